# Rules of Flash Point: Tragic Events.

rule-FP-TRAG-01 = The Fire Deck drives the fire
    .text = In the Advance Fire phase the next card of the Fire Deck is turned up and carried out, in place of the single Advance.

rule-FP-TRAG-02 = The Fire Rages
    .text = The most frequent card of the Fire Deck: the fire advances once. The rules do not print its text; this is our reading.

rule-FP-TRAG-03 = Flare Up
    .text = Flare Up cards lie beside the Fire Deck (6 for Recruit, 8 for Veteran, 10 for Heroic). One comes into the deck whenever Accelerate is carried out, while there are any; the Structural Engineer can take one back out. When it is turned up the fire advances once, and then another Fire card is drawn and carried out; the rules do not print its text, this is our reading.

rule-FP-TRAG-04 = Accelerate
    .text = One Accelerate card is in the Fire Deck from the start: the fire advances once, and the top Event is carried out. Then a Flare Up from the supply, if there is one, all undrawn cards, all used cards and Accelerate itself are shuffled into a new Fire Deck. The rules do not print its text; this is our reading.

rule-FP-TRAG-05 = Fire Deck empty
    .text = If a Fire card is due and the Fire Deck is empty, the used cards are shuffled into a new deck. This is a house ruling.

rule-FP-TRAG-06 = Event Deck
    .text = The Event Deck is shuffled at setup and its order is secret; an Event is drawn when Accelerate says so. Used Events are set aside, and when the deck is empty they are shuffled again. The published cards are not known, so the deck consists of Events of our own, some of which put Special Victims into the pool.

rule-FP-TRAG-07 = Respite
    .text = The Respite card starts beside the Fire Deck and comes into play only if an Event shuffles it in. When it is turned up, the fire does not advance this turn. This is a house ruling.

rule-FP-TRAG-08 = No Hot Spots with Tragic Events
    .text = With Tragic Events nothing that is said about Hot Spots applies: none are placed at setup or after Explosions, and none make the fire advance again. Nothing but the sizes of the Fire Deck and of the Flare Up supply takes their place.

rule-FP-TRAG-09 = No cards without Tragic Events
    .text = Without Tragic Events nothing that is said about the Fire Deck and the Event Deck applies.

rule-FP-TRAG-10 = Several Advances on one card
    .text = Each Advance rolls both dice for a new target and is resolved with its Flashover. Hazmats, losses, knock-downs and the clean-up outside follow once, when the card is finished.

rule-FP-TRAG-11 = Size of the decks
    .text = The number of The Fire Rages cards depends on the number of Firefighters and the difficulty; the number of Flare Up cards beside the deck depends on the difficulty.

rule-FP-TRAG-12 = Clear needs a Flare Up
    .text = With Tragic Events the Structural Engineer's Clear (2 AP) takes a Flare Up out of the Fire Deck. It is possible only while a Flare Up is in the deck or among the used cards.

rule-FP-TRAG-13 = When an Event happens
    .text = An Event is carried out completely before the Advance Fire phase goes on. PoI are replenished afterwards as always: with three or more on the board, none is added. This is a house ruling.
