// The whole product for the end-to-end tests, on free ports: an in-memory backend with demo data, and the built app.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../supabase/local/backend.ts';
import { buildSite } from '../supabase/local/site/build-site.ts';
import { answerStatic, readFolder } from '../supabase/local/site/static-server.ts';
import { hasOpenssl, startTimestampAuthority } from '../tests/backend/timestamp-authority.ts';
import { startReceivers } from '../tests/backend/webhook-receivers.ts';
import { answerOperator } from './operator-server.ts';
import type { Ports } from './urls.ts';

const portOf = (url: string | null) => Number(new URL(url ?? '').port);

/** Listens on a free port and returns it. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const outDir = await mkdtemp(join(tmpdir(), 'cornerlot-e2e-'));
// Listens before the build, which needs the site’s URL.
const web = createServer();
const webPort = await listen(web);
const publicUrl = `http://cornerlot.localhost:${webPort}`;
const receivers = await startReceivers();
const authority = hasOpenssl ? await startTimestampAuthority() : null;
// Every test signs members up and in.
process.env['LITE_AUTH_BCRYPT_COST'] = '4';
const backend = await startBackend({
  port: 0,
  mailPort: 0,
  siteUrl: publicUrl,
  jobIntervals: { 'send-mail': 300 },
  redirectUrls: [`${publicUrl}/**`, `http://app.cornerlot.localhost:${webPort}/**`],
  functionsEnv: {
    ALLOWED_PRIVATE_HOSTS: receivers.host,
    DENO_CERT: receivers.certificateFile,
    ...(authority && { TSA_URL: authority.url }),
  },
});
// The form takes what the function that sends may reach.
await backend.database.query('insert into private.security_settings (private_webhook_hosts) values ($1)', [
  [receivers.host],
]);
const operator = createServer(answerOperator(backend.database));

await buildSite(outDir, {
  VITE_SUPABASE_URL: backend.url,
  VITE_SUPABASE_ANON_KEY: backend.anonKey,
  VITE_SITE_URL: publicUrl,
  VITE_GOOGLE_MAPS_API_KEY: '',
  VITE_MAP_STYLE_URL: '',
});
const site = readFolder(outDir);
const answer = answerStatic(() => site);
web.on('request', (request, response) => {
  // Not compressed, which takes time that nothing on one machine makes up for.
  delete request.headers['accept-encoding'];
  answer(request, response);
});

const ports: Ports = {
  web: webPort,
  backend: portOf(backend.url),
  mail: portOf(backend.mailUrl),
  stripe: portOf(backend.stripeUrl),
  operator: await listen(operator),
  authority: authority?.certificate ?? null,
  receiver: portOf(`https://${receivers.host}`),
};
process.send?.(ports);
// E2E_PORTS='…' npx playwright test --config e2e/playwright.config.ts reuses this stack.
console.log(`E2E_PORTS='${JSON.stringify(ports)}'`);

const stop = () =>
  void Promise.all([backend.close(), receivers.close(), authority?.close(), rm(outDir, { recursive: true })]).finally(
    () => process.exit(),
  );
for (const event of ['disconnect', 'SIGINT', 'SIGTERM'] as const) process.once(event as 'SIGINT', stop);
