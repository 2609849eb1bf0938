/*
 * Posts to addresses that members give us. The name is resolved once, every address it has is checked, and the
 * connection goes to one of them, so a name that changes in between leads nowhere else. That takes a connection of our
 * own: fetch resolves names itself, and Deno 2.1, which hosted functions run on, has no `lookup` for node:https.
 */
import { Buffer } from 'node:buffer';
import { lookup } from 'node:dns/promises';
import { HTTPParser } from 'npm:http-parser-js@0.5.10';
import { isPublicAddress } from '../../../src/shared/network/public-address.ts';

interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds for everything, from resolving the name to the end of the answer. */
  timeout: number;
  /** `host:port` that are allowed although private. */
  privateHosts: readonly string[];
}

export interface Answer {
  status: number;
  /** The body, or its beginning. */
  text: string;
}

/** What is read of an answer, headers included. */
const maxBytes = 64 * 1024;

/** Why there's no answer, in a sentence for the owner of the address. */
export class NoAnswer extends Error {}

/** Posts to an https address, follows no redirect, and reads at most 64 KB of the answer. Throws `NoAnswer`. */
export async function pinnedPost({ url: address, headers, body, timeout, privateHosts }: Post): Promise<Answer> {
  const url = new URL(address);
  const open: Deno.Conn[] = [];
  const reading = readAnswer();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const seconds = timeout / 1000;
    timer = setTimeout(() => reject(new NoAnswer(`It didn’t answer within ${seconds} seconds.`)), timeout);
  });
  const exchange = async () => {
    const connection = await connect(url, privateHosts, open);
    await connection.writable.getWriter().write(request(url, headers, body));
    const reader = connection.readable.getReader();
    while (!reading.isDone) {
      const { done, value } = await reader.read();
      if (done) break;
      reading.add(value);
    }
    return reading.answer();
  };
  try {
    return await Promise.race([exchange(), tooLate]);
  } catch (error) {
    // A status was an answer, even if the rest never came.
    if (reading.hasStatus) return reading.answer();
    throw error instanceof NoAnswer ? error : new NoAnswer('It ended the connection without an answer.');
  } finally {
    clearTimeout(timer);
    closeAll(open);
  }
}

async function connect(url: URL, privateHosts: readonly string[], open: Deno.Conn[]): Promise<Deno.TlsConn> {
  if (url.protocol !== 'https:') throw new NoAnswer('Only https is supported.');
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || 443);
  const addresses = await resolve(hostname);
  if (!privateHosts.includes(`${hostname}:${port}`) && !addresses.every(isPublicAddress))
    throw new NoAnswer('It’s on a private network. Webhooks only go to public addresses.');
  const tcp = await connectToOne(addresses, port, open);
  try {
    const tls = await Deno.startTls(tcp, { hostname });
    open.push(tls);
    await tls.handshake();
    return tls;
  } catch (error) {
    throw new NoAnswer(`The secure connection failed: ${error instanceof Error ? error.message : 'unknown error'}`);
  }
}

/** All addresses of a name, or the address itself; those of IPv4 first, because not every network has IPv6. */
async function resolve(hostname: string): Promise<string[]> {
  try {
    const found = await lookup(hostname, { all: true });
    if (found.length === 0) throw new Error('no addresses');
    return found.toSorted((a, b) => a.family - b.family).map(({ address }) => address);
  } catch {
    throw new NoAnswer('We couldn’t find its host name.');
  }
}

async function connectToOne(addresses: readonly string[], port: number, open: Deno.Conn[]): Promise<Deno.TcpConn> {
  for (const hostname of addresses) {
    try {
      const connection = await Deno.connect({ hostname, port });
      open.push(connection);
      return connection;
    } catch {
      // Its next address may work.
    }
  }
  throw new NoAnswer('It refused the connection.');
}

function closeAll(connections: readonly Deno.Conn[]): void {
  for (const connection of connections) {
    try {
      connection.close();
    } catch {
      // TLS has taken over the connection below it, or it was closed by the other side.
    }
  }
}

function request(url: URL, headers: Record<string, string>, body: string): Uint8Array {
  const content = new TextEncoder().encode(body);
  const all = {
    host: url.host,
    connection: 'close',
    'accept-encoding': 'identity',
    'content-length': String(content.length),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = new TextEncoder().encode(`POST ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const bytes = new Uint8Array(head.length + content.length);
  bytes.set(head);
  bytes.set(content, head.length);
  return bytes;
}

/** Reads one answer from the bytes of a connection. What comes after it is ignored. */
function readAnswer() {
  const parser = new HTTPParser(HTTPParser.RESPONSE);
  const body: Uint8Array[] = [];
  let status = 0;
  let size = 0;
  let isDone = false;
  parser[HTTPParser.kOnHeadersComplete] = ({ statusCode }) => {
    // Others announce the answer, except for a change of protocols that nobody asked for. A second answer isn't one.
    if (!isDone && (statusCode >= 200 || statusCode === 101)) status = statusCode;
  };
  parser[HTTPParser.kOnBody] = (chunk, start, length) => {
    if (!isDone) body.push(chunk.slice(start, start + length));
  };
  parser[HTTPParser.kOnMessageComplete] = () => {
    if (status !== 0) isDone = true;
  };
  return {
    get isDone() {
      return isDone;
    },
    get hasStatus() {
      return status !== 0;
    },
    add(bytes: Uint8Array) {
      const problem = parser.execute(Buffer.from(bytes.slice(0, maxBytes - size)));
      size += bytes.length;
      if (problem instanceof Error || size >= maxBytes || status === 101) isDone = true;
    },
    answer(): Answer {
      if (status === 0) throw new NoAnswer('Its answer wasn’t valid HTTP.');
      return { status, text: new TextDecoder().decode(Buffer.concat(body)) };
    },
  };
}
