import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What React Router's parts find each other by. */
const contexts = [
  'DataRouterContext',
  'DataRouterStateContext',
  'FetchersContext',
  'LocationContext',
  'NavigationContext',
  'RouteContext',
  'ViewTransitionContext',
] as const;

const apart = '?data-router';
const together = 'together:react-router';

/**
 * React Router is one file, and a file is in one chunk with all that either host needs of it: visitors would download the data router,
 * more than half of it, that only the app starts. So what `routes/protected/data-router.ts` imports is built from a copy of that file,
 * which keeps its own everything but the contexts: links, hooks and outlets are the same for both hosts and work under either router.
 * Only the build does this; it fails where a new version of React Router is written differently.
 */
export function twoRouters(): Plugin {
  return {
    name: 'two-routers',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === together) return this.resolve('react-router');
      const fromCopy = importer?.endsWith(apart) === true;
      if (!fromCopy && !(source === 'react-router-dom' && importer?.endsWith('/routes/protected/data-router.ts')))
        return null;
      const found = await this.resolve(source, importer?.replace(apart, ''), { skipSelf: true });
      return found && (found.id.includes('/react-router') ? { ...found, id: found.id + apart } : found);
    },
    async load(id) {
      if (!id.endsWith(apart)) return null;
      const code = await readFile(id.slice(0, -apart.length), 'utf8');
      if (!code.includes('React.createContext(')) return code;
      let shared = code;
      for (const name of contexts) {
        const made = new RegExp(`^var ${name} = React\\.createContext\\([^;]*\\);$`, 'm');
        if (!made.test(shared))
          this.error(`${id} does not make ${name} as it did: the two routers would not find each other.`);
        shared = shared.replace(made, `import { UNSAFE_${name} as ${name} } from '${together}';`);
      }
      return shared;
    },
  };
}
