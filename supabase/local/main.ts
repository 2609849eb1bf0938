import './load-env.ts';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend, type Backend } from './backend.ts';
import { readConfig } from './server/config.ts';
import { readEnvironment } from './environment.ts';
import { Failure, codeOf, messageOf } from './failure.ts';
import { dataFolderFor, emptyFolder } from './data-folder.ts';
import { demoAccounts } from './demo/accounts.ts';
import { createLog } from './server/log.ts';
import { defaultAttemptLimits } from './server/middleware/auth/attempts.ts';
import { isDiskFull } from './server/database/server.ts';
import { serveWeb, type Web } from './server/web.ts';

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
    migrations: { type: 'string' },
    'no-seed': { type: 'boolean', default: false },
  },
});

/** Starts everything, prints the addresses, and runs until Ctrl-C. */
async function main(): Promise<void> {
  const { databaseUrl, external, functionsEnv, trustedProxies } = readEnvironment();
  const dataDir = flags.data ? resolve(flags.data) : dataFolderFor(root, databaseUrl);
  if (flags.reset) await reset(dataDir, databaseUrl);

  const config = await readConfig(join(root, 'supabase', 'config.toml'));
  const backend = await startBackend({
    port: Number(flags.port ?? config.api.port),
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
    siteUrl: `http://cornerlot.localhost:${flags['web-port']}`,
    appUrl: `http://app.cornerlot.localhost:${flags['web-port']}`,
    // config.toml allows the default port only.
    redirectUrls: ['cornerlot.localhost', 'app.cornerlot.localhost', 'localhost', 'app.localhost'].map(
      (host) => `http://${host}:${flags['web-port']}/**`,
    ),
    onDatabaseLost: (lines) => {
      console.error(`\nThe database stopped unexpectedly. Its last lines:\n${lines}\n`);
      console.error(
        `Nothing that was saved is lost. ${isDiskFull(lines) ? 'Free some disk space and start' : 'Start'} again.`,
      );
      process.exit(1);
    },
    onProgress: (step) => console.log(`  ${step}`),
  });
  const web = flags['no-web']
    ? null
    : await serveWebOr(backend, () => serveWeb(root, backend, Number(flags['web-port'])));
  stopOnSignal(async () => {
    await web?.close();
    await backend.close();
  });
  announce(backend, web, dataDir, databaseUrl);
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

/** Closes the backend when the web server can’t start. */
async function serveWebOr(backend: Backend, start: () => Promise<Web | null>): Promise<Web | null> {
  try {
    return await start();
  } catch (error) {
    await backend.close();
    throw error;
  }
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
    ...(web?.addresses ?? []),
    ['Backend', backend.url],
    ['Caught mail', backend.mailUrl],
    ['Caught notifications', `${backend.mailUrl}/push`],
    backend.stripeUrl === null ? ['Stripe', 'Stripe, with your test key'] : ['Stripe sandbox', backend.stripeUrl],
    ['Data', databaseUrl ? `the database at DATABASE_URL, files in ${dataDir}` : dataDir],
  ];
  if (!web && !flags['no-web']) places.push(['Web app', 'not served, because there is no index.html']);
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
