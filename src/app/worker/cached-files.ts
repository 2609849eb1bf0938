import { listCache, listPath } from '@/platform/worker/loaded-files';
import { assetCache, pictureCache, shellPrefix } from '@/platform/worker/cache-names';
import { kindOf, nameOf } from './requests';
import type { BuildFiles } from './build-files';

const shellPath = '/app.html';
const maxPictures = 120;

/**
 * Before a version takes over: keeps its shell with its files, what the page loaded before there was a worker, and its
 * copies of the files that the last version had cached.
 */
export async function cacheBuild({ revision, assets, shell: own, backend }: BuildFiles): Promise<void> {
  const shell = await caches.open(shellPrefix + revision);
  await cacheShell(shell);
  const loaded = await loadedUrls();
  const used = new Set([...loaded.map((url) => new URL(url).pathname), ...(await cachedPaths())].map(nameOf));
  await cacheAssets([...own, ...assets.filter((path) => used.has(nameOf(path)))]);
  const requests = loaded.map((url) => new Request(url));
  const pictures = requests.filter((request) => kindOf(request, '', backend) === 'picture');
  // One that's gone doesn't keep a version from taking over.
  await Promise.allSettled(pictures.map(pictureOf));
}

/** Once a version has taken over: removes what others cached. */
export async function removeOtherBuilds({ revision, assets }: BuildFiles): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(shellPrefix) && name !== shellPrefix + revision);
  const cache = await caches.open(assetCache);
  const own = new Set(assets);
  const old = (await cachedPaths()).filter((path) => !own.has(path));
  await Promise.all([...names.map((name) => caches.delete(name)), ...old.map((path) => cache.delete(path))]);
}

/** Takes the list that the page left. */
async function loadedUrls(): Promise<string[]> {
  const list = await (await caches.open(listCache)).match(listPath);
  await caches.delete(listCache);
  return ((await list?.json()) ?? []) as string[];
}

const cachedPaths = async () => (await (await caches.open(assetCache)).keys()).map(({ url }) => new URL(url).pathname);

/** The shell of this version, or a newer one if that has been dropped. */
export async function shellOf({ revision }: BuildFiles): Promise<Response> {
  const shell = await caches.open(shellPrefix + revision);
  return (await shell.match(shellPath)) ?? cacheShell(shell);
}

async function cacheShell(shell: Cache): Promise<Response> {
  const response = await fetch(shellPath, { cache: 'no-cache' });
  // Some hosts redirect to a path without an extension, and a browser accepts no redirect for a page.
  const page = response.redirected ? new Response(response.body, response) : response;
  if (page.ok && (await isApp(page))) await shell.put(shellPath, page.clone());
  return page;
}

/** Whether a page is the app's own. A hotel's Wi-Fi answers with its page until the guest accepts its terms. */
const isApp = async (page: Response) => (await page.clone().text()).includes('id="root"');

/** A hashed file. If the server no longer has it, the shell that names it is dropped, so that a reload gets another. */
export async function assetOf(request: Request, { revision }: BuildFiles): Promise<Response> {
  const cache = await caches.open(assetCache);
  const found = await cache.match(request.url, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  if (isFile(response)) await cache.put(request.url, response.clone());
  else if (response.status === 404 || (response.ok && (await isApp(response))))
    await caches.delete(shellPrefix + revision);
  else if (response.ok) return Response.error();
  return response;
}

/** Keeps hashed files, if they aren't yet. Rejects if one can't be fetched. */
async function cacheAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(assetCache);
  const fetchAsset = async (path: string) => {
    if (await cache.match(path, { ignoreVary: true })) return;
    const response = await fetch(path);
    if (!isFile(response)) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response);
  };
  await Promise.all(paths.map(fetchAsset));
}

/** Hosts that answer any path with the app do so for files that are gone, too. */
function isFile(response: Response): boolean {
  return response.status === 200 && response.headers.get('content-type')?.startsWith('text/html') !== true;
}

/** The picture of a listing. The oldest ones make room for new ones. */
export async function pictureOf(request: Request): Promise<Response> {
  const cache = await caches.open(pictureCache);
  const found = await cache.match(request.url, { ignoreVary: true });
  if (found) return found;
  // With CORS: browsers reserve megabytes for a response whose size they may not tell.
  const response = await fetch(request.url, { credentials: 'omit' });
  if (response.status === 200 && response.headers.get('content-type')?.startsWith('image/')) {
    await cache.put(request.url, response.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - maxPictures)).map((old) => cache.delete(old)));
  }
  return response;
}
