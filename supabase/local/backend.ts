import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { App } from '@supabase/lite';
import { createApp } from './api.ts';
import { cardsKey, cardsWebhookSecret, startCards, type Cards } from './cards/start.ts';
import { bytes, readConfig, seconds } from './config.ts';
import type { Claims, Database, OpenDatabase } from './database.ts';
import { bootstrap } from './database/bootstrap.ts';
import { openEmbedded } from './database/embedded.ts';
import { lockFolder } from './database/lock.ts';
import { migrate, seed } from './database/migrate.ts';
import { openPostgres } from './database/postgres.ts';
import { demoObject } from './demo-objects.ts';
import { apiErrors } from './doors/api-errors.ts';
import { authDoor } from './doors/auth.ts';
import { compressionDoor } from './doors/compression.ts';
import { corsDoor } from './doors/cors.ts';
import { behind, type Answer, type Door } from './doors/door.ts';
import { renderDoor } from './doors/render.ts';
import { requestSettingsDoor } from './doors/request-settings.ts';
import { restDoor } from './doors/rest.ts';
import { mendQueries } from './doors/rest-queries.ts';
import { storageDoor } from './doors/storage.ts';
import { readEnvFile } from './functions/project.ts';
import { createFunctionsRuntime, functionsPath } from './functions/runtime.ts';
import { closeServer, createHttpServer, listenOn, localUrl } from './http.ts';
import { anonKey, claimsOfRequest, serviceRoleKey, verifyToken } from './keys.ts';
import { sendCopies } from './mail/copies.ts';
import { createMailer } from './mail/mailer.ts';
import { Mailbox } from './mail/mailbox.ts';
import { answerMailPage } from './mail/page.ts';
import { sendReminders, writeDigests } from './mail/reminders.ts';
import { startSmtp } from './mail/smtp.ts';
import { attachRealtime } from './realtime/attach.ts';
import { FileStore, type MissingObject } from './storage/file-store.ts';

const supabaseDir = resolve(import.meta.dirname, '..');

export interface BackendOptions {
  /** 0 takes a free port. */
  port: number;
  mailPort: number;
  /** Of the card provider sandbox; a free one unless given. */
  cardsPort?: number | undefined;
  /** Where everything is kept; undefined keeps it in memory, and what needs files in a folder that `close` deletes. */
  dataDir?: string | undefined;
  /** A Postgres server to use instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** null: none. */
  migrationsDir?: string | null;
  seedFile?: string | null;
  functionsDir?: string | null;
  /**
   * Variables for the functions besides `SUPABASE_…`, such as the keys of the card provider. Where neither these nor the
   * functions' `.env` bring `STRIPE_SECRET_KEY`, the sandbox stands in for the provider.
   */
  functionsEnv?: Record<string, string>;
  /** Replaces `site_url` of config.toml: where links in mail lead. */
  siteUrl?: string | undefined;
  /** Where the signed-in app is, for links in mail of the functions; else `app.` before the host of the site. */
  appUrl?: string | undefined;
  /** Milliseconds between two looks for mail copies that are due. */
  copiesInterval?: number | undefined;
  /** Milliseconds between two posts of a provider's event that is not taken: see `startCards`. */
  eventWaits?: readonly number[] | undefined;
  /** Added to the addresses that mail may lead to. */
  redirectUrls?: string[];
  /** Seconds between two mails of one kind to one address, instead of config.toml's. */
  mailInterval?: number | undefined;
  /** Instead of drawing the demo's pictures. */
  missingObject?: MissingObject | undefined;
  /** Receives one line per server error and per warning; defaults to stderr. */
  log?: (line: string) => void;
  /** Called as boot goes on, for showing what takes the time. */
  onProgress?: (step: string) => void;
}

export interface Backend {
  url: string;
  mailUrl: string;
  /** Where the card provider sandbox answers; null where it is not needed: with keys of the real one, and without functions. */
  cardsUrl: string | null;
  anonKey: string;
  serviceRoleKey: string;
  database: Database;
  /** True when this boot filled an empty database from the seed. */
  seeded: boolean;
  close(): Promise<void>;
}

