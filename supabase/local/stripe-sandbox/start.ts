import { createHash, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { apiVersion } from '../../functions/_shared/stripe-version.ts';
import type { Database } from '../server/database.ts';
import { messageOf } from '../failure.ts';
import { functionsPath } from '../server/functions/runtime.ts';
import { closeServer, createHttpServer, listenOn, localUrl } from '../server/http.ts';
import { answerApi, eventObject } from './api.ts';
import { Ledger, StripeError, newId } from './ledger.ts';
import { nextDue, settle } from './clock.ts';
import { Deliveries } from './deliveries.ts';
import { firstState } from './first-state.ts';
import { readPrices } from './prices.ts';
import { answerPage } from './pages/routes.ts';
import type { Site } from './pages/site.ts';
import type { SandboxState } from './state.ts';
import { SandboxStore } from './store.ts';

/** Keys the functions use with the sandbox. Fixed like the local backend's other keys: they are valid nowhere else. */
export const stripeSecretKey = 'sk_test_cornerlot_sandbox';
export const stripeWebhookSecret = 'whsec_cornerlot_sandbox';

export interface StripeSandboxOptions {
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

const seconds = 1000;
const minutes = 60 * seconds;
const defaultRetryDelays = [
  1 * seconds,
  2 * seconds,
  5 * seconds,
  15 * seconds,
  1 * minutes,
  5 * minutes,
  30 * minutes,
  60 * minutes,
];
/** Milliseconds between checks for what is due. */
const checkInterval = 30 * seconds;

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
  const site: Site = { read: access.read, change: (work) => access.change(work), deliveries };
  const server = createHttpServer(async (request) => {
    const address = new URL(request.url);
    if (!address.pathname.startsWith('/v1/')) return answerPage(site, request, address);
    try {
      return await answerV1(request, address, access, store, url);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return json(error.status, JSON.stringify({ error: error.details }));
    }
  }, log);
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
  const timer = setInterval(
    () => void read().catch((error: unknown) => log(`Stripe sandbox: ${messageOf(error)}`)),
    checkInterval,
  );
  timer.unref();
  return async () => {
    clearInterval(timer);
    await deliveries.close();
  };
}

interface LedgerAccess {
  /** Returns the ledger after applying what is due. Changes to it aren't stored. */
  read(): Promise<Ledger>;
  /** Runs `work` on the ledger and stores the result; stores nothing if it throws. */
  change<T>(work: (ledger: Ledger) => T, idempotencyKey?: string | null): Promise<T>;
  /** Like `change`, once per idempotency key: a repeated request gets the first response. */
  post(
    key: string | null,
    request: string,
    work: (ledger: Ledger) => object,
  ): Promise<{ body: string; replayed: boolean }>;
}

function ledgerAccess(store: SandboxStore, database: Pick<Database, 'query'>): LedgerAccess {
  async function ledgerOf(state: SandboxState): Promise<Ledger> {
    return new Ledger(state, nowOf(state), await readPrices(database));
  }

  async function change<T>(work: (ledger: Ledger) => T, idempotencyKey: string | null = null): Promise<T> {
    const prices = await readPrices(database);
    return store.change((state) => {
      const ledger = new Ledger(state, nowOf(state), prices, idempotencyKey);
      settle(ledger, ledger.now);
      const result = work(ledger);
      ledger.prune();
      return result;
    });
  }

  return {
    change,
    read: async () => {
      const ledger = await ledgerOf(store.state);
      const due = nextDue(ledger);
      if (due === null || due > ledger.now) return ledger;
      await change(() => undefined);
      return ledgerOf(store.state);
    },
    post: (key, request, work) =>
      change((ledger) => {
        const { answers } = ledger.state;
        const kept = key === null || !Object.hasOwn(answers, key) ? undefined : answers[key];
        if (kept && kept.request !== request) throw keyReused(key ?? '');
        if (kept) return { body: kept.body, replayed: true };
        const body = JSON.stringify(work(ledger));
        if (key !== null) answers[key] = { at: ledger.now, request, body };
        return { body, replayed: false };
      }, key),
  };
}

/** Answers an API request. Throws a `StripeError` for what Stripe would refuse. */
async function answerV1(
  request: Request,
  address: URL,
  { read, post }: LedgerAccess,
  store: SandboxStore,
  url: string,
): Promise<Response> {
  if (store.state.down)
    throw new StripeError(503, { type: 'api_error', message: 'The Stripe sandbox is simulating an outage.' });
  requireKey(request);
  const { method } = request;
  const path = address.pathname.slice('/v1/'.length);
  const body = await request.text();
  const call = { method, path, query: address.search.slice(1), body };
  if (method === 'GET') return json(200, toJson(url, answerApi(await read(), call)));
  const key = request.headers.get('idempotency-key');
  const answer = await post(key, `${method} ${path}\n${body}`, (ledger) => answerApi(ledger, call));
  return json(
    200,
    toJson(url, JSON.parse(answer.body) as object),
    answer.replayed ? { 'idempotent-replayed': 'true' } : {},
  );
}

/** Returns the sandbox's time in seconds since the epoch. */
function nowOf(state: SandboxState): number {
  return Math.floor(Date.now() / 1000) + state.ahead;
}

/** Serializes with full URLs for the sandbox's pages. They're stored as paths, since the port can change. */
function toJson(base: string, value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' && /^\/(?:pay|portal|invoices)\//.test(part) ? base + part : part,
  );
}

function requireKey(request: Request): void {
  const given = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(given), digest(stripeSecretKey))) {
    throw new StripeError(401, {
      type: 'invalid_request_error',
      message: given ? 'Invalid API Key provided.' : 'You did not provide an API key.',
    });
  }
  const version = request.headers.get('stripe-version');
  if (version !== null && version !== apiVersion) {
    throw new StripeError(400, {
      type: 'invalid_request_error',
      message: `The Stripe sandbox implements API version ${apiVersion}, not ${version}.`,
    });
  }
}

function keyReused(key: string): StripeError {
  return new StripeError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. Try ' +
      `using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function json(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'application/json', 'request-id': newId('req'), ...headers },
  });
}
