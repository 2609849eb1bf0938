declare global {
  /** Responses to requests that were made before the code that needs them was there, by key. */
  var preloadedResponses: Record<string, Promise<Response>> | undefined;
}

/** The key of a member's request. Another member's, or one with another body, has another. */
export function memberKey(token: string, url: RequestInfo | URL, body: unknown): string {
  return [token, visitorKey(url), typeof body === 'string' ? body : ''].join(' ');
}

/** The key of a visitor's request: its URL. */
export function visitorKey(url: RequestInfo | URL): string {
  return url instanceof Request ? url.url : url.toString();
}

/** Takes the response to a request that was made ahead, at most once. */
export function takePreloaded(key: string): Promise<Response> | undefined {
  const preloaded = globalThis.preloadedResponses;
  const response = preloaded?.[key];
  if (response) delete preloaded[key];
  return response;
}
