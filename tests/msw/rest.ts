import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Database } from '@/domain/database.types';

/** URL of the backend in tests. msw handles all requests to it. */
export const backendUrl = 'http://backend.test';

type Tables = Database['public']['Tables'];
export type Row<T extends keyof Tables> = Tables[T]['Row'];

/**
 * Responds to reads of a table with these rows whatever the query, because filtering is tested on the database. Rows
 * may have extra columns (computed fields, embeds). `onRequest` sees each request.
 */
export function rows<T extends keyof Tables>(
  table: T,
  found: readonly (Row<T> & Record<string, unknown>)[],
  onRequest?: (url: URL) => void,
): HttpHandler {
  return http.get(`${backendUrl}/rest/v1/${table}`, ({ request }) => {
    onRequest?.(new URL(request.url));
    const headers = { 'content-range': found.length > 0 ? `0-${found.length - 1}/${found.length}` : `*/0` };
    return respondWithRows(request, found, { headers });
  });
}

/** Responds with rows: as a list, or as the single requested row, with 406 unless there’s exactly one. */
export function respondWithRows(request: Request, found: readonly object[], init?: ResponseInit): Response {
  if (!request.headers.get('accept')?.includes('vnd.pgrst.object')) return HttpResponse.json(found, init);
  if (found.length === 1) return HttpResponse.json(found[0], init);
  return HttpResponse.json(
    { code: 'PGRST116', message: 'Cannot coerce the result to a single JSON object' },
    { status: 406 },
  );
}

/** Makes every request to a table or `rpc/name` fail with this status. */
export function failing(
  resource: keyof Tables | `rpc/${keyof Database['public']['Functions']}`,
  status = 500,
): HttpHandler {
  return http.all(`${backendUrl}/rest/v1/${resource}`, () =>
    HttpResponse.json({ message: 'broken by the test', code: null }, { status }),
  );
}
