import { promisify } from 'node:util';
import { constants, brotliCompress, gzip } from 'node:zlib';
import type { Middleware } from './middleware.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Responses below this many bytes aren’t worth compressing. */
const worthIt = 1024;

/** Compresses JSON like the gateway of a hosted project, so that measured bytes are realistic. */
export const compressionMiddleware: Middleware = async (request, next) => {
  const response = await next(request);
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  if (!encoding || !isJson || !response.body || response.headers.has('content-encoding')) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  if (body.byteLength < worthIt) return new Response(body, { status: response.status, headers });
  const packed =
    encoding === 'br' ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : await zip(body);
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(new Uint8Array(packed), { status: response.status, headers });
};
