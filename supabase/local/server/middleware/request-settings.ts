import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';
import type { Middleware } from './middleware.ts';
import type { createRequestCheck } from './request-check.ts';

const prefix = '/rest/v1';

interface RequestFacts {
  method: string;
  path: string;
  headers: Record<string, string>;
  cookies: Record<string, string>;
}

/**
 * Sets `request.method`, `request.path`, `request.headers`, and `request.cookies` for every request, as PostgREST does,
 * and then runs `check`. The library only does it for function calls. Create it once per connection.
 */
export function requestSettingsMiddleware(
  connection: Connection,
  check: Awaited<ReturnType<typeof createRequestCheck>>,
): Middleware {
  const current = new AsyncLocalStorage<RequestFacts>();
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) => {
    const facts = current.getStore();
    if (!facts) return withContext(vars, work, options);
    return withContext(
      vars,
      async (transaction) => {
        const { method, path, headers, cookies } = facts;
        const settings = sql`select
          set_config('request.method', ${method}, true),
          set_config('request.path', ${path}, true),
          set_config('request.headers', ${JSON.stringify(headers)}, true),
          set_config('request.cookies', ${JSON.stringify(cookies)}, true)`;
        await settings.execute(transaction);
        await check(transaction);
        return work(transaction);
      },
      options,
    );
  };
  return (request, next) => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith(`${prefix}/`)
      ? current.run(factsOf(request, pathname), () => next(request))
      : next(request);
  };
}

/**
 * Returns the values PostgREST sees behind its gateway: lower-case names, the path without its prefix, parsed cookies.
 */
function factsOf({ method, headers }: Request, pathname: string): RequestFacts {
  const { cookie = '', ...others } = Object.fromEntries(headers);
  return { method, path: pathname.slice(prefix.length), headers: others, cookies: cookiesOf(cookie) };
}

function cookiesOf(header: string): Record<string, string> {
  const pairs = header.split(';').flatMap((pair) => {
    const [, name, value] = /^\s*([^=]+)=(.*)$/.exec(pair) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}
