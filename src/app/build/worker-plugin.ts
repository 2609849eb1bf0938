import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rollup } from 'vite';
import type { BuildFiles } from '../worker/build-files.ts';
import { bundleScript } from './bundle-script.ts';
import { trustedOrigins } from './content-security-policy.ts';

const workerPath = '/worker.js';

/**
 * What the app must be able to do without a network, and after a deployment has removed this build's files, although
 * the first view doesn't load it: say something, keep what's done, and sign out. The worker keeps their chunks.
 */
const cachedModules = [
  '/src/kit/ui/sonner-toaster.tsx',
  '/src/kit/ui/radix-menu.tsx',
  '/src/kit/ui/drawer.tsx',
  '/src/platform/forms/confirm-dialog-content.tsx',
  '/src/platform/session/account-menu.tsx',
  '/src/platform/auth/create-auth.ts',
  '/src/platform/offline/own-data.ts',
  '/src/platform/offline/persist-queries.ts',
  '/src/platform/offline/take-snapshots.ts',
  '/src/platform/offline/outbox.ts',
  '/src/platform/offline/shared-owner.ts',
  '/src/routes/app/offline-host.tsx',
  '/src/routes/app/signed-in-layout.tsx',
  '/src/routes/app/signed-out-screen.tsx',
];

/**
 * Builds the service worker, after everything it keeps: the shell is written last. On the development server it keeps
 * nothing.
 */
export function workerPlugin(): Plugin {
  let config: ResolvedConfig;
  let assets: string[] = [];
  let shell: string[] = [];
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
      if (!config.build.ssr) shell = filesWith(cachedModules, Object.values(bundle));
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        // A failed build reports its own error.
        if (assets.length === 0 || config.build.ssr) return;
        const out = resolve(config.root, config.build.outDir);
        const page = await readFile(join(out, 'app.html'));
        const paths = assets.map((name) => `/${name}`);
        const files: BuildFiles = {
          revision: createHash('sha256').update(page).update(paths.join()).digest('hex').slice(0, 12),
          assets: paths,
          shell: paths.filter((path) => /-latin-wght-normal-[^/]*\.woff2$/.test(path) || shell.includes(path)),
          backend: trustedOrigins(config.env).backend,
        };
        await writeFile(join(out, workerPath), await bundleWorker(config, files));
      },
    },
  };
}

type BuiltFile = Rollup.OutputBundle[string];

/**
 * Paths of the chunks that have these modules, and of what they import statically, with their styles. Throws if there's
 * none of one.
 */
function filesWith(modules: readonly string[], files: readonly BuiltFile[]): string[] {
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const found = new Set(
    modules.map((end) => {
      const chunk = [...chunks.values()].find((one) => Object.keys(one.modules).some((id) => id.endsWith(end)));
      if (!chunk) throw new Error(`The worker should keep ${end}, which isn't in the build.`);
      return chunk.fileName;
    }),
  );
  // Grows while it is read.
  for (const name of found) {
    const chunk = chunks.get(name);
    for (const needed of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])]) found.add(needed);
  }
  return [...found].map((name) => `/${name}`);
}

/** The worker's code, for browsers that run no modules in workers. */
const bundleWorker = (config: ResolvedConfig, files: BuildFiles | null) =>
  bundleScript(config, 'src/app/worker/worker.ts', { __BUILD_FILES__: JSON.stringify(files) });
