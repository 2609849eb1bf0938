import { Failure, messageOf } from '../failure.ts';
import { closeServer, listenOn } from '../server/http.ts';
import { createStaticServer, readFolder } from './static-server.ts';

export interface Web {
  close(): Promise<void>;
}

/** Serves the built site in `folder`, under any host name. */
export async function serveBuiltSite(folder: string, port: number): Promise<Web> {
  const site = readFolder(folder);
  const server = createStaticServer(() => site);
  await listenOn(server, port, 'the web app');
  return { close: () => closeServer(server) };
}

/**
 * Serves the site’s modules with Vite, which reloads what changes. Fills in variables `.env` doesn’t set with the
 * backend’s addresses, so a fresh clone runs without one.
 */
export async function serveSources(
  root: string,
  backend: { url: string; anonKey: string },
  port: number,
): Promise<Web> {
  // A start without it needn't load it.
  const { createServer, loadEnv } = await import('vite');
  const env = loadEnv('development', root, 'VITE_');
  process.env['VITE_SUPABASE_URL'] = env['VITE_SUPABASE_URL'] || backend.url;
  process.env['VITE_SUPABASE_ANON_KEY'] = env['VITE_SUPABASE_ANON_KEY'] || backend.anonKey;
  const server = await createServer({
    root,
    logLevel: 'warn',
    clearScreen: false,
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    if (!/already in use/.test(messageOf(error))) throw error;
    throw new Failure(
      `Port ${port}, which the web app needs, is in use by another program.`,
      `Stop that program (perhaps an earlier \`npm start\`) and start again. To see it: lsof -i :${port}`,
      { cause: error },
    );
  }
  return { close: () => server.close() };
}
