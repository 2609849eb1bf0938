import { resolveApiKey, tokenProblem } from '../keys.ts';
import { withUrl, type Door } from './door.ts';
import { sealFilters } from './rest-filters.ts';
import { changeOne, changesOne } from './rest-single.ts';

const prefix = '/rest/v1/';

/**
 * Mends the data API before the library sees a request: a bearer token that does not hold is refused, where the
 * library takes its bearer for a visitor; every filter counts, with the value it has (see `sealFilters`); and one row that
 * is asked for is one (see `changeOne`).
 */
export const restDoor: Door = async (request, next) => {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(prefix)) return next(request);
  if (!isReadable(url.pathname))
    return answer(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' });
  const [, bearer] = /^bearer(?:\s+(.*))?$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const apiKey = request.headers.get('apikey') ?? url.searchParams.get('apikey');
  // Without a key the gateway has the first word, and that is the library's part.
  if (bearer !== undefined && apiKey !== null && resolveApiKey(apiKey)) {
    const problem = await tokenProblem(bearer);
    if (problem) return answer(401, problem, { 'www-authenticate': challenge(problem.message) });
  }
  const isRpc = url.pathname.startsWith(`${prefix}rpc/`);
  const isCall = isRpc && ['GET', 'HEAD'].includes(request.method);
  url.search = sealFilters(url.searchParams, isCall).toString();
  // The library reads the arguments of a call from GET only.
  const forwarded = isCall ? new Request(url, { headers: request.headers }) : withUrl(request, url);
  // The library knows the scheme in this spelling only.
  if (bearer !== undefined) forwarded.headers.set('authorization', `Bearer ${bearer}`);
  const response = await (!isRpc && changesOne(forwarded) ? changeOne(forwarded, next) : next(forwarded));
  return request.method === 'HEAD' ? new Response(null, response) : response;
};

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

/** Whether the percent signs make sense. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
