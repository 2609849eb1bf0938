/**
 * Builds the site in a process of its own, whose memory is free again afterwards, while the backend starts. Takes
 * `outDir`, public origin, and the backend’s URL and key as arguments. Prerendering asks the backend, so it waits for a
 * message.
 */
import { once } from 'node:events';
import { loadEnv } from 'vite';
import { buildSite } from './build-site.ts';

const [outDir = '', siteUrl = '', backendUrl = '', anonKey = ''] = process.argv.slice(2);
// The one who waits for the build is gone.
process.once('disconnect', () => process.exit(1));
const backendAnswers = once(process, 'message');
const own = loadEnv('production', process.cwd(), 'VITE_');
await buildSite(
  outDir,
  {
    VITE_SUPABASE_URL: own['VITE_SUPABASE_URL'] || backendUrl,
    VITE_SUPABASE_ANON_KEY: own['VITE_SUPABASE_ANON_KEY'] || anonKey,
    VITE_SITE_URL: own['VITE_SITE_URL'] || siteUrl,
  },
  [
    {
      name: 'wait-for-the-backend',
      enforce: 'pre',
      closeBundle: {
        order: 'pre',
        sequential: true,
        handler: async () => {
          await backendAnswers;
        },
      },
    },
  ],
);
process.exit(0);
