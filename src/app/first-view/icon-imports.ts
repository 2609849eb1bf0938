import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Imports each icon of lucide-react from its own module. Through the package's index, every module that shows one icon
 * would import them all, and `codeSplitting` couldn't tell which pages need which.
 */
export function iconImports(): Plugin {
  return {
    name: 'icon-imports',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => ({ code: withIconModules(code), map: null }),
    },
  };
}

let iconModules: Map<string, string> | undefined;

/** Turns `import { Plus, X as Close } from 'lucide-react'` into imports of `lucide-react/icons/plus` and `…/x`. */
function withIconModules(code: string): string {
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
