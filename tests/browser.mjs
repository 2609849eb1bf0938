// Finds or installs the browser of the end-to-end tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

/** Playwright’s own download of the headless shell, whose path it knows. */
const playwrightShell = '';
const debianShell = '/usr/bin/chromium-headless-shell';
const shells = [debianShell, playwrightShell];
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a Chromium that runs, or an empty text for Playwright’s own. A headless shell needs two thirds of
 * the CPU of a whole browser, so one is installed if it can be had. Exits with a message if there’s no browser.
 */
export async function ensureBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  const path = chosen
    ? await firstThatRuns([chosen])
    : ((await firstThatRuns(shells)) ?? (installShell(), await firstThatRuns([...shells, ...installed])));
  if (path !== undefined) return path;
  console.error(
    chosen
      ? `CHROMIUM_PATH names a browser that doesn’t run: ${chosen}`
      : 'No browser could be installed. Install Chromium or Chrome, then run `npm test` again.',
  );
  process.exit(1);
}

/** Starts one browser after the other and returns the first that does, after printing which it is. */
async function firstThatRuns(paths) {
  for (const path of paths.filter((each) => each === playwrightShell || existsSync(each))) {
    try {
      const browser = await chromium.launch({ executablePath: path || undefined, args: ['--no-sandbox'] });
      console.log(`Browser of the end-to-end tests: ${path || 'Playwright’s headless shell'}, ${browser.version()}`);
      await browser.close();
      return path;
    } catch {
      // Not downloaded, or its libraries are missing: the next one may run.
    }
  }
  return undefined;
}

/** Installs Debian’s headless shell, or else downloads Playwright’s. */
function installShell() {
  console.log('Installing a headless Chromium for the end-to-end tests.');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    const packages = ['chromium-headless-shell', 'fonts-liberation'];
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
    if (existsSync(debianShell)) return;
  }
  const playwright = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  const system = isRoot ? ['--with-deps'] : [];
  spawnSync(process.execPath, [playwright, 'install', '--only-shell', ...system, 'chromium'], { stdio: 'inherit' });
}
