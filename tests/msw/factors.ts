import { http, HttpResponse, type HttpHandler } from 'msw';
import { authSession, authUser, encodeToken } from './auth';
import { backendUrl } from './rest';

/** A verified authenticator app, as the auth server returns it. */
export const phone = {
  id: '5f3c0000-0000-4000-8000-000000000001',
  friendly_name: 'Phone',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-03-01T12:00:00Z',
  updated_at: '2026-03-01T12:00:00Z',
};

/** The member of the tests, with an authenticator app. */
export const protectedUser = { ...authUser, factors: [phone] };

/** A session in which the code has been entered. */
export function sessionWithCode(user: object = protectedUser) {
  const session = authSession();
  return { ...session, access_token: encodeToken({ aal: 'aal2' }), user };
}

/** Accepts the code 123456 of any factor, and rejects others. `onCode` sees each code. */
export function codes(onCode?: (code: string) => void): HttpHandler[] {
  return [
    http.post(`${backendUrl}/auth/v1/factors/:id/challenge`, () =>
      HttpResponse.json({ id: 'challenge', type: 'totp', expires_at: 0 }),
    ),
    http.post(`${backendUrl}/auth/v1/factors/:id/verify`, async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      onCode?.(code);
      if (code === '123456') return HttpResponse.json(sessionWithCode());
      const error = { code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' };
      return HttpResponse.json(error, { status: 422 });
    }),
  ];
}
