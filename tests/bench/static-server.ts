import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

interface StaticFile {
  type: string;
  plain: Buffer;
  /** Null for types that don’t compress: pictures, fonts, and videos. */
  packed: { br: Buffer; gzip: Buffer } | null;
}

/** Files by URL path, such as `/assets/index-1a2b3c.js`. */
export type Folder = ReadonlyMap<string, StaticFile>;

export interface StaticServer {
  port: number;
  close(): Promise<void>;
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

/** Reads and compresses a folder like a static host does on deployment. Leaves out source maps. */
export function readFolder(folder: string): Folder {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.map'),
  );
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const extension = extname(entry.name);
      const plain = readFileSync(path);
      const packed = compressible.has(extension) ? { br: brotli(plain), gzip: gzipSync(plain, { level: 9 }) } : null;
      return [
        `/${relative(folder, path).split(sep).join('/')}`,
        { type: types[extension] ?? 'application/octet-stream', plain, packed },
      ];
    }),
  );
}

function brotli(plain: Buffer): Buffer {
  return brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}

/**
 * Serves folders by host name on a free port, as docs/deploying.md asks of a host: a path’s file, else its `.html`
 * file, `property.html` for listings, and for anything else, and any page of the app, `app.html` or, without it,
 * `index.html`. Hashed files are cached for a year.
 */
export function serveFolders(folders: ReadonlyMap<string, Folder>): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { hostname, pathname } = new URL(`http://${request.headers.host ?? ''}${request.url ?? '/'}`);
    const folder = folders.get(hostname);
    const file = folder && fileAt(folder, decodeURIComponent(pathname), hostname.startsWith('app.'));
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = file.packed && (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    response.writeHead(200, {
      'content-type': file.type,
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Accept-Encoding',
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(encoding && file.packed ? file.packed[encoding] : file.plain);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      }),
    );
  });
}

function fileAt(folder: Folder, path: string, isApp: boolean): StaticFile | undefined {
  // A missing file, such as a script, is not a page.
  if (extname(path)) return folder.get(path);
  if (isApp) return folder.get('/app.html') ?? folder.get('/index.html');
  if (path === '/') return folder.get('/index.html');
  return (
    folder.get(`${path.replace(/^\/property\/[^/]+$/, '/property')}.html`) ??
    folder.get('/app.html') ??
    folder.get('/index.html')
  );
}
