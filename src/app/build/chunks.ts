import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/*
 * How the build cuts the code into files. Left to itself it makes one of every few lines that two screens share: a hundred for a first
 * view, and on a phone each six of them cost a journey to the server. Here what the same screens need stands in one file.
 */

const frame = '/src/app/app.tsx';
const publicRouter = '/src/routes/marketing/router.tsx';
const appRouter = '/src/routes/protected/router.tsx';
const marketplace = '/src/routes/marketing/marketplace-screen.tsx';
const property = '/src/routes/marketing/property-screen.tsx';
const library = '/src/routes/marketing/resources-screen.tsx';
const resource = '/src/routes/marketing/resource-screen.tsx';
const queries = '/src/shared/lib/query-provider.tsx';

const named = [frame, publicRouter, appRouter, marketplace, property, library, resource, queries];

/** What needs a module without another download. */
interface Need {
  /** Whether all of these modules do. */
  by: (...loaders: string[]) => boolean;
  /** How many screens of each kind do. */
  publicScreens: number;
  appScreens: number;
  /** How much besides: windows, charts, menus. */
  others: number;
  /** It checks or keeps what is typed: the largest libraries after React, and no page to read needs them. */
  usesForms: boolean;
}

/**
 * The files, the first that fits. Each must hold for all that a module in it imports, too, or come after a file that does: so no two
 * files import each other. What fits none stands with the one screen that needs it, or by itself.
 */
const files: readonly { name: string; holds: (need: Need) => boolean }[] = [
  { name: 'frame', holds: ({ by }) => by(frame) || by(publicRouter, appRouter) },
  { name: 'public', holds: ({ by }) => by(publicRouter) },
  { name: 'forms', holds: ({ publicScreens, usesForms }) => publicScreens > 1 && usesForms },
  { name: 'data', holds: ({ by }) => by(marketplace, property, library) || by(queries) },
  { name: 'deals', holds: ({ by }) => by(marketplace, property) },
  { name: 'library', holds: ({ by }) => by(library, resource) },
  {
    name: 'shared',
    holds: ({ publicScreens, appScreens }) => publicScreens > 1 || (publicScreens === 1 && appScreens > 3),
  },
  { name: 'marketplace', holds: ({ by }) => by(marketplace) },
  { name: 'listing', holds: ({ by }) => by(property) },
  { name: 'members', holds: ({ by, publicScreens, others }) => by(appRouter) && publicScreens === 0 && others === 0 },
  {
    name: 'kit',
    holds: ({ publicScreens, appScreens, others }) => publicScreens === 0 && others === 0 && appScreens > 3,
  },
];

/** Cuts the code of the site into files, and imports each icon from its own module, so that it counts for the screens that show it only. */
export function chunks(): Plugin {
  let needs: ReadonlyMap<string, Need> = new Map();
  return {
    name: 'chunks',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: files.map(({ name, holds }) => ({
                name,
                test: (module: string) => {
                  const need = needs.get(module);
                  return need !== undefined && holds(need);
                },
              })),
            },
          },
        },
      },
    }),
    // What the entry shares with a screen may stand in a file of many: then every page would begin with that.
    generateBundle(_, bundle) {
      const chunksOf = (names: readonly string[]) =>
        names.flatMap((name) => (bundle[name]?.type === 'chunk' ? [bundle[name]] : []));
      const first = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.isEntry ? chunksOf(file.imports) : [],
      );
      const more = first.filter(({ name }) => name !== 'frame' && name !== 'rolldown-runtime');
      if (more.length > 0)
        this.error(
          `Every page would begin with ${more.map(({ name }) => name).join(', ')}, for something in there is needed by the entry.`,
        );
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => ({ code: iconsFromTheirModules(code), map: null }),
    },
    buildEnd(error) {
      if (error) return;
      const modules = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
      const gone = named.filter((name) => !modules.some(({ id }) => id.endsWith(name)));
      if (gone.length > 0)
        this.error(`The build has no ${gone.join(', ')}: the code would be cut into other files, and more of them.`);
      needs = needsOf(
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
  /** Loaded by itself: the entry, and what is imported when it is wanted. */
  isRoot: boolean;
}

/** By the module's id. */
function needsOf(modules: readonly Module[]): Map<string, Need> {
  const byId = new Map(modules.map((module) => [module.id, module]));
  /** With it: all that it imports, directly or not. */
  const loadedWith = (id: string) => {
    const loaded = new Set([id]);
    // Grows while it is read.
    for (const each of loaded) for (const imported of byId.get(each)?.imports ?? []) loaded.add(imported);
    return loaded;
  };
  const roots = modules.filter(({ isRoot }) => isRoot).map(({ id }) => ({ id, loaded: loadedWith(id) }));
  const usingForms = (id: string) =>
    [...loadedWith(id)].some((each) => /\/node_modules\/(zod|react-hook-form|@hookform)\//.test(each));
  return new Map(
    modules.map(({ id }) => {
      const loaders = roots.filter(({ loaded }) => loaded.has(id)).map((root) => root.id);
      const count = (which: RegExp) => loaders.filter((loader) => which.test(loader)).length;
      return [
        id,
        {
          by: (...wanted) => wanted.every((name) => loaders.some((loader) => loader.endsWith(name))),
          publicScreens: count(/\/routes\/(marketing|auth)\/.*-screen\.tsx$/),
          appScreens: count(/\/routes\/protected\/.*-screen\.tsx$/),
          others: count(/^(?!.*(-screen|\/router|\/app|\/main)\.tsx$)/),
          get usesForms() {
            return usingForms(id);
          },
        },
      ];
    }),
  );
}

let iconModules: Map<string, string> | undefined;

/** `import { Plus, X as Close } from 'lucide-react'` as imports of `lucide-react/icons/plus` and `…/x`. What is no icon is left as it is. */
function iconsFromTheirModules(code: string): string {
  iconModules ??= readIconModules();
  const modules = iconModules;
  return code.replaceAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g, (statement, names: string) => {
    const imports = names.split(',').flatMap((part) => {
      const [name, local = name] = part.trim().split(/\s+as\s+/);
      return name ? [{ module: modules.get(name), local }] : [];
    });
    if (imports.some(({ module }) => module === undefined)) return statement;
    return imports.map(({ module, local }) => `import ${local} from 'lucide-react/icons/${module}';`).join(' ');
  });
}

/** Each icon's module by the icon's names. */
function readIconModules(): Map<string, string> {
  const { resolve } = createRequire(import.meta.url);
  const list = readFileSync(resolve('lucide-react').replace('/cjs/lucide-react.js', '/esm/lucide-react.mjs'), 'utf8');
  return new Map(
    [...list.matchAll(/export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g)].flatMap(([, names = '', module = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, module] as const),
    ),
  );
}
