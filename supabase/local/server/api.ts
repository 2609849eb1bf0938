import { App, setExperimental, type HonoContext } from '@supabase/lite';
import type { MiddlewareHandler } from 'hono';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database.ts';
import { jwtSecret, resolveApiKey } from './keys.ts';

/**
 * Creates the library’s app for `/auth/v1`, `/rest/v1`, and `/storage/v1`, configured by config.toml. `middlewares` run
 * inside it, before its routes.
 */
export async function createApp(
  database: OpenDatabase,
  config: Config,
  middlewares: MiddlewareHandler<HonoContext>[],
): Promise<App> {
  // The library would grant everything to every role at its first request. Our schema makes the grants, so tell it
  // that this has been done.
  Reflect.set(database.connection, 'rlsState', 'active');
  // Turned on after `init`, which would otherwise warn that storage is experimental.
  setExperimental('storage', false);
  const app = new App({
    connection: database.connection,
    // Hosted projects load `safeupdate`.
    api: { schemas: config.api.schemas, max_rows: config.api.max_rows, pg_safe_update: true },
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

/** Returns the settings the library accepts; it rejects unknown names. */
function pickAuth({ email, rate_limit: _limits, ...auth }: Config['auth']) {
  const { max_frequency: _interval, template: _template, notification: _notification, ...rest } = email;
  return { ...auth, email: rest };
}
