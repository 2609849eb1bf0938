import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { App } from '@supabase/lite';
import { startStripeSandbox, stripeSecretKey, stripeWebhookSecret } from './stripe-sandbox/start.ts';
import { createApp } from './server/api.ts';
import { bytes, readConfig, seconds, type Config } from './server/config.ts';
import type { Claims, Database, OpenDatabase } from './server/database.ts';
import { bootstrap, bootstrapRealtime } from './server/database/bootstrap.ts';
import { openEmbedded } from './server/database/embedded.ts';
import { lockFolder } from './server/database/lock.ts';
import { setRequestSession } from './server/database/request-session.ts';
import { loadReferenceData, migrate, seed } from './server/database/migrate.ts';
import { openPostgres } from './server/database/postgres.ts';
import { demoObject } from './demo/stored-files.ts';
import { apiErrors } from './server/middleware/api-errors.ts';
import { authMiddleware } from './server/middleware/auth.ts';
import { attemptLimitsMiddleware, type AttemptLimits } from './server/middleware/auth/attempts.ts';
import { databaseCounters } from './server/middleware/auth/counters.ts';
import { wrongCodesIn } from './server/middleware/auth/wrong-codes.ts';
import { compressionMiddleware } from './server/middleware/compression.ts';
import { corsMiddleware } from './server/middleware/cors.ts';
import { compose, type Handler, type Middleware } from './server/middleware/middleware.ts';
import { renderMiddleware } from './server/middleware/render.ts';
import { externalMiddleware, type ExternalServers } from './server/middleware/external.ts';
import { createRequestCheck } from './server/middleware/request-check.ts';
import { requestLimitsMiddleware } from './server/middleware/request-limits.ts';
import { requestSettingsMiddleware } from './server/middleware/request-settings.ts';
import { restMiddleware } from './server/middleware/rest.ts';
import { maxAffectedMiddleware } from './server/middleware/rest-max-affected.ts';
import { fixQueries } from './server/middleware/rest-queries.ts';
import { restSchemaMiddleware } from './server/middleware/rest-schema.ts';
import { storageMiddleware } from './server/middleware/storage.ts';
import { resumableMiddleware } from './server/middleware/storage-resumable.ts';
import { readEnvFile } from './server/functions/project.ts';
import { createFunctionsRuntime, functionsPath } from './server/functions/runtime.ts';
import { localSealingSecrets } from './server/functions/sealing-certificate.ts';
import { answerHealth } from './server/health.ts';
import { closeServer, createHttpServer, listenOn, localUrl } from './server/http.ts';
import { anonKey, claimsOfRequest, jwtSigningKey, serviceRoleKey, verifyToken } from './server/keys.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { Mailbox } from './mail/mailbox.ts';
import { answerMailPage } from './mail/page.ts';
import { startSmtp } from './mail/smtp.ts';
import { localVapidKeys } from './push/keys.ts';
import { PushService, pushPath } from './push/push-service.ts';
import { attachRealtime } from './server/realtime/attach.ts';
import { parseTrustedProxies } from './server/trusted-proxies.ts';
import { appUrlOf } from './app-url.ts';
import { FileStore, type MissingObject } from './server/storage/file-store.ts';

const supabaseDir = resolve(import.meta.dirname, '..');

export interface BackendOptions {
  /** 0 picks a free port. */
  port: number;
  mailPort: number;
  /** Where mail is caught. Defaults to a free port. */
  smtpPort?: number | undefined;
  /** Port of the Stripe sandbox. Defaults to a free one. */
  stripePort?: number | undefined;
  /** Port of the push service, which starts with its first use. Defaults to a free one. */
  pushPort?: number | undefined;
  /** Data folder. Without one, data and files live in temporary folders that `close` deletes. */
  dataDir?: string | undefined;
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl?: string | undefined;
  /**
   * Supabase Auth and Storage to use instead of the built-in ones. Both need `databaseUrl`, whose `auth` and `storage`
   * schemas are theirs, and sign tokens with `jwtSecret`.
   */
  external?: ExternalServers | undefined;
  /** An open database to use instead; `close` closes it. */
  database?: OpenDatabase | undefined;
  /** null: none. With other migrations than the project's, its reference data isn't loaded either. */
  migrationsDir?: string | null;
  /** A seed file, or a folder of them; null: none. */
  seedFile?: string | null;
  functionsDir?: string | null;
  /**
   * Extra variables for the functions, such as Stripe keys. Without a `STRIPE_SECRET_KEY` here or in the functions'
   * `.env`, the sandbox replaces Stripe.
   */
  functionsEnv?: Record<string, string>;
  /** Replaces `site_url` in config.toml, which links in email point to. */
  siteUrl?: string | undefined;
  /** URL of the signed-in app for links in email. Defaults to `app.` plus the site's host. */
  appUrl?: string | undefined;
  /** Milliseconds between runs of scheduled jobs, by name, instead of those in `private.job_schedule`. */
  jobIntervals?: Readonly<Record<string, number>> | undefined;
  /** Milliseconds between retries of a Stripe event; see `startStripeSandbox`. */
  webhookRetryDelays?: readonly number[] | undefined;
  /** More URLs that links in email may redirect to. */
  redirectUrls?: string[];
  /** Seconds between auth emails to the same address; defaults to config.toml. */
  mailInterval?: number | undefined;
  /** Limits on attempts to sign in. Without them there are none, so that tests needn't wait. */
  attemptLimits?: AttemptLimits | undefined;
  /** Addresses and networks whose `x-forwarded-for` is believed, comma-separated. Defaults to none. */
  trustedProxies?: string | undefined;
  /** Reads objects that have a row but no file yet. Defaults to the demo's files. */
  missingObject?: MissingObject | undefined;
  /** Receives one line per server error or warning. Defaults to stderr. */
  log?: (line: string) => void;
  /** Called with the last lines of the embedded database’s server if it ends unexpectedly. */
  onDatabaseLost?: (lines: string) => void;
  /** Called when no other process can use the data folder any more. */
  onLocked?: () => void;
  /** Called with each step of the boot. */
  onProgress?: (step: string) => void;
}

