import { mount } from 'svelte';
import App from './App.svelte';
import './theme.css';
import { choose, speak } from './words';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the table');
await speak(choose(navigator.languages));
mount(App, { target });
