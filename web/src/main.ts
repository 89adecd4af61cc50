import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './prefs.svelte';
import { router } from './router.svelte';
import { apply } from './settings';
import './theme.css';
import { choose, speak } from './words';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the table');
apply(prefs.now);
await speak(prefs.now.language || choose(navigator.languages));
router.start();
mount(App, { target });
