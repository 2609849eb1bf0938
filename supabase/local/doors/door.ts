/**
 * A door stands before the API library and mends where its answers differ from a hosted project's.
 * It answers itself, or passes the request, changed or not, to `next` and may change the answer.
 */
export type Door = (request: Request, next: Answer) => Promise<Response>;
export type Answer = (request: Request) => Promise<Response>;

/** Puts doors before `last`; the first in the list is the outermost. */
export function behind(doors: Door[], last: Answer): Answer {
  return doors.reduceRight<Answer>((next, door) => (request) => door(request, next), last);
}

/** The same request with another address. */
export function withUrl(request: Request, url: URL): Request {
  return new Request(url, request);
}

/** The same answer with headers added or replaced. */
export function withHeaders(response: Response, headers: Record<string, string>): Response {
  const merged = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers: merged });
}
