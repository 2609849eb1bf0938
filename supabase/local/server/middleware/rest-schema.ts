import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';
import type { Middleware } from './middleware.ts';

type Schema = Awaited<ReturnType<Connection['introspect']>>;

/**
 * Shows the data API only the tables, views, and relationships of the schema that a request names, or the first exposed
 * one. The library knows tables by name alone, so it would take `public.users` for `auth.users` and
 * `public.messages` for `realtime.messages`. Create it once per connection.
 */
export function restSchemaMiddleware(connection: Connection, exposed: readonly string[]): Middleware {
  const requested = new AsyncLocalStorage<string>();
  const narrowed = new WeakMap<Schema, Map<string, Schema>>();
  const introspect = connection.introspect.bind(connection);
  connection.introspect = async (options) => {
    const whole = await introspect(options);
    const name = requested.getStore();
    if (name === undefined) return whole;
    const known = narrowed.get(whole) ?? new Map<string, Schema>();
    narrowed.set(whole, known);
    const part = known.get(name) ?? onlySchema(whole, name);
    known.set(name, part);
    return part;
  };
  return (request, next) => {
    if (!new URL(request.url).pathname.startsWith('/rest/v1/')) return next(request);
    const name = profileOf(request) ?? exposed[0] ?? 'public';
    // The library refuses a schema that isn't exposed.
    return requested.run(exposed.includes(name) ? name : (exposed[0] ?? 'public'), () => next(request));
  };
}

function profileOf({ method, headers }: Request): string | null {
  return headers.get(['GET', 'HEAD'].includes(method) ? 'accept-profile' : 'content-profile');
}

function onlySchema(whole: Schema, name: string): Schema {
  const inside = <T extends { schema?: string | undefined }>(list: T[]) => list.filter(({ schema }) => schema === name);
  const constraints = new Set(whole.unique_constraints.map(keyOf));
  return {
    ...whole,
    // A relation is one-to-one by a constraint, as in PostgREST, and not by a unique index, which may be partial.
    indexes: inside(whole.indexes).filter((index) => constraints.has(keyOf(index))),
    tables: inside(whole.tables),
    views: inside(whole.views),
    columns: inside(whole.columns),
    primary_keys: inside(whole.primary_keys),
    unique_constraints: inside(whole.unique_constraints),
    foreign_keys: inside(whole.foreign_keys).filter((key) => (key.ref_schema ?? targetSchema(key.fk_def)) === name),
  };
}

function keyOf({ schema, table, columns }: { schema?: string | undefined; table: string; columns: string[] }): string {
  return [schema ?? '', table, ...columns.toSorted()].join('.');
}

/** Returns the schema of the table in `FOREIGN KEY (id) REFERENCES auth.users(id)`. Postgres leaves out `public`. */
function targetSchema(definition: string): string {
  const [, quoted, plain] = / REFERENCES (?:"((?:[^"]|"")+)"|(\w+))\./.exec(definition) ?? [];
  return quoted?.replaceAll('""', '"') ?? plain ?? 'public';
}
