import { resolveApiKey, tokenProblem } from '../keys.ts';
import { withUrl, type Middleware } from './middleware.ts';
import { sealFilters } from './rest-filters.ts';
import { changeOne, changesOne } from './rest-single.ts';

const prefix = '/rest/v1/';

/**
 * Fixes the data API before the library handles a request: refuses an invalid bearer token (the library treats it as
 * anon), keeps every filter (see `sealFilters`), and returns exactly one row where requested (see
 * `changeOne`).
 */
export const restMiddleware: Middleware = async (request, next) => {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(prefix)) return next(request);
  if (!isReadable(url.pathname))
    return answer(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' });
  const [, bearer] = /^bearer(?:\s+(.*))?$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const apiKey = request.headers.get('apikey') ?? url.searchParams.get('apikey');
  // Without a key, the library refuses the request.
  if (bearer !== undefined && apiKey !== null && resolveApiKey(apiKey)) {
    const problem = await tokenProblem(bearer);
    if (problem) return answer(401, problem, { 'www-authenticate': challenge(problem.message) });
  }
  const isRpc = url.pathname.startsWith(`${prefix}rpc/`);
  const isCall = isRpc && ['GET', 'HEAD'].includes(request.method);
  url.search = sealFilters(url.searchParams, isCall).toString();
  // The library only reads call arguments from GET.
  const forwarded = isCall ? new Request(url, { headers: request.headers }) : withUrl(request, url);
  // The library only accepts this spelling of the scheme.
  if (bearer !== undefined) forwarded.headers.set('authorization', `Bearer ${bearer}`);
  // PostgREST counts exactly up to `max_rows`; the library would only ask the planner.
  const prefer = forwarded.headers.get('prefer')?.replace('count=estimated', 'count=exact');
  if (prefer !== undefined) forwarded.headers.set('prefer', prefer);
  const response = await (!isRpc && changesOne(forwarded) ? changeOne(forwarded, next) : next(forwarded));
  return withoutLongLocation(request.method === 'HEAD' ? new Response(null, response) : response);
};

/** Clients refuse responses with more than 16 KiB of headers. */
const longestLocation = 4096;

/** Drops a long `content-location`, which no client needs: it repeats the filters, sealed, so twice as long. */
function withoutLongLocation(response: Response): Response {
  if ((response.headers.get('content-location')?.length ?? 0) <= longestLocation) return response;
  const shortened = new Response(response.body, response);
  shortened.headers.delete('content-location');
  return shortened;
}

interface Refusal {
  code: string;
  message: string;
  details?: string | null;
}

function answer(
  status: number,
  { code, message, details = null }: Refusal,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, details, hint: null, message }, { status, headers });
}

function challenge(description: string): string {
  return `Bearer error="invalid_token", error_description=${JSON.stringify(description)}`;
}

/** Returns whether the percent-encoding is valid. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
