import { resolveApiKey } from '../keys.ts';
import type { Middleware } from './middleware.ts';

/** Servers of their own in place of the built-in auth and storage. */
export interface ExternalServers {
  /** Supabase Auth, without a path. */
  authUrl: string;
  /** Supabase Storage, without a path. */
  storageUrl: string;
}

/** What the gateway of a hosted project lets through without a key: links in email, and files that anyone may read. */
const open =
  /^\/auth\/v1\/(verify|callback|authorize)$|^\/storage\/v1\/(object\/(public|sign)|render\/image\/(public|sign))\//;

/** Forwards `/auth/v1` and `/storage/v1` to the servers configured for them, as a hosted project’s gateway does. */
export function externalMiddleware({ authUrl, storageUrl }: ExternalServers): Middleware {
  const servers = [
    { name: 'Auth', prefix: '/auth/v1', base: authUrl },
    { name: 'Storage', prefix: '/storage/v1', base: storageUrl },
  ];
  return async (request, next) => {
    const { pathname, search } = new URL(request.url);
    const server = servers.find(({ prefix }) => pathname.startsWith(`${prefix}/`));
    if (!server) return next(request);
    const key = request.headers.get('apikey') ?? new URLSearchParams(search).get('apikey');
    if (!open.test(pathname) && !resolveApiKey(key ?? ''))
      return Response.json({ message: 'No API key found in request' }, { status: 401 });
    const path = `${pathname.slice(server.prefix.length)}${search}`;
    return forward(request, `${server.base}${path}`, server.prefix).catch(() =>
      Response.json({ message: `${server.name} doesn’t respond` }, { status: 503 }),
    );
  };
}

async function forward(request: Request, url: string, prefix: string): Promise<Response> {
  const headers = new Headers(request.headers);
  const { host, protocol } = new URL(request.url);
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-proto', protocol.replace(':', ''));
  // For the addresses that storage returns, as of resumable uploads.
  headers.set('x-forwarded-prefix', prefix);
  for (const name of ['host', 'connection', 'transfer-encoding', 'accept-encoding']) headers.delete(name);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const response = await fetch(url, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(hasBody && { body: request.body, duplex: 'half' as const }),
  });
  // Those of this backend apply.
  const passed = new Headers([...response.headers].filter(([name]) => !name.startsWith('access-control-')));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers: passed });
}
