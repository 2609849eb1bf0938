// The whole product for the journeys: the embedded backend in memory with the demo data, and the built app.
import { build, preview } from 'vite';
import { startBackend } from '../supabase/local/backend.ts';
import { appUrl, ports, publicUrl } from './ports.ts';

const backend = await startBackend({
  port: ports.backend,
  mailPort: ports.mail,
  cardsPort: ports.cards,
  siteUrl: publicUrl,
  redirectUrls: [`${publicUrl}/**`, `${appUrl}/**`],
});
process.env['VITE_SUPABASE_URL'] = backend.url;
process.env['VITE_SUPABASE_ANON_KEY'] = backend.anonKey;
process.env['VITE_GOOGLE_MAPS_API_KEY'] = '';
process.env['VITE_SITE_URL'] = publicUrl;
await build({ logLevel: 'warn' });
// The build is what the tests wait for, so the port opens when everything is there.
await preview({ preview: { host: '127.0.0.1', port: ports.web, strictPort: true } });
console.log(`Ready at ${publicUrl} and ${appUrl}`);
