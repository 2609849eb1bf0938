import { readAtMost } from './body.ts';

/** An error as hosted storage returns it: HTTP 400, with the real status inside. */
export function storageError(statusCode: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(statusCode), error, message }, { status: 400 });
}

export interface ReceivedUpload {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  cacheControl: string;
  /** Base64-encoded JSON, as in the `x-metadata` header. */
  metadata: string | null;
}

/** Room for multipart boundaries and small fields around the file. */
const multipartRoom = 64 * 1024;

/**
 * Reads an upload of at most `limit` bytes, and stops as soon as there are more, so a huge body never fills memory.
 * Multipart bodies are parsed as storage-js builds them: the file is the part without a name, next to `cacheControl`
 * and `metadata`.
 */
export async function readUpload(
  request: Request,
  limit: number,
): Promise<ReceivedUpload | 'too large' | 'unreadable'> {
  const declared = request.headers.get('content-type') ?? 'application/octet-stream';
  const isMultipart = declared.startsWith('multipart/form-data');
  const most = isMultipart ? limit + multipartRoom : limit;
  if (Number(request.headers.get('content-length') ?? 0) > most) {
    await request.body?.cancel().catch(() => undefined);
    return 'too large';
  }
  const bytes = await readAtMost(request.body, most);
  if (bytes === null) return 'too large';
  if (!isMultipart) {
    return {
      body: bytes,
      contentType: mimeType(declared),
      cacheControl: request.headers.get('cache-control') ?? 'no-cache',
      metadata: request.headers.get('x-metadata'),
    };
  }
  const form = await new Response(bytes, { headers: { 'content-type': declared } }).formData().catch(() => null);
  const file = form && [...form.values()].find((value) => value instanceof Blob);
  if (!form || !file) return 'unreadable';
  if (file.size > limit) return 'too large';
  const maxAge = form.get('cacheControl');
  const metadata = form.get('metadata');
  return {
    body: new Uint8Array(await file.arrayBuffer()),
    contentType: mimeType(file.type || 'application/octet-stream'),
    cacheControl: typeof maxAge === 'string' && maxAge ? `max-age=${maxAge}` : 'no-cache',
    metadata: typeof metadata === 'string' ? Buffer.from(metadata).toString('base64') : null,
  };
}

function mimeType(header: string): string {
  return header.split(';', 1)[0]?.trim().toLowerCase() ?? header;
}
