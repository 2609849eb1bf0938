import type { Plugin, Rolldown } from 'vite';

/** Adds `modulepreload` links for the app itself, which the entry imports dynamically: it downloads with the entry. */
export function preloadLinks(): Plugin {
  return {
    name: 'preload-links',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const files = filesOf(chunks, '/src/app/start.tsx').filter((file) => !html.includes(file));
        return files.map((href) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

/** URLs of the chunk that this module starts, and of all it imports. Throws when there is none. */
export function filesOf(chunks: readonly Rolldown.OutputChunk[], module: string): string[] {
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`The build has no ${module}.`);
  const files = new Set([chunk.fileName]);
  // Grows while it is read.
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported);
  return [...files].map((file) => `/${file}`);
}
