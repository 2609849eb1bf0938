import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { authUser } from './auth';
import { backendUrl } from './rest';

interface AccountState {
  email?: string;
  new_email?: string;
  email_change_sent_at?: string | null;
}

/** The account as the auth server returns it. */
export function accountResponse(change: AccountState = {}) {
  return { ...authUser, ...change };
}

/** An email change waiting for its link to be opened. */
export const pendingChange: AccountState = {
  new_email: 'new@example.com',
  email_change_sent_at: '2026-03-01T00:00:00Z',
};

/** Responds with the signed-in account. */
export function accountHandler(change: AccountState | (() => AccountState) = {}): HttpHandler {
  return http.get(`${backendUrl}/auth/v1/user`, () =>
    HttpResponse.json(accountResponse(typeof change === 'function' ? change() : change)),
  );
}

interface AccountChange {
  body: Record<string, unknown>;
  redirectTo: string | null;
}

/** Applies an account change and returns the updated account. `onChange` sees each request. */
export function acceptAccountChange(
  change: AccountState = {},
  onChange?: (request: AccountChange) => void | Promise<void>,
): HttpHandler {
  return http.put(`${backendUrl}/auth/v1/user`, async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    await onChange?.({ body, redirectTo: new URL(request.url).searchParams.get('redirect_to') });
    return HttpResponse.json(accountResponse(change));
  });
}

/** Rejects an account change like the auth server does. */
export function rejectAccountChange(status: number, code: string | null, message: string): HttpHandler {
  const body = { code: status, ...(code ? { error_code: code } : {}), msg: message };
  return http.put(`${backendUrl}/auth/v1/user`, () => HttpResponse.json(body, { status }));
}

/** Responds for the Edge Function that deletes the account. `onCall` sees each call. */
export function deletion(
  status: number,
  body: JsonBodyType,
  onCall?: (body: unknown) => void | Promise<void>,
): HttpHandler {
  return http.post(`${backendUrl}/functions/v1/delete-account`, async ({ request }) => {
    await onCall?.(await request.json());
    return HttpResponse.json(body, { status });
  });
}
