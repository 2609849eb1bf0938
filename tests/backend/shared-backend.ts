import { startBackend, type Backend } from '../../supabase/local/backend.ts';
import { closeServer, createHttpServer, listenOn, localUrl } from '../../supabase/local/server/http.ts';

/** What a test file needs to use the shared backend. */
export interface SharedBackend extends Pick<Backend, 'url' | 'mailUrl' | 'stripeUrl' | 'anonKey' | 'serviceRoleKey'> {
  /** The URL of its database, as a superuser. */
  database: string;
}

/**
 * Offers one backend to all test files, so that its functions start once. It starts with the first request to the URL,
 * which returns its addresses.
 */
export async function offerSharedBackend(newDatabase: () => Promise<string>) {
  const start = async (): Promise<{ shared: SharedBackend; close: () => Promise<void> }> => {
    const database = await newDatabase();
    const options = {
      port: 0,
      mailPort: 0,
      seedFile: null,
      jobIntervals: { 'send-mail': 3_600_000 },
      log: () => undefined,
    };
    const backend = await startBackend({ ...options, databaseUrl: database });
    const { url, mailUrl, stripeUrl, anonKey, serviceRoleKey } = backend;
    return { shared: { database, url, mailUrl, stripeUrl, anonKey, serviceRoleKey }, close: backend.close };
  };
  let started: ReturnType<typeof start> | undefined;
  const server = createHttpServer(
    async () => Response.json((await (started ??= start())).shared),
    (line) => console.error(line),
  );
  return {
    url: localUrl(await listenOn(server, 0, 'the shared backend')),
    close: async () => {
      await closeServer(server);
      await (await started)?.close();
    },
  };
}
