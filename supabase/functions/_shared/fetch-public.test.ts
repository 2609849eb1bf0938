import { deepEqual, equal, rejects } from 'node:assert/strict';
import { fetchPublic, type Network } from './fetch-public.ts';

const hosts: Record<string, string[]> = {
  'photos.example': ['1.1.1.1', '1.0.0.1'],
  'inside.example': ['10.0.0.5'],
  'both.example': ['1.1.1.1', '127.0.0.1'],
};

/** A network with some hosts that redirects paths which are URLs, and what was asked. */
function network() {
  const asked: string[] = [];
  const fake: Network = {
    resolve: (host) => {
      const addresses = hosts[host];
      return addresses ? Promise.resolve(addresses) : Promise.reject(new Error('ENOTFOUND'));
    },
    request: (url, address) => {
      asked.push(`${address} ${url.href}`);
      const location = url.searchParams.get('to');
      if (url.pathname === '/down') return Promise.reject(new Error('ECONNRESET'));
      const status = url.pathname === '/gone' ? 404 : location ? 302 : 200;
      return Promise.resolve({ status, location, body: new TextEncoder().encode('photo') });
    },
  };
  return { fake, asked };
}

Deno.test('fetchPublic asks the address that was checked', async () => {
  const { fake, asked } = network();
  const body = await fetchPublic('https://photos.example/a.jpg', 100, fake);
  equal(new TextDecoder().decode(body), 'photo');
  deepEqual(asked, ['1.1.1.1 https://photos.example/a.jpg']);
});

Deno.test('fetchPublic follows redirects, and checks each host', async () => {
  const { fake, asked } = network();
  await fetchPublic('http://photos.example/?to=/b', 100, fake);
  deepEqual(asked, ['1.1.1.1 http://photos.example/?to=/b', '1.1.1.1 http://photos.example/b']);
  const inward = 'https://photos.example/?to=http%3A%2F%2F169.254.169.254%2Flatest';
  await rejects(fetchPublic(inward, 100, fake), /169\.254\.169\.254 isn’t on the public internet/);
  equal(asked.length, 3);
});

Deno.test('fetchPublic resolves a host again after a redirect to it', async () => {
  const { fake, asked } = network();
  let calls = 0;
  const resolve = () => Promise.resolve([(calls += 1) === 1 ? '1.1.1.1' : '192.168.0.1']);
  await rejects(
    fetchPublic('https://photos.example/?to=/b', 100, { ...fake, resolve }),
    /isn’t on the public internet/,
  );
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
  ['https://photos.example/down', /doesn’t respond/],
  ['https://photos.example/?to=%3Fto%3D%253Fto%253D%25253Fto%25253D%2525253Fto%2525253Dx', /redirects too often/],
];
for (const [url, reason] of refused) {
  Deno.test(`fetchPublic refuses ${url}`, () => rejects(fetchPublic(url, 100, network().fake), reason));
}
