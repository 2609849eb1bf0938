import type { FirstRequest } from './first-request';

/** The first request that a query makes, without sending it. Its token is that of a visitor. */
export async function requestOf(query: () => Promise<unknown>): Promise<FirstRequest> {
  const { fetch } = globalThis;
  let request: Request | undefined;
  globalThis.fetch = (url, options) => {
    request ??= new Request(url, options);
    return Promise.reject(new Error('Not sent'));
  };
  await query().catch(() => undefined);
  globalThis.fetch = fetch;
  if (!request) throw new Error('The query makes no request.');
  const { url, method, headers } = request;
  return { url, method, headers: Object.fromEntries(headers), body: request.body ? await request.text() : null };
}
