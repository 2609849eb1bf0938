import type { SentRequest } from './first-request';

/** The requests that reads make, without sending them. Their token is that of a visitor. */
export async function requestsOf(read: () => Promise<unknown>): Promise<SentRequest[]> {
  const { fetch } = globalThis;
  const requests: Request[] = [];
  globalThis.fetch = (url, options) => {
    requests.push(new Request(url, options));
    return Promise.reject(new Error('Not sent'));
  };
  await read().catch(() => undefined);
  globalThis.fetch = fetch;
  if (requests.length === 0) throw new Error('The read makes no request.');
  return Promise.all(
    requests.map(async (request) => ({
      url: request.url,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: request.body ? await request.text() : null,
    })),
  );
}
