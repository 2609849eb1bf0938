import { defineConfig } from '@playwright/test';
import { ports, publicUrl } from './ports';

const executablePath = process.env['CHROMIUM_PATH'] || undefined;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  // A machine that stands still for a moment fails no build; what fails twice does, and what failed once is told.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    baseURL: publicUrl,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node --import tsx e2e/stack.ts',
    cwd: '..',
    url: `http://127.0.0.1:${ports.web}/`,
    timeout: 180_000,
    reuseExistingServer: !process.env['CI'],
    stdout: 'pipe',
  },
});
