import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  assetsInclude: ['**/*.ftl'],
  server: { fs: { allow: [here('.'), here('../src/flashover')] } },
  build: {
    outDir: here('../src/flashover/server/static'),
    emptyOutDir: true,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Nothing becomes a data: URL, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'] },
});
