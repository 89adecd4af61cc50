import { mount } from 'svelte';
import App from './App.svelte';
import { apply, loadSettings } from './settings';
import './theme.css';
import { choose, speak } from './words';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the table');
const settings = loadSettings();
apply(settings);
await speak(settings.language || choose(navigator.languages));
mount(App, { target });
