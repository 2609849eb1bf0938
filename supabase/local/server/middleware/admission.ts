import { currentRequest, type DatabaseLost } from '../database/current-request.ts';
import { FairQueue, Overloaded, type Client } from '../fair-queue.ts';
import { claimsOfRequest } from '../keys.ts';
import type { Middleware } from './middleware.ts';

/**
 * Queues requests fairly in front of the APIs, `concurrency` at a time. Returns 503 for a request that would wait too
 * long, and 500 for one whose statement was lost, whatever the library makes of that error.
 */
export function admissionMiddleware(concurrency: number): Middleware {
  const queue = new FairQueue(concurrency);
  return async (request, next) => {
    if (request.method === 'OPTIONS' || new URL(request.url).pathname === '/health') return next(request);
    try {
      return await queue.run(await clientOf(request), async () => {
        const current: { lost: DatabaseLost | null } = { lost: null };
        const outcome = await currentRequest.run(current, () => next(request)).catch((error: unknown) => ({ error }));
        if (current.lost) return failure(500, current.lost.code, current.lost.message);
        if ('error' in outcome) throw outcome.error;
        return outcome;
      });
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      return failure(503, '53300', error.message, { 'retry-after': String(error.retryAfterSeconds) });
    }
  };
}

function failure(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ code, details: null, hint: null, message, msg: message }, { status, headers });
}

/** Returns the session for a valid token, else the address. Our own services wait as long as it takes. */
async function clientOf(request: Request): Promise<Client> {
  const claims = await claimsOfRequest(request).catch(() => null);
  if (claims?.role === 'service_role') return { name: 'service_role', mayBeRefused: false };
  const session = claims?.['session_id'] ?? claims?.sub;
  if (typeof session === 'string') return { name: session, mayBeRefused: true };
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return { name: address ?? 'unknown', mayBeRefused: true };
}