export interface Backend {
  url: string;
  mailUrl: string;
  /** URL of the Stripe sandbox; null with keys for the real Stripe, and without functions. */
  stripeUrl: string | null;
  anonKey: string;
  serviceRoleKey: string;
  database: Database;
  /** True if this boot seeded an empty database. */
  seeded: boolean;
  close(): Promise<void>;
}

/**
 * Starts the whole backend in this process: database, migrations, seed, APIs, and the mail page. Rejects with a
 * `Failure` for anything the user can fix, after closing what it had opened.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await start(options, (step) => undo.push(step))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

type OnClose = (step: () => Promise<unknown>) => void;
type Log = (line: string) => void;

async function start(options: BackendOptions, onClose: OnClose): Promise<Omit<Backend, 'close'>> {
  const { log = (line) => console.error(line), onProgress = () => undefined } = options;
  const config = await readConfig(join(supabaseDir, 'config.toml'));
  const auth = { ...config.auth, ...(options.siteUrl && { site_url: options.siteUrl }) };
  auth.additional_redirect_urls = [...auth.additional_redirect_urls, ...(options.redirectUrls ?? [])];

  const folder = await claimFolder(options.dataDir, onClose);
  options.onLocked?.();
  onProgress('Opening the database');
  const database = await openDatabase(options, onClose);
  const seeded = await prepare(database, options, log, onProgress);

  const mailbox = await Mailbox.open(options.dataDir && join(folder, 'mail'));
  const pushService = new PushService({ folder, port: options.pushPort ?? 0, log });
  onClose(() => pushService.close());
  let url = '';
  const context: Context = {
    options,
    config: { ...config, auth },
    database,
    folder,
    mailbox,
    pushService,
    url: () => url,
    log,
  };
  const { app, middlewares } = await createApi(context, onClose);
  const functions = await createFunctions(context, onClose);
  if (functions) middlewares.unshift(functions.noteChanges, functions.middleware);
  middlewares.unshift(requestLimitsMiddleware, compressionMiddleware);

  const services: Service[] = [(request) => pushService.handleHttp(request)];
  const server = createHttpServer(
    compose(middlewares, routes(app, services, database)),
    log,
    parseTrustedProxies(options.trustedProxies ?? ''),
  );
  url = localUrl(await listenOn(server, options.port, 'the backend'));
  onClose(() => closeServer(server));
  const realtime = await attachRealtime({ server, database, verifyToken: claimsOrNull, path: '/realtime/v1', log });
  onClose(() => realtime.close());
  services.push(realtime.handleHttp);
  const mailServer = createHttpServer((request) => answerMailPage(mailbox, pushService.list(), request), log);
  const mailUrl = localUrl(await listenOn(mailServer, options.mailPort, 'the mail page'));
  onClose(() => closeServer(mailServer));
  await functions?.begin();
  return { url, mailUrl, stripeUrl: functions?.stripeUrl ?? null, anonKey, serviceRoleKey, database, seeded };
}

/** What the parts of the backend share while it starts. */
interface Context {
  options: BackendOptions;
  config: Config;
  database: OpenDatabase;
  folder: string;
  mailbox: Mailbox;
  pushService: PushService;
  /** The backend's URL; empty until it listens. */
  url: () => string;
  log: Log;
}

