import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunks } from './src/app/build/chunks.ts';
import { earlyDownloads } from './src/app/build/early-downloads.ts';
import { twoRouters } from './src/app/build/two-routers.ts';
import { writtenPages } from './src/app/build/written-pages.ts';
import { brand } from './src/shared/config/brand.ts';

/** Fills the brand into index.html, so that the name stands in one constant only. */
function brandHtml(): Plugin {
  return {
    name: 'brand-html',
    transformIndexHtml: (html) => html.replaceAll('%BRAND%', brand.name).replaceAll('%TAGLINE%', brand.tagline),
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), brandHtml(), twoRouters(), chunks(), earlyDownloads(), writtenPages()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  // A browser that cannot begin modules' downloads ahead, like Safari before 17, finds them a little later.
  build: { target: 'es2022', sourcemap: true, modulePreload: { polyfill: false } },
  test: {
    // On a machine of two cores the default is one worker; much of the time is waiting.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // As with the journeys: a machine that stands still for a moment fails no build; what fails twice does, and what failed once is told.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'tests/screens/**/*.test.tsx'],
          setupFiles: ['tests/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: ['tests/backend/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
