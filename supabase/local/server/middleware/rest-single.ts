import type { Handler } from './middleware.ts';

const oneRow = 'application/vnd.pgrst.object';

/** Returns whether a change should return the single changed row, as `.single()` requests. */
export function changesOne({ method, headers }: Request): boolean {
  return (
    ['POST', 'PATCH', 'DELETE'].includes(method) &&
    (headers.get('accept')?.includes(oneRow) ?? false) &&
    (headers.get('prefer')?.includes('return=representation') ?? false)
  );
}

/**
 * Returns the one changed row. 406 if there are none or several, and then nothing is changed. The library stores
 * several before refusing them, and returns a list where the row is joined with another table.
 */
export async function changeOne(request: Request, next: Handler): Promise<Response> {
  const limited = new Request(request);
  if (request.method !== 'POST') limited.headers.append('prefer', 'handling=strict,max-affected=1');
  const response = await next(limited);
  const said: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (isTooMany(said)) return refusal(said.details.replace('The query affects', 'The result contains'));
  if (!response.ok || !Array.isArray(said)) return response;
  const [row] = said as unknown[];
  if (said.length !== 1) return refusal(`The result contains ${said.length} rows`);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('content-type', `${oneRow}+json; charset=utf-8`);
  return Response.json(row, { status: response.status, headers });
}

function isTooMany(said: unknown): said is { details: string } {
  return (
    typeof said === 'object' &&
    said !== null &&
    'code' in said &&
    said.code === 'PGRST124' &&
    'details' in said &&
    typeof said.details === 'string'
  );
}

function refusal(details: string): Response {
  return Response.json(
    { code: 'PGRST116', details, hint: null, message: 'Cannot coerce the result to a single JSON object' },
    { status: 406 },
  );
}
