import type { Plugin } from 'vite';

/*
 * On its own, the bundler makes a chunk for every set of pages that share a module: over a hundred for one page, and on
 * a phone every few of them cost a round trip. Here, each module goes by which of the measured pages use it, and small
 * sets share a chunk.
 */

const entry = '/index.html';
const publicPage = ['/src/app/start.tsx', '/src/routes/marketing/public-layout.tsx'];
const publicQueryPage = [...publicPage, '/src/platform/query/query-layout.tsx'];
const appPage = ['/src/app/start.tsx', '/src/routes/app/signed-in-layout.tsx', '/src/platform/offline/own-data.ts'];

/** The pages that `bench:pages` and `bench:app` measure, by the modules each one loads. */
export const pageModules = {
  home: [...publicPage, '/src/routes/marketing/home-screen.tsx'],
  marketplace: [...publicQueryPage, '/src/routes/marketing/marketplace-screen.tsx'],
  property: [...publicQueryPage, '/src/routes/marketing/property-screen.tsx'],
  library: [...publicQueryPage, '/src/routes/marketing/resources-screen.tsx'],
  resource: [...publicQueryPage, '/src/routes/marketing/resource-screen.tsx'],
  dashboard: [...appPage, '/src/routes/app/dashboard-screen.tsx'],
  appMarketplace: [...appPage, '/src/routes/app/marketplace-screen.tsx'],
  feed: [...appPage, '/src/routes/app/community-layout.tsx', '/src/routes/app/feed-screen.tsx'],
  messages: [...appPage, '/src/routes/app/messages-screen.tsx'],
  myListings: [...appPage, '/src/routes/app/my-listings-screen.tsx'],
  pipeline: [...appPage, '/src/routes/app/deals-layout.tsx', '/src/routes/app/pipeline-screen.tsx'],
} satisfies Record<string, string[]>;

export type Page = keyof typeof pageModules;
const dealScreens = ['deals', 'offer', 'deal'].map((name) => `/src/routes/app/${name}-screen.tsx`);
/** What the bell says about deals, it shares with their pages. */
const bell = '/src/features/notifications/components/bell/bell-panel.tsx';
/** Every page of the app loads it once it's idle. */
const idlePart = '/src/routes/app/offline-host.tsx';
/** Modules of offers and deals, and what only they use of the kit. */
const ofDeals = new RegExp(
  `/src/(${[
    'features/(offers|deals|deal-[a-z]+|proof-of-funds)',
    'shared/deals',
    'domain/(deal|offer|ledger)',
    'kit/time/business-days',
  ].join('|')})[/.]`,
);
/** The tabs of areas, without what one of them needs. */
const areas = /\/src\/(routes\/app\/deals-layout|platform\/layout\/area-tabs)\.tsx$/;
const appPages: Page[] = ['dashboard', 'appMarketplace', 'feed', 'messages', 'myListings', 'pipeline'];

/** Who imports a module, directly or not. */
interface Usage {
  id: string;
  usedByEntry: boolean;
  /** The deals list, or the page of an offer or a deal, do. */
  usedByDeals: boolean;
  usedByBell: boolean;
  usedByIdlePart: boolean;
  /** Which measured pages do. */
  pages: ReadonlySet<Page>;
  publicScreens: number;
  appScreens: number;
  /** Dialogs, charts, and other parts that are loaded later. */
  others: number;
  /** Imports the form and validation libraries, the largest after React. None of the measured pages needs them. */
  usesForms: boolean;
}

/**
 * The chunk of a module; null leaves it to the bundler. What a module imports is used by at least the same pages, so
 * it's in the same chunk or in one named further up: no two chunks import each other.
 */
