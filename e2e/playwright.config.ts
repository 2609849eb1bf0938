import { defineConfig } from '@playwright/test';
import { publicUrl } from './urls';

const executablePath = process.env['CHROMIUM_PATH'] || undefined;

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Pages live for seconds, in which optimizing their code costs more than it saves: a fifth of the browser's CPU time.
  '--js-flags=--no-turbofan,--no-maglev',
];
const launchOptions = { ...(executablePath && { executablePath }), args };
/** Decoding and drawing pictures takes a quarter of the browser's CPU time. The rest is what Playwright sets. */
const withoutPictures = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'imagesEnabled=false',
].join();

/**
 * Tests run at 1440 px, and those with `@phone` in their name also at 390 px. Only those with `@pictures` and those on
 * phones load pictures.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  // Nothing is tried again, so a slow machine gets plenty of time.
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    baseURL: publicUrl,
    // Otherwise a missing button is waited for until the test's own time is up.
    actionTimeout: 30_000,
    // Requests through a service worker can't be intercepted. `offline.spec.ts` has it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions,
    // So that tests don't wait for transitions, nor browsers draw them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only|@pictures/,
      use: {
        viewport: { width: 1440, height: 900 },
        launchOptions: { ...launchOptions, args: [...args, `--blink-settings=${withoutPictures}`] },
      },
    },
    {
      name: 'pictures',
      grep: /@pictures/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Only tests in which the width matters: layout, navigation, drawers, the map, and wizards.
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
