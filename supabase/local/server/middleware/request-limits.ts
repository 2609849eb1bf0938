import { nestingOf, readAtMost } from './body.ts';
import type { Middleware } from './middleware.ts';

/** Bytes. Files are limited by their bucket instead. */
const largestBody = 2 * 2 ** 20;
const largestAuthBody = 64 * 2 ** 10;
/** The function that takes it allows 20 MB. */
const largestArchive = 24 * 2 ** 20;
const deepestBody = 100;
/** Of `select` embeds and of `and`/`or` filters. */
const deepestQuery = 10;
const longestQuery = 16 * 2 ** 10;

const jsonApi =
  /^\/(?:rest\/v1|auth\/v1|realtime\/v1\/api|storage\/v1\/(?:bucket|object\/(?:list|list-v2|sign|move|copy)))\b/;

/**
 * Refuses requests that are too large or too deeply nested before anything parses them: recursive parsers, ours, the
 * library’s, and Postgres’, would overflow their stack.
 */
export const requestLimitsMiddleware: Middleware = async (request, next) => {
  const { pathname, search, searchParams } = new URL(request.url);
  if (search.length > longestQuery) return refuse(414, 'The query string is too long');
  if (pathname.startsWith('/rest/v1/')) {
    for (const [key, value] of searchParams) {
      // Quotes don’t count: the library and we may read them differently.
      if (nestingOf(`${key} ${value}`.replaceAll('"', ''), '(', ')') > deepestQuery) {
        return refuse(400, `The ${key === 'select' ? 'embeds' : 'filters'} are nested too deeply`);
      }
    }
  }
  const isFile = request.method !== 'DELETE' && !jsonApi.test(pathname);
  if (!request.body || isFile) return next(request);
  const bytes = await readAtMost(request.body, largestFor(pathname));
  if (!bytes) return refuse(413, 'The request body is too large');
  if (nestingOf(Buffer.from(bytes).toString('latin1'), '[{', ']}') > deepestBody) {
    return refuse(400, 'The request body is nested too deeply');
  }
  const { method, headers, signal, url } = request;
  return next(new Request(url, { method, headers, signal, body: bytes }));
};

function largestFor(pathname: string): number {
  if (pathname === '/rest/v1/rpc/restore_my_data') return largestArchive;
  return pathname.startsWith('/auth/v1/') ? largestAuthBody : largestBody;
}

function refuse(status: number, message: string): Response {
  return Response.json({ code: 'PGRST102', details: null, hint: null, message, msg: message }, { status });
}
