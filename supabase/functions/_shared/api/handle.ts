// Serves a request of the API: route, key, input, operation, response.
import { beginIdempotent, finishIdempotent, idempotencyKeyOf, type Stored } from './idempotency.ts';
import { check, readBody, readQuery } from './input.ts';
import { contextOf, requireScope } from './context.ts';
import { type Caller, useKey } from './key-exchange.ts';
import { logStatus } from './log.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { openApi } from './openapi.ts';
import { Problem, problemOf, problemResponse } from './problem.ts';
import { etagOf, isKnown, seenOf } from './versions.ts';
import type { z } from 'npm:zod@4.6.7';

interface Match {
  operation: Operation;
  params: Record<string, string>;
}

/** Answers a request. `path` begins with `/v1`. */
export async function handle(request: Request, path: string): Promise<Response> {
  let caller: Caller | null = null;
  let response: Response;
  try {
    // Pages of other sites aren't let in: a key doesn't belong in a browser.
    if (request.method === 'OPTIONS') throw notAllowed(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
    if (path === '/v1/openapi.json') return describe(request);
    const match = findOperation(request.method, path);
    caller = await useKey(request, match.operation.path);
    if (caller.refusal) throw caller.refusal;
    response = await serve(request, match, caller);
  } catch (error) {
    response = problemResponse(problemOf(error));
  }
  if (caller) {
    for (const [name, value] of Object.entries(caller.limits)) response.headers.set(name, value);
    await logStatus(caller.requestId, response.status);
  }
  return response;
}

function describe(request: Request): Response {
  if (request.method !== 'GET') throw notAllowed(['GET']);
  const body = JSON.stringify(openApi());
  const etag = etagOf(body, null);
  const headers = { etag, 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } });
}

const patterns = operations.map((operation) => ({
  operation,
  names: [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
  pattern: new RegExp(`^${operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
}));

function findOperation(method: string, path: string): Match {
  // A fixed path comes before one with a name: /v1/listings/facets isn't a listing.
  const found = patterns
    .filter(({ pattern }) => pattern.test(path))
    .toSorted((a, b) => a.names.length - b.names.length);
  const [first] = found;
  if (!first) throw new Problem('not-found', 'There is no such path.');
  const same = found.filter(({ names }) => names.length === first.names.length);
  const match = same.find(({ operation }) => operation.method === method);
  if (!match) throw notAllowed(same.map(({ operation }) => operation.method));
  const values = match.pattern.exec(path)!.slice(1);
  return {
    operation: match.operation,
    params: Object.fromEntries(match.names.map((name, index) => [name, decode(values[index]!)])),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Problem('not-found', 'There is no such path.');
  }
}

const notAllowed = (methods: string[]) =>
  new Problem('method-not-allowed', `Use ${methods.join(' or ')}.`, { headers: { allow: methods.join(', ') } });

async function serve(request: Request, { operation, params }: Match, caller: Caller): Promise<Response> {
  requireScope(operation, caller);
  refusePreconditions(request, operation);
  const { searchParams } = new URL(request.url);
  const input = {
    params: operation.params && check(operation.params, params, 'path'),
    query: checkQuery(searchParams, operation.query),
    body: await checkBody(request, operation),
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
  } finally {
    if (idempotencyKey !== null) await finishIdempotent(caller, idempotencyKey, outcome);
  }
  return respond(request, outcome);
}

/** Those of a write that nobody would compare. */
function refusePreconditions({ method, headers }: Request, { takesIfMatch }: Operation): void {
  if (method === 'GET') return;
  const names = ['If-Match', 'If-None-Match', 'If-Unmodified-Since'];
  const unkept = names.find((name) => headers.has(name) && !(name === 'If-Match' && takesIfMatch));
  if (unkept === undefined) return;
  const message = takesIfMatch ? 'Send If-Match.' : 'This takes no precondition.';
  throw new Problem('invalid-request', `${unkept}: ${message}`, { errors: [{ in: 'header', field: unkept, message }] });
}

function checkQuery(search: URLSearchParams, schema: z.ZodObject | undefined): unknown {
  const query = readQuery(search, schema);
  if (schema) return check(schema, query, 'query');
  const [unknown] = Object.keys(query);
  if (unknown === undefined) return undefined;
  throw new Problem('invalid-request', `${unknown}: Unknown field.`, {
    errors: [{ in: 'query', field: unknown, message: 'Unknown field.' }],
  });
}

async function checkBody(request: Request, operation: Operation): Promise<unknown> {
  const body = await readBody(request, operation);
  const schema = operation.body;
  return schema && 'safeParse' in schema ? check(schema, body, 'body') : body;
}

function toStored(operation: Operation, result: unknown): Stored {
  if (operation.response === null) return { status: 204, headers: {}, body: null };
  const body = JSON.stringify(result);
  const version = operation.version?.(result as Record<string, unknown>) ?? null;
  return { status: operation.status ?? 200, headers: { etag: etagOf(body, version) }, body };
}

function respond(request: Request, { status, headers, body }: Stored, more: Record<string, string> = {}): Response {
  const all = { ...headers, ...more, 'cache-control': 'private, no-cache' };
  const isUnchanged = request.method === 'GET' && isKnown(request.headers.get('if-none-match'), headers['etag'] ?? '');
  if (isUnchanged) return new Response(null, { status: 304, headers: all });
  return new Response(body, {
    status,
    headers: { ...all, ...(body !== null && { 'content-type': 'application/json' }) },
  });
}
