import { beforeEach, expect, it, vi } from 'vitest';
import { assetOf, cacheBuild, pictureOf, removeOtherBuilds, shellOf } from './cached-files';
import { memoryCaches } from '../../../tests/memory-caches';
import { listCache, listPath } from '@/platform/worker/loaded-files';

const origin = 'https://app.cornerlot.test';
const urlOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, origin).href;

let stored: ReturnType<typeof memoryCaches>['stored'];
/** What the server has, by path. */
let served: Map<string, string>;

const shell = (revision: string) => `<div id="root"></div> ${revision}`;
const notices = (version: number) => `/assets/notices-hash000${version}.js`;
const build = (version: number, ...names: string[]) => ({
  revision: `v${version}`,
  assets: ['notices', ...names].map((name) => `/assets/${name}-hash000${version}.js`),
  // What only a failure or a deployment needs.
  shell: [notices(version)],
  backend: 'https://project.supabase.test',
});
const first = build(1, 'start', 'messages', 'map');
const second = build(2, 'start', 'messages', 'map');
const request = (path: string) => new Request(origin + path);
const cachedAssets = () => [...(stored.get('assets')?.entries.keys() ?? [])].map((url) => new URL(url).pathname);

const loaded = async (...paths: string[]) =>
  (await caches.open(listCache)).put(listPath, Response.json(paths.map((path) => origin + path)));

function deploy({ revision, assets }: typeof first) {
  served = new Map([['/app.html', shell(revision)], ...assets.map((path) => [path, path] as const)]);
}

beforeEach(() => {
  const caches = memoryCaches(origin);
  ({ stored } = caches);
  vi.stubGlobal('caches', caches);
  // A host that answers unknown paths with the app.
  vi.stubGlobal('fetch', async (input: RequestInfo) => {
    const text = served.get(new URL(urlOf(input)).pathname);
    const type = text?.startsWith('/assets/') ? 'text/javascript' : 'text/html';
    return new Response(text ?? shell(''), { headers: { 'content-type': type } });
  });
  return () => vi.unstubAllGlobals();
});

it('caches the shell, and gets files of visited screens from a new version before it takes over', async () => {
  deploy(first);
  await loaded('/assets/start-hash0001.js', '/assets/messages-hash0001.js');
  await cacheBuild(first);
  deploy(second);
  await cacheBuild(second);
  // Until then, the shell and its files are of one version.
  expect(await (await shellOf(first)).text()).toBe(shell('v1'));
  expect(cachedAssets()).toContain('/assets/start-hash0001.js');
  await removeOtherBuilds(second);
  expect(await (await shellOf(second)).text()).toBe(shell('v2'));
  expect(cachedAssets()).toEqual([notices(2), '/assets/start-hash0002.js', '/assets/messages-hash0002.js']);
  expect([...stored.keys()]).toEqual(['assets', 'shell-v2']);
});

it('drops a shell whose files are gone, so that a reload gets the new one', async () => {
  deploy(first);
  await cacheBuild(first);
  expect(await (await assetOf(request('/assets/map-hash0001.js'), first)).text()).toBe('/assets/map-hash0001.js');
  deploy(second);
  await assetOf(request('/assets/messages-hash0001.js'), first);
  expect(await (await shellOf(first)).text()).toBe(shell('v2'));
  expect(cachedAssets()).toEqual([notices(1), '/assets/map-hash0001.js']);
  // So that the page can still say that a new version is ready.
  expect(await (await assetOf(request(notices(1)), first)).text()).toBe(notices(1));
});

it('lets no version take over while one of its files is missing', async () => {
  deploy(first);
  await loaded('/assets/start-hash0001.js');
  await cacheBuild(first);
  await expect(cacheBuild(second)).rejects.toThrow('-hash0002.js');
});

it('stores and drops nothing when a hotel’s Wi-Fi answers', async () => {
  deploy(first);
  await cacheBuild(first);
  const portal = '<h1>Accept our terms</h1>';
  vi.stubGlobal('fetch', async () => new Response(portal, { headers: { 'content-type': 'text/html' } }));
  expect((await assetOf(request('/assets/map-hash0001.js'), first)).type).toBe('error');
  expect(await (await shellOf(first)).text()).toBe(shell('v1'));
  await expect(cacheBuild(second)).rejects.toThrow('/assets/notices-hash0002.js: 200');
  // The guest accepts them there.
  expect(await (await shellOf({ ...second, revision: 'v3' })).text()).toBe(portal);
  await pictureOf(request('/storage/v1/object/public/images/1/properties/a.jpg'));
  const kept = [...stored].flatMap(([name, { entries }]) => [...entries.keys()].map((url) => [name, url]));
  expect(kept).toEqual([
    ['shell-v1', `${origin}/app.html`],
    ['assets', origin + notices(1)],
  ]);
});
