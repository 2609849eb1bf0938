import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get as request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServer, listenOn, localUrl } from '../../supabase/local/server/http.ts';
import { prepareSite } from '../../supabase/local/site/built-site.ts';
import { createStaticServer, readFolder } from '../../supabase/local/site/static-server.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cornerlot-site-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Requests a path of a host, which fetch can't name. */
const requestFrom = (url: string, path: string, host: string) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    request(url, { path, headers: { host } }, (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    }).on('error', reject);
  });

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), content);
  }
}

it('builds again when sources change, and only then', async () => {
  const page = '<script type="module" src="/src/main.ts"></script>';
  await write({ 'index.html': page, 'src/main.ts': 'document.title = import.meta.env.VITE_SITE_URL' });
  const folder = join(root, 'site');
  const urls = { siteUrl: 'http://site.localhost', backendUrl: 'http://backend.localhost', anonKey: 'key' };
  const prepare = () => prepareSite({ root, folder, ...urls });
  const built = () =>
    [...readFolder(folder).files].flatMap(([path, file]) => (path.endsWith('.js') ? file.plain().toString() : []));

  const first = await prepare();
  expect(first.isBuilding).toBe(true);
  await first.finish();
  expect(built()).toEqual([expect.stringContaining(urls.siteUrl)]);
  await write({ 'src/main.test.ts': 'no part of the site' });
  expect((await prepare()).isBuilding).toBe(false);

  await write({ 'src/main.ts': 'document.title = "changed"' });
  const second = await prepare();
  expect(second.isBuilding).toBe(true);
  await second.finish();
  expect(built()).toEqual([expect.stringContaining('changed')]);
});

it('serves pages of both hosts, files, and headers as a host should', async () => {
  await write({
    'dist/index.html': 'home',
    'dist/app.html': 'app',
    'dist/about.html': 'about',
    'dist/property.html': 'listing',
    'dist/assets/a.js': 'code',
    'dist/_headers': '/*\n  X-Frame-Options: DENY\n',
  });
  const folder = readFolder(join(root, 'dist'));
  const server = createStaticServer(() => folder);
  const url = localUrl(await listenOn(server, 0, 'the test'));
  const get = (path: string, host = 'cornerlot.localhost') => requestFrom(url, path, host);
  const pages = await Promise.all(['/', '/about', '/property/1', '/unknown?q=1.5'].map((path) => get(path)));
  expect(pages.map(({ body }) => body)).toEqual(['home', 'about', 'listing', 'app']);
  expect(pages[0]?.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });

  const app = await get('/about', 'app.cornerlot.localhost');
  expect([app.body, app.headers['x-robots-tag']]).toEqual(['app', 'noindex']);
  expect((await get('/assets/a.js')).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const missing of ['/assets/b.js', '/_headers', '//', '/%E0%A4%A'])
    expect((await get(missing)).status).not.toBe(500);
  expect((await get('/assets/b.js')).status).toBe(404);
  const packed = await fetch(`${url}/assets/a.js`, { headers: { 'accept-encoding': 'br' } });
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', 'code']);
  await closeServer(server);
});