/**
 * Starts the whole backend in this process: database, migrations, seed, APIs and mail page. Rejects with a
 * `Failure` for everything that the person at the keyboard can mend, having undone what it had begun.
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

async function start(
  options: BackendOptions,
  onClose: (step: () => Promise<unknown>) => void,
): Promise<Omit<Backend, 'close'>> {
  const { log = (line) => console.error(line), onProgress = () => undefined } = options;
  const config = await readConfig(join(supabaseDir, 'config.toml'));
  const auth = { ...config.auth, ...(options.siteUrl && { site_url: options.siteUrl }) };
  auth.additional_redirect_urls = [...auth.additional_redirect_urls, ...(options.redirectUrls ?? [])];

  const folder = await claimFolder(options.dataDir, onClose);
  onProgress('Opening the database');
  const database = await openDatabase(options, onClose);
  const seeded = await prepare(database, options, log, onProgress);

  const mailbox = await Mailbox.open(options.dataDir && join(folder, 'mail'));
  let url = '';
  const redirect = new AsyncLocalStorage<string>();
  const mailer = createMailer({
    driver: mailbox,
    config: auth,
    templatesDir: join(supabaseDir, 'templates'),
    backendUrl: () => url,
    redirectTo: () => redirect.getStore() ?? auth.site_url,
  });

  mendQueries(database.connection);
  const app = await createApp(database, { ...config, auth }, [
    apiErrors(database.connection, log),
    authDoor({
      database,
      mailer,
      otpLength: auth.email.otp_length,
      otpExpiry: auth.email.otp_expiry,
      doubleConfirmChanges: auth.email.double_confirm_changes,
      confirmationsEnabled: auth.email.enable_confirmations,
      mailInterval: options.mailInterval ?? seconds(auth.email.max_frequency),
      log,
      withRedirect: (target, work) => redirect.run(target, work),
    }),
  ]);
  app._mailer = mailer;
  const files = new FileStore(join(folder, 'storage'), options.missingObject ?? demoObject);
  app._storageAdapter = files;
  onClose(await database.listen('pgrst', () => void database.connection.clearSchemaCache()));

  const doors: Door[] = [
    corsDoor,
    compressionDoor,
    requestSettingsDoor(database.connection),
    restDoor,
    renderDoor(join(folder, 'renders')),
    storageDoor({
      database,
      files,
      fileSizeLimit: bytes(config.storage.file_size_limit),
      claimsOf: claimsOfRequest,
    }),
  ];
  const { functionsDir = join(supabaseDir, 'functions') } = options;
  let startSchedules = () => Promise.resolve();
  let cards: Cards | null = null;
  if (functionsDir) {
    const ownVariables = { ...(await readEnvFile(functionsDir)), ...options.functionsEnv };
    cards = ownVariables['STRIPE_SECRET_KEY'] ? null : await startSandbox(options, database, () => url, log);
    if (cards) onClose(cards.close);
    const cardVariables = cards && {
      STRIPE_SECRET_KEY: cardsKey,
      STRIPE_WEBHOOK_SECRET: cardsWebhookSecret,
      STRIPE_API_URL: cards.url,
    };
    const smtp = await startSmtp(mailbox, log);
    onClose(() => smtp.close());
    const functions = createFunctionsRuntime({
      functionsDir,
      env: () => ({
        APP_URL: options.appUrl ?? appUrlOf(auth.site_url),
        SITE_URL: auth.site_url,
        OWN_URLS: auth.additional_redirect_urls.join(','),
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(smtp.port),
        SMTP_FROM: 'notifications@cornerlot.test',
        ...options.functionsEnv,
        ...cardVariables,
        SUPABASE_URL: url,
        SUPABASE_ANON_KEY: anonKey,
        SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
        ...(options.databaseUrl && { SUPABASE_DB_URL: options.databaseUrl }),
      }),
      verifyToken: claimsOrNull,
      log,
    });
    onClose(() => functions.close());
    doors.unshift(functionsDoor(functions));
    startSchedules = async () => {
      const headers = { authorization: `Bearer ${serviceRoleKey}` };
      const send = () => functions.handle(new Request(`${url}${functionsPath}/send-mail`, { method: 'POST', headers }));
      onClose(await sendCopies({ database, send, log, interval: options.copiesInterval }));
      onClose(await sendReminders({ database, log }));
      onClose(await writeDigests({ database, log }));
    };
  }
  const services: Service[] = [];
  const answer = behind(doors, routes(app, services));
  const server = createHttpServer(answer, log);
  const mailServer = createHttpServer((request) => answerMailPage(mailbox, request), log);
  url = localUrl(await listenOn(server, options.port, 'the backend'));
  onClose(() => closeServer(server));
  const realtime = await attachRealtime({
    server,
    database,
    verifyToken: claimsOrNull,
    path: '/realtime/v1',
    log,
  });
  onClose(() => realtime.close());
  services.push(realtime.handleHttp);
  const mailUrl = localUrl(await listenOn(mailServer, options.mailPort, 'the mail page'));
  onClose(() => closeServer(mailServer));
  await startSchedules();
  if (cards) onClose(cards.begin());
  return { url, mailUrl, cardsUrl: cards?.url ?? null, anonKey, serviceRoleKey, database, seeded };
}

/**
 * Passes `/functions/v1` to the functions. Outermost, for a function answers as it likes: its CORS headers
 * are its own, as on a hosted project.
 */
