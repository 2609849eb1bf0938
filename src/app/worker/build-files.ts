/** What the worker knows about the build that it came with. */
export interface BuildFiles {
  /** Of the shell: changes whenever any file of the build does. */
  revision: string;
  /** Paths of hashed files, such as `/assets/start-1a2b3c.js`. */
  assets: string[];
  /** Those of `assets` that it keeps from the start: see `cachedModules` in `worker-plugin.ts`. */
  shell: string[];
  /** The backend's origin. */
  backend: string;
}

declare global {
  /** Set by `worker-plugin.ts`; null on the development server, where nothing is cached. */
  var __BUILD_FILES__: BuildFiles | null;
}
