import { jsonProblem } from '../../../src/kit/network/json-problem.ts';

/** A JSON response. Readable from any origin: the token protects the data. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'access-control-allow-origin': '*', ...headers } });
}

/** An error for the caller: the status and a message to show. Throw it anywhere in a handler. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 429 | 503,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Serves a function called by POST from browsers. A thrown `Refusal` is sent to the caller. Any other error becomes a
 * 500 with the message `failure` and one line in the log, without the request, which may contain a password. `pageOf`
 * is where to redirect a GET, for functions whose URL people may open; without it, a GET is rejected.
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
      console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'Not an error object');
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
      // supabase-js adds new headers from time to time.
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ?? 'authorization, apikey, content-type, x-client-info',
      'access-control-max-age': '86400',
      vary: 'Access-Control-Request-Headers',
    },
  });
}

/** The JSON object in the body. Rejects any other body with 400. */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  const body = jsonProblem(text) === null ? parsed(text) : null;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'The request is invalid.');
  }
  return { ...body };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a value of a request is an ID. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
