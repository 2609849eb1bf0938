import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { backendUrl } from './rest';

type AuthCall = 'token' | 'signup' | 'otp' | 'verify' | 'recover' | 'resend' | 'user' | 'logout';

interface AuthRequest {
  url: URL;
  body: Record<string, unknown>;
}

/** Responds to an auth call with this body and status. `onRequest` sees each request. */
export function auth(
  call: AuthCall,
  body: JsonBodyType | (() => JsonBodyType | Promise<JsonBodyType>),
  { status = 200, onRequest }: { status?: number; onRequest?: (request: AuthRequest) => void } = {},
): HttpHandler {
  return http.all(`${backendUrl}/auth/v1/${call}`, async ({ request }) => {
    const text = await request.text();
    onRequest?.({ url: new URL(request.url), body: text ? (JSON.parse(text) as Record<string, unknown>) : {} });
    return HttpResponse.json(typeof body === 'function' ? await body() : body, { status });
  });
}

/** Rejects an auth call like the auth server does. */
export function authRejected(call: AuthCall, status: number, code: string | null, message: string): HttpHandler {
  return auth(call, { code: status, ...(code ? { error_code: code } : {}), msg: message }, { status });
}

/** Ends the session when it's renewed. A failed request would be tried again for half a minute, in later tests. */
export const notRenewed = http.post(`${backendUrl}/auth/v1/token`, ({ request }) =>
  new URL(request.url).searchParams.get('grant_type') === 'refresh_token'
    ? HttpResponse.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'Not found' }, { status: 400 })
    : undefined,
);

/** Makes an auth call fail like a lost network. */
export function authUnreachable(call: AuthCall): HttpHandler {
  return http.all(`${backendUrl}/auth/v1/${call}`, () => HttpResponse.error());
}

/** Rejects an auth call as too soon, with the wait time in the auth server’s words. */
export function authRateLimited(call: AuthCall, seconds: number): HttpHandler {
  return authRejected(
    call,
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}

/** The member in these responses. */
export const authUser = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'dana@example.com',
  aud: 'authenticated',
  role: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  identities: [{ id: '1', identity_id: '1', user_id: '1', provider: 'email' }],
  created_at: '2026-01-01T00:00:00Z',
};

const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

/** An access token that is valid for an hour, with more claims and a made-up signature. */
export function encodeToken(claims: object): string {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: authUser.id, exp: expiresAt, ...claims })}.c2lnbmF0dXJl`;
}

export const accessToken = () => encodeToken({});

/** The response to a sign-in. */
export function authSession() {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  return {
    access_token: accessToken(),
    refresh_token: 'refresh-of-the-tests',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user: authUser,
  };
}

/** A response that is delayed until `respond` is called. */
export function deferredResponse<T>(): { response: Promise<T>; respond: (value: T) => void } {
  const deferred: { respond: (value: T) => void } = { respond: () => undefined };
  const response = new Promise<T>((resolve) => {
    deferred.respond = resolve;
  });
  return { response, respond: (value) => deferred.respond(value) };
}