function functionsDoor(functions: ReturnType<typeof createFunctionsRuntime>): Door {
  return (request, next) =>
    new URL(request.url).pathname.startsWith(`${functionsPath}/`) ? functions.handle(request) : next(request);
}

/** The sandbox of the card provider, with its file among the others of the data folder. */
function startSandbox(
  options: BackendOptions,
  database: Database,
  backendUrl: () => string,
  log: (line: string) => void,
): Promise<Cards> {
  const { cardsPort: port = 0, dataDir, eventWaits: waits } = options;
  return startCards({ port, folder: dataDir, database, backendUrl, log, waits });
}

/** Where the signed-in app of a site is: on the host `app.` before the site's. */
function appUrlOf(siteUrl: string): string {
  const url = new URL(siteUrl);
  return `${url.protocol}//app.${url.host}`;
}

/** The folder for everything that is a file: the locked data folder, or a temporary one. */
async function claimFolder(
  dataDir: string | undefined,
  onClose: (step: () => Promise<unknown>) => void,
): Promise<string> {
  if (dataDir !== undefined) {
    onClose(await lockFolder(dataDir));
    return dataDir;
  }
  const folder = await mkdtemp(join(tmpdir(), 'cornerlot-'));
  // A picture may still be on its way into it.
  onClose(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

async function openDatabase(
  options: BackendOptions,
  onClose: (step: () => Promise<unknown>) => void,
): Promise<OpenDatabase> {
  const database = options.databaseUrl
    ? await openPostgres(options.databaseUrl)
    : await openEmbedded(options.dataDir && join(options.dataDir, 'database'));
  onClose(() => database.close());
  await bootstrap(database);
  return database;
}

/** Brings the schema up to date; resolves to whether the seed ran now. */
async function prepare(
  database: OpenDatabase,
  options: BackendOptions,
  log: (line: string) => void,
  onProgress: (step: string) => void,
): Promise<boolean> {
  const { migrationsDir = join(supabaseDir, 'migrations'), seedFile = join(supabaseDir, 'seed.sql') } = options;
  if (migrationsDir) {
    const fresh = await migrate(database, migrationsDir, log);
    for (const file of fresh) onProgress(`Applied ${file}`);
  }
  if (!seedFile) return false;
  const ran = await seed(database, seedFile);
  if (ran) onProgress('Filled in the demo data');
  return ran;
}

async function claimsOrNull(token: string): Promise<Claims | null> {
  return verifyToken(token).catch(() => null);
}

/** An API of ours beside the library's; null when the address is not its own. */
type Service = (request: Request) => Promise<Response | null>;

function routes(app: App, services: Service[]): Answer {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/' || pathname === '/health') return Response.json({ status: 'ok', name: 'cornerlot' });
    for (const service of services) {
      const response = await service(request);
      if (response) return response;
    }
    return app.fetch(request);
  };
}
