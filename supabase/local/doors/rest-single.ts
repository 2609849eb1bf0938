import type { Answer } from './door.ts';

const oneRow = 'application/vnd.pgrst.object';

/** Whether a change is to be answered with the one row that it changed, as `.single()` asks. */
export function changesOne({ method, headers }: Request): boolean {
  return (
    ['POST', 'PATCH', 'DELETE'].includes(method) &&
    (headers.get('accept')?.includes(oneRow) ?? false) &&
    (headers.get('prefer')?.includes('return=representation') ?? false)
  );
}

/**
 * The row that a change has changed, 406 for none, and for several 406 with nothing changed. The library stores the several
 * before it refuses them, and where the row is read with another table it answers a list.
 */
export async function changeOne(request: Request, next: Answer): Promise<Response> {
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
