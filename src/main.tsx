import { preload } from '@/app/preload';
import { showSnapshot } from '@/app/first-view/show-snapshot';
import { showStartError } from '@/app/start-error';
import './styles.css';

declare global {
  /** What Zod's `z.config` sets, readable before Zod's code has loaded. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Zod would try to compile code, which the Content-Security-Policy stops and Firefox reports as an error.
globalThis.__zod_globalConfig = { jitless: true };

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

// The screen's code downloads along with the app's. The app is imported here so that a configuration error is shown.
// Not with a top-level await: other chunks import from this one, and would wait for each other.
const shown = showSnapshot(root, import.meta.url, window.location);
const preloaded = shown.then(() => preload(window.location));
shown
  .then(() => import('@/app/start'))
  .then(({ start }) => start(root, preloaded))
  .catch((error: unknown) => {
    showStartError(root, error);
    throw error;
  });
