import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';
import type { Door } from './door.ts';

const prefix = '/rest/v1';

interface RequestFacts {
  method: string;
  path: string;
  headers: Record<string, string>;
  cookies: Record<string, string>;
}

/**
 * Tells the database of the request it serves, as PostgREST does for every one (`request.method`, `request.path`, `request.headers`,
 * `request.cookies`): the library tells of calls of functions only. Make it once for the connection.
 */
export function requestSettingsDoor(connection: Connection): Door {
  const current = new AsyncLocalStorage<RequestFacts>();
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) => {
    const facts = current.getStore();
    if (!facts) return withContext(vars, work, options);
    return withContext(
      vars,
      async (transaction) => {
        const { method, path, headers, cookies } = facts;
        await sql`select set_config('request.method', ${method}, true), set_config('request.path', ${path}, true),
          set_config('request.headers', ${JSON.stringify(headers)}, true), set_config('request.cookies', ${JSON.stringify(cookies)}, true)`.execute(
          transaction,
        );
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

/** As PostgREST has them behind its gateway: names in small letters, the path without the gateway's part, cookies by themselves. */
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
