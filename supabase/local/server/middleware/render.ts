import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../storage/file-store.ts';
import { withUrl, type Middleware } from './middleware.ts';
import { storageError } from './storage-upload.ts';

const prefix = '/storage/v1/render/image/';

/** As uploads allow. */
const maxPixels = 50_000_000;
const side = z.coerce.number().int().min(1).max(2500);
const transformation = z.object({
  width: side.optional(),
  height: side.optional(),
  resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
  quality: z.coerce.number().int().min(20).max(100).default(80),
  format: z.enum(['origin', 'webp', 'avif', 'jpeg', 'png']).optional(),
});

type Transformation = z.infer<typeof transformation>;
type Format = 'webp' | 'avif' | 'jpeg' | 'png';

/**
 * Handles `/render/image/{public|authenticated|sign}/…`: resizes the object, as WebP where the client accepts it.
 * Fetches the original through `next`, so all its rules apply, and caches results by the original’s content and the
 * transformation.
 */
export function renderMiddleware(cacheFolder: string): Middleware {
  return async (request, next) => {
    const url = new URL(request.url);
    if (request.method !== 'GET' || !url.pathname.startsWith(prefix)) return next(request);
    const parsed = transformation.safeParse(Object.fromEntries(url.searchParams));
    if (!parsed.success) return storageError(400, 'InvalidRequest', z.prettifyError(parsed.error));
    const original = new URL(url);
    original.pathname = `/storage/v1/object/${url.pathname.slice(prefix.length)}`;
    for (const name of ['width', 'height', 'resize', 'quality', 'format']) original.searchParams.delete(name);
    const source = new Request(withUrl(request, original));
    for (const name of ['if-none-match', 'range']) source.headers.delete(name);
    const response = await next(source);
    if (!response.ok) return response;

    const format = formatFor(parsed.data, request, response.headers.get('content-type') ?? '');
    const etag = etagOf(response.headers.get('etag'), parsed.data, format);
    const headers = {
      'content-type': `image/${format}`,
      'cache-control': response.headers.get('cache-control') ?? 'no-cache',
      etag,
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
    };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const body = await rendered(join(cacheFolder, etag.slice(1, 3), etag.slice(1, -1)), async () =>
      transform(await response.arrayBuffer(), parsed.data, format),
    );
    return body ? new Response(body, { headers }) : storageError(422, 'InvalidRequest', 'The object is not an image');
  };
}

function formatFor(options: Transformation, request: Request, original: string): Format {
  if (options.format && options.format !== 'origin') return options.format;
  if (!options.format && request.headers.get('accept')?.includes('image/webp')) return 'webp';
  const own = z.enum(['webp', 'avif', 'jpeg', 'png']).safeParse(original.replace('image/', ''));
  return own.success ? own.data : 'jpeg';
}

function etagOf(original: string | null, options: Transformation, format: Format): string {
  const name = JSON.stringify([original, options.width, options.height, options.resize, options.quality, format]);
  return `"${createHash('sha256').update(name).digest('hex')}"`;
}

/** Rendering at the same time: others wait, so that the database and everyone else keep a processor. */
const maxRendering = 2;
let rendering = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (rendering >= maxRendering) await new Promise<void>((resolve) => waiting.push(resolve));
  else rendering += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else rendering -= 1;
  }
}

/** Returns the cached or newly rendered image; null if it can’t be rendered. */
async function rendered(file: string, make: () => Promise<Buffer | null>): Promise<Uint8Array<ArrayBuffer> | null> {
  const cached = await readFile(file).catch(() => null);
  if (cached) return new Uint8Array(cached);
  return inTurn(async () => {
    const earlier = await readFile(file).catch(() => null);
    const made = earlier ?? (await make());
    if (made && !earlier) await writeWhole(file, made);
    return made && new Uint8Array(made);
  });
}

async function transform(image: ArrayBuffer, options: Transformation, format: Format): Promise<Buffer | null> {
  // Loaded on first use: it’s native code most runs never need.
  const { default: sharp } = await import('sharp');
  const { width, height, quality } = options;
  const fit = options.resize === 'contain' ? 'inside' : options.resize;
  // Pictures from before the limit of uploads.
  return sharp(image, { limitInputPixels: maxPixels })
    .timeout({ seconds: 15 })
    .rotate()
    .resize({ ...(width && { width }), ...(height && { height }), fit, withoutEnlargement: fit !== 'fill' })
    .toFormat(format, { quality })
    .toBuffer()
    .catch(() => null);
}
