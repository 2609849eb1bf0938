/**
 * `npm run bench:screen`: the production build of the marketplace in a browser, with 100,000 listings on a PostgreSQL
 * server. Prints the time from clicking a filter to the painted result, and the long tasks while scrolling through 500
 * cards. The figures are for reading, not asserting: machines differ. `--listings=10000` sets another number.
 */
import { chromium, type Page } from 'playwright';
import postgres from 'postgres';
import { build, preview } from 'vite';
import { startBackend } from '../../supabase/local/server/backend.ts';
import { startTestServer } from '../backend/test-server.ts';
import { growTo } from './listings.ts';

const listings = Number(process.argv.find((word) => word.startsWith('--listings='))?.split('=')[1] ?? 100_000);
const rounds = 20;
const cards = 500;

const server = await startTestServer();
const backend = await startBackend({
  port: 0,
  mailPort: 0,
  databaseUrl: server.url,
  seedFile: null,
  // The same pixel for every picture, to measure the page alone.
  missingObject: () => Promise.resolve({ body: onePixelPng(), contentType: 'image/png' }),
});
const sql = postgres(server.url, { onnotice: () => undefined });
await growTo(sql, listings);
await sql.end();

process.env['VITE_SUPABASE_URL'] = backend.url;
process.env['VITE_SUPABASE_ANON_KEY'] = backend.anonKey;
process.env['VITE_GOOGLE_MAPS_API_KEY'] = '';
const outDir = 'node_modules/.cache/bench-screen';
await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
const web = await preview({ build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
const address = web.resolvedUrls?.local[0]?.replace('127.0.0.1', 'cornerlot.localhost') ?? '';

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
// The compiler adds calls of this helper, which the page doesn’t have.
await page.addInitScript('globalThis.__name = (named) => named');
await page.addInitScript(installProbes);

console.log(`${listings.toLocaleString('en-US')} listings\n`);
await reportFirstPage(page);
await reportFilters(page);
await reportScrolling(page);

await browser.close();
await web.close();
await backend.close();
await server.close();

/** Prints the requests and JSON of the first page. */
async function reportFirstPage(on: Page) {
  const responses: { name: string; size: Promise<number> }[] = [];
  on.on('response', (response) => {
    if (!response.url().includes('/rest/v1/') || response.request().method() === 'OPTIONS') return;
    responses.push({ name: new URL(response.url()).pathname, size: response.body().then((body) => body.length) });
  });
  await on.goto(`${address}marketplace`);
  await on.locator('main article').first().waitFor();
  await on.waitForLoadState('networkidle');
  const sizes = await Promise.all(responses.map(({ size }) => size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`First page: ${responses.length} requests, ${(total / 1000).toFixed(1)} KB of JSON (budget 3 and 40)`);
}

/** Prints the time from clicking Show in the drawer to the frame with the results. */
async function reportFilters(on: Page) {
  const types = ['Single Family', 'Multi Family', 'Commercial', 'Industrial', 'Land', 'Mixed Use'];
  const times: number[] = [];
  for (let round = 0; round < rounds + 2; round += 1) {
    await on.getByRole('button', { name: /^Filters/ }).click();
    const drawer = on.getByRole('dialog');
    const type = types[round % types.length] ?? '';
    for (const other of types) await drawer.getByRole('checkbox', { name: other }).setChecked(other === type);
    await drawer
      .getByLabel('Minimum')
      .first()
      .fill(String(100_000 + round * 1000));
    const show = drawer.getByRole('button', { name: /^Show/ });
    await on.waitForTimeout(600);
    const painted = on.evaluate<number>('window.untilNextResults()');
    await show.click();
    times.push(await painted);
  }
  // The first two rounds are warm-up.
  const sorted = times.slice(2).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? NaN);
  console.log(
    `Filter to painted result: median ${at(0.5)} ms, p95 ${at(0.95)} ms, ${rounds} rounds (budget 300 at the median)`,
  );
}

/** Prints the long tasks while scrolling from the first of 500 cards to the last and back. */
async function reportScrolling(on: Page) {
  await on.goto(`${address}marketplace?sort=newest`);
  await on.locator('main article').first().waitFor();
  while ((await on.locator('main article').count()) < cards) {
    await on.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await on.waitForTimeout(150);
  }
  await on.evaluate(() => window.scrollTo(0, 0));
  await on.waitForTimeout(1000);
  await on.evaluate('window.longTasks.length = 0');
  await on.mouse.move(720, 600);
  const height = await on.evaluate(() => document.body.scrollHeight);
  for (const direction of [1, -1]) {
    for (let scrolled = 0; scrolled < height; scrolled += 400) {
      await on.mouse.wheel(0, direction * 400);
      await on.waitForTimeout(16);
    }
  }
  const tasks = await on.evaluate<number[]>('window.longTasks');
  const longest = Math.round(Math.max(0, ...tasks));
  const worst = tasks.length > 0 ? `, the longest ${longest} ms` : '';
  console.log(`Scrolling ${cards} cards down and up: ${tasks.length} tasks over 50 ms${worst} (budget none)`);
}

/** Runs in the page before its own scripts. */
function installProbes() {
  const scope = window as unknown as { longTasks: number[]; untilNextResults: () => Promise<number> };
  scope.longTasks = [];
  new PerformanceObserver((list) => scope.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    { type: 'longtask' },
  );
  const shownLinks = () =>
    Array.from(document.querySelectorAll('main article a'), (link) => link.getAttribute('href')).join();
  scope.untilNextResults = () =>
    new Promise((resolve) => {
      const before = shownLinks();
      let pressed: number | null = null;
      document.addEventListener('click', (event) => (pressed = event.timeStamp), { once: true, capture: true });
      const observer = new MutationObserver(() => {
        if (pressed === null || shownLinks() === before || document.querySelector('main [aria-busy=true]')) return;
        observer.disconnect();
        // Resolve after the frame that paints them.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - (pressed ?? 0))));
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
}

function onePixelPng(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADAgIBS0Yl9wAAAABJRU5ErkJggg==',
    'base64',
  );
}
