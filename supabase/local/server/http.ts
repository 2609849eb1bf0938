import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, BlockList, Server as NetServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Handler } from './middleware/middleware.ts';
import { Failure, codeOf, messageOf } from '../failure.ts';
import { clientAddress, parseTrustedProxies } from './trusted-proxies.ts';

const host = '127.0.0.1';

/** Creates a server for the handler, not yet listening. A rejected handler becomes a 500 and a log line. */
export function createHttpServer(
  answer: Handler,
  log: (line: string) => void,
  trusted = parseTrustedProxies(''),
): Server {
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const response = await answer(request);
      // Nobody will read the rest of the body, so the client must not send another request on this connection. A small
      // body arrives right after the headers.
      await setImmediate();
      if (!incoming.complete) outgoing.setHeader('connection', 'close');
      return response;
    },
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        log(`server error: ${messageOf(error)}`);
        return Response.json({ message: 'Internal server error' }, { status: 500 });
      },
    },
  );
  const server = createServer((request, response) => {
    setClientAddress(request, trusted);
    void listener(request, response);
  });
  // Node's 5 s can pass during one long query on this thread, which would reset a connection that carries a request.
  server.keepAliveTimeout = 65_000;
  return server;
}

/**
 * Sets the headers that say where a request comes from, as a gateway does: `x-forwarded-for` is the client's address,
 * and the header that only a hosted project's edge may set is dropped.
 */
function setClientAddress(request: IncomingMessage, trusted: BlockList): void {
  const others = request.rawHeaders.flatMap((name, at, all) => {
    const isName = at % 2 === 0 && !['x-forwarded-for', 'cf-connecting-ip'].includes(name.toLowerCase());
    return isName ? [name, all[at + 1] ?? ''] : [];
  });
  const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join(',');
  const client = clientAddress(request.socket.remoteAddress ?? 'unknown', forwarded, trusted);
  request.rawHeaders = [...others, 'x-forwarded-for', client];
}

/**
 * Listens on a port of this machine only (0 picks a free one) and resolves to the port. Rejects with a `Failure` that
 * names the server (`what`) if the port is taken.
 */
export async function listenOn(server: NetServer, port: number, what: string): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new Failure(
      `Port ${port}, which ${what} needs, is in use by another program.`,
      `Stop that program (perhaps an earlier \`npm start\` or \`supabase start\`) and start again. To see it: ` +
        `lsof -i :${port}`,
      { cause: error },
    );
  }
  return (server.address() as AddressInfo).port;
}

/** Returns the URL of a local server. */
export function localUrl(port: number): string {
  return `http://${host}:${port}`;
}

/** Stops accepting requests and closes open connections. */
export async function closeServer(server: Pick<Server, 'close' | 'closeAllConnections'>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}

/** Returns a port of 127.0.0.1 that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOn(server, 0, 'another program');
  await closeServer(server);
  return port;
}
