// Serves requests of the API: route, key, input, operation, response.
import { type Context as Exchange, Hono } from 'npm:hono@4.13.19';
import { compress } from 'npm:hono@4.13.19/compress';
import { methodNotAllowed } from 'npm:hono@4.13.19/method-not-allowed';
import { contextOf, requireScope } from './context.ts';
import { beginIdempotent, finishIdempotent, idempotencyKeyOf, type Stored } from './idempotency.ts';
import { check, fieldError, readBody, readQuery } from './input.ts';
import { type Caller, useKey } from './key-exchange.ts';
import { logStatus } from './log.ts';
import { openApi } from './openapi.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { invalid, Problem, problemOf, problemResponse } from './problem.ts';
import { etagOf, isKnown, seenOf } from './versions.ts';

interface Env {
  Variables: { requestId: string; caller?: Caller };
}

/** The API. Its paths begin with `/v1`, after the name of the function. */
export const app = new Hono<Env>({ getPath: ({ url }) => new URL(url).pathname.replace(/^\/api(?=\/)/, '') });

// Every answer has an ID, by which its caller finds it in the log, and says how much of the limit is left.
app.use(async (http, next) => {
  http.set('requestId', crypto.randomUUID());
  await next();
  const caller = http.get('caller');
  http.res.headers.set('x-request-id', http.get('requestId'));
  for (const [name, value] of Object.entries(caller?.limits ?? {})) http.res.headers.set(name, value);
  if (caller?.isLogged) await logStatus(http.get('requestId'), http.res.status);
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
  const caller = await useKey(request, operation.path, http.get('requestId'));
  http.set('caller', caller);
  if (caller.refusal) throw caller.refusal;
  requireScope(operation, caller);
  refusePreconditions(request, operation);
  const { searchParams } = new URL(request.url);
  const params = http.req.param() as Record<string, string>;
  const input = {
    params: operation.params && check(operation.params, params, 'path'),
    query: readAndCheck(searchParams, operation),
    body: await readBody(request, operation),
  };
  const idempotencyKey = idempotencyKeyOf(request);
  const stored =
    idempotencyKey === null
      ? null
      : await beginIdempotent(caller, idempotencyKey, {
          method: request.method,
          url: `${operation.path} ${JSON.stringify(params)} ${searchParams}`,
          body: input.body,
        });
  if (stored) return respond(request, stored, { 'idempotent-replayed': 'true' });
  let outcome: Stored | null = null;
  try {
    const context = await contextOf(caller, idempotencyKey, seenOf(request.headers.get('if-match')));
    outcome = toStored(operation, await operation.run(context, input as never));
  } catch (error) {
    throw operation.body ? error : aboutQuery(error);
  } finally {
    if (idempotencyKey !== null) await finishIdempotent(caller, idempotencyKey, outcome);
  }
  return respond(request, outcome);
}

/** Those of a write that nobody would compare. */
function refusePreconditions({ method, headers }: Request, { takesIfMatch }: Operation): void {
  if (method === 'GET' || method === 'HEAD') return;
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
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && isKnown(request.headers.get('if-none-match'), headers['etag'] ?? '')) {
    return new Response(null, { status: 304, headers: all });
  }
  return new Response(body, {
    status,
    headers: { ...all, ...(body !== null && { 'content-type': 'application/json' }) },
  });
}
