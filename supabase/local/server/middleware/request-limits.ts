import { nestingOf, readAtMost } from './body.ts';
import type { Handler, Middleware } from './middleware.ts';
import { addressProblem, bodyProblem } from './readable-text.ts';
import { castProblem } from './rest-casts.ts';

/** Bytes. Files are limited by their bucket instead. */
const largestBody = 2 * 2 ** 20;
const largestAuthBody = 64 * 2 ** 10;
/** The function that takes it allows 20 MB. */
const largestArchive = 24 * 2 ** 20;
/** A picture through the API, and some room. */
const largestApiBody = 11 * 2 ** 20;
/** Events of Stripe are the largest that others take. */
const largestFunctionBody = 2 ** 20;
const deepestBody = 100;
/** Of `select` embeds and of `and`/`or` filters. */
const deepestQuery = 10;
const longestQuery = 16 * 2 ** 10;

const jsonApi =
  /^\/(?:rest\/v1|auth\/v1|realtime\/v1\/api|storage\/v1\/(?:bucket|object\/(?:list|list-v2|sign|move|copy)))\b/;
const functions = '/functions/v1/';

/**
 * Refuses requests that are too large, too deeply nested, or not text before anything parses them: recursive parsers,
 * ours, the library’s, and Postgres’, would overflow their stack, and a NUL would end what the database reads. It comes
 * first, before the functions.
 */
export const requestLimitsMiddleware: Middleware = async (request, next) => {
  const url = new URL(request.url);
  const { pathname, search, searchParams } = url;
  // The API says it in its own words.
  if (!pathname.startsWith(`${functions}api/`)) {
    if (search.length > longestQuery) return refuse(414, 'The query string is too long');
    const problem = addressProblem(url);
    if (problem !== null) return refuse(400, problem);
  }
  if (pathname.startsWith('/rest/v1/')) {
    for (const [key, value] of searchParams) {
      // Quotes don’t count: the library and we may read them differently.
      if (nestingOf(`${key} ${value}`.replaceAll('"', ''), '(', ')') > deepestQuery) {
        return refuse(400, `The ${key === 'select' ? 'embeds' : 'filters'} are nested too deeply`);
      }
    }
    const wrongCast = castProblem(searchParams);
    if (wrongCast !== null) return refuse(400, wrongCast, 'PGRST100');
  }
  const isJsonApi = jsonApi.test(pathname) || request.method === 'DELETE';
  // Uploads stop at their own limits, and others read nothing.
  if (!request.body || !(isJsonApi || pathname.startsWith(functions))) return next(request);
  const most = largestFor(pathname);
  // What says how large it is needn't be read.
  if (Number(request.headers.get('content-length') ?? 0) > most) {
    await request.body.cancel().catch(() => undefined);
    return refuse(413, 'The request body is too large');
  }
  if (!isJsonApi) return nextWithin(request, most, next);
  const bytes = await readAtMost(request.body, most);
  if (!bytes) return refuse(413, 'The request body is too large');
  if (nestingOf(Buffer.from(bytes).toString('latin1'), '[{', ']}') > deepestBody) {
    return refuse(400, 'The request body is nested too deeply');
  }
  // The auth API and functions say it in their own words.
  const unreadable = !pathname.startsWith('/auth/v1/') ? bodyProblem(bytes) : null;
  if (unreadable !== null) return refuse(400, unreadable);
  const { method, headers, signal } = request;
  return next(new Request(request.url, { method, headers, signal, body: bytes }));
};

/** Passes the body on as it comes, until it's too large. */
async function nextWithin(request: Request, most: number, next: Handler): Promise<Response> {
  let size = 0;
  const counted = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        if (size > most) controller.error(new Error('The request body is too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { method, headers, signal, url } = request;
  // Node needs it for a body that is a stream; the type is the browser's, which doesn't have it.
  const init = { method, headers, signal, body: counted ?? null, duplex: 'half' as const };
  const response = await next(new Request(url, init));
  if (size <= most) return response;
  await response.body?.cancel().catch(() => undefined);
  return refuse(413, 'The request body is too large');
}

function largestFor(pathname: string): number {
  if (pathname === '/rest/v1/rpc/restore_my_data') return largestArchive;
  if (pathname.startsWith(`${functions}api/`)) return largestApiBody;
  if (pathname.startsWith(functions)) return largestFunctionBody;
  return pathname.startsWith('/auth/v1/') ? largestAuthBody : largestBody;
}

function refuse(status: number, message: string, code = 'PGRST102'): Response {
  const body = { code, details: null, hint: null, message, msg: message, error: message };
  // Browsers can read it, whatever would have answered.
  return Response.json(body, { status, headers: { 'access-control-allow-origin': '*' } });
}
