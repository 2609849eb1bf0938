// Serves requests of the API: route, key, input, operation, response.
import { type Context as Exchange, Hono } from 'npm:hono@4.13.19';
import { compress } from 'npm:hono@4.13.19/compress';
import { methodNotAllowed } from 'npm:hono@4.13.19/method-not-allowed';
import { contextOf, hasScope, requireScope } from './context.ts';
import { beginIdempotent, finishIdempotent, idempotencyKeyOf, type Stored } from './idempotency.ts';
import { check, fieldError, readBody, readQuery } from './input.ts';
import { type Caller, isReading, keyHashOf, knownCaller, useKey } from './key-exchange.ts';
import { logStatus } from './log.ts';
import { openApi } from './openapi.ts';
import { deprecationOf, type Operation } from './operation.ts';
import { operations } from './operations.ts';
import { invalid, Problem, problemOf, problemResponse } from './problem.ts';
import { etagOf, isKnown, seenOf } from './versions.ts';

interface Env {
  Variables: { requestId: string; caller?: Caller; operation?: Operation };
}

/** The API. Its paths begin with `/v1`, after the name of the function. */
export const app = new Hono<Env>({ getPath: ({ url }) => new URL(url).pathname.replace(/^\/api(?=\/)/, '') });

// Every answer has an ID, by which its caller finds it in the log, and says how much of the limit is left.
app.use(async (http, next) => {
  http.set('requestId', crypto.randomUUID());
  await next();
  const caller = http.get('caller');
  http.res.headers.set('x-request-id', http.get('requestId'));
  const more = { ...caller?.limits, ...deprecationOf(http.get('operation') ?? {}) };
  for (const [name, value] of Object.entries(more)) http.res.headers.set(name, value);
  if (caller?.isLogged) logStatus(http.get('requestId'), http.res.status);
});
app.use(compress());
// Pages of other sites aren't let in, so OPTIONS isn't allowed: a key doesn't belong in a browser.
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed: (http, methods) =>
      refuse(
        http,
        new Problem('method-not-allowed', `Use ${methods.join(' or ')}.`, { headers: { allow: methods.join(', ') } }),
      ),
  }),
);
app.get('/v1/openapi.json', ({ req }) => describe(req.raw));
// A fixed path comes before one with a name: /v1/listings/facets isn't a listing.
for (const operation of operations.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)) {
  app.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), (http) => serve(http, operation));
}
app.notFound((http) => refuse(http, new Problem('not-found', 'There is no such path.')));
app.onError((error, http) => refuse(http, problemOf(error)));

function refuse(http: Exchange, problem: Problem): Response {
  return problemResponse(problem, (http as Exchange<Env>).get('requestId'));
}

function describe(request: Request): Response {
  const body = JSON.stringify(openApi());
  const etag = etagOf(body, null);
  const headers = { etag, 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } });
}

async function serve(http: Exchange<Env>, operation: Operation): Promise<Response> {
  const { raw: request } = http.req;
  http.set('operation', operation);
  const keyHash = keyHashOf(request);
  const isRead = isReading(request.method);
  // Reading changes nothing, so it needn't wait for the key's use to be counted. Its answer does.
  const known = isRead ? knownCaller(keyHash) : null;
  const early = known && hasScope(operation, known) ? read(http, operation, known) : null;
  early?.catch(() => undefined);
  const caller = await useKey(request, keyHash, operation.path, http.get('requestId'));
  http.set('caller', caller);
  if (caller.refusal) throw caller.refusal;
  requireScope(operation, caller);
  if (!isRead) return write(http, operation, caller);
  return respond(request, await (early && isSame(known, caller) ? early : read(http, operation, caller)));
}

/** Whether what was read for one is an answer for the other. */
function isSame(one: Caller | null, other: Caller): boolean {
  const facts = (caller: Caller | null) => JSON.stringify([caller?.keyId, caller?.scopes, caller?.member]);
  return facts(one) === facts(other);
}

