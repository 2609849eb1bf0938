import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { EVENTS, Server } from '@tus/server';
import type { Claims, Database } from '../database.ts';
import { messageOf } from '../../failure.ts';
import type { Handler, Middleware } from './middleware.ts';
import { findBucket, isAllowed } from './storage-bucket.ts';
import { storageError } from './storage-upload.ts';

export interface ResumableOptions {
  database: Database;
  /** Where the parts of a file wait for the rest. */
  folder: string;
  /** Bytes. A bucket’s own limit wins if it’s lower. */
  fileSizeLimit: number;
  /** Returns the caller’s claims. Rejects for an invalid token. */
  claimsOf: (request: Request) => Promise<Claims>;
}

/** Who sent a request, and what handles a regular upload. */
interface Sender {
  owner: string;
  next: Handler;
}

/** A file as its sender describes it. The library reads any name and value from `Upload-Metadata`. */
type Description = Record<string, string | null> | undefined;

const prefix = '/storage/v1/upload/resumable';
const uploadPath = new RegExp(`^${prefix}(?:/([0-9a-f]{32}))?$`);
const methods = new Set(['OPTIONS', 'POST', 'HEAD', 'PATCH', 'DELETE']);
/** Milliseconds an upload may take, as on a hosted project. */
const expiration = 24 * 60 * 60 * 1000;
/** Per member, because quotas only count complete files. */
const mostUnfinished = 20;

/**
 * Accepts uploads in parts (tus 1.0). Starting an upload takes permission for a regular one, and only the one who
 * started it can continue it. `next` then receives the complete file as a regular upload, so all of its rules apply.
 */
export function resumableMiddleware(options: ResumableOptions): Middleware {
  const store = new FileStore({ directory: options.folder, expirationPeriodInMilliseconds: expiration });
  const senders = new WeakMap<Request, Sender>();
  const senderOf = (request: Request) => {
    const sender = senders.get(request);
    if (!sender) throw new Error('The request has no sender');
    return sender;
  };
  const server = new Server({
    path: prefix,
    datastore: store,
    maxSize: options.fileSizeLimit,
    generateUrl: (request, { path, id }) => `${new URL(request.url).origin}${path}/${id}`,
    onUploadCreate: async (request, { size, metadata }) => {
      const { owner, next } = senderOf(request);
      await server.cleanUpExpiredUploads();
      if ((await countUploads(store, owner)) >= mostUnfinished) throw refusal(429, 'Too many unfinished uploads');
      await checkUpload(request, metadata, size, options, next);
      return { metadata: { ...metadata, owner } };
    },
    onUploadFinish: async (request, { id, metadata }) => {
      try {
        const body = await readFile(join(options.folder, id));
        await forward(request, 'object', metadata, { body }, senderOf(request).next);
        return {};
      } catch (error) {
        await store.remove(id);
        throw error;
      }
    },
  });
  server.on(EVENTS.POST_FINISH, (_request, _response, { id }) => void store.remove(id).catch(() => undefined));
  return async (request, next) => {
    const { origin, pathname } = new URL(request.url);
    if (!pathname.startsWith(prefix)) return next(request);
    const [isKnown, id] = uploadPath.exec(pathname) ?? [];
    if (isKnown === undefined || !methods.has(request.method)) return new Response('Not found', { status: 404 });
    const claims = await options.claimsOf(request).catch(messageOf);
    if (typeof claims === 'string') return storageError(403, 'Unauthorized', claims);
    const owner = `${claims.role} ${claims.sub ?? ''}`;
    if (id !== undefined && (await ownerOf(store, id)) !== owner)
      return new Response('The file for this url was not found', { status: 404 });
    // The library takes the last segment of the URL for the ID, even if it's in the query.
    const forwarded = new Request(`${origin}${pathname}`, request);
    senders.set(forwarded, { owner, next });
    return server.handleWeb(forwarded);
  };
}

/** Refuses what a regular upload would be refused for, as far as that’s known before there are bytes. */
async function checkUpload(
  request: Request,
  metadata: Description,
  size: number | undefined,
  { database, fileSizeLimit }: ResumableOptions,
  next: Handler,
): Promise<void> {
  if (size === undefined) throw refusal(400, 'Upload-Length is required');
  // Such a path would lead to another route.
  if (/(^|\/)\.{0,2}(\/|$)/.test(nameOf(metadata))) throw refusal(400, `Invalid key: ${nameOf(metadata)}`);
  // Tries the policies and quotas without storing anything.
  await forward(request, 'object/upload/sign', metadata, { size }, next);
  const bucket = await findBucket(database, metadata?.['bucketName'] ?? '');
  if (!bucket) throw refusal(404, 'Bucket not found');
  if (size > Math.min(bucket.file_size_limit ?? Infinity, fileSizeLimit)) {
    throw refusal(413, 'The object exceeded the maximum allowed size');
  }
  const type = typeOf(metadata);
  if (!isAllowed(type, bucket)) throw refusal(415, `mime type ${type} is not supported`);
}

/** Sends a regular request about the file with the caller’s keys. Throws what it’s refused for. */
async function forward(
  request: Request,
  route: string,
  metadata: Description,
  { body, size = body?.byteLength ?? 0 }: { body?: Buffer<ArrayBuffer>; size?: number },
  next: Handler,
): Promise<void> {
  const path = nameOf(metadata).split('/').map(encodeURIComponent).join('/');
  const url = new URL(`/storage/v1/${route}/${path}`, request.url);
  const headers = new Headers({ 'content-type': typeOf(metadata), 'content-length': String(size) });
  for (const forwarded of ['apikey', 'authorization', 'x-upsert', 'x-forwarded-for']) {
    const value = request.headers.get(forwarded);
    if (value !== null) headers.set(forwarded, value);
  }
  if (metadata?.['cacheControl']) headers.set('cache-control', `max-age=${metadata['cacheControl']}`);
  if (metadata?.['metadata']) headers.set('x-metadata', Buffer.from(metadata['metadata']).toString('base64'));
  const response = await next(new Request(url, { method: 'POST', headers, ...(body && { body }) }));
  if (response.ok) return;
  const { statusCode, message } = (await response.json()) as { statusCode?: string; message?: string };
  throw refusal(Number(statusCode ?? response.status), message ?? 'The upload was refused');
}

function nameOf(metadata: Description): string {
  return `${metadata?.['bucketName'] ?? ''}/${metadata?.['objectName'] ?? ''}`;
}

function typeOf(metadata: Description): string {
  return metadata?.['contentType'] ?? 'application/octet-stream';
}

/** The library’s form of an error. */
function refusal(status: number, message: string): Error {
  return Object.assign(new Error(message), { status_code: status, body: message });
}

async function ownerOf(store: FileStore, id: string): Promise<string | null | undefined> {
  return (await store.configstore.get(id))?.metadata?.['owner'];
}

async function countUploads(store: FileStore, owner: string): Promise<number> {
  const ids = (await store.configstore.list?.()) ?? [];
  const owners = await Promise.all(ids.map((id) => ownerOf(store, id)));
  return owners.filter((other) => other === owner).length;
}
