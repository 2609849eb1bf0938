import './load-env.ts';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend, type Backend } from './backend.ts';
import { readConfig } from './server/config.ts';
import { readEnvironment } from './environment.ts';
import { Failure, codeOf, messageOf } from './failure.ts';
import { dataFolderFor, emptyFolder } from './data-folder.ts';
import { demoAccounts } from './demo/accounts.ts';
import { freePort, localUrl } from './server/http.ts';
import { anonKey } from './server/keys.ts';
import { createLog } from './server/log.ts';
import { defaultAttemptLimits } from './server/middleware/auth/attempts.ts';
import { isDiskFull } from './server/database/server.ts';
import { prepareSite, type BuiltSite } from './site/built-site.ts';
import { serveBuiltSite, serveSources, type Web } from './site/serve-web.ts';

const root = resolve(import.meta.dirname, '..', '..');

const { values: flags } = parseArgs({
  options: {
    reset: { type: 'boolean', default: false },
    data: { type: 'string' },
    port: { type: 'string' },
    'mail-port': { type: 'string' },
    'smtp-port': { type: 'string', default: '0' },
    'stripe-port': { type: 'string', default: '54325' },
    'push-port': { type: 'string', default: '54328' },
    'web-port': { type: 'string', default: '5173' },
    'no-web': { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    migrations: { type: 'string' },
    'no-seed': { type: 'boolean', default: false },
  },
});

const webPort = Number(flags['web-port']);
const addresses = { public: `http://cornerlot.localhost:${webPort}`, app: `http://app.cornerlot.localhost:${webPort}` };

/** Starts everything, prints the addresses, and runs until Ctrl-C. */
async function main(): Promise<void> {
  const { databaseUrl, external, functionsEnv, trustedProxies } = readEnvironment();
  const dataDir = flags.data ? resolve(flags.data) : dataFolderFor(root, databaseUrl);
  if (flags.reset) await reset(dataDir, databaseUrl);

  const config = await readConfig(join(root, 'supabase', 'config.toml'));
  const isBuilt = !flags['no-web'] && !flags.dev;
  // A build has to know it before the backend listens.
  const port = Number(flags.port ?? config.api.port) || (isBuilt ? await freePort() : 0);
  const siteFolder = join(dataDir, 'site');
  let site: Promise<BuiltSite> | undefined;
  const backend = await startBackend({
    port,
    mailPort: Number(flags['mail-port'] ?? config.inbucket.port),
    smtpPort: Number(flags['smtp-port']),
    stripePort: Number(flags['stripe-port']),
    pushPort: Number(flags['push-port']),
    functionsEnv,
    trustedProxies,
    attemptLimits: defaultAttemptLimits,
    log: createLog((line) => console.error(line), process.stderr.isTTY),
    dataDir,
    databaseUrl,
    external,
    ...(flags.migrations && { migrationsDir: resolve(flags.migrations) }),
    ...(flags['no-seed'] && { seedFile: null }),
    siteUrl: addresses.public,
    appUrl: addresses.app,
    // config.toml allows the default port only.
    redirectUrls: ['cornerlot.localhost', 'app.cornerlot.localhost', 'localhost', 'app.localhost'].map(
      (host) => `http://${host}:${webPort}/**`,
    ),
    onDatabaseLost: (lines) => {
      console.error(`\nThe database stopped unexpectedly. Its last lines:\n${lines}\n`);
      console.error(
        `Nothing that was saved is lost. ${isDiskFull(lines) ? 'Free some disk space and start' : 'Start'} again.`,
      );
      process.exit(1);
    },
    onLocked: () => {
      if (!isBuilt) return;
      const backendUrl = localUrl(port);
      site = prepareSite({ root, folder: siteFolder, siteUrl: addresses.public, backendUrl, anonKey });
      site.then(
        ({ isBuilding }) => isBuilding && console.log('  Building the site, which is kept until its sources change'),
        () => undefined,
      );
    },
    onProgress: (step) => console.log(`  ${step}`),
  });
  const web = await startWeb(backend, site, siteFolder);
  stopOnSignal(async () => {
    await web?.close();
    await backend.close();
  });
  announce(backend, web, dataDir, databaseUrl);
}

/** Serves the web app; null with `--no-web`. Closes the backend if that fails. */
async function startWeb(backend: Backend, site: Promise<BuiltSite> | undefined, folder: string): Promise<Web | null> {
  if (flags['no-web']) return null;
  try {
    if (flags.dev) return await serveSources(root, backend, webPort);
    await (await site)?.finish();
    return await serveBuiltSite(folder, webPort);
  } catch (error) {
    await backend.close();
    throw error;
  }
}

async function reset(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl) {
    throw new Failure(
      'Reset only empties the local data folder. It never deletes the database at DATABASE_URL.',
      'Drop and create that database yourself (dropdb, createdb), or unset DATABASE_URL.',
    );
  }
  const removed = await emptyFolder(dataDir);
  const shown = relative(root, dataDir);
  console.log(removed.length > 0 ? `Removed ${removed.join(', ')} from ${shown}.` : `Nothing to remove in ${shown}.`);
}

function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(messageOf(error));
          process.exit(1);
        },
      );
    });
  }
}

function announce(backend: Backend, web: Web | null, dataDir: string, databaseUrl: string | undefined): void {
  const places: [string, string][] = [
    ...(web
      ? ([
          ['Public site', addresses.public],
          ['Signed-in app', addresses.app],
        ] as [string, string][])
      : []),
    ['Backend', backend.url],
    ['Caught mail', backend.mailUrl],
    ['Caught notifications', `${backend.mailUrl}/push`],
    backend.stripeUrl === null ? ['Stripe', 'Stripe, with your test key'] : ['Stripe sandbox', backend.stripeUrl],
    ['Data', databaseUrl ? `the database at DATABASE_URL, files in ${dataDir}` : dataDir],
  ];
  console.log('\nCornerlot is running. Press Ctrl-C to stop. Your data is kept.\n');
  printTable(places);
  if (!flags['no-seed']) {
    console.log('\n  Demo sign-ins\n');
    printTable(demoAccounts.map(({ label, email, password }) => [label, `${email}  ${password}`]));
  }
  console.log('');
}

function printTable(lines: [string, string][]): void {
  const width = Math.max(...lines.map(([label]) => label.length));
  for (const [label, value] of lines) console.log(`  ${label.padEnd(width)}  ${value}`);
}

// When the server ends in the middle of a write, its driver throws where nothing can catch it. The write has already
// failed then, and `onDatabaseLost` says why.
process.on('uncaughtException', (error) => {
  if (!/node_modules.postgres.src.connection/.test(error.stack ?? '')) throw error;
});

main().catch((error: unknown) => {
  if (error instanceof Failure) {
    console.error(`\n${error.message}\n${error.nextStep}\n`);
  } else {
    console.error('\nCornerlot couldn’t start because of an unexpected error:', error);
    console.error(
      `\nIf it happens again, run \`npm run reset\`. If that doesn’t help, report the lines above` +
        `${codeOf(error) ? ` (${codeOf(error)})` : ''}.\n`,
    );
  }
  process.exit(1);
});
