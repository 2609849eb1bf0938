/**
 * `npm run brand:screenshots` takes the screenshots of the manifest, public/screenshots, from the demo. Requires
 * Chromium, like the end-to-end tests, from CHROMIUM_PATH if that's set.
 */

import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { demoAccounts } from '../demo/accounts.ts';
import { startBackend } from '../server/backend.ts';
import { serveWeb } from '../server/web.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'public/screenshots');
const webPort = 5199;
const publicUrl = `http://cornerlot.localhost:${webPort}`;
const appUrl = `http://app.cornerlot.localhost:${webPort}`;
const [, member] = demoAccounts;
if (!member) throw new Error('The demo has no paid member.');

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const computer = { viewport: { width: 1280, height: 800 } };
const pictures = [
  { name: 'marketplace', device: phone, open: (page: Page) => page.goto(`${appUrl}/marketplace`) },
  { name: 'deals', device: phone, open: (page: Page) => page.goto(`${appUrl}/deals`) },
  { name: 'messages', device: phone, open: (page: Page) => page.goto(`${appUrl}/messages`) },
  { name: 'marketplace-wide', device: computer, open: (page: Page) => page.goto(`${appUrl}/marketplace`) },
];

/** Whether data and pictures are there. */
const isLoaded = () =>
  document.querySelector('main .skeleton') === null &&
  [...document.images].every((picture) => picture.complete || picture.getBoundingClientRect().top > innerHeight);

const backend = await startBackend({ port: 0, mailPort: 0, siteUrl: publicUrl, redirectUrls: [`${appUrl}/**`] });
const web = await serveWeb(root, backend, webPort);
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  args: ['--no-sandbox'],
});
try {
  await mkdir(folder, { recursive: true });
  for (const { name, device, open } of pictures) {
    const context = await browser.newContext({ ...device, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    // The development server compiles what it's asked for the first time.
    page.setDefaultTimeout(120_000);
    await page.goto(`${appUrl}/signin`);
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    await open(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(isLoaded);
    const picture = sharp(await page.screenshot()).webp({ quality: 72, effort: 6 });
    const { size } = await picture.toFile(join(folder, `${name}.webp`));
    process.stdout.write(`public/screenshots/${name}.webp: ${Math.round(size / 1000)} kB\n`);
    await context.close();
  }
} finally {
  await browser.close();
  await web?.close();
  await backend.close();
}
process.exit(0);