async function read(http: Exchange<Env>, operation: Operation, caller: Caller): Promise<Stored> {
  const input = { ...inputOf(http, operation), body: undefined };
  try {
    return toStored(operation, await operation.run(await contextOf(caller), input as never));
  } catch (error) {
    throw aboutQuery(error);
  }
}

async function write(http: Exchange<Env>, operation: Operation, caller: Caller): Promise<Response> {
  const { raw: request } = http.req;
  refusePreconditions(request, operation);
  const input = { ...inputOf(http, operation), body: await readBody(request, operation) };
  const idempotencyKey = idempotencyKeyOf(request);
  const stored =
    idempotencyKey === null
      ? null
      : await beginIdempotent(caller, idempotencyKey, {
          method: request.method,
          url: `${operation.path} ${JSON.stringify(http.req.param())} ${new URL(request.url).searchParams}`,
          body: input.body,
        });
  if (stored) return respond(request, stored, { 'idempotent-replayed': 'true' });
  let [outcome, repeated]: (Stored | null)[] = [null, null];
  try {
    const context = await contextOf(caller, idempotencyKey, seenOf(request.headers.get('if-match')));
    const result = await operation.run(context, input as never);
    outcome = toStored(operation, result);
    const { secret } = operation;
    repeated = secret === undefined ? outcome : toStored(operation, { ...(result as object), [secret]: null });
  } catch (error) {
    throw operation.body ? error : aboutQuery(error);
  } finally {
    if (idempotencyKey !== null) await finishIdempotent(caller, idempotencyKey, repeated);
  }
  return respond(request, outcome);
}

function inputOf({ req }: Exchange<Env>, operation: Operation) {
  return {
    params: operation.params && check(operation.params, req.param(), 'path'),
    query: readAndCheck(new URL(req.raw.url).searchParams, operation),
  };
}

/** Those of a write that nobody would compare. */
function refusePreconditions({ headers }: Request, { takesIfMatch }: Operation): void {
  const names = ['If-Match', 'If-None-Match', 'If-Unmodified-Since'];
  const unkept = names.find((name) => headers.has(name) && !(name === 'If-Match' && takesIfMatch));
  if (unkept === undefined) return;
  throw invalid([fieldError('header', [unkept], takesIfMatch ? 'Send If-Match.' : 'This takes no precondition.')]);
}

/** The database doesn't know where a value came from. Without a body, it's the query. */
function aboutQuery(error: unknown): unknown {
  if (error instanceof Problem)
    error.more.errors = error.more.errors?.map(({ field, message }) => fieldError('query', [field], message));
  return error;
}

function readAndCheck(search: URLSearchParams, { query: schema }: Operation): unknown {
  if (schema) return check(schema, readQuery(search, schema), 'query');
  if (search.size > 0) throw invalid([...search.keys()].map((name) => fieldError('query', [name], 'Unknown field.')));
  return undefined;
}

function toStored(operation: Operation, result: unknown): Stored {
  if (operation.response === null) return { status: 204, headers: {}, body: null };
  const body = JSON.stringify(result);
  const version = operation.version?.(result as Record<string, unknown>) ?? null;
  return { status: operation.status ?? 200, headers: { etag: etagOf(body, version) }, body };
}

function respond(request: Request, { status, headers, body }: Stored, more: Record<string, string> = {}): Response {
  const all = { ...headers, ...more, 'cache-control': 'private, no-cache' };
  if (isReading(request.method) && isKnown(request.headers.get('if-none-match'), headers['etag'] ?? '')) {
    return new Response(null, { status: 304, headers: all });
  }
  const bytes = body === null ? null : new TextEncoder().encode(body);
  return new Response(bytes, {
    status,
    headers: {
      ...all,
      // By its length, compress() leaves a small one as it is.
      ...(bytes && { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
    },
  });
}
