import { deepEqual, equal, rejects } from 'node:assert/strict';
import { getPublic, type Network } from './public-request.ts';

const hosts: Record<string, string[]> = {
  'photos.example': ['1.1.1.1', '1.0.0.1'],
  'inside.example': ['10.0.0.5'],
  'both.example': ['1.1.1.1', '127.0.0.1'],
};

const withLength = (text: string) => `content-length: ${text.length}\r\n\r\n${text}`;

/** What hosts answer, by path. */
const answers: Record<string, string> = {
  '/gone': `HTTP/1.1 404 Not Found\r\n${withLength('No')}`,
  '/large': `HTTP/1.1 200 OK\r\n${withLength('x'.repeat(101))}`,
  '/endless': `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}`,
  '/chunks': 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\npho\r\n2\r\nto\r\n0\r\n\r\n',
  '/short': 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nphoto',
  '/old': 'HTTP/1.0 200 OK\r\n\r\nphoto',
  '/nonsense': 'photo',
};

/** A network with some hosts that redirects paths which are URLs, and what was asked. */
function network() {
  const asked: string[] = [];
  const fake: Network = {
    resolve: (host) => {
      const addresses = hosts[host];
      return addresses ? Promise.resolve(addresses) : Promise.reject(new Error('ENOTFOUND'));
    },
    connect: (url, [address]) => {
      asked.push(`${address} ${url.href}`);
      if (url.pathname === '/down') return Promise.reject(new Error('ECONNRESET'));
      const to = url.searchParams.get('to');
      const usual = to
        ? `HTTP/1.1 302 Found\r\nLocation: ${to}\r\n${withLength('')}`
        : `HTTP/1.1 200 OK\r\n${withLength('photo')}`;
      const answer = new TextEncoder().encode(answers[url.pathname] ?? usual);
      const isSlow = url.pathname === '/slow';
      const readable = isSlow ? new ReadableStream() : ReadableStream.from([answer.slice(0, 20), answer.slice(20)]);
      return Promise.resolve({ readable, writable: new WritableStream(), close: () => undefined });
    },
  };
  return { fake, asked };
}

const get = (link: string, fake: Network) => getPublic(link, {}, { maxBytes: 100, timeout: 500 }, fake);

Deno.test('getPublic asks the address that was checked', async () => {
  const { fake, asked } = network();
  const body = await get('https://photos.example/a.jpg', fake);
  equal(new TextDecoder().decode(body), 'photo');
  deepEqual(asked, ['1.1.1.1 https://photos.example/a.jpg']);
});

for (const path of ['/chunks', '/old']) {
  Deno.test(`getPublic reads a body without its length: ${path}`, async () => {
    const body = await get(`https://photos.example${path}`, network().fake);
    equal(new TextDecoder().decode(body), 'photo');
  });
}

Deno.test('getPublic follows redirects, and checks each host', async () => {
  const { fake, asked } = network();
  await get('http://photos.example/?to=/b', fake);
  deepEqual(asked, ['1.1.1.1 http://photos.example/?to=/b', '1.1.1.1 http://photos.example/b']);
  const inward = 'https://photos.example/?to=http%3A%2F%2F169.254.169.254%2Flatest';
  await rejects(get(inward, fake), /169\.254\.169\.254 isn’t on the public internet/);
  equal(asked.length, 3);
});

Deno.test('getPublic resolves a host again after a redirect to it', async () => {
  const { fake, asked } = network();
  let calls = 0;
  const resolve = () => Promise.resolve([(calls += 1) === 1 ? '1.1.1.1' : '192.168.0.1']);
  await rejects(get('https://photos.example/?to=/b', { ...fake, resolve }), /isn’t on the public internet/);
  equal(asked.length, 1);
});

const refused: readonly (readonly [url: string, reason: RegExp])[] = [
  ['https://inside.example/a.jpg', /inside\.example isn’t on the public internet/],
  ['https://both.example/a.jpg', /isn’t on the public internet/],
  ['http://127.0.0.1/a.jpg', /127\.0\.0\.1 isn’t/],
  ['http://2130706433/a.jpg', /127\.0\.0\.1 isn’t/],
  ['http://0x7f.1/a.jpg', /127\.0\.0\.1 isn’t/],
  ['http://[::1]/a.jpg', /::1 isn’t/],
  ['http://[::ffff:10.0.0.1]/a.jpg', /isn’t on the public internet/],
  ['https://unknown.example/a.jpg', /can’t find unknown\.example/],
  ['https://photos.example:8080/a.jpg', /port/],
  ['https://user:pass@photos.example/a.jpg', /password/],
  ['file:///etc/passwd', /isn’t a web address/],
  ['photos.example', /isn’t a web address/],
  ['https://photos.example/gone', /status 404/],
  ['https://photos.example/down', /ended the connection/],
  ['https://photos.example/slow', /took too long/],
  ['https://photos.example/short', /didn’t send all of it/],
  ['https://photos.example/large', /larger than/],
  ['https://photos.example/endless', /valid HTTP/],
  ['https://photos.example/nonsense', /valid HTTP/],
  ['https://photos.example/?to=%3Fto%3D%253Fto%253D%25253Fto%25253D%2525253Fto%2525253Dx', /redirects too often/],
];
for (const [url, reason] of refused) {
  Deno.test(`getPublic refuses ${url}`, () => rejects(get(url, network().fake), reason));
}