/** Creates the auth, REST, and storage APIs: the library, and the middleware that closes its gaps, outermost first. */
async function createApi(
  { options, config, database, folder, mailbox, log }: Context,
  onClose: OnClose,
): Promise<{ app: App; middlewares: Middleware[] }> {
  const { auth } = config;
  const redirect = new AsyncLocalStorage<string>();
  const mailer = createMailer({
    mailbox,
    config: auth,
    templatesDir: join(supabaseDir, 'templates'),
    redirectTo: () => redirect.getStore() ?? auth.site_url,
  });
  fixQueries(database.connection);
  setRequestSession(database.connection);
  const counters = databaseCounters(database);
  const app = await createApp(database, config, [
    apiErrors(database.connection, log),
    ...(options.attemptLimits ? [attemptLimitsMiddleware(options.attemptLimits, counters)] : []),
    authMiddleware({
      database,
      mailer,
      otpLength: auth.email.otp_length,
      otpExpiry: auth.email.otp_expiry,
      securePasswordChange: auth.email.secure_password_change,
      mailInterval: options.mailInterval ?? seconds(auth.email.max_frequency),
      counters,
      wrongCodes: wrongCodesIn(database, counters, auth.email.otp_expiry),
      log,
      withRedirect: (target, work) => redirect.run(target, work),
    }),
  ]);
  app._mailer = mailer;
  const files = new FileStore(join(folder, 'storage'), options.missingObject ?? demoObject);
  app._storageAdapter = files;
  onClose(await database.listen('pgrst', () => void database.connection.clearSchemaCache()));
  const fileSizeLimit = bytes(config.storage.file_size_limit);
  const middlewares = [
    corsMiddleware,
    ...(options.external ? [externalMiddleware(options.external)] : []),
    requestSettingsMiddleware(database.connection, await createRequestCheck(database)),
    restSchemaMiddleware(database.connection, config.api.schemas),
    restMiddleware,
    maxAffectedMiddleware(database.connection),
    renderMiddleware(join(folder, 'renders')),
    resumableMiddleware({ database, folder: join(folder, 'uploads'), fileSizeLimit, claimsOf: claimsOfRequest }),
    storageMiddleware({ database, files, fileSizeLimit, claimsOf: claimsOfRequest }),
  ];
  return { app, middlewares };
}

interface Functions {
  middleware: Middleware;
  /** Tells the scheduled jobs of requests that may change something. */
  noteChanges: Middleware;
  /** The sandbox's URL; null with keys for the real Stripe. */
  stripeUrl: string | null;
  /** Starts scheduled jobs and webhooks. Call it once the backend listens. */
  begin(): Promise<void>;
}

/** Prepares the edge functions with the Stripe sandbox and the mail server they talk to. Null without functions. */
async function createFunctions(
  { options, config, database, folder, mailbox, pushService, url, log }: Context,
  onClose: OnClose,
): Promise<Functions | null> {
  const {
    functionsDir = join(supabaseDir, 'functions'),
    stripePort = 0,
    dataDir,
    webhookRetryDelays: retryDelays,
  } = options;
  if (!functionsDir) return null;
  const ownVariables = { ...(await readEnvFile(functionsDir)), ...options.functionsEnv };
  const stripe = ownVariables['STRIPE_SECRET_KEY']
    ? null
    : await startStripeSandbox({ port: stripePort, folder: dataDir, database, backendUrl: url, log, retryDelays });
  if (stripe) onClose(stripe.close);
  const smtp = await startSmtp(mailbox, log, options.smtpPort);
  onClose(() => smtp.close());
  let pushKeys: Promise<Record<string, string>> | undefined;
  let certificate: Promise<Record<string, string>> | undefined;
  // Functions that start at the same time share one certificate and pair of keys.
  const secretsOf = async (name: string) => ({
    ...(await (pushKeys ??= localPushKeys(folder, ownVariables))),
    ...(sealers.has(name) && (await (certificate ??= localCertificate(folder, ownVariables)))),
  });
  const functions = createFunctionsRuntime({
    functionsDir,
    env: async (name) => ({
      ...(await secretsOf(name)),
      PUSH_TEST_SERVICE: `${url()}${pushPath}`,
      ...functionVariables(config.auth, options, smtp.port),
      ...(name === 'send-push' && (await pushService.variables(ownVariables))),
      ...(stripe && {
        STRIPE_SECRET_KEY: stripeSecretKey,
        STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
        STRIPE_API_URL: stripe.url,
      }),
      SUPABASE_URL: url(),
      JWT_SIGNING_KEY: jwtSigningKey,
      SUPABASE_ANON_KEY: anonKey,
      SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
      ...(options.databaseUrl && { SUPABASE_DB_URL: options.databaseUrl }),
    }),
    verifyToken: claimsOrNull,
    log,
  });
  onClose(() => functions.close());
  const headers = { authorization: `Bearer ${serviceRoleKey}` };
  const call = (name: string) =>
    functions.handle(new Request(`${url()}${functionsPath}/${name}`, { method: 'POST', headers }));
  let jobs: Awaited<ReturnType<typeof runJobs>> | undefined;
  return {
    middleware: functionsMiddleware(functions),
    noteChanges: (request, next) => {
      if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) jobs?.noteChange();
      return next(request);
    },
    stripeUrl: stripe?.url ?? null,
    begin: async () => {
      const without = [
        ...(ownVariables['TSA_URL'] ? [] : ['stamp-ledger']),
        ...(ownVariables['CLAMAV_HOST'] ? [] : ['scan-files']),
      ];
      jobs = await runJobs({ database, log, call, intervals: options.jobIntervals, without });
      onClose(jobs.stop);
      if (stripe) onClose(stripe.begin());
    },
  };
}

