import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { pageModules, type Page } from './code-splitting.ts';

/**
 * The most JavaScript that a page may load before it shows anything, in KB (1,000 bytes) after `gzip -9`: the chunks of
 * its modules and what they import statically. `bench:app -- --why` says what a page's JavaScript consists of.
 */
const budgets: Readonly<Record<Page, number>> = {
  home: 110,
  marketplace: 173,
  property: 200,
  library: 151,
  resource: 167,
  dashboard: 186,
  appMarketplace: 181,
  feed: 177,
  messages: 162,
  myListings: 176,
  pipeline: 178,
};

interface Chunk {
  fileName: string;
  code: string;
  imports: readonly string[];
  modules: Readonly<Record<string, unknown>>;
}

/** KB of JavaScript in the first view of each page. */
export function pageSizes(chunks: readonly Chunk[]): Record<Page, number> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const sizes = new Map(chunks.map(({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length / 1000]));
  const entries = Object.entries(pageModules).map(([page, ends]) => {
    const roots = chunks.filter(({ modules }) =>
      Object.keys(modules).some((id) => ['/src/main.tsx', ...ends].some((end) => id.endsWith(end))),
    );
    const loaded = new Set(roots.map(({ fileName }) => fileName));
    // Grows while it is read.
    for (const name of loaded) for (const imported of byName.get(name)?.imports ?? []) loaded.add(imported);
    return [page, [...loaded].reduce((total, name) => total + (sizes.get(name) ?? 0), 0)];
  });
  return Object.fromEntries(entries) as Record<Page, number>;
}

/**
 * Tailwind's variants for a group's place among its siblings or what it has, such as `group-last:` and `group-has-…`.
 * With one of them, Chromium styles the whole page again whenever an element is added anywhere, as a dialog is.
 */
const costlyGroups = /:where\(\.(?:group|peer)[^()]*\)[^{},*]*:(?:has|first|last|only|nth|empty)[^,{]*/;

/** Fails the build if a page’s JavaScript exceeds its budget, or a selector makes every dialog slow. */
export function pageBudgets(): Plugin {
  return {
    name: 'page-budgets',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_, bundle) {
      for (const { fileName, source } of Object.values(bundle).filter((file) => file.type === 'asset')) {
        const [selector] = (fileName.endsWith('.css') && costlyGroups.exec(String(source))) || [];
        if (selector) this.error(`${selector} in ${fileName} styles the whole page again when an element is added.`);
      }
      const sizes = pageSizes(Object.values(bundle).filter((file) => file.type === 'chunk'));
      const over = (Object.keys(budgets) as Page[]).filter((page) => sizes[page] > budgets[page]);
      if (over.length === 0) return;
      const texts = over.map((page) => `${page} has ${sizes[page].toFixed(1)} KB, of at most ${budgets[page]}`);
      this.error(`Too much JavaScript in a first view: ${texts.join('; ')}. See src/app/first-view/page-budgets.ts.`);
    },
  };
}
