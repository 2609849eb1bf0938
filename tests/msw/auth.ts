import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { backendUrl } from './rest';

type AuthCall = 'token' | 'signup' | 'recover' | 'resend' | 'user' | 'logout';

interface Seen {
  url: URL;
  body: Record<string, unknown>;
}

/** Answers an auth call with this body and status; `onRequest` sees each request. */
export function auth(
  call: AuthCall,
  body: JsonBodyType | (() => JsonBodyType | Promise<JsonBodyType>),
  { status = 200, onRequest }: { status?: number; onRequest?: (seen: Seen) => void } = {},
): HttpHandler {
  return http.all(`${backendUrl}/auth/v1/${call}`, async ({ request }) => {
    const text = await request.text();
    onRequest?.({ url: new URL(request.url), body: text ? (JSON.parse(text) as Record<string, unknown>) : {} });
    return HttpResponse.json(typeof body === 'function' ? await body() : body, { status });
  });
}

/** Refuses an auth call the way the auth server does. */
export function authRefuses(call: AuthCall, status: number, code: string | null, message: string): HttpHandler {
  return auth(call, { code: status, ...(code ? { error_code: code } : {}), msg: message }, { status });
}

/** As if the network were gone for this auth call. */
export function authUnreachable(call: AuthCall): HttpHandler {
  return http.all(`${backendUrl}/auth/v1/${call}`, () => HttpResponse.error());
}

/** 'Too soon', with the wait, as the auth server words it. */
export function authTooSoon(call: AuthCall, seconds: number): HttpHandler {
  return authRefuses(
    call,
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}

/** The member these answers are about. */
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

/** An access token that runs for an hour. Its signature is nobody's. */
export function accessToken(): string {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: authUser.id, exp: expiresAt })}.c2lnbmF0dXJl`;
}

/** What signing in answers. */
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

/** An answer that is held back until `give` is called. */
export function heldBack<T>(): { answer: Promise<T>; give: (value: T) => void } {
  const held: { give: (value: T) => void } = { give: () => undefined };
  const answer = new Promise<T>((resolve) => {
    held.give = resolve;
  });
  return { answer, give: (value) => held.give(value) };
}
