import { createHash, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import { messageOf } from '../failure.ts';
import { functionsPath } from '../functions/runtime.ts';
import { closeServer, createHttpServer, listenOn, localUrl } from '../http.ts';
import { answerApi, eventObject } from './api.ts';
import { Books, CardError, newId } from './books.ts';
import { nextDue, settle } from './clock.ts';
import { Deliveries } from './deliveries.ts';
import { firstState } from './first-state.ts';
import { apiVersion } from './objects.ts';
import { readPrices } from './prices.ts';
import { answerPage } from './pages/routes.ts';
import type { Site } from './pages/site.ts';
import type { CardsState } from './state.ts';
import { CardStore } from './store.ts';

/** What the functions talk to the sandbox with. Fixed, like the other keys of the local backend: they open nothing anywhere else. */
export const cardsKey = 'sk_test_cornerlot_sandbox';
export const cardsWebhookSecret = 'whsec_cornerlot_sandbox';

export interface CardsOptions {
  /** 0 takes a free port. */
  port: number;
  /** Where its file is kept; undefined keeps everything in memory. */
  folder: string | undefined;
  database: Pick<Database, 'query'>;
  /** The address of the backend, whose function `stripe-webhook` takes the events. */
  backendUrl: () => string;
  log: (line: string) => void;
  /** Milliseconds between two posts of an event that is not taken; see `Deliveries`. */
  waits?: readonly number[] | undefined;
}

export interface Cards {
  url: string;
  /** Begins to post events and to let happen what is due, once the backend is there to hear of it. Returns what ends that. */
  begin(): () => Promise<void>;
  close(): Promise<void>;
}

const seconds = 1000;
const minutes = 60 * seconds;
const defaultWaits = [
  1 * seconds,
  2 * seconds,
  5 * seconds,
  15 * seconds,
  1 * minutes,
  5 * minutes,
  30 * minutes,
  60 * minutes,
];
/** How often it looks for what is due by itself, in milliseconds. */
const lookInterval = 30 * seconds;

/** Starts the sandbox of the card provider: its API, its pages and its webhooks. */
export async function startCards({
  port,
  folder,
  database,
  backendUrl,
  log,
  waits = defaultWaits,
}: CardsOptions): Promise<Cards> {
  const store = await CardStore.open(folder && join(folder, 'cards.json'), async () =>
    firstState(database, await readPrices(database)),
  );
  let url = '';
  const deliveries = new Deliveries({
    store,
    webhook: () => `${backendUrl()}${functionsPath}/stripe-webhook`,
    secret: cardsWebhookSecret,
    write: (event) => toJson(url, eventObject(event)),
    waits,
    log,
  });

  async function booksOf(state: CardsState): Promise<Books> {
    return new Books(state, nowOf(state), await readPrices(database));
  }

  async function change<T>(work: (books: Books) => T, idempotencyKey: string | null = null): Promise<T> {
    const prices = await readPrices(database);
    return store.change((state) => {
      const books = new Books(state, nowOf(state), prices, idempotencyKey);
      settle(books, books.now);
      const result = work(books);
      books.tidy();
      return result;
    });
  }

  async function read(): Promise<Books> {
    const books = await booksOf(store.state);
    const due = nextDue(books);
    if (due === null || due > books.now) return books;
    await change(() => undefined);
    return booksOf(store.state);
  }

  /** A change that an idempotency key names happens once; asked again, the first answer is given. */
  async function post(
    key: string | null,
    request: string,
    work: (books: Books) => object,
  ): Promise<{ body: string; replayed: boolean }> {
    return change((books) => {
      const kept = key === null || !Object.hasOwn(books.state.answers, key) ? undefined : books.state.answers[key];
      if (kept && kept.request !== request) throw keyReused(key ?? '');
      if (kept) return { body: kept.body, replayed: true };
      const body = JSON.stringify(work(books));
      if (key !== null) books.state.answers[key] = { at: books.now, request, body };
      return { body, replayed: false };
    }, key);
  }

  async function answerV1(request: Request, address: URL): Promise<Response> {
    if (store.state.down)
      throw new CardError(503, {
        type: 'api_error',
        message: 'The card provider is down: its sandbox has been told to fail.',
      });
    requireKey(request);
    const { method } = request;
    const path = address.pathname.slice('/v1/'.length);
    const body = await request.text();
    const asked = { method, path, query: address.search.slice(1), body };
    if (method === 'GET') return json(200, toJson(url, answerApi(await read(), asked)));
    const key = request.headers.get('idempotency-key');
    const answer = await post(key, `${method} ${path}\n${body}`, (books) => answerApi(books, asked));
    return json(
      200,
      toJson(url, JSON.parse(answer.body) as object),
      answer.replayed ? { 'idempotent-replayed': 'true' } : {},
    );
  }

  const site: Site = { read, change: (work) => change(work), deliveries };
  const server = createHttpServer(async (request) => {
    const address = new URL(request.url);
    if (!address.pathname.startsWith('/v1/')) return answerPage(site, request, address);
    try {
      return await answerV1(request, address);
    } catch (error) {
      if (!(error instanceof CardError)) throw error;
      return json(error.status, JSON.stringify({ error: error.details }));
    }
  }, log);
  url = localUrl(await listenOn(server, port, 'the card provider sandbox'));
  return {
    url,
    begin: () => {
      store.onChange = () => deliveries.wake();
      deliveries.wake();
      const look = setInterval(
        () => void read().catch((error: unknown) => log(`card sandbox: ${messageOf(error)}`)),
        lookInterval,
      );
      look.unref();
      return async () => {
        clearInterval(look);
        await deliveries.close();
      };
    },
    close: () => closeServer(server),
  };
}

/** Seconds since the epoch by the sandbox's clock. */
function nowOf(state: CardsState): number {
  return Math.floor(Date.now() / 1000) + state.ahead;
}

/** JSON in which the addresses of the sandbox's own pages are whole: it may answer on another port at another time. */
function toJson(base: string, value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' && /^\/(?:pay|portal|invoices)\//.test(part) ? base + part : part,
  );
}

function requireKey(request: Request): void {
  const given = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(given), digest(cardsKey))) {
    throw new CardError(401, {
      type: 'invalid_request_error',
      message: given ? 'Invalid API Key provided.' : 'You did not provide an API key.',
    });
  }
  const version = request.headers.get('stripe-version');
  if (version !== null && version !== apiVersion) {
    throw new CardError(400, {
      type: 'invalid_request_error',
      message: `The card provider sandbox speaks version ${apiVersion} of the API, not ${version}.`,
    });
  }
}

function keyReused(key: string): CardError {
  return new CardError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function json(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'application/json', 'request-id': newId('req'), ...headers },
  });
}
