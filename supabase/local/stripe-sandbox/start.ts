import { createHash, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { apiVersion } from '../../functions/_shared/stripe-version.ts';
import type { Database } from '../server/database.ts';
import { messageOf } from '../failure.ts';
import { functionsPath } from '../server/functions/runtime.ts';
import { closeServer, createHttpServer, listenOn, localUrl } from '../server/http.ts';
import { ledgerAccess, type LedgerAccess } from './access.ts';
import { answerApi, eventObject } from './api.ts';
import { Deliveries } from './deliveries.ts';
import { firstState } from './first-state.ts';
import { StripeError, newId, refused } from './ledger.ts';
import { act, actions, readControl, resend, showControl } from './pages/control.ts';
import { payInvoicePage, showInvoice } from './pages/invoice.ts';
import { showMessage, type Site } from './pages/layout.ts';
import { pay, showPay } from './pages/pay.ts';
import { actInPortal, showPortal } from './pages/portal.ts';
import { readPrices } from './prices.ts';
import { SandboxStore } from './state.ts';

/** Keys the functions use with the sandbox. Fixed like the local backend's other keys: they are valid nowhere else. */
export const stripeSecretKey = 'sk_test_cornerlot_sandbox';
export const stripeWebhookSecret = 'whsec_cornerlot_sandbox';

interface StripeSandboxOptions {
  /** 0 picks a free port. */
  port: number;
  /** Folder for its state; undefined keeps it in memory. */
  folder: string | undefined;
  database: Pick<Database, 'query'>;
  /** URL of the backend, whose `stripe-webhook` function receives the events. */
  backendUrl: () => string;
  log: (line: string) => void;
  /** Milliseconds between retries of an event; see `Deliveries`. */
  retryDelays?: readonly number[] | undefined;
}

export interface StripeSandbox {
  url: string;
  /**
   * Starts delivering events and applying what is due. Call it once the backend listens. Returns a function that stops
   * both.
   */
  begin(): () => Promise<void>;
  close(): Promise<void>;
}

const defaultRetryDelays = [1, 2, 5, 15, 60, 300, 3600].map((seconds) => seconds * 1000);
/** Milliseconds between checks for what is due. */
const checkInterval = 30_000;

/** Starts the Stripe sandbox: its API, its pages, and its webhooks. */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const { port, folder, database, backendUrl, log, retryDelays = defaultRetryDelays } = options;
  const store = await SandboxStore.open(folder && join(folder, 'stripe-sandbox.json'), async () =>
    firstState(database, await readPrices(database)),
  );
  let url = '';
  const deliveries = new Deliveries({
    store,
    webhook: () => `${backendUrl()}${functionsPath}/stripe-webhook`,
    secret: stripeWebhookSecret,
    write: (event) => toJson(url, eventObject(event)),
    retryDelays,
    log,
  });
  const access = ledgerAccess(store, database);
  const app = createPages({ ...access, deliveries });
  app.all('/v1/*', (context) => answerV1(context, access, url));
  const server = createHttpServer(async (request) => app.fetch(request), log);
  url = localUrl(await listenOn(server, port, 'the Stripe sandbox'));
  return { url, begin: () => beginWork(store, deliveries, access, log), close: () => closeServer(server) };
}

/** Delivers events and applies what is due, now and every 30 seconds. Returns a function that stops both. */
function beginWork(
  store: SandboxStore,
  deliveries: Deliveries,
  { read }: LedgerAccess,
  log: (line: string) => void,
): () => Promise<void> {
  store.onChange = () => deliveries.wake();
  deliveries.wake();
  const check = () => void read().catch((error: unknown) => log(`Stripe sandbox: ${messageOf(error)}`));
  const timer = setInterval(check, checkInterval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await deliveries.close();
  };
}

function createPages(site: Site): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const { origin } = new URL(context.req.url);
    if ([undefined, origin].includes(context.req.header('origin'))) return next();
    return showMessage(context, 403, ['Not allowed', 'This form was sent from another site.']);
  });
  app.get('/', (context) => showControl(context, site));
  app.get('/control.json', (context) => readControl(context, site));
  app.post('/events/:id/send', (context) => resend(context, site));
  for (const [path, action] of Object.entries(actions)) app.post(path, (context) => act(context, site, action));
  app.get('/pay/:id', (context) => showPay(context, site));
  app.post('/pay/:id', (context) => pay(context, site));
  app.get('/portal/:id', (context) => showPortal(context, site));
  app.post('/portal/:id/:action', (context) => actInPortal(context, site));
  app.get('/invoices/:id', (context) => showInvoice(context, site));
  app.post('/invoices/:id', (context) => payInvoicePage(context, site));
  app.notFound((context) => showMessage(context, 404, ['Not found', 'This page doesn’t exist.']));
  app.onError((error, context) => {
    if (!(error instanceof StripeError)) throw error;
    return context.redirect(`/?problem=${encodeURIComponent(error.message)}`, 303);
  });
  return app;
}

/** Answers an API request. */
async function answerV1(context: Context, { read, post }: LedgerAccess, url: string): Promise<Response> {
  const { method, path } = context.req;
  const { search } = new URL(context.req.url);
  const headers = { 'content-type': 'application/json', 'request-id': newId('req') };
  try {
    requireKey(context);
    const ledger = await read();
    if (ledger.state.down) throw new StripeError(503, { type: 'api_error', message: 'A simulated outage.' });
    const body = await context.req.text();
    const call = { method, path: path.slice('/v1/'.length), query: search.slice(1), body };
    if (method === 'GET') return new Response(toJson(url, answerApi(ledger, call)), { headers });
    const key = context.req.header('idempotency-key') ?? null;
    const answer = await post(key, `${method} ${path}\n${body}`, (draft) => answerApi(draft, call));
    return new Response(toJson(url, JSON.parse(answer.body) as object), {
      headers: { ...headers, ...(answer.replayed && { 'idempotent-replayed': 'true' }) },
    });
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return new Response(JSON.stringify({ error: error.details }), { status: error.status, headers });
  }
}

/** Serializes with full URLs for the sandbox's pages. They're stored as paths, since the port can change. */
function toJson(base: string, value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' && /^\/(?:pay|portal|invoices)\//.test(part) ? base + part : part,
  );
}

function requireKey(context: Context): void {
  const given = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(given), digest(stripeSecretKey)))
    throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  const version = context.req.header('stripe-version') ?? apiVersion;
  if (version !== apiVersion) throw refused(`The sandbox implements API version ${apiVersion}, not ${version}.`);
}
