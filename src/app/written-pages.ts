import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type * as prerenderer from './prerender';
import type { WrittenPage } from './prerender';

type Writer = Pick<typeof prerenderer, 'writtenPaths' | 'writePage'>;

/**
 * Writes the public pages as HTML after the build, so that they are read before any script has run, and without one. `app.html` is the
 * page without content, for every other address.
 */
export function writtenPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'written-pages',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        if (error || config.build.ssr) return;
        const folder = await mkdtemp(join(config.root, 'node_modules', '.written-pages-'));
        try {
          const { writtenPaths, writePage } = await loadWriter(config, folder);
          const out = resolve(config.root, config.build.outDir);
          const empty = await readFile(join(out, 'index.html'), 'utf8');
          await writeFile(join(out, 'app.html'), empty);
          const origin = siteOrigin(config);
          for (const path of writtenPaths) {
            const page = await writePage(path, origin);
            if (page.missing) config.logger.warn(`${path} is written without its content: ${page.missing}`);
            await writeFile(join(out, path === '/' ? 'index.html' : `${path.slice(1)}.html`), filled(empty, path, page));
          }
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
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, sourcemap: false, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  // supabase-js looks for one at its start, and Node.js 20 has none. No page opens it.
  globalThis.WebSocket ??= Object as unknown as typeof WebSocket;
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Writer;
}

/** Where the public site will be, of VITE_SITE_URL; null where that is not set. */
function siteOrigin({ env }: ResolvedConfig): string | null {
  const address: unknown = env['VITE_SITE_URL'];
  return typeof address === 'string' && address !== '' ? new URL(address).origin : null;
}

function filled(empty: string, path: string, { head, body, state, questions }: WrittenPage): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return empty
    .replace(/<title>.*?<\/title>/s, () => head)
    .replace(/\s*<meta name="description" content="[^"]*" \/>/, '')
    .replace('<html lang="en">', `<html lang="en" data-page="${path}" data-page-questions="${questions}">`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>\n    <script type="application/json" id="page-state">${json}</script>`);
}