function chunkOf({ id, pages: users, ...usage }: Usage): string | null {
  if (areas.test(id)) return 'areas';
  const usedBy = (...names: Page[]) => names.every((name) => users.has(name));
  const appUsers = appPages.filter((name) => users.has(name)).length;
  const publicUsers = users.size - appUsers;
  if (usage.usedByEntry || id.includes('vite/preload-helper')) return 'entry';
  if (usedBy('home')) return appUsers > 0 || usage.usedByIdlePart ? 'start' : 'public';
  // Neither shows listings, so what they share with another page must not bring that chunk along.
  const withoutListings = usedBy('feed') || usedBy('messages');
  if (withoutListings && publicUsers > 0) return 'data';
  if (usedBy('library') && (appUsers > 0 || usedBy('marketplace') || usedBy('property'))) return 'data';
  // Searches and buy boxes filter; a listing's page and My Listings don't.
  if (usedBy('marketplace', 'appMarketplace', 'dashboard') && users.size === 3) return 'filters';
  if (usedBy('marketplace', 'property') || (publicUsers > 0 && appUsers > 1)) return 'listings';
  if (usedBy('feed', 'messages') && appUsers === 2) return 'conversations';
  if (appUsers > 1) return withoutListings ? 'app' : 'app-listings';
  if (usedBy('library', 'resource')) return 'library';
  if (usedBy('marketplace', 'appMarketplace')) return 'marketplace';
  const [page] = users;
  // They need little of these pages.
  const large = page === 'property' || page === 'dashboard' || page === 'pipeline';
  if (large && users.size === 1 && usage.usedByDeals) return 'offers';
  if (page) return users.size === 1 ? `page-${page}` : 'pages';
  if (usage.publicScreens > 1 && usage.usesForms) return 'forms';
  if (usage.publicScreens > 0 || usage.appScreens + usage.others < 2) return null;
  if (/\/lucide-react\/.*\/icons\//.test(id)) return 'icons';
  // Features don't import each other, and shared code doesn't import features.
  const feature = /\/src\/features\/([^/]+)\//.exec(id)?.[1];
  // The pages of offers and deals share most of their code. What their sections and dialogs load later must not come
  // with the first view.
  const part = ofDeals.test(id) && !usage.usedByBell ? (usage.usedByDeals ? 'deals' : 'deals-later') : feature;
  if (part) return usage.usesForms ? `feature-${part}-forms` : `feature-${part}`;
  return usage.appScreens + usage.others > 10 ? 'kit' : null;
}

/** Names the chunks of the build by `chunkOf`. */
export function codeSplitting(): Plugin {
  let usages: ReadonlyMap<string, Usage> = new Map();
  const name = (id: string) => {
    const usage = usages.get(id);
    return usage ? chunkOf(usage) : null;
  };
  return {
    name: 'code-splitting',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name, debugName: 'chunkOf' }] },
          },
        },
      },
    }),
    // The entry must run before the rest has arrived: it starts those downloads.
    generateBundle(_, bundle) {
      const imports = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.isEntry ? file.imports : [],
      );
      const late = imports.filter((file) => !/(entry|rolldown-runtime)-/.test(file));
      if (late.length > 0) this.error(`The entry waits for ${late.join(', ')}: it imports app code statically.`);
    },
    buildEnd(error) {
      if (error) return;
      const modules = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
      const named = [entry, bell, idlePart, ...dealScreens, ...Object.values(pageModules).flat()];
      const missing = named.filter((root) => !modules.some(({ id }) => id.endsWith(root)));
      if (missing.length > 0) this.error(`Code splitting names modules that don't exist: ${missing.join(', ')}`);
      usages = usagesOf(
        modules.map(({ id, importedIds, isEntry, dynamicImporters }) => ({
          id,
          imports: importedIds,
          isRoot: isEntry || dynamicImporters.length > 0,
        })),
      );
    },
  };
}

interface Module {
  id: string;
  imports: readonly string[];
  isRoot: boolean;
}

/** How each module is used, by its id. */
function usagesOf(modules: readonly Module[]): Map<string, Usage> {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const withImports = (id: string) => {
    const all = new Set([id]);
    // Grows while it is read.
    for (const each of all) for (const imported of byId.get(each)?.imports ?? []) all.add(imported);
    return all;
  };
  const closures = new Map(modules.filter(({ isRoot }) => isRoot).map(({ id }) => [id, withImports(id)]));
  const closureOf = (end: string) => [...closures].find(([id]) => id.endsWith(end))?.[1] ?? new Set<string>();
  const [ofEntry, ofBell, ofIdlePart] = [closureOf(entry), closureOf(bell), closureOf(idlePart)];
  const ofDealScreens = new Set(dealScreens.flatMap((end) => [...closureOf(end)]));
  const ofPages = (Object.keys(pageModules) as Page[]).map((name) => ({
    name,
    all: new Set(pageModules[name].flatMap((end) => [...closureOf(end)])),
  }));
  const usageOf = (id: string): Usage => {
    const users = [...closures].filter(([, all]) => all.has(id)).map(([root]) => root);
    const count = (pattern: RegExp) => users.filter((user) => pattern.test(user)).length;
    return {
      id,
      usedByEntry: ofEntry.has(id),
      usedByDeals: ofDealScreens.has(id),
      usedByBell: ofBell.has(id),
      usedByIdlePart: ofIdlePart.has(id),
      pages: new Set(ofPages.filter(({ all }) => all.has(id)).map(({ name }) => name)),
      publicScreens: count(/\/routes\/(marketing|auth)\/.*-screen\.tsx$/),
      appScreens: count(/\/routes\/app\/.*-screen\.tsx$/),
      others: count(/^(?!.*(-screen|-layout|\/start|\/main)\.tsx$)/),
      get usesForms() {
        return [...withImports(id)].some((each) => /\/node_modules\/(zod|react-hook-form|@hookform)\//.test(each));
      },
    };
  };
  return new Map(modules.map(({ id }) => [id, usageOf(id)]));
}
