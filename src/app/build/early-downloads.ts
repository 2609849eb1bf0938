import type { Plugin, Rolldown } from 'vite';

/**
 * The screens of the public site whose content comes from the backend, and which are often opened without what is written of them (a
 * search, a list older than a day, a host without the rule for listings): then the code of each stands between the visitor and the first
 * thing to see. Addresses as regular expressions.
 */
const screens: readonly [address: string, screen: string][] = [
  ['^/marketplace/?$', 'marketplace-screen'],
  ['^/property/[^/]+/?$', 'property-screen'],
];

/** What such a screen stands on. */
const below = ['/src/app/app.tsx', '/src/routes/marketing/router.tsx', '/src/shared/lib/query-provider.tsx'];

/** Where the script stands: before the style sheets, which any later one waits for. */
export const earlyMark = '<script data-early>';

/**
 * Lets the browser download the code of these screens with the HTML, all at once, and open its line to the backend meanwhile. Without it
 * each file is found only when the one that asks for it has arrived and has run. One page without content serves all addresses, so a
 * script in its head looks which it is.
 */
export function earlyDownloads(): Plugin {
  let backend = '';
  return {
    name: 'early-downloads',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: ({ env }) => {
      backend = String(env['VITE_SUPABASE_URL'] ?? '');
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter(
          (output): output is Rolldown.OutputChunk => output.type === 'chunk',
        );
        const needed = screens.map(([address, screen]) => [
          address,
          filesOf(chunks, [...below, `/src/routes/marketing/${screen}.tsx`]),
        ]);
        return html.replace('<!-- early downloads -->', () => `${earlyMark}${scriptFor(needed, backend)}</script>`);
      },
    },
  };
}

/** Addresses of the files that these modules and all that they import are in. Throws for a module that is in none. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): string[] {
  const found = new Set(
    modules.map((module) => {
      const chunk =
        chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (!chunk) throw new Error(`The build has no ${module}.`);
      return chunk;
    }),
  );
  // Grows while it is read.
  for (const { imports } of found)
    for (const file of imports) for (const chunk of chunks) if (chunk.fileName === file) found.add(chunk);
  return [...found]
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    .map((file) => `/${file}`);
}

function scriptFor(needed: readonly (readonly unknown[])[], backend: string): string {
  return `(function () {
        if (/^app\\./i.test(location.hostname) || document.documentElement.dataset.page !== undefined) return;
        ${JSON.stringify(needed)}.forEach(function (screen) {
          if (!new RegExp(screen[0]).test(location.pathname)) return;
          var line = document.createElement('link');
          line.rel = 'preconnect';
          line.crossOrigin = '';
          line.href = ${JSON.stringify(backend)};
          document.head.appendChild(line);
          screen[1].forEach(function (file) {
            var link = document.createElement('link');
            if (/css$/.test(file)) {
              link.rel = 'preload';
              link.as = 'style';
            } else {
              link.rel = 'modulepreload';
            }
            // As they are asked for later: else each would be downloaded twice.
            link.crossOrigin = '';
            link.href = file;
            document.head.appendChild(link);
          });
        });
      })();`;
}
