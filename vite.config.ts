import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { contentSecurityPolicyPlugin } from './src/app/build/content-security-policy.ts';
import { pageBudgets } from './src/app/first-view/page-budgets.ts';
import { noChunkCycles } from './src/app/first-view/chunk-cycles.ts';
import { codeSplitting } from './src/app/first-view/code-splitting.ts';
import { iconImports } from './src/app/first-view/icon-imports.ts';
import { preloadLinks } from './src/app/first-view/preload-links.ts';
import { readSecurityHeaders } from './src/app/build/security-headers.ts';
import { workerPlugin } from './src/app/build/worker-plugin.ts';
import { prerenderPlugin } from './src/app/prerender/prerender-plugin.ts';
import { brand } from './src/domain/site/brand.ts';
import { LongestFirst } from './tests/longest-first.ts';

/** Fills the brand's name into index.html. */
function brandHtml(): Plugin {
  return {
    name: 'brand-html',
    transformIndexHtml: (html) => html.replace('%BRAND%', brand.name),
  };
}

const headers = readSecurityHeaders(new URL('./public/_headers', import.meta.url));

const backend: TestUserConfig = {
  environment: 'node',
  isolate: false,
  globalSetup: ['tests/backend/global-setup.ts'],
  setupFiles: ['tests/backend/app-modules.ts'],
  // A sign-up takes 2 ms instead of 100.
  env: { LITE_AUTH_BCRYPT_COST: '4' },
  // Of pgtap.test.ts, whose tests are the only concurrent ones.
  maxConcurrency: 2,
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    brandHtml(),
    iconImports(),
    codeSplitting(),
    pageBudgets(),
    noChunkCycles(),
    preloadLinks(),
    prerenderPlugin(),
    workerPlugin(),
    contentSecurityPolicyPlugin(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    headers,
    // node_modules is a link in the copies that tests break rules in.
    fs: { allow: [import.meta.dirname, realpathSync(join(import.meta.dirname, 'node_modules'))] },
  },
  // A browser that cannot begin modules' downloads ahead, like Safari before 17, finds them a little later.
  build: {
    target: 'es2022',
    sourcemap: process.env['BUILD_SOURCE_MAPS'] === 'true',
    modulePreload: { polyfill: false },
  },
  test: {
    // The default is one worker on a machine with two cores. Tests often wait, so three keep both busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // Nothing is tried again, so a slow machine gets plenty of time.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // Logic in `.test.ts` runs in plain Node, about ten times as fast as anything that needs jsdom (`.test.tsx`).
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: ['src/**/*.test.ts', 'tests/mutations/*.test.ts'],
          setupFiles: ['tests/setup.ts'],
          testTimeout: 30_000,
        },
      },
      // Each leaves nothing behind in the window, so that they share one, and their modules.
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          pool: 'threads',
          isolate: false,
          include: ['src/**/*.test.tsx', 'tests/screens/*.test.tsx'],
          setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
          testTimeout: 30_000,
        },
      },
      // These load modules again, like a page that is opened.
      {
        extends: true,
        test: {
          name: 'page-load',
          environment: 'jsdom',
          pool: 'threads',
          include: ['tests/screens/page-load/*.test.tsx'],
          setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
          testTimeout: 30_000,
        },
      },
      { extends: true, test: { ...backend, name: 'backend', include: ['tests/backend/*.test.ts'] } },
      // Of the local backend, a tool. They run every night.
      { extends: true, test: { ...backend, name: 'local', include: ['tests/backend/local/*.test.ts'] } },
    ],
  },
});
