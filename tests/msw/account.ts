import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { authUser } from './auth';
import { backendUrl } from './rest';

interface AccountState {
  email?: string;
  email_confirmed_at?: string | null;
  new_email?: string;
  email_change_sent_at?: string | null;
}

/** The account as the auth server answers it. */
export function accountAnswer(change: AccountState = {}) {
  return { ...authUser, email_confirmed_at: '2026-01-01T00:00:00Z', ...change };
}

/** A change of email that waits for its links. */
export const pendingChange: AccountState = {
  new_email: 'new@example.com',
  email_change_sent_at: '2026-03-01T00:00:00Z',
};

/** Answers who is signed in. */
export function readsAccount(change: AccountState | (() => AccountState) = {}): HttpHandler {
  return http.get(`${backendUrl}/auth/v1/user`, () =>
    HttpResponse.json(accountAnswer(typeof change === 'function' ? change() : change)),
  );
}

interface SeenChange {
  body: Record<string, unknown>;
  redirectTo: string | null;
}

/** Takes a change of the account and answers with the account as it then is; `onChange` sees each request. */
export function takesChange(
  change: AccountState = {},
  onChange?: (seen: SeenChange) => void | Promise<void>,
): HttpHandler {
  return http.put(`${backendUrl}/auth/v1/user`, async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    await onChange?.({ body, redirectTo: new URL(request.url).searchParams.get('redirect_to') });
    return HttpResponse.json(accountAnswer(change));
  });
}

/** Refuses a change of the account the way the auth server does. */
export function refusesChange(status: number, code: string | null, message: string): HttpHandler {
  const body = { code: status, ...(code ? { error_code: code } : {}), msg: message };
  return http.put(`${backendUrl}/auth/v1/user`, () => HttpResponse.json(body, { status }));
}

/** Answers the Edge Function that deletes the account; `onCall` sees each call. */
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
