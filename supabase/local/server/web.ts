import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, messageOf } from '../failure.ts';

export interface Web {
  /** Label and URL, in the order they’re printed. */
  addresses: [string, string][];
  close(): Promise<void>;
}

/**
 * Serves the web app from source with Vite; null if there is no app. Fills in variables `.env` doesn’t set with the
 * backend’s addresses, so a fresh clone runs without one.
 */
export async function serveWeb(
  root: string,
  backend: { url: string; anonKey: string },
  port: number,
): Promise<Web | null> {
  if (!existsSync(join(root, 'index.html'))) return null;
  // A start without the app needn't load it.
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
  return {
    addresses: [
      ['Public site', `http://cornerlot.localhost:${port}`],
      ['Signed-in app', `http://app.cornerlot.localhost:${port}`],
    ],
    close: () => server.close(),
  };
}
