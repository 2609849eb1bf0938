import { sharedPath } from '@/features/listing-editor/share-target';

/** The part of a `Request` that decides what the worker does with it. */
interface WorkerRequest {
  url: string;
  method: string;
  mode: string;
}

/**
 * What the worker answers: a navigation with the shell, a hashed file of the build, the picture of a listing, or what
 * another app shares. Null for everything else, which it leaves alone, above all requests to the backend.
 */
export function kindOf({ url, method, mode }: WorkerRequest, app: string, backend: string) {
  const { origin, pathname } = new URL(url);
  if (method === 'POST' && origin === app && mode === 'navigate' && pathname === sharedPath) return 'share';
  if (method !== 'GET') return null;
  if (origin === app && pathname.startsWith('/assets/')) return 'asset';
  // A path with an extension is a file, such as the description of the API.
  if (origin === app && mode === 'navigate') return /\.\w+$/.test(pathname) ? null : 'shell';
  // Of the public buckets, only listings' folders: pictures of posts and of members are seen by members alone.
  const isPicture = /^\/storage\/v1\/(?:object|render\/image)\/public\/images\/[^/]+\/properties\//.test(pathname);
  return origin === backend && isPicture ? 'picture' : null;
}

/** The name of a hashed file without its hash: the same file in another build. */
export function nameOf(path: string): string {
  return path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}
