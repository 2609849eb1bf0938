import { App, setExperimental, type HonoContext } from '@supabase/lite';
import type { MiddlewareHandler } from 'hono';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database.ts';
import { jwtSecret, resolveApiKey } from './keys.ts';

/**
 * The library that answers `/auth/v1`, `/rest/v1` and `/storage/v1`, set up as config.toml says.
 * `middlewares` run inside it, before its routes.
 */
export async function createApp(
  database: OpenDatabase,
  config: Config,
  middlewares: MiddlewareHandler<HonoContext>[],
): Promise<App> {
  // The library would grant everything on every table to every role at its first request. The grants are
  // made where they belong, in bootstrap and migrations, so it is told that it has done so.
  Reflect.set(database.connection, 'rlsState', 'active');
  // Switched on after `init`, which otherwise warns on the terminal about storage being experimental.
  setExperimental('storage', false);
  const app = new App({
    connection: database.connection,
    api: { schemas: config.api.schemas, max_rows: config.api.max_rows },
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      ...pickAuth(config.auth),
    },
    storage: { enabled: true, file_size_limit: config.storage.file_size_limit },
    studio: { enabled: false },
    options: {
      server: {
        disableStudio: true,
        middlewares,
        apiKeys: { resolver: async (key) => resolveApiKey(key) },
      },
    },
  });
  await app.init();
  setExperimental('storage', true);
  return app;
}

/** What the library knows of the settings; it refuses names that it does not know. */
function pickAuth({ email, ...auth }: Config['auth']) {
  const { max_frequency: _interval, template: _template, ...rest } = email;
  return { ...auth, email: rest };
}
