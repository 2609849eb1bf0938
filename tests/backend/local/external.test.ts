import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anonKey } from '../../../supabase/local/server/keys.ts';
import { externalMiddleware } from '../../../supabase/local/server/middleware/external.ts';
import type { Handler } from '../../../supabase/local/server/middleware/middleware.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let received: Received[];
let upstream: Server;
let send: Handler;

async function record(request: IncomingMessage): Promise<void> {
  const entry = { method: request.method, url: request.url, headers: request.headers, body: '' };
  received.push(entry);
  entry.body = await text(request);
}

beforeAll(async () => {
  upstream = createServer((request, response) => {
    void record(request);
    response.writeHead(303, {
      location: 'http://elsewhere.example/',
      'access-control-allow-origin': 'http://upstream',
    });
    request.on('end', () => response.end('done'));
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const middleware = externalMiddleware({ authUrl: base, storageUrl: base });
  send = (request) => middleware(request, async () => new Response('built in'));
});
beforeEach(() => (received = []));
afterAll(() => upstream.close());

const at = (path: string, init: RequestInit = {}) => new Request(`http://backend.test${path}`, init);

it('forwards auth and storage without the prefix, with what the request sent, and follows no redirect', async () => {
  const response = await send(
    at('/auth/v1/token?grant_type=password', { method: 'POST', headers: { apikey: anonKey }, body: '{"email":"a"}' }),
  );
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('http://elsewhere.example/');
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
  expect(await response.text()).toBe('done');
  expect(received).toMatchObject([
    {
      method: 'POST',
      url: '/token?grant_type=password',
      headers: {
        apikey: anonKey,
        'x-forwarded-host': 'backend.test',
        'x-forwarded-proto': 'http',
        'x-forwarded-prefix': '/auth/v1',
      },
      body: '{"email":"a"}',
    },
  ]);
});

it('passes on the length of a file, and leaves it out if nothing declared it', async () => {
  for (const length of ['5', null]) {
    const headers = new Headers({ apikey: anonKey, 'content-type': 'image/webp' });
    if (length) headers.set('content-length', length);
    await send(at('/storage/v1/object/images/a.webp', { method: 'POST', headers, body: 'bytes' }));
  }
  expect(received.map(({ body, headers }) => [body, headers['content-length'], headers['transfer-encoding']])).toEqual([
    ['bytes', '5', undefined],
    ['bytes', undefined, 'chunked'],
  ]);
});

it('takes a key, except for links in email and files that anyone may read', async () => {
  expect((await send(at('/auth/v1/token', { method: 'POST' }))).status).toBe(401);
  expect((await send(at('/auth/v1/settings?apikey=made-up'))).status).toBe(401);
  expect((await send(at('/storage/v1/object/documents/a.pdf'))).status).toBe(401);
  expect(received).toEqual([]);
  for (const path of [
    '/auth/v1/verify?token=a',
    '/storage/v1/object/public/a',
    '/storage/v1/render/image/sign/a?token=b',
  ])
    expect((await send(at(path))).status).toBe(303);
  expect(received.map(({ url }) => url)).toEqual([
    '/verify?token=a',
    '/object/public/a',
    '/render/image/sign/a?token=b',
  ]);
});

it('leaves the rest to the built-in servers', async () => {
  expect(await (await send(at('/rest/v1/users'))).text()).toBe('built in');
  expect(received).toEqual([]);
});

it('answers for a server that is down', async () => {
  const gone = externalMiddleware({ authUrl: 'http://127.0.0.1:1', storageUrl: 'http://127.0.0.1:1' });
  const paths = { Auth: '/auth/v1/settings', Storage: '/storage/v1/bucket' };
  for (const [name, path] of Object.entries(paths)) {
    const response = await gone(at(path, { headers: { apikey: anonKey } }), async () => new Response('built in'));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ message: `${name} doesn’t respond` });
  }
});
