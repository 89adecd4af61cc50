import { mount } from 'svelte';
import '../src/theme.css';
import { choose, speak } from '../src/words';
import Dev from './Dev.svelte';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
const target = document.getElementById('app');
await speak(choose([query.get('lang') ?? navigator.language]));
if (target) mount(Dev, { target, props: { query } });
