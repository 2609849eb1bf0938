/**
 * `npm run bench:pages`: the public pages in Lighthouse (mobile, simulated throttling), next to a bare page of react,
 * react-dom, and react-router-dom from the same server. Prints medians and missed budgets. The figures are for reading,
 * not asserting: machines differ. `-- /marketplace` measures one page, `--runs=1` runs once instead of three times, and
 * `--reports=folder` keeps Lighthouse's reports.
 */
import { chromium } from 'playwright';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startBackend, type Backend } from '../../supabase/local/backend.ts';
import { freePort } from '../../supabase/local/server/http.ts';
import { ensureBrowser } from '../browser.mjs';
import { buildBare, builtSite, gzipBytes, serveFolders } from './built-site.ts';
import type { Folder } from '../../supabase/local/site/static-server.ts';

const runs = Number(option('runs') ?? 3);
const reports = option('reports');
const chosen = process.argv.slice(2).filter((word) => word.startsWith('/'));

const bareName = 'bare page';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Minimum scores; LCP, and the JavaScript of the home page, as multiples of the bare page's. */
const budgets = {
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 1.3,
  cls: 0.02,
  script: 1.35,
};

interface Figures {
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes of the page's scripts after `gzip -9`, comparable with figures from elsewhere. */
  scriptGzip: number;
  /** Bytes of all scripts as transferred: brotli and headers. */
  scriptSent: number;
  requests: number;
}

const executablePath = await ensureBrowser();
await mkdir('node_modules/.cache', { recursive: true });
// Inside the project, so that the bare page uses the same packages.
const folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.cache/bench-pages-'));
const folders = new Map<string, Folder>();
const server = await serveFolders(folders);
const site = `http://cornerlot.localhost:${server.port}`;
const bare = `http://bare.localhost:${server.port}`;
const backend = await startBackend({ port: 0, mailPort: 0, siteUrl: site });

try {
  const pages = [{ name: bareName, url: `${bare}/` }, ...(await chosenPages())];
  folders.set('bare.localhost', await buildBare(join(folder, 'bare')));
  folders.set('cornerlot.localhost', await builtSite(join(folder, 'site'), backend, site));
  if (reports) await mkdir(reports, { recursive: true });
  // Demo pictures are generated at the first request.
  for (const { url } of pages) await visit(url, { onlyAudits: ['network-requests'] });

  const measured = new Map<string, Figures[]>(pages.map(({ name }) => [name, []]));
  const speeds: number[] = [];
  // Alternating, so that a busy machine slows every page alike.
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, url } of pages) {
      const result = await visit(url);
      speeds.push(result.environment.benchmarkIndex);
      measured.get(name)?.push(figuresOf(result));
      if (reports)
        await writeFile(
          join(reports, `${name === '/' ? 'home' : name.replace(/\W+/g, '')}-${run}.json`),
          JSON.stringify(result),
        );
    }
  }
  // Scores depend on the machine: a fast one hides what a slow one shows.
  console.log(
    `\nBenchmark index ${Math.min(...speeds)} to ${Math.max(...speeds)}, ${executablePath || 'Playwright’s'} shell`,
  );
  report(new Map([...measured].map(([name, all]) => [name, median(all)])));
} finally {
  await backend.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);

/** The word after `--name=`. */
function option(name: string): string | undefined {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
}

async function chosenPages(): Promise<{ name: string; url: string }[]> {
  const all = ['/', '/marketplace', '/property/{id}', '/resources'];
  const names =
    chosen.length === 0
      ? all
      : all.filter((page) => chosen.some((path) => page.replace('/{id}', '') === path.replace(/(.)\/$/, '$1')));
  if (names.length === 0) throw new Error(`Pages to measure: ${all.join(', ').replace('/{id}', '')}`);
  const id = await listingWithPictures(backend);
  return names.map((name) => ({ name, url: site + name.replace('{id}', id) }));
}

