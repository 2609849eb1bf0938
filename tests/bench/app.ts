/**
 * `npm run bench:app`: the signed-in app on a phone (390 × 844, slow 4G, CPU slowed down 4×), cold and with a warm
 * cache, next to a bare page from the same server. Prints medians and missed budgets. The figures are for reading, not
 * asserting: machines differ. `-- /dashboard` measures one screen, `--runs=1` runs once instead of three times, and
 * `--urls` lists what each screen requests. `--why` measures no time: it says what the JavaScript of each screen, or
 * of public pages (`--public`), consists of.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page as PlaywrightPage } from 'playwright';
import { startBackend } from '../../supabase/local/backend.ts';
import { ensureBrowser } from '../browser.mjs';
import { buildBare, builtSite, gzipBytes, serveFolders } from './built-site.ts';
import { sessionCookies, type Cookie } from './session-cookies.ts';
import type { Folder } from '../../supabase/local/site/static-server.ts';
import { chunkRecorder, explainChunks, type Chunk } from './why.ts';

const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
const runs = Number(option('runs') ?? 3);
const listUrls = process.argv.includes('--urls');
const explains = process.argv.includes('--why');
const isPublic = process.argv.includes('--public');
const chosen = process.argv.slice(2).filter((word) => word.startsWith('/'));

/** Lighthouse's slow 4G: 150 ms round trips, 1.6 Mbit/s down and 750 kbit/s up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const cpuSlowdown = 4;
/** Times are in multiples of the bare page's. */
const budgets = { scriptKilobytes: 220, requests: 40, apiCalls: 6, cold: 2.7, warm: 1.7 };
const bareName = 'bare page';
const screens = isPublic
  ? ['/', '/marketplace', '/resources', '/membership']
  : ['/dashboard', '/marketplace', '/community', '/messages', '/my-listings'];

interface Visit {
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** When the app took over from the snapshot of the screen, in milliseconds; NaN if it didn't show that. */
  takenOver: number;
  /** Bytes of JavaScript after `gzip -9`. */
  scriptGzip: number;
  /** Every request but the browser's preflights. */
  requests: string[];
  /** Requests to the database, auth, and functions; pictures aren't counted. */
  apiCalls: string[];
}

interface Figures {
  cold: Visit;
  warm: Visit;
}

const executablePath = await ensureBrowser();
await mkdir('node_modules/.cache', { recursive: true });
// Inside the project, so that the bare page uses the same packages.
const folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.cache/bench-app-'));
const folders = new Map<string, Folder>();
const server = await serveFolders(folders);
const publicUrl = `http://cornerlot.localhost:${server.port}`;
const appUrl = `http://app.cornerlot.localhost:${server.port}`;
const bareUrl = `http://bare.localhost:${server.port}`;
const backend = await startBackend({ port: 0, mailPort: 0, siteUrl: publicUrl });
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
});

try {
  folders.set('bare.localhost', await buildBare(join(folder, 'bare')));
  const recorder = chunkRecorder(process.cwd());
  const site = await builtSite(join(folder, 'site'), backend, publicUrl, [recorder.plugin]);
  folders.set('cornerlot.localhost', site);
  folders.set('app.cornerlot.localhost', site);
  const names = explains && chosen.length > 0 ? chosen : screens.filter((path) => !chosen[0] || chosen.includes(path));
  if (names.length === 0) throw new Error(`Screens to measure: ${screens.join(', ')}`);
  const pages = names.map((path) => ({ name: path, url: (isPublic ? publicUrl : appUrl) + path }));
  const cookies = isPublic ? [] : await sessionCookies(backend);
  if (explains) await explain(pages, cookies, recorder.chunks());
  else await measure([{ name: bareName, url: `${bareUrl}/` }, ...pages], cookies);
} finally {
  await browser.close();
  await backend.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);

interface Page {
  name: string;
  url: string;
}

/** Prints the times and sizes of pages. */
async function measure(pages: readonly Page[], cookies: Cookie[]): Promise<void> {
  const measured = new Map<string, Figures[]>(pages.map(({ name }) => [name, []]));
  // The first round isn't counted: smaller sizes of pictures are made at the first request. Rounds alternate, so that
  // a busy machine slows every page alike.
  for (let round = 0; round <= runs; round += 1) {
    for (const { name, url } of pages) {
      const figures = await visitTwice(browser, url, cookies);
      if (round > 0) measured.get(name)?.push(figures);
    }
  }
  report(new Map([...measured].map(([name, all]) => [name, median(all)])));
}

/** Prints what the JavaScript of pages consists of. */
async function explain(pages: readonly Page[], cookies: Cookie[], chunks: readonly Chunk[]): Promise<void> {
  for (const { name, url } of pages) {
    const { cold } = await visitTwice(browser, url, cookies);
    const scripts = cold.requests.filter((request) => new URL(request).pathname.endsWith('.js'));
    const loaded = new Map(scripts.map((each) => [new URL(each).pathname.slice(1), gzipBytes(folders, each)]));
    console.log(`\n${name}: ${(cold.scriptGzip / 1000).toFixed(1)} KB gzip -9`);
    console.log(explainChunks(chunks, loaded).join('\n'));
  }
}

