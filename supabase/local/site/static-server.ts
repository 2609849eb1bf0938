import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readSecurityHeaders } from '../../../src/app/build/security-headers.ts';

/** A file of a built site, read and compressed when it’s first needed. */
export interface StaticFile {
  type: string;
  plain(): Buffer;
  /** Throws for types that don’t compress. */
  packed(encoding: Encoding): Buffer;
  /** False for pictures, fonts, and videos. */
  isCompressible: boolean;
}

type Encoding = 'br' | 'gzip';

/** The files of a built site. */
export interface Folder {
  /** By URL path, such as `/assets/index-1a2b3c.js`. */
  files: ReadonlyMap<string, StaticFile>;
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt']);
/** For hosts, not for browsers. */
const headersFile = '_headers';

/** Lists the files of a built site. Leaves out source maps and what isn’t for browsers. */
export function readFolder(folder: string): Folder {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const served = entries.filter(({ name }) => !name.endsWith('.map') && !name.startsWith('.') && name !== headersFile);
  const files = served.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return [`/${relative(folder, path).split(sep).join('/')}`, fileAtPath(path)] as const;
  });
  const hasHeaders = entries.some(({ name, parentPath }) => name === headersFile && parentPath === folder);
  return { files: new Map(files), headers: hasHeaders ? readSecurityHeaders(join(folder, headersFile)) : {} };
}

function fileAtPath(path: string): StaticFile {
  const extension = extname(path);
  const kept = new Map<string, Buffer>();
  const keep = (name: string, read: () => Buffer) => {
    const found = kept.get(name) ?? read();
    kept.set(name, found);
    return found;
  };
  const plain = () => keep('plain', () => readFileSync(path));
  return {
    type: types[extension] ?? 'application/octet-stream',
    isCompressible: compressible.has(extension),
    plain,
    packed: (encoding) => keep(encoding, () => (encoding === 'br' ? brotli : gzip)(plain())),
  };
}

const gzip = (plain: Buffer) => gzipSync(plain, { level: 9 });

function brotli(plain: Buffer): Buffer {
  return brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}

/** Creates a server, not yet listening, for the sites that `folderOf` returns by host name. */
export function createStaticServer(folderOf: (hostname: string) => Folder | undefined): Server {
  return createServer(answerStatic(folderOf));
}

/**
 * Answers requests as docs/deploying.md asks of a host: with a path’s file, else its `.html` file, `property.html` for
 * listings, and for anything else, and any page of the app, `app.html` or, without it, `index.html`. A missing file is
 * a 404. Hashed files are cached for a year.
 */
export function answerStatic(folderOf: (hostname: string) => Folder | undefined): RequestListener {
  return (request, response) => {
    const url = `http://${request.headers.host ?? ''}${request.url ?? '/'}`;
    const { hostname, pathname } = URL.canParse(url) ? new URL(url) : { hostname: '', pathname: '' };
    const isApp = hostname.startsWith('app.');
    const folder = folderOf(hostname);
    const file = folder && fileFor(folder.files, pathname, isApp);
    if (!file) {
      response.writeHead(404, { ...folder?.headers, 'content-type': 'text/plain' }).end('There is no such file.');
      return;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = file.isCompressible
      ? (['br', 'gzip'] as const).find((name) => accepted.includes(name))
      : undefined;
    const body = encoding ? file.packed(encoding) : file.plain();
    response.writeHead(200, {
      ...folder.headers,
      ...(isApp && { 'x-robots-tag': 'noindex' }),
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Accept-Encoding',
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(body);
  };
}

function fileFor(files: Folder['files'], path: string, isApp: boolean): StaticFile | undefined {
  // A missing file, such as a script, is not a page.
  if (extname(path)) return files.get(path);
  const others = files.get('/app.html') ?? files.get('/index.html');
  if (isApp) return others;
  if (path === '/') return files.get('/index.html');
  return files.get(`${path.replace(/^\/property\/[^/]+$/, '/property')}.html`) ?? others;
}