/** A listing that visitors may read. */
async function listingWithPictures({ url, anonKey }: Backend): Promise<string> {
  const query = 'select=id&status=eq.active&images=neq.{}&order=created_at.desc,id&limit=1';
  const response = await fetch(`${url}/rest/v1/properties?${query}`, { headers: { apikey: anonKey } });
  const [listing] = (await response.json()) as { id: string }[];
  if (!listing) throw new Error('The demo data has no listing with pictures.');
  return listing.id;
}

/** One Lighthouse run in a new browser. Rejects when the page can't be measured. */
async function visit(
  url: string,
  extent: Pick<Flags, 'onlyAudits' | 'onlyCategories'> = { onlyCategories: [...categories] },
): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
  });
  try {
    const done = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...extent });
    if (!done || done.lhr.runtimeError) throw new Error(`${url}: ${done?.lhr.runtimeError?.message ?? 'no result'}`);
    return done.lhr;
  } finally {
    await browser.close();
  }
}

interface NetworkItem {
  url: string;
  resourceType?: string;
  transferSize?: number;
}

function figuresOf({ categories: rated, audits }: Result): Figures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (id: (typeof categories)[number]) => Math.round((rated[id]?.score ?? 0) * 100);
  const network = audits['network-requests']?.details;
  const requests = network?.type === 'table' ? (network.items as unknown as NetworkItem[]) : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptGzip: sum(scripts.map(({ url }) => gzipBytes(folders, url))),
    scriptSent: sum(scripts.map(({ transferSize }) => transferSize ?? 0)),
    requests: requests.length,
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The median run by performance score, then LCP. */
function median(all: Figures[]): Figures {
  const sorted = all.toSorted((a, b) => b.scores.performance - a.scores.performance || a.lcp - b.lcp);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

function report(figures: ReadonlyMap<string, Figures>): void {
  const base = figures.get(bareName);
  if (!base) throw new Error('The bare page was not measured.');
  const times = (ratio: number) => Number(ratio.toFixed(2));
  const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));
  console.log(`\nLighthouse, mobile, median of ${runs}; × in multiples of the bare page`);
  console.table(
    Object.fromEntries(
      [...figures].map(([name, { scores, ...page }]) => [
        name,
        {
          perf: scores.performance,
          a11y: scores.accessibility,
          'best pr.': scores['best-practices'],
          SEO: scores.seo,
          'LCP s': times(page.lcp / 1000),
          'LCP ×': times(page.lcp / base.lcp),
          CLS: Number(page.cls.toFixed(3)),
          'TBT ms': Math.round(page.tbt),
          'JS KB gzip -9': kilobytes(page.scriptGzip),
          'JS ×': times(page.scriptGzip / base.scriptGzip),
          'JS KB sent': kilobytes(page.scriptSent),
          requests: page.requests,
        },
      ]),
    ),
  );
  const misses = [...figures]
    .filter(([name]) => name !== bareName)
    .flatMap(([name, page]) => missesOf(name, page, base));
  console.log(misses.length > 0 ? `Missed:\n${misses.join('\n')}` : 'All budgets are kept.');
}

/** One line for each budget that a page misses. */
function missesOf(name: string, page: Figures, base: Figures): string[] {
  const low = categories
    .filter((id) => page.scores[id] < budgets.scores[id])
    .map((id) => `${id} ${page.scores[id]}, ${budgets.scores[id] - page.scores[id]} short of ${budgets.scores[id]}`);
  const lcp = page.lcp / base.lcp;
  if (lcp > budgets.lcp)
    low.push(`LCP ${lcp.toFixed(2)}×, ${Math.round(page.lcp - budgets.lcp * base.lcp)} ms over ${budgets.lcp}×`);
  if (page.cls >= budgets.cls) low.push(`CLS ${page.cls.toFixed(3)}, not under ${budgets.cls}`);
  const script = page.scriptGzip - budgets.script * base.scriptGzip;
  if (name === '/' && script > 0) low.push(`JavaScript ${(script / 1000).toFixed(1)} KB over ${budgets.script}×`);
  return low.map((miss) => `  ${name}: ${miss}`);
}
