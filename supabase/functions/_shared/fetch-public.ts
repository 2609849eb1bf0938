// Fetches what a member names, without reaching a private network: every address of every host is checked, also after
// a redirect, and the connection goes to the address that was checked, whatever the host resolves to by then.
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../../src/shared/network/public-address.ts';

const maxRedirects = 3;
const timeoutMs = 15_000;

/** Why something isn't fetched, as a sentence for the member. */
export class FetchProblem extends Error {}

/** How to find the addresses of a host, and how to ask one of them. Tests replace them. */
export interface Network {
  resolve: (host: string) => Promise<string[]>;
  request: (url: URL, address: string, maxBytes: number) => Promise<Answer>;
}

interface Answer {
  status: number;
  location: string | null;
  body: Uint8Array;
}

const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  request: requestFrom,
};

/** The body of a public URL. Throws a FetchProblem if it can't be fetched, isn't public, or is too large. */
export async function fetchPublic(link: string, maxBytes: number, network: Network = internet): Promise<Uint8Array> {
  let url = link;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const target = readUrl(url);
    const address = await publicAddressOf(target, network);
    const answer = await network.request(target, address, maxBytes).catch((error: unknown) => {
      throw error instanceof FetchProblem ? error : new FetchProblem(`${target.hostname} doesn’t respond.`);
    });
    if (answer.status >= 300 && answer.status < 400 && answer.location) {
      url = new URL(answer.location, target).href;
    } else if (answer.status === 200) return answer.body;
    else throw new FetchProblem(`${target.hostname} answered with status ${answer.status}.`);
  }
  throw new FetchProblem('The link redirects too often.');
}

function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new FetchProblem('The link isn’t a web address.');
  }
  // Other ports are of services that aren't websites.
  if (url.port !== '' || url.username !== '' || url.password !== '') {
    throw new FetchProblem('The link has a port or a password in it.');
  }
  return url;
}

async function publicAddressOf({ hostname }: URL, { resolve }: Network): Promise<string> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host)
    ? [host]
    : await resolve(host).catch(() => {
        throw new FetchProblem(`We can’t find ${host}.`);
      });
  const [first] = addresses;
  if (first === undefined) throw new FetchProblem(`We can’t find ${host}.`);
  // A host with one private address is refused, whichever comes first.
  if (!addresses.every(isPublicAddress)) throw new FetchProblem(`${host} isn’t on the public internet.`);
  return first;
}

/** Asks an address for a URL. The certificate has to be the host's. */
function requestFrom(url: URL, address: string, maxBytes: number): Promise<Answer> {
  const secure = url.protocol === 'https:';
  const options = {
    host: address,
    path: url.pathname + url.search,
    headers: { host: url.host, accept: 'image/jpeg, image/png, image/webp', 'user-agent': 'Cornerlot' },
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
  } as const;
  return new Promise((resolve, reject) => {
    const onResponse = (response: IncomingMessage) => {
      readBody(response, maxBytes).then(
        (body) => resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null, body }),
        reject,
      );
    };
    const request = secure
      ? https.get({ ...options, ...(isIP(url.hostname) === 0 && { servername: url.hostname }) }, onResponse)
      : http.get(options, onResponse);
    request.on('error', reject);
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > maxBytes) {
      response.destroy();
      throw new FetchProblem('It’s larger than 10 MB.');
    }
    parts.push(part);
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return body;
}
