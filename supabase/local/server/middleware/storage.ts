import { z } from 'zod';
import type { Claims, Database } from '../database.ts';
import { messageOf } from '../../failure.ts';
import { contentProblem } from '../storage/file-content.ts';
import type { FileStore } from '../storage/file-store.ts';
import { withHeaders, withUrl, type Handler, type Middleware } from './middleware.ts';
import { findBucket, isAllowed } from './storage-bucket.ts';
import { listObjects } from './storage-list.ts';
import { partOf } from './storage-range.ts';
import { signatureProblem } from './storage-signed.ts';
import { readUpload, storageError } from './storage-upload.ts';

export interface StorageMiddlewareOptions {
  database: Database;
  files: FileStore;
  /** Bytes. A bucket’s own limit wins if it’s lower. */
  fileSizeLimit: number;
  /** Returns the caller’s claims. Rejects for an invalid token. */
  claimsOf: (request: Request) => Promise<Claims>;
}

const prefix = '/storage/v1';

/**
 * Fixes the storage routes where the library differs from a hosted project: uploads stop at the size limit and may be
 * multipart, listing understands folders, signed URLs have the form storage-js reads, `?download`, `Range`, and
 * `If-None-Match` work, and an invalid token is refused in storage’s own format. Refuses a file whose bytes aren’t of
 * its declared type, and pictures that are too large to decode, and keeps browsers from guessing types.
 */
export function storageMiddleware(options: StorageMiddlewareOptions): Middleware {
  const takeTurns = turns();
  const answer: Middleware = async (request, next) => {
    const url = new URL(request.url);
    if (url.pathname.startsWith(`${prefix}/`) && !isOpen(request.method, url.pathname.slice(prefix.length))) {
      const problem = await options.claimsOf(request).then(() => null, messageOf);
      if (problem !== null) return storageError(403, 'Unauthorized', problem);
    }
    if (!url.pathname.startsWith(`${prefix}/object/`)) return next(request);
    const path = url.pathname.slice(`${prefix}/object/`.length);
    const [, signedUpload, signed] = /^(upload\/)?sign\/(.+)$/.exec(path) ?? [];
    if (signed && (signedUpload ? ['PUT'] : ['GET', 'HEAD']).includes(request.method)) {
      const problem = await signatureProblem(url, decoded(signed), signedUpload ? 'upload' : 'download');
      if (problem) return problem;
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      return read(request, url, path, (forwarded) => readPublic(forwarded, path, options, next));
    }
    if (path.startsWith('list/') && request.method === 'POST') return list(request, path, options);
    if (path.startsWith('sign/') && request.method === 'POST') {
      return path.split('/').length > 2 ? sign(request, next) : signMany(request, url, next);
    }
    if (path.startsWith('upload/sign/') && request.method === 'POST') return signUpload(request, next);
    if (path === 'copy') return copy(request, next);
    if (['move', 'list-v2'].includes(path.split('/')[0] ?? '')) return next(request);
    if (request.method !== 'POST' && request.method !== 'PUT') return next(request);
    const target = path.replace(/^upload\/sign\//, '');
    return takeTurns(target, () => upload(request, target, options, next));
  };
  return async (request, next) => {
    const response = await answer(request, next);
    const isStorage = new URL(request.url).pathname.startsWith(`${prefix}/`);
    return isStorage ? withHeaders(response, { 'x-content-type-options': 'nosniff' }) : response;
  };
}

/** Serializes work on one object: the library would fail at a second upload instead of reporting a duplicate. */
function turns() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(path: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(path) ?? Promise.resolve()).then(work);
    const settled = turn.catch(() => undefined);
    last.set(path, settled);
    try {
      return await turn;
    } finally {
      if (last.get(path) === settled) last.delete(path);
    }
  };
}

/** Public objects and signed URLs, which ignore the token. */
function isOpen(method: string, path: string): boolean {
  if (method === 'PUT') return path.startsWith('/object/upload/sign/');
  return ['GET', 'HEAD'].includes(method) && /^\/(object\/(public|sign)\/|status$)/.test(path);
}

