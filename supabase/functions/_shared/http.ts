/** What a function answers, as JSON. Pages of any origin may read it: what guards the data is the token. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'access-control-allow-origin': '*', ...headers } });
}

/** A refusal that the caller may see: status and the sentence for the screen. Thrown anywhere inside a handler. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 429,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Serves a function that takes POST requests of browsers. A `Refusal` becomes its answer; anything else that is thrown
 * becomes a 500 with `failure` as its text and one line in the log, without the request, which may hold a password.
 * `pageOf`: where a GET is sent on to, for a function whose address people open; without it, a GET is refused.
 */
export function servePost(
  failure: string,
  handle: (request: Request) => Promise<Response>,
  pageOf?: (request: Request) => string,
): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return preflight(request);
    if (request.method === 'GET' && pageOf)
      return new Response(null, { status: 303, headers: { location: pageOf(request) } });
    if (request.method !== 'POST') return json({ error: 'Method not allowed' }, 405, { allow: 'POST, OPTIONS' });
    try {
      return await handle(request);
    } catch (error) {
      if (error instanceof Refusal) return json({ error: error.message }, error.status);
      console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'Thrown: no error');
      return json({ error: failure }, 500);
    }
  });
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      // supabase-js adds headers of its own from time to time.
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ?? 'authorization, apikey, content-type, x-client-info',
      'access-control-max-age': '86400',
      vary: 'Access-Control-Request-Headers',
    },
  });
}

/** The JSON object of the body. Refuses any other body. */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'The request could not be read.');
  }
  return { ...body };
}
