/*
 * Requests to addresses that members give us. A name is resolved once, every address it has is checked, and the
 * connection goes to one of them, so a name that changes in between leads nowhere else. That takes a connection of our
 * own: fetch resolves names itself, and Deno 2.1, which hosted functions run on, has no `lookup` for node:https.
 */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../../src/kit/network/public-address.ts';
import { connectionProblem } from './connection-problem.ts';
import { readAnswer, type Answer } from './http-answer.ts';

/** What a request may take. */
interface Limits {
  /** Of the answer's body. */
  maxBytes: number;
  /** Milliseconds for everything, from resolving the name to the end of the answer, with all redirects. */
  timeout: number;
}

interface Content {
  headers: Record<string, string>;
  body: string | Uint8Array;
}

interface Connection {
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
  close(): void;
}

/** How to find the addresses of a host, and how to connect to one of them. Tests replace them. */
export interface Network {
  resolve: (host: string) => Promise<string[]>;
  /** Adds what it opens to `open`, to be closed by the caller. */
  connect: (url: URL, addresses: readonly string[], open: { close(): void }[]) => Promise<Connection>;
}

const internet: Network = {
  // Those of IPv4 first, because not every network has IPv6.
  resolve: async (host) =>
    (await lookup(host, { all: true })).toSorted((a, b) => a.family - b.family).map(({ address }) => address),
  connect,
};

const maxRedirects = 3;

/** Why there's no answer, in a sentence for the member whose address it is. */
export class NoAnswer extends Error {}

/** Posts to an https address, and follows no redirect. Rejects with `NoAnswer`. */
export async function postPublic(link: string, content: Content, limits: Limits): Promise<Answer> {
  const url = new URL(link);
  if (url.protocol !== 'https:') throw new NoAnswer('Only https is supported.');
  return await request('POST', url, content, limits, internet);
}

/** The body of a web address, after up to three redirects. Rejects with `NoAnswer`, also if it's too large. */
export async function getPublic(
  link: string,
  headers: Record<string, string>,
  { maxBytes, timeout }: Limits,
  network = internet,
): Promise<Uint8Array> {
  const end = Date.now() + timeout;
  const follow = async (url: URL, redirects: number): Promise<Uint8Array> => {
    const limits = { maxBytes, timeout: Math.max(0, end - Date.now()) };
    const { status, location, body, cut } = await request('GET', url, { headers, body: '' }, limits, network);
    if (status >= 300 && status < 400 && location !== null) {
      if (redirects === maxRedirects) throw new NoAnswer('The link redirects too often.');
      return follow(readLink(location, url), redirects + 1);
    }
    if (status !== 200) throw new NoAnswer(`${url.hostname} answered with status ${status}.`);
    if (cut === 'too large') throw new NoAnswer(`It’s larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
    if (cut === 'ended') throw new NoAnswer(`${url.hostname} didn’t send all of it.`);
    return body;
  };
  return await follow(readLink(link), 0);
}

function readLink(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new NoAnswer('The link isn’t a web address.');
  }
  // Other ports are of services that aren't websites.
  if ((url.port !== '' && !isAllowed(url)) || url.username !== '' || url.password !== '') {
    throw new NoAnswer('The link has a port or a password in it.');
  }
  return url;
}

const portOf = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80));

/** The host of a URL as the network knows it: an IPv6 address has no brackets there. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether a server may be asked although it's private: for trying things on one machine. */
function isAllowed(url: URL): boolean {
  const allowed = (Deno.env.get('ALLOWED_PRIVATE_HOSTS') ?? '').split(',').map((host) => host.trim());
  return allowed.includes(`${hostOf(url)}:${portOf(url)}`);
}

/** One answer, without following where it redirects to. */
async function request(
  method: string,
  url: URL,
  content: Content,
  { maxBytes, timeout }: Limits,
  network: Network,
): Promise<Answer> {
  const open: { close(): void }[] = [];
  const reading = readAnswer(maxBytes);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`${hostOf(url)} took too long to answer.`)), timeout);
  });
  const exchange = async () => {
    const { readable, writable } = await network.connect(url, await publicAddresses(url, network), open);
    await writable.getWriter().write(encode(method, url, content));
    const reader = readable.getReader();
    while (!reading.isOver) {
      const { done, value } = await reader.read();
      if (done) reading.end();
      else reading.add(value);
    }
  };
  try {
    await Promise.race([exchange(), tooLate]);
  } catch (error) {
    // A status was an answer, even if the rest never came.
    if (!reading.hasStatus) {
      throw error instanceof NoAnswer ? error : new NoAnswer(connectionProblem(hostOf(url), error));
    }
  } finally {
    clearTimeout(timer);
    closeAll(open);
  }
  const answer = reading.answer();
  if (!answer) throw new NoAnswer(`The answer of ${hostOf(url)} wasn’t valid HTTP.`);
  return answer;
}

async function publicAddresses(url: URL, { resolve }: Network): Promise<string[]> {
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new NoAnswer(`We can’t find ${host}.`);
  // A host with one private address is refused, whichever comes first.
  if (!addresses.every(isPublicAddress) && !isAllowed(url)) throw new NoAnswer(`${host} isn’t on the public internet.`);
  return addresses;
}

/** Connects to the first of the addresses that it can. The certificate has to be the host's. */
async function connect(url: URL, addresses: readonly string[], open: { close(): void }[]): Promise<Connection> {
  const tcp = await connectToOne(url, addresses, open);
  if (url.protocol === 'http:') return tcp;
  const tls = await Deno.startTls(tcp, { hostname: hostOf(url) });
  open.push(tls);
  await tls.handshake();
  return tls;
}

async function connectToOne(url: URL, addresses: readonly string[], open: { close(): void }[]): Promise<Deno.TcpConn> {
  let problem: unknown;
  for (const hostname of addresses) {
    try {
      const connection = await Deno.connect({ hostname, port: portOf(url) });
      open.push(connection);
      return connection;
    } catch (error) {
      // Its next address may work.
      problem = error;
    }
  }
  throw problem;
}

function closeAll(connections: readonly { close(): void }[]): void {
  for (const connection of connections) {
    try {
      connection.close();
    } catch {
      // TLS has taken over the connection below it, or it was closed by the other side.
    }
  }
}

function encode(method: string, url: URL, { headers, body }: Content): Uint8Array {
  const content = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const all = {
    host: url.host,
    connection: 'close',
    'accept-encoding': 'identity',
    ...(method === 'POST' && { 'content-length': String(content.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = new TextEncoder().encode(`${method} ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const bytes = new Uint8Array(head.length + content.length);
  bytes.set(head);
  bytes.set(content, head.length);
  return bytes;
}