/** The functions that need the certificate. Others start without it, because making an RSA key takes a while. */
const sealers = new Set(['seal-agreement', 'check-setup']);

/** The certificate that this machine makes for itself, unless the functions' variables have one. */
async function localCertificate(folder: string, own: Record<string, string>): Promise<Record<string, string>> {
  return own['SEALING_CERTIFICATE'] ? {} : localSealingSecrets(folder);
}

/** The keys for push that this machine makes for itself, unless the functions' variables have them. */
async function localPushKeys(folder: string, own: Record<string, string>): Promise<Record<string, string>> {
  return own['VAPID_PUBLIC_KEY'] ? {} : localVapidKeys(folder);
}

function functionVariables(auth: Config['auth'], options: BackendOptions, smtpPort: number): Record<string, string> {
  return {
    APP_URL: options.appUrl ?? appUrlOf(auth.site_url),
    SITE_URL: auth.site_url,
    OWN_URLS: auth.additional_redirect_urls.join(','),
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtpPort),
    SMTP_FROM: 'notifications@cornerlot.test',
    ...options.functionsEnv,
  };
}

/**
 * Routes `/functions/v1` to the functions. It comes first: a function sets its own CORS headers, as on a hosted
 * project.
 */
function functionsMiddleware(functions: ReturnType<typeof createFunctionsRuntime>): Middleware {
  return (request, next) =>
    new URL(request.url).pathname.startsWith(`${functionsPath}/`) ? functions.handle(request) : next(request);
}

/** Returns the locked data folder, or a temporary one. */
async function claimFolder(dataDir: string | undefined, onClose: OnClose): Promise<string> {
  if (dataDir !== undefined) {
    onClose(await lockFolder(dataDir));
    return dataDir;
  }
  const folder = await mkdtemp(join(tmpdir(), 'cornerlot-'));
  // A picture may still be writing to it.
  onClose(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

async function openDatabase(options: BackendOptions, onClose: OnClose): Promise<OpenDatabase> {
  const database =
    options.database ??
    (options.databaseUrl
      ? await openPostgres(options.databaseUrl)
      : await openEmbedded(options.dataDir, options.onDatabaseLost));
  onClose(() => database.close());
  await (options.external ? bootstrapRealtime(database) : bootstrap(database));
  return database;
}

/** Migrates, loads reference data, and seeds. Returns whether the seed ran. */
async function prepare(
  database: OpenDatabase,
  options: BackendOptions,
  log: Log,
  onProgress: (step: string) => void,
): Promise<boolean> {
  const ownMigrations = join(supabaseDir, 'migrations');
  const { migrationsDir = ownMigrations, seedFile = join(supabaseDir, 'seed') } = options;
  const referenceDir = migrationsDir === ownMigrations ? join(supabaseDir, 'data') : null;
  if (migrationsDir) {
    const fresh = await migrate(database, migrationsDir, log);
    for (const file of fresh) onProgress(`Applied ${file}`);
  }
  if (referenceDir) {
    const loaded = await loadReferenceData(database, referenceDir);
    for (const file of loaded) onProgress(`Loaded ${file}`);
  }
  if (!seedFile) return false;
  const ran = await seed(database, seedFile);
  if (ran) onProgress('Filled in the demo data');
  return ran;
}

async function claimsOrNull(token: string): Promise<Claims | null> {
  return verifyToken(token).catch(() => null);
}

/** An API of ours next to the library's. Resolves to null for requests it doesn't handle. */
type Service = (request: Request) => Promise<Response | null>;

function routes(app: App, services: Service[], database: Database): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/') return Response.json({ status: 'ok', name: 'cornerlot' });
    if (pathname === '/health') return answerHealth(database);
    for (const service of services) {
      const response = await service(request);
      if (response) return response;
    }
    return app.fetch(request);
  };
}