async function read(request: Request, url: URL, path: string, next: Handler): Promise<Response> {
  if (path.startsWith('authenticated/')) {
    url.pathname = `${prefix}/object/${path.slice('authenticated/'.length)}`;
    request = withUrl(request, url);
  }
  const response = await next(request);
  if (!response.ok) return response;
  const download = url.searchParams.get('download');
  const etag = response.headers.get('etag');
  if (etag && request.headers.get('if-none-match') === etag) {
    await response.body?.cancel();
    return new Response(null, { status: 304, headers: { etag } });
  }
  const answer = await partOf(request, response);
  if (download === null) return answer;
  const name = download || (decoded(path)?.split('/').at(-1) ?? 'download');
  return withHeaders(answer, { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` });
}

/**
 * Serves an object of a public bucket with one query and no write. The library would check three times and update the
 * access time at every view. It also refuses what isn’t found.
 */
async function readPublic(
  request: Request,
  path: string,
  options: StorageMiddlewareOptions,
  next: Handler,
): Promise<Response> {
  const [, bucket, name] = /^public\/([^/]+)\/(.+)$/.exec(decoded(path) ?? '') ?? [];
  if (!bucket || !name) return next(request);
  const found = await options.database.query(
    `select 1 from storage.objects o join storage.buckets b on b.id = o.bucket_id
     where b.public and o.bucket_id = $1 and o.name = $2`,
    [bucket, name],
  );
  const object = found.length > 0 ? await options.files.getObject(bucket, name).catch(() => null) : null;
  if (!object) return next(request);
  const { metadata, body } = object;
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      'content-type': metadata.mimetype,
      'content-length': String(metadata.size),
      'accept-ranges': 'bytes',
      'cache-control': metadata.cacheControl,
      etag: metadata.eTag,
      'last-modified': metadata.lastModified?.toUTCString() ?? new Date().toUTCString(),
      'x-robots-tag': 'none',
    },
  });
}

async function list(request: Request, path: string, options: StorageMiddlewareOptions): Promise<Response> {
  return listObjects(
    options.database,
    await options.claimsOf(request),
    decoded(path.slice('list/'.length)) ?? '',
    request,
  );
}

interface Signed {
  signedUrl: string;
  token: string;
}

const signRequest = z.object({ expiresIn: z.int().min(1) });

/** storage-js reads `signedURL`, relative to the storage API. */
async function sign(request: Request, next: Handler): Promise<Response> {
  const parsed = signRequest.safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  if (!parsed.success) return storageError(400, 'InvalidRequest', z.prettifyError(parsed.error));
  const response = await next(request);
  if (!response.ok) return response;
  const { signedUrl } = (await response.json()) as Signed;
  return Response.json({ signedURL: signedUrl.replace(prefix, '') });
}

const signManyRequest = signRequest.extend({ paths: z.array(z.string()).max(1000) });

/** Signs several URLs of a bucket. The library takes such a request for an object without a name. */
async function signMany(request: Request, url: URL, next: Handler): Promise<Response> {
  const parsed = signManyRequest.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return storageError(400, 'InvalidRequest', z.prettifyError(parsed.error));
  const { expiresIn, paths } = parsed.data;
  const signed = await Promise.all(
    paths.map(async (path) => {
      const one = new URL(
        `${url.pathname.replace(/\/$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`,
        url,
      );
      const body = JSON.stringify({ expiresIn });
      const response = await sign(new Request(one, { method: 'POST', headers: request.headers, body }), next);
      const answer = (await response.json()) as { signedURL?: string };
      return response.ok
        ? { error: null, path, signedURL: answer.signedURL }
        : { error: 'Either the object does not exist or you do not have access to it', path, signedURL: null };
    }),
  );
  return Response.json(signed);
}

interface CopyRequest {
  bucketId: string;
  destinationBucket?: string;
}

/** storage-js reads `Key`, which includes the bucket. */
async function copy(request: Request, next: Handler): Promise<Response> {
  const copied = request.clone();
  const response = await next(request);
  if (!response.ok) return response;
  const { bucketId, destinationBucket = bucketId } = (await copied.json()) as CopyRequest;
  const { key } = (await response.json()) as { key: string };
  return Response.json({ Key: `${destinationBucket}/${key}` });
}

/** A signed upload returns the same value as `url`. */
async function signUpload(request: Request, next: Handler): Promise<Response> {
  const response = await next(request);
  if (!response.ok) return response;
  const { signedUrl, token } = (await response.json()) as Signed;
  return Response.json({ url: signedUrl.replace(prefix, ''), token });
}

async function upload(
  request: Request,
  path: string,
  options: StorageMiddlewareOptions,
  next: Handler,
): Promise<Response> {
  const [, bucketId, name] = /^([^/]+)\/(.+)$/.exec(decoded(path) ?? '') ?? [];
  if (bucketId === undefined || name === undefined || !allowedName.test(name)) {
    return storageError(400, 'InvalidKey', `Invalid key: ${name ?? path}`);
  }
  const bucket = await findBucket(options.database, bucketId);
  if (!bucket) return next(request);
  const limit = Math.min(bucket.file_size_limit ?? Infinity, options.fileSizeLimit);
  const received = await readUpload(request, limit);
  if (received === 'too large') {
    return storageError(413, 'Payload too large', 'The object exceeded the maximum allowed size');
  }
  if (received === 'unreadable') return storageError(400, 'InvalidRequest', 'The upload could not be read');
  if (!isAllowed(received.contentType, bucket)) {
    return storageError(415, 'invalid_mime_type', `mime type ${received.contentType} is not supported`);
  }
  const problem = checkedLater.has(bucketId) ? null : await contentProblem(received.body, received.contentType);
  if (problem !== null) return storageError(415, 'invalid_mime_type', problem);
  const headers = new Headers(request.headers);
  headers.set('content-type', received.contentType);
  headers.set('content-length', String(received.body.byteLength));
  headers.set('cache-control', received.cacheControl);
  if (received.metadata) headers.set('x-metadata', received.metadata);
  return next(new Request(request.url, { method: request.method, headers, body: received.body }));
}

/** Buckets whose files a function checks more strictly, explaining what's wrong: `register-upload`. */
const checkedLater = new Set(['contracts', 'deal-documents', 'proofs-of-funds']);

/** The characters hosted storage accepts in a name. */
const allowedName = /^[\w/!\-.*'() &$@=;:+,?]+$/;

/** Decodes the path; null if its percent-encoding is invalid. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
