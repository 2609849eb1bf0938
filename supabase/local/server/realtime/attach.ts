import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Database } from '../database.ts';
import { messageOf } from '../../failure.ts';
import { handleBroadcast } from './broadcast-http.ts';
import type { Services } from './channel.ts';
import { limits, serveConnection } from './connection.ts';
import { ChangeFeed, type StoredMessage } from './feed.ts';
import { Topics } from './topics.ts';
import { judgeToken, type VerifyToken } from './tokens.ts';

interface RealtimeOptions {
  /** Upgrade requests under `path` are handled here. */
  server: Server;
  database: Database;
  verifyToken: VerifyToken;
  /** Without a trailing slash. */
  path: string;
  log?: (line: string) => void;
}

interface Realtime {
  /** Handles broadcasts over HTTP; null for other URLs. */
  handleHttp(request: Request): Promise<Response | null>;
  /** Closes every socket and stops listening to the database. */
  close(): Promise<void>;
}

/** Milliseconds between pings, which detect dead peers such as a sleeping laptop. */
const pingEvery = 30_000;

/** Serves Supabase Realtime on `server`: `postgres_changes`, broadcast, and presence. */
export async function attachRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { server, database, verifyToken, path, log = console.error } = options;
  const topics = new Topics();
  const report = (what: string, error: unknown) => log(`Realtime: ${what}: ${messageOf(error)}`);
  const feed = await ChangeFeed.open({
    database,
    report,
    hasAudience: () => !topics.isEmpty,
    onMessage: (message) => broadcastStored(topics, message),
  });
  const services: Services = { database, feed, topics, verifyToken, report };

  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.message });
  const heartbeat = setInterval(() => sockets.clients.forEach(checkAlive), pingEvery).unref();

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const key = searchParams.get('apikey') ?? request.headers['x-api-key']?.toString();
    if (!key) return refuse(socket, 'API key is missing');
    const verdict = await judgeToken(key, verifyToken);
    if ('problem' in verdict) return refuse(socket, verdict.problem);
    const version = searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('pong', () => alive.add(client));
      alive.add(client);
      serveConnection(client, version, verdict.claims, services);
    });
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== `${path}/websocket`) {
      // Leave it to other listeners, if there are any.
      if (server.listenerCount('upgrade') === 1) socket.destroy();
      return;
    }
    socket.on('error', () => socket.destroy());
    accept(request, socket, head).catch((error: unknown) => {
      report('A connection could not be accepted', error);
      socket.destroy();
    });
  }
  server.on('upgrade', upgrade);

  return {
    handleHttp: async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(`${path}/`)) return null;
      return handleBroadcast(services, request, pathname.slice(path.length));
    },
    close: async () => {
      server.off('upgrade', upgrade);
      clearInterval(heartbeat);
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      await feed.close();
    },
  };
}

/** Sockets that answered the last ping. */
const alive = new WeakSet<WebSocket>();

function checkAlive(client: WebSocket): void {
  if (!alive.delete(client)) client.terminate();
  else client.ping();
}

function broadcastStored(topics: Topics, { id, topic, event, payload, isPrivate }: StoredMessage): void {
  topics.broadcast(Topics.key(topic, isPrivate), { event, payload, meta: { id } });
}

function refuse(socket: Duplex, error: string): void {
  const body = JSON.stringify({ error });
  socket.end(
    `HTTP/1.1 401 Unauthorized\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}` +
      `\r\nConnection: close\r\n\r\n${body}`,
  );
}
