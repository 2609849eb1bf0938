import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';
import { AnsweredError } from './api-errors.ts';
import type { Middleware } from './middleware.ts';

/**
 * Rolls back a function call that returns more rows than `Prefer: max-affected` allows, as PostgREST does. The library
 * only limits direct changes. Create it once per connection.
 */
export function maxAffectedMiddleware(connection: Connection): Middleware {
  const limit = new AsyncLocalStorage<number>();
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) => {
    const most = limit.getStore();
    if (most === undefined) return withContext(vars, work, options);
    return withContext(
      vars,
      async (transaction) => {
        const result = await work(transaction);
        const count = await countRows(result);
        if (count > most) throw new AnsweredError(refusal(count));
        return result;
      },
      options,
    );
  };
  return (request, next) => {
    const most = maxAffected(request.headers.get('prefer') ?? '');
    const isCall = new URL(request.url).pathname.startsWith('/rest/v1/rpc/');
    return isCall && most !== null ? limit.run(most, () => next(request)) : next(request);
  };
}

function maxAffected(preferences: string): number | null {
  const [, most] = /(?:^|[\s,])max-affected=(\d+)/.exec(preferences) ?? [];
  return most !== undefined && preferences.includes('handling=strict') ? Number(most) : null;
}

async function countRows(result: unknown): Promise<number> {
  const body: unknown =
    result instanceof Response
      ? await result
          .clone()
          .json()
          .catch(() => null)
      : null;
  return Array.isArray(body) ? body.length : 0;
}

function refusal(count: number): Response {
  const message = 'Query result exceeds max-affected preference constraint';
  return Response.json(
    { code: 'PGRST124', details: `The query affects ${count} rows`, hint: null, message },
    { status: 400 },
  );
}
