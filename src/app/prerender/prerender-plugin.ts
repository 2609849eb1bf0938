import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { bundleScript } from '../build/bundle-script.ts';
import { trustedOrigins, withContentSecurityPolicy } from '../build/content-security-policy.ts';
import { pageModules } from '../first-view/code-splitting.ts';
import type { FirstScreen } from '../first-view/first-request.ts';
import { filesOf } from '../first-view/preload-links.ts';
import { appHtml, pageHtml } from './page-html.ts';
import type * as renderer from './render-page';
import { robotsText, sitemapFiles, type SitemapEntry } from './sitemap.ts';

type Renderer = Pick<typeof renderer, 'firstRequests' | 'readSite' | 'renderPage' | 'siteOrigin' | 'splashHtml'>;

/**
 * After the build, prerenders the public pages that the route table names, and writes `robots.txt` and, where the
 * site's origin is configured, `sitemap.xml`. `app.html`, for every other URL, shows the splash. See
 * docs/prerendering.md.
 */
export function prerenderPlugin(): Plugin {
  let config: ResolvedConfig;
  let renderer: { folder: string; module: Renderer } | undefined;
  let chunks: Rolldown.OutputChunk[] = [];
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle(_, bundle) {
      if (config.build.ssr) return;
      chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const folder = await mkdtemp(join(config.root, 'node_modules', '.prerender-'));
      renderer = { folder, module: await loadRenderer(config, folder) };
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // A failed build reports its own error.
        if (!renderer) return;
        try {
          await prerenderSite(renderer.module, config, chunks);
        } finally {
          await rm(renderer.folder, { recursive: true, force: true });
        }
      },
    },
  };
}

/** Builds the app for Node.js and imports it. */
async function loadRenderer({ root, mode, configFile }: ResolvedConfig, folder: string): Promise<Renderer> {
  await build({
    root,
    mode,
    ...(configFile && { configFile }),
    // Its warnings would repeat those of the build itself.
    logLevel: 'error',
    build: {
      ssr: 'src/app/prerender/render-page.tsx',
      outDir: folder,
      emptyOutDir: true,
      sourcemap: false,
      copyPublicDir: false,
    },
    // Other packages run from node_modules, which takes half the time of bundling them. Node.js can't import this one.
    ssr: { noExternal: ['decimal.js-light'] },
  });
  return (await import(pathToFileURL(join(folder, 'render-page.js')).href)) as Renderer;
}

async function prerenderSite(
  { firstRequests, readSite, renderPage, siteOrigin, splashHtml }: Renderer,
  config: ResolvedConfig,
  chunks: readonly Rolldown.OutputChunk[],
) {
  const {
    root,
    build: { outDir },
    env,
    logger,
  } = config;
  const out = resolve(root, outDir);
  const startedAt = Date.now();
  const emptyPage = await readFile(join(out, 'index.html'), 'utf8');
  const origins = trustedOrigins(env);
  const appFiles = filesOf(chunks, '/src/routes/app/signed-in-layout.tsx');
  const screens = firstScreens(await firstRequests(), [...appFiles, ...filesOf(chunks, '/src/app/start.tsx')], chunks);
  const startCode = await bundleScript(config, 'src/app/first-view/app-head.ts');
  const app = withContentSecurityPolicy(appHtml(emptyPage, splashHtml(), appFiles, screens, startCode), origins);
  for (const name of ['index.html', 'app.html']) await writeFile(join(out, name), app);

  const { pages, sitemap, error } = await readSite();
  if (error) logger.warn(`The library isn't prerendered: ${messageOf(error)}`);
  let pageCount = 0;
  for (const page of pages) {
    const rendered = await renderPage(page);
    if (rendered) {
      const file = join(out, fileOf(page.path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, withContentSecurityPolicy(pageHtml(emptyPage, page, rendered), origins));
      pageCount += 1;
    } else logger.warn(`${page.path} isn't prerendered: the backend didn't return its data.`);
  }

  await writeFile(join(out, 'robots.txt'), robotsText(siteOrigin));
  const entryCount =
    siteOrigin === null ? 0 : await writeSitemap(out, siteOrigin, sitemap, (text) => logger.warn(text));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  logger.info(`${pageCount} pages prerendered, ${entryCount} in the sitemap, in ${seconds} s`);
}

/** What `startScreen` needs of each screen, with the files of its page's code that the page doesn't link itself. */
function firstScreens(
  requests: Awaited<ReturnType<Renderer['firstRequests']>>,
  linked: readonly string[],
  chunks: readonly Rolldown.OutputChunk[],
): Record<string, FirstScreen> {
  const screens = Object.entries(requests).map(([path, { page, ...screen }]) => {
    const files = new Set(pageModules[page].flatMap((module) => filesOf(chunks, module)));
    return [path, { files: [...files].filter((file) => !linked.includes(file)), ...screen }];
  });
  return Object.fromEntries(screens) as Record<string, FirstScreen>;
}

/** Writes the sitemap, without the entries the backend didn't return. Resolves with the number of entries. */
async function writeSitemap(
  out: string,
  origin: string,
  entries: AsyncIterable<SitemapEntry>,
  warn: (text: string) => void,
): Promise<number> {
  let count = 0;
  async function* available() {
    try {
      for await (const entry of entries) {
        count += 1;
        yield entry;
      }
    } catch (error) {
      warn(`The sitemap is incomplete: ${messageOf(error)}`);
    }
  }
  for await (const { name, text } of sitemapFiles(available(), origin)) await writeFile(join(out, name), text);
  return count;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Hosts find `about.html` for `/about`; `property.html` needs a rewrite rule. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1).replace(/\/:\w+/, '')}.html`);
