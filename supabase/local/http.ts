import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Answer } from './doors/door.ts';
import { Failure, codeOf, messageOf } from './failure.ts';

const host = '127.0.0.1';

/** A server for `answer`, not yet listening. An answer that rejects becomes a 500 and one line on stderr. */
export function createHttpServer(answer: Answer, log: (line: string) => void): Server {
  const listener = getRequestListener(answer, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      log(`server error: ${messageOf(error)}`);
      return Response.json({ message: 'Internal server error' }, { status: 500 });
    },
  });
  return createServer((request, response) => void listener(request, response));
}

/**
 * Listens on `port` of this machine only (0: any free one) and resolves to the port. `what` names the server
 * in the failure's message.
 */
export async function listenOn(server: Server, port: number, what: string): Promise<number> {
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
      `Port ${port}, where ${what} answers, is in use by another program.`,
      `Stop that program (perhaps an earlier \`npm start\` or \`supabase start\`) and start again. To see it: lsof -i :${port}`,
      { cause: error },
    );
  }
  return (server.address() as AddressInfo).port;
}

/** The address of a server that listens on this machine. */
export function localUrl(port: number): string {
  return `http://${host}:${port}`;
}

/** Stops taking requests and ends the connections that are still open. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
