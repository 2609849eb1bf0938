import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Database } from '@/shared/supabase/database.types';

/** Where the backend of the tests stands. Nothing listens there; msw answers. */
export const backendUrl = 'http://backend.test';

type Tables = Database['public']['Tables'];
export type Row<T extends keyof Tables> = Tables[T]['Row'];

/**
 * Answers reads of a table with these rows, whatever is asked: filtering is the database's work and tested there.
 * Extra columns (computed fields, embeds) may stand in the rows. `onRequest` sees each request.
 */
export function rows<T extends keyof Tables>(
  table: T,
  found: readonly (Row<T> & Record<string, unknown>)[],
  onRequest?: (url: URL) => void,
): HttpHandler {
  return http.get(`${backendUrl}/rest/v1/${table}`, ({ request }) => {
    onRequest?.(new URL(request.url));
    const headers = { 'content-range': found.length > 0 ? `0-${found.length - 1}/${found.length}` : `*/0` };
    return answerRows(request, found, { headers });
  });
}

/** Answers a request with rows: as a list, or with the one row that it asks for, 406 where there is not one. */
export function answerRows(request: Request, found: readonly object[], init?: ResponseInit): Response {
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
