import { withHeaders, type Middleware } from './middleware.ts';

const exposed = [
  'Content-Range',
  'Content-Location',
  'Content-Profile',
  'Range-Unit',
  'Preference-Applied',
  'Link',
  'Location',
  'Retry-After',
  'X-Total-Count',
  'X-Sb-Error-Code',
  'Sb-Error-Code',
  'X-Relay-Error',
  'X-Supabase-Api-Version',
  'Tus-Resumable',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
].join(', ');

/** Allows any origin, like a hosted project: the token guards the data, not the origin. */
export const corsMiddleware: Middleware = async (request, next) => {
  if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) {
    return new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
        // supabase-js adds new headers from time to time (x-retry-count, sentry-trace…).
        'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
        'access-control-max-age': '86400',
        vary: 'Access-Control-Request-Headers',
      },
    });
  }
  return withHeaders(await next(request), {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': exposed,
  });
};
