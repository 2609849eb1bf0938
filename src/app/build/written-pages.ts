import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { earlyMark } from './early-downloads.ts';
import { askEarly, inline, showFirstPicture, startOnceRead } from './inline.ts';
import type * as prerenderer from './prerender';
import type { WrittenPage } from './prerender';
import type { SitePage } from './site-pages';
import { robotsText, sitemapFiles, type SitemapEntry } from './sitemap.ts';

type Writer = Pick<typeof prerenderer, 'readSite' | 'siteOrigin' | 'writePage'>;

/**
 * Writes the public pages as HTML after the build, so that they are read before any script has run, and without one; and what search
 * engines are told: `robots.txt` and, where it is known where the site will be, `sitemap.xml`. `app.html` is the page without content,
 * for every other address.
 */
export function writtenPages(): Plugin {
  let config: ResolvedConfig;
  let isBuilt = false;
  return {
    name: 'written-pages',
    apply: (_, { command, isPreview = false }) => command === 'build' || isPreview,
    configResolved: (resolved) => {
      config = resolved;
    },
    // As hosts are told to.
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        request.url = request.url?.replace(/^\/property\/[^/?]+\/?(?=\?|$)/, '/property');
        next();
      });
    },
    writeBundle() {
      isBuilt = true;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // Where the build failed, that is what is to be told.
        if (!isBuilt || config.build.ssr) return;
        const folder = await mkdtemp(join(config.root, 'node_modules', '.written-pages-'));
        try {
          const started = Date.now();
          const { readSite, siteOrigin, writePage } = await loadWriter(config, folder);
          const out = resolve(config.root, config.build.outDir);
          const empty = await readFile(join(out, 'index.html'), 'utf8');
          await writeFile(join(out, 'app.html'), empty);
          const { pages, entries, missing } = await readSite();
          if (missing)
            config.logger.warn(`The library is not written, for the backend gave none: ${messageOf(missing)}`);
          let written = 0;
          for (const page of pages) {
            const content = await writePage(page);
            if (content) {
              const file = join(out, fileOf(page.path));
              await mkdir(dirname(file), { recursive: true });
              await writeFile(file, filled(empty, page, content));
              written += 1;
            } else config.logger.warn(`${page.path} is not written, for the backend did not give it.`);
          }
          await writeFile(join(out, 'robots.txt'), robotsText(siteOrigin));
          const known =
            siteOrigin === null
              ? 0
              : await writeSitemap({ out, origin: siteOrigin, entries, warn: (text) => config.logger.warn(text) });
          config.logger.info(
            `${written} pages written${known > 0 ? `, ${known} in the sitemap` : ''}, in ${((Date.now() - started) / 1000).toFixed(1)} s`,
          );
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  };
}

async function loadWriter({ root, mode, configFile }: ResolvedConfig, folder: string): Promise<Writer> {
  await build({
    root,
    mode,
    ...(configFile && { configFile }),
    // Its warnings would be those of the build itself, a second time.
    logLevel: 'error',
    build: {
      ssr: 'src/app/build/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      sourcemap: false,
      copyPublicDir: false,
    },
    ssr: { noExternal: true },
  });
  // supabase-js looks for one at its start, and Node.js 20 has none. No page opens it.
  globalThis.WebSocket ??= Object as unknown as typeof WebSocket;
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Writer;
}

interface SitemapTask {
  out: string;
  origin: string;
  entries: AsyncIterable<SitemapEntry>;
  warn: (text: string) => void;
}

/** Writes the sitemap as far as the backend tells what to put into it. Resolves with the number of its pages. */
async function writeSitemap({ out, origin, entries, warn }: SitemapTask): Promise<number> {
  let known = 0;
  async function* told() {
    try {
      for await (const entry of entries) {
        known += 1;
        yield entry;
      }
    } catch (error) {
      warn(`The sitemap lacks listings, for the backend did not give all: ${messageOf(error)}`);
    }
  }
  for await (const { name, text } of sitemapFiles(told(), origin)) await writeFile(join(out, name), text);
  return known;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Thrown: no error');

/** `/about` is `about.html`, as hosts find it by themselves; `/property/:id` is `property.html`, which they have to be told. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1).replace('/:id', '')}.html`);

/** The scripts of a written page are begun by `startOnceRead`. */
function scriptsOnceRead(html: string): string {
  const files: string[] = [];
  const without = html.replaceAll(/\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g, (_, file: string) => {
    files.push(file);
    return '';
  });
  const after = without.replace(
    /<script type="module" crossorigin src="([^"]+)"><\/script>/,
    (_, entry: string) => `<script>${inline(startOnceRead, entry, files)}</script>`,
  );
  if (after === without) throw new Error('The page has no script to begin with.');
  return after;
}

function filled(
  empty: string,
  { path, questions, hours }: SitePage,
  { head, body, state, early }: WrittenPage,
): string {
  const until =
    hours === undefined ? '' : ` data-page-until="${new Date(Date.now() + hours * 3_600_000).toISOString()}"`;
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  let page = scriptsOnceRead(empty).replace(
    '<html lang="en">',
    `<html lang="en" data-page="${path}" data-page-questions="${questions}"${until}>`,
  );
  if (head)
    page = page
      .replace(/<title>.*?<\/title>/s, () => head)
      .replace(/\s*<meta name="description" content="[^"]*" data-page-head \/>/, '');
  if (early)
    page = page.replace(earlyMark, (mark) => `<script>${inline(askEarly, early.question)}</script>\n    ${mark}`);
  const after = early
    ? `<script>${inline(showFirstPicture, early.picture, early.path)}</script>`
    : `<script type="application/json" id="page-state">${json}</script>`;
  return page.replace('<div id="root"></div>', () => `<div id="root">${body}</div>\n    ${after}`);
}
