/** What a button of the action bar says; the game fills it in, the bar decides nothing. */

export interface ActionButton {
  id: string;
  label: string;
  /** Missing when an action point has nothing to do with it. */
  cost?: number;
  /** Id of a drawing (symbol) on the page. */
  icon?: string;
  /** Behind "more": it can be done on the board, or seldom is. */
  later?: boolean;
  /** The one that is most likely wanted. */
  main?: boolean;
  /** Why it cannot be done now; the button stays, says so and leads to the rule. */
  reason?: { text: string; rule: string };
}
