import { http, HttpResponse, type HttpHandler } from 'msw';
import { backendUrl } from './rest';

type Bucket = 'avatars' | 'images';
interface Upload {
  path: string;
  headers: Headers;
  body: Blob;
}

/** Names of stored pictures; tests read and change them. */
export interface Stored {
  names: string[];
}

/** A bucket that stores names: uploads, lists a folder, deletes, and reports whether a public URL exists. */
export function bucket(name: Bucket, stored: Stored, onUpload?: (upload: Upload) => void): HttpHandler[] {
  const storage = `${backendUrl}/storage/v1/object`;
  const pathIn = (url: string, before: string) =>
    decodeURIComponent(new URL(url).pathname.split(`${before}/`)[1] ?? '');
  return [
    http.head(`${storage}/public/${name}/*`, ({ request }) => {
      return new HttpResponse(null, {
        status: stored.names.includes(pathIn(request.url, `public/${name}`)) ? 200 : 400,
      });
    }),
    http.post(`${storage}/list/${name}`, async ({ request }) => {
      const { prefix } = (await request.json()) as { prefix: string };
      const inside = stored.names.filter((one) => one.startsWith(`${prefix}/`));
      return HttpResponse.json(inside.map((one) => ({ name: one.slice(prefix.length + 1), id: one })));
    }),
    http.post(`${storage}/${name}/*`, async ({ request }) => {
      const path = pathIn(request.url, `object/${name}`);
      onUpload?.({ path, headers: request.headers, body: await request.blob() });
      stored.names.push(path);
      return HttpResponse.json({ Key: `${name}/${path}` });
    }),
    http.delete(`${storage}/${name}`, async ({ request }) => {
      const { prefixes } = (await request.json()) as { prefixes: string[] };
      stored.names = stored.names.filter((one) => !prefixes.includes(one));
      return HttpResponse.json([]);
    }),
  ];
}

/** Rejects uploads like the storage server does: HTTP status 400 with the actual status in the body. */
export function uploadRejected(name: Bucket, statusCode: number, message: string): HttpHandler {
  return http.post(`${backendUrl}/storage/v1/object/${name}/*`, () =>
    HttpResponse.json(
      { statusCode: String(statusCode), error: 'refused', message },
      { status: statusCode < 500 ? 400 : statusCode },
    ),
  );
}
