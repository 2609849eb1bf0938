import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { BuildFiles } from '../worker/build-files.ts';
import { trustedOrigins } from './content-security-policy.ts';

const workerPath = '/worker.js';

/**
 * Builds the service worker, after everything it keeps: the shell is written last. On the development server it keeps
 * nothing.
 */
export function workerPlugin(): Plugin {
  let config: ResolvedConfig;
  let assets: string[] = [];
  return {
    name: 'worker',
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(workerPath, (_, response, next) => {
        response.setHeader('Content-Type', 'text/javascript').setHeader('Cache-Control', 'no-cache');
        bundleWorker(config, null).then((code) => response.end(code), next);
      });
    },
    writeBundle(_, bundle) {
      assets = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        // A failed build reports its own error.
        if (assets.length === 0 || config.build.ssr) return;
        const out = resolve(config.root, config.build.outDir);
        const shell = await readFile(join(out, 'app.html'));
        const paths = assets.map((name) => `/${name}`);
        const files: BuildFiles = {
          revision: createHash('sha256').update(shell).update(paths.join()).digest('hex').slice(0, 12),
          assets: paths,
          fonts: paths.filter((path) => /-latin-wght-normal-[^/]*\.woff2$/.test(path)),
          backend: trustedOrigins(config.env).backend,
        };
        await writeFile(join(out, workerPath), await bundleWorker(config, files));
      },
    },
  };
}

/** The worker's code, for browsers that run no modules in workers. */
async function bundleWorker({ root, mode, resolve: { alias } }: ResolvedConfig, files: BuildFiles | null) {
  const result = await build({
    root,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias },
    define: { __BUILD_FILES__: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'src/app/worker/worker.ts', output: { format: 'iife' } },
    },
  });
  const [bundle] = [result].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('The service worker was not built.');
  return chunk.code;
}
