/**
 * `npm run bench:pages`: the public pages under Lighthouse (mobile, simulated throttling), next to a bare page of react, react-dom and
 * react-router-dom that the same server serves, compressed. Prints a table of medians and what misses its budget. Figures to read, not
 * to assert: machines differ. `-- /marketplace` measures that page only, `--runs=1` once instead of three times, `--reports=folder`
 * keeps Lighthouse's own report of every run there.
 */
import react from '@vitejs/plugin-react';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { startBackend, type Backend } from '../../supabase/local/backend.ts';
import { readFolder, serveFolders, type Folder } from './static-server.ts';

const runs = Number(option('runs') ?? 3);
const reports = option('reports');
const chosen = process.argv.slice(2).filter((word) => word.startsWith('/'));

const bareName = 'bare page';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Lowest of each category; LCP and the JavaScript of the front page in multiples of the bare page's. */
const budgets = {
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 1.3,
  cls: 0.02,
  script: 1.15,
};

interface Figures {
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes of the page's own scripts, as `gzip -9` makes them: what figures from elsewhere are compared by. */
  scriptGzip: number;
  /** Bytes of all scripts as they came, headers and brotli. */
  scriptSent: number;
  requests: number;
}

await mkdir('node_modules/.cache', { recursive: true });
// Inside the project, so that the bare page finds the same packages.
const folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.cache/bench-pages-'));
const folders = new Map<string, Folder>();
const server = await serveFolders(folders);
const site = `http://cornerlot.localhost:${server.port}`;
const bare = `http://bare.localhost:${server.port}`;
const backend = await startBackend({ port: 0, mailPort: 0, siteUrl: site });

try {
  const pages = [{ name: bareName, url: `${bare}/` }, ...(await chosenPages())];
  folders.set('bare.localhost', await buildBare(join(folder, 'bare')));
  folders.set('cornerlot.localhost', await buildSite(join(folder, 'site')));
  if (reports) await mkdir(reports, { recursive: true });
  // Demo pictures are drawn when they are first asked for.
  for (const { url } of pages) await visit(url, { onlyAudits: ['network-requests'] });

  const measured = new Map<string, Figures[]>(pages.map(({ name }) => [name, []]));
  // In turn, so that a machine that is busy for a while is so for every page.
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, url } of pages) {
      const result = await visit(url);
      measured.get(name)?.push(figuresOf(result));
      if (reports)
        await writeFile(
          join(reports, `${name === '/' ? 'home' : name.replace(/\W+/g, '')}-${run}.json`),
          JSON.stringify(result),
        );
    }
  }
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
  const wanted =
    chosen.length === 0
      ? all
      : all.filter((page) => chosen.some((path) => page.replace('/{id}', '') === path.replace(/(.)\/$/, '$1')));
  if (wanted.length === 0) throw new Error(`Pages to measure: ${all.join(', ').replace('/{id}', '')}`);
  const id = await listingWithPictures(backend);
  return wanted.map((name) => ({ name, url: site + name.replace('{id}', id) }));
}

/** One that a visitor may read. */
async function listingWithPictures({ url, anonKey }: Backend): Promise<string> {
  const query = 'select=id&status=eq.active&images=neq.{}&order=created_at.desc,id&limit=1';
  const answer = await fetch(`${url}/rest/v1/properties?${query}`, { headers: { apikey: anonKey } });
  const [listing] = (await answer.json()) as { id: string }[];
  if (!listing) throw new Error('The demo data has no listing with pictures.');
  return listing.id;
}

async function buildSite(outDir: string): Promise<Folder> {
  process.env['VITE_SUPABASE_URL'] = backend.url;
  process.env['VITE_SUPABASE_ANON_KEY'] = backend.anonKey;
  process.env['VITE_SITE_URL'] = site;
  process.env['VITE_GOOGLE_MAPS_API_KEY'] = '';
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return readFolder(outDir);
}

/** What any page of these three libraries must load, and nothing besides. */
async function buildBare(root: string): Promise<Folder> {
  await mkdir(root);
  await writeFile(
    join(root, 'index.html'),
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A bare page</title>
    <meta name="description" content="React, its renderer and its router, and nothing besides." />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main id="root"></main>
    <script type="module" src="./main.jsx"></script>
  </body>
</html>`,
  );
  await writeFile(
    join(root, 'main.jsx'),
    `import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

function Home() {
  return (
    <>
      <h1>A bare page</h1>
      <Link to="/">Home</Link>
    </>
  );
}

createRoot(document.getElementById('root')).render(<RouterProvider router={createBrowserRouter([{ path: '/', element: <Home /> }])} />);
`,
  );
  const outDir = join(root, 'dist');
  await build({ configFile: false, root, plugins: [react()], logLevel: 'error', build: { target: 'es2022', outDir } });
  return readFolder(outDir);
}

/** One run of Lighthouse, in a browser of its own. Rejects when the page could not be measured. */
async function visit(
  url: string,
  extent: Pick<Flags, 'onlyAudits' | 'onlyCategories'> = { onlyCategories: [...categories] },
): Promise<Result> {
  const chromePath = process.env['CHROMIUM_PATH'];
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const done = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', ...extent });
    if (!done || done.lhr.runtimeError) throw new Error(`${url}: ${done?.lhr.runtimeError?.message ?? 'no result'}`);
    return done.lhr;
  } finally {
    chrome.kill();
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
    scriptGzip: sum(scripts.map(({ url }) => gzipBytes(url))),
    scriptSent: sum(scripts.map(({ transferSize }) => transferSize ?? 0)),
    requests: requests.length,
  };
}

function gzipBytes(url: string): number {
  const { hostname, pathname } = new URL(url);
  return folders.get(hostname)?.get(pathname)?.packed?.gzip.length ?? 0;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The run in the middle by performance, then LCP. */
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

/** One sentence for each budget that a page misses. */
function missesOf(name: string, page: Figures, base: Figures): string[] {
  const low = categories
    .filter((id) => page.scores[id] < budgets.scores[id])
    .map((id) => `${id} ${page.scores[id]}, ${budgets.scores[id] - page.scores[id]} short of ${budgets.scores[id]}`);
  const lcp = page.lcp / base.lcp;
  if (lcp > budgets.lcp)
    low.push(`LCP ${lcp.toFixed(2)}×, ${Math.round(page.lcp - budgets.lcp * base.lcp)} ms over ${budgets.lcp}×`);
  if (page.cls >= budgets.cls) low.push(`CLS ${page.cls.toFixed(3)}, not under ${budgets.cls}`);
  const script = page.scriptGzip - budgets.script * base.scriptGzip;
  if (name === '/' && script > 0)
    low.push(
      `JavaScript ${(page.scriptGzip / base.scriptGzip).toFixed(2)}×, ${(script / 1000).toFixed(1)} KB over ${budgets.script}×`,
    );
  return low.map((miss) => `  ${name}: ${miss}`);
}
