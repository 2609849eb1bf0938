import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { App } from '@supabase/lite';
import { codeOf } from '../../failure.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type UploadBody = Parameters<StorageAdapter['uploadObject']>[3];

/** Generates the bytes of an object that has a row but no file yet; null if it can’t. */
export type MissingObject = (bucket: string, path: string) => Promise<{ body: Uint8Array; contentType: string } | null>;

interface Header {
  contentType: string;
  cacheControl: string;
}

interface StoredObject extends Header {
  body: Buffer<ArrayBuffer>;
  modified: Date;
}

/**
 * The bytes of stored objects, one file each under `folder`. A file’s name is a hash of bucket and path, so no object
 * name can escape the folder or collide on a case-insensitive disk. It holds a line of JSON and then the bytes, so that
 * one atomic rename replaces both.
 */
export class FileStore implements StorageAdapter {
  readonly driver = null;
  readonly #making = new Map<string, Promise<StoredObject | null>>();

  constructor(
    private readonly folder: string,
    private readonly missingObject?: MissingObject,
  ) {}

  async getObject(bucket: string, key: string) {
    const stored = await this.#read(bucket, key);
    return { metadata: metadataOf(stored), httpStatusCode: 200, body: stored.body };
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    return metadataOf(await this.#read(bucket, key));
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: UploadBody,
    contentType: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    return metadataOf(await this.#write(bucket, key, await readBody(body), { contentType, cacheControl }));
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    destinationBucket: string,
    destination: string,
  ) {
    const stored = await this.#read(sourceBucket, source);
    const copy = metadataOf(await this.#write(destinationBucket, destination, stored.body, stored));
    return { httpStatusCode: 200, eTag: copy.eTag, ...(copy.lastModified && { lastModified: copy.lastModified }) };
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    await rm(this.#file(bucket, key), { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
  }

  async privateAssetUrl(): Promise<string> {
    throw new Error('Objects are files here; there is no address to read them from.');
  }

  #file(bucket: string, key: string): string {
    const name = createHash('sha256').update(`${bucket}\0${key}`).digest('hex');
    return join(this.folder, name.slice(0, 2), name);
  }

  async #read(bucket: string, key: string): Promise<StoredObject> {
    const file = this.#file(bucket, key);
    const stored = (await readStored(file)) ?? (await this.#make(file, bucket, key));
    if (!stored) throw Object.assign(new Error(`No bytes for ${bucket}/${key}`), { code: 'ENOENT' });
    return stored;
  }

  /** Generates a missing object once, even for concurrent requests. */
  async #make(file: string, bucket: string, key: string): Promise<StoredObject | null> {
    const made = this.#making.get(file) ?? this.#makeOnce(bucket, key);
    this.#making.set(file, made);
    return made.finally(() => this.#making.delete(file));
  }

  async #makeOnce(bucket: string, key: string): Promise<StoredObject | null> {
    const made = await this.missingObject?.(bucket, key);
    if (!made) return null;
    const header = { contentType: made.contentType, cacheControl: 'max-age=3600' };
    return this.#write(bucket, key, Buffer.from(made.body), header);
  }

  async #write(bucket: string, key: string, body: Buffer<ArrayBuffer>, header: Header): Promise<StoredObject> {
    const { contentType, cacheControl } = header;
    const file = this.#file(bucket, key);
    const content = Buffer.concat([Buffer.from(`${JSON.stringify({ contentType, cacheControl })}\n`), body]);
    await writeWhole(file, content);
    return { contentType, cacheControl, body, modified: new Date() };
  }
}

/** Writes a file atomically: a reader, or a crash, sees the old content or the new. */
export async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

async function readStored(file: string): Promise<StoredObject | null> {
  let handle: FileHandle;
  try {
    handle = await open(file, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  try {
    const [content, { mtime }] = await Promise.all([handle.readFile(), handle.stat()]);
    const end = content.indexOf('\n');
    const header = JSON.parse(content.subarray(0, end).toString()) as Header;
    return { ...header, body: Buffer.from(content.subarray(end + 1)), modified: mtime };
  } finally {
    await handle.close();
  }
}

function metadataOf(stored: StoredObject): ObjectMetadata {
  const size = stored.body.byteLength;
  return {
    cacheControl: stored.cacheControl,
    contentLength: size,
    size,
    mimetype: stored.contentType,
    lastModified: stored.modified,
    eTag: `"${createHash('md5').update(stored.body).digest('hex')}"`,
    httpStatusCode: 200,
  };
}

async function readBody(body: UploadBody): Promise<Buffer<ArrayBuffer>> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  const chunks: Uint8Array[] = [];
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
  return Buffer.concat(chunks);
}
