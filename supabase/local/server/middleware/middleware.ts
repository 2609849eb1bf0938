export type Handler = (request: Request) => Promise<Response>;
/**
 * Answers a request, or passes it to `next` and may change the response. Used where the API library differs from
 * hosted.
 */
export type Middleware = (request: Request, next: Handler) => Promise<Response>;

/** Runs the middlewares around `last`. The first in the list is the outermost. */
export function compose(middlewares: Middleware[], last: Handler): Handler {
  return middlewares.reduceRight<Handler>((next, middleware) => (request) => middleware(request, next), last);
}

/** Copies the request with another URL. */
export function withUrl(request: Request, url: URL): Request {
  return new Request(url, request);
}

/** Copies the response with headers added or replaced. */
export function withHeaders(response: Response, headers: Record<string, string>): Response {
  const merged = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers: merged });
}