/** Opens a page in a browser with an empty cache, then again with what the first visit cached. */
async function visitTwice(on: Browser, url: string, cookies: Cookie[]): Promise<Figures> {
  const context = await on.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addCookies(cookies);
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(globalThis, { lcp: list.getEntries().at(-1)?.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    let isSnapshot = false;
    new MutationObserver(() => {
      const wasSnapshot = isSnapshot;
      isSnapshot = document.querySelector('[data-snapshot]') !== null;
      if (wasSnapshot && !isSnapshot) Object.assign(globalThis, { takenOver: performance.now() });
    }).observe(document, { childList: true, subtree: true });
  });
  const figures = { cold: await visit(context, url), warm: await visit(context, url) };
  await context.close();
  return figures;
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) requests.push(request.url());
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  // Requests may follow once the CPU has caught up.
  await page.waitForTimeout(2000);
  await page.waitForLoadState('networkidle');
  const lcp = Number(await page.evaluate('globalThis.lcp'));
  const takenOver = Number(await page.evaluate('globalThis.takenOver'));
  if (url.startsWith(appUrl)) await untilStored(page);
  await page.close();
  return {
    lcp,
    takenOver,
    scriptGzip: requests
      .filter((each) => new URL(each).pathname.endsWith('.js'))
      .reduce((total, each) => total + gzipBytes(folders, each), 0),
    requests,
    apiCalls: requests.filter((each) => each.startsWith(backend.url) && !each.includes('/storage/v1/')),
  };
}

/** Members stay until the browser has stored what the next visit starts with: the app’s files, a second later data. */
async function untilStored(page: PlaywrightPage): Promise<void> {
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
  await page.waitForTimeout(2000);
}

/** The medians of the times; everything else is from the last run, as it hardly differs. */
function median(all: Figures[]): Figures {
  const last = all.at(-1);
  if (!last) throw new Error('Nothing was measured.');
  const middle = (lcps: number[]) => lcps.toSorted((a, b) => a - b)[Math.floor(lcps.length / 2)] ?? Number.NaN;
  return {
    cold: { ...last.cold, lcp: middle(all.map(({ cold }) => cold.lcp)) },
    warm: {
      ...last.warm,
      lcp: middle(all.map(({ warm }) => warm.lcp)),
      takenOver: middle(all.map(({ warm }) => warm.takenOver)),
    },
  };
}

function report(figures: ReadonlyMap<string, Figures>): void {
  const base = figures.get(bareName);
  if (!base) throw new Error('The bare page was not measured.');
  const round = (value: number) => Number(value.toFixed(2));
  const rows = [...figures].map(([name, { cold, warm }]) => ({
    name,
    'JS KB gzip -9': Number((cold.scriptGzip / 1000).toFixed(1)),
    requests: cold.requests.length,
    'API calls': cold.apiCalls.length,
    'cold LCP s': round(cold.lcp / 1000),
    'cold ×': round(cold.lcp / base.cold.lcp),
    'warm LCP s': round(warm.lcp / 1000),
    'warm ×': round(warm.lcp / base.warm.lcp),
    'app takes over s': round(warm.takenOver / 1000),
    'warm requests': warm.requests.length,
  }));
  console.log(`\nPhone, slow 4G, CPU ÷ ${cpuSlowdown}, median of ${runs}; × in multiples of the bare page`);
  console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
  if (listUrls) printUrls(figures);
  const misses = rows.filter(({ name }) => name !== bareName).flatMap(missesOf);
  console.log(misses.length > 0 ? `Missed:\n${misses.join('\n')}` : 'All budgets are kept.');

  /** One line for each budget that a screen misses. */
  function missesOf(row: (typeof rows)[number]): string[] {
    const limits: [keyof typeof row, number][] = [
      ['JS KB gzip -9', budgets.scriptKilobytes],
      ['requests', budgets.requests],
      ['API calls', budgets.apiCalls],
      ['cold ×', budgets.cold],
      ['warm ×', budgets.warm],
    ];
    return limits
      .filter(([column, limit]) => Number(row[column]) > limit)
      .map(([column, limit]) => `  ${row.name}: ${column} ${row[column]}, budget ${limit}`);
  }
}

function printUrls(figures: ReadonlyMap<string, Figures>): void {
  for (const [name, { cold }] of figures) {
    console.log(`\n${name}`);
    for (const url of cold.requests) {
      const bytes = gzipBytes(folders, url);
      console.log(`  ${bytes ? `${(bytes / 1000).toFixed(1)} KB `.padStart(10) : ' '.repeat(10)}${url.slice(0, 180)}`);
    }
  }
}
