import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AccountScreen from '@/routes/app/account-screen';
import PrivacySettingsScreen from '@/routes/app/privacy-settings-screen';
import { ProtectedRoute } from '@/routes/app/protected-route';
import { paths } from '@/domain/site/paths';
import { redirectTo } from '@/platform/navigation/browser-navigation';
import { authStore } from '@/platform/auth/auth-store';
import { sessionKey } from '@/platform/auth/session-storage';
import {
  accountResponse,
  deletion,
  pendingChange,
  accountHandler,
  rejectAccountChange,
  acceptAccountChange,
} from '../msw/account';
import { auth, authRejected, authSession, deferredResponse } from '../msw/auth';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
import { expectConsoleError } from '../setup';

const noConnection = 'Can’t connect. Check your internet connection and try again.';

function open(Screen = AccountScreen) {
  return renderScreen(
    <ProtectedRoute>
      <Screen />
    </ProtectedRoute>,
    { at: '/account', path: '/account', user: someMember },
  );
}

const trust = {
  level: 1,
  days_active: 6,
  reads: 30,
  people: 3,
  connections: 0,
  next: { days_active: 7, reads: 30, people: 3, connections: 0 },
};

const section = (name: string) => screen.findByRole('region', { name });
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const refocusPage = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

beforeEach(() => {
  server.use(
    rows('offers', []),
    rows('deals', []),
    http.post(`${backendUrl}/rest/v1/rpc/blocked_members`, () => HttpResponse.json([])),
    http.post(`${backendUrl}/rest/v1/rpc/my_trust`, () => HttpResponse.json(trust)),
    rows('users', [member({ id: someMember.id, email_confirmed: true })]),
  );
  // Verifying the password uses a second client, which auth-js may warn about.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('account screen', () => {
  it('picks up an email changed elsewhere, also in the stored session', async () => {
    const renewed = { ...authSession(), user: accountResponse({ email: 'new@example.com' }) };
    server.use(accountHandler(pendingChange), auth('token', renewed));
    open();
    await screen.findByText('Verify new@example.com');
    server.use(accountHandler({ email: 'new@example.com' }));
    refocusPage();
    await waitFor(() => expect(screen.queryByText(/Verify new@/)).not.toBeInTheDocument());
    expect(await section('Email')).toHaveTextContent('new@example.com');
    expect(authStore.getSnapshot().user?.email).toBe('new@example.com');
  });
});

describe('changing the email', () => {
  const onPermit = vi.fn<(body: unknown) => void>();
  beforeEach(() => {
    onPermit.mockClear();
    server.use(
      auth('token', authSession()),
      http.post(`${backendUrl}/rest/v1/rpc/permit_email_change`, async ({ request }) => {
        onPermit(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
  });

  const type = async (user: ReturnType<typeof open>['user'], email: string) => {
    await press(user, 'Change email');
    expect(screen.getByLabelText('New email')).toHaveFocus();
    await user.type(screen.getByLabelText('Your password'), 'my-password');
    await user.type(screen.getByLabelText('New email'), `${email}{Enter}`);
  };

  it('requests the change and shows that it’s pending', async () => {
    const onRequest = vi.fn<(change: unknown) => void>();
    server.use(
      rows('users', [member({ id: someMember.id, email_confirmed: false })]),
      accountHandler(),
      acceptAccountChange(pendingChange, onRequest),
    );
    const { user } = open();
    const email = await section('Email');
    expect(await within(email).findByText('Not verified')).toBeVisible();
    await type(user, ' new@example.com');
    expect(await screen.findByText('Verify new@example.com')).toBeVisible();
    expect(screen.getByText(/Until then, sign in with dana@example.com/)).toBeVisible();
    expect(onRequest).toHaveBeenCalledExactlyOnceWith({
      body: expect.objectContaining({ email: 'new@example.com' }),
      redirectTo: 'http://app.localhost:3000/confirm-email',
    });
    expect(onPermit).toHaveBeenCalledExactlyOnceWith({ new_email: 'new@example.com' });
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
  });

  it('preserves the input when rate-limited or offline', async () => {
    server.use(
      accountHandler(),
      rejectAccountChange(429, 'over_email_send_rate_limit', 'you can only request this after 30 seconds.'),
    );
    const { user } = open();
    await type(user, 'new@example.com');
    expect(await screen.findByText('Try again in 30 seconds.')).toBeVisible();
    server.use(http.put(`${backendUrl}/auth/v1/user`, () => HttpResponse.error()));
    await press(user, 'Send link');
    expect(await screen.findByText(`We couldn’t change your email. ${noConnection}`)).toBeVisible();
    expect(screen.getByLabelText('New email')).toHaveValue('new@example.com');
    expectConsoleError();
  });

  it('shows the pending change even if the response was lost', async () => {
    let state = {};
    server.use(
      accountHandler(() => state),
      http.put(`${backendUrl}/auth/v1/user`, () => {
        state = pendingChange;
        return HttpResponse.error();
      }),
    );
    const { user } = open();
    await type(user, 'new@example.com');
    expect(await screen.findByText('Verify new@example.com')).toBeVisible();
    expectConsoleError();
  });
});

describe('resending the link', () => {
  it('uses the current address and confirms', async () => {
    const sent = vi.fn<(body: unknown) => void>();
    server.use(accountHandler(pendingChange), auth('resend', {}, { onRequest: ({ body }) => sent(body) }));
    const { user } = open();
    await press(user, 'Resend the link');
    expect(await screen.findByText(/We sent a new link\./)).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'email_change', email: 'dana@example.com' }),
    );
  });
});

describe('changing the password', () => {
  async function fill(
    user: ReturnType<typeof open>['user'],
    [current, password, confirmation]: readonly [string, string, string],
  ) {
    await press(user, 'Change password');
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    if (current) await user.type(screen.getByLabelText('Current password'), current);
    if (password) await user.type(screen.getByLabelText('New password'), password);
    if (confirmation) await user.type(screen.getByLabelText('Repeat new password'), confirmation);
    await press(user, 'Change password');
  }
  const validInput = ['old-password', 'new-password', 'new-password'] as const;
  const rightPassword = (onRequest?: () => void) => [auth('token', authSession, onRequest ? { onRequest } : {})];

  it('signs in again with the current one, changes it, stays signed in, and clears the fields', async () => {
    const changes = vi.fn<(change: unknown) => void>();
    const checks = vi.fn<() => void>();
    server.use(accountHandler(), ...rightPassword(checks), acceptAccountChange({}, changes));
    const { user } = open();
    const states = new Set<string>();
    const stop = authStore.subscribe(() => states.add(authStore.getSnapshot().status));
    await fill(user, validInput);
    expect(await screen.findByText('Password changed.')).toBeVisible();
    expect(screen.getByText(/We signed you out on your other devices/)).toBeVisible();
    expect(checks).toHaveBeenCalledOnce();
    expect(changes).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: expect.objectContaining({ password: 'new-password' }) }),
    );
    stop();
    expect([...states]).toEqual([]);
    expect(localStorage.getItem(sessionKey)).toContain(authSession().refresh_token);
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    await press(user, 'Change password');
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.queryByText('Password changed.')).not.toBeInTheDocument();
  });

  it.each([
    [
      'a wrong password',
      [authRejected('token', 400, 'invalid_credentials', 'Invalid login credentials')],
      'Current password',
      'That password is incorrect.',
    ],
    [
      'an unchanged password',
      [
        ...rightPassword(),
        rejectAccountChange(422, 'same_password', 'New password should be different from the old password.'),
      ],
      'New password',
      'New password should be different from the old password.',
    ],
  ])('shows %s next to its field and keeps the input', async (_, handlers, label, text) => {
    server.use(accountHandler(), ...handlers);
    const { user } = open();
    await fill(user, validInput);
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(field).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('new-password');
  });
});

it('says what a download contains, by topic, and what it leaves out', async () => {
  server.use(accountHandler());
  const { user } = open(PrivacySettingsScreen);
  const data = within(await section('Your data'));
  await user.click(data.getByRole('button', { name: 'What it contains' }));
  const { textContent: deals } = data.getByText('Offers and deals').parentElement ?? {};
  expect(deals).toMatch(/^Offers and dealsOffers, .*, deals, .*agreements in your deals/);
  await user.click(data.getByRole('button', { name: 'What it leaves out' }));
  expect(data.getByText('Secrets of your API keys:').parentElement).toHaveTextContent('can’t be turned back into keys');
  expect(data.getByText('Offers and deals')).not.toBeVisible();
});

describe('deleting the account', () => {
  async function confirm(user: ReturnType<typeof open>['user'], password: string) {
    await press(user, 'Delete my account');
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    expect(dialog).toHaveTextContent('dana@example.com');
    if (password) await user.type(within(dialog).getByLabelText('Your password'), password);
    await user.dblClick(within(dialog).getByRole('button', { name: 'Delete account' }));
    return dialog;
  }

  // The store freezes until the page is gone, which never happens in tests.
  afterEach(() => {
    act(() => {
      window.dispatchEvent(new Event('pageshow'));
    });
  });

  it('lists what deletion ends, and what the other side keeps', async () => {
    server.use(
      accountHandler(),
      http.get(`${backendUrl}/rest/v1/deals`, () => HttpResponse.json([{ id: 'd1', title: 'Brick ranch' }])),
      http.get(`${backendUrl}/rest/v1/offers`, () => HttpResponse.json([{ id: 'o1', title: 'Pear bungalow' }])),
    );
    const { user } = open(PrivacySettingsScreen);
    await press(user, 'Delete my account');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(
      await dialog.findByText('This ends 1 open deal and 1 open offer, and we’ll tell the other side right away.'),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Deal: Brick ranch' })).toHaveAttribute('href', paths.deal('d1'));
    expect(dialog.getByText(/them with; the others are deleted\. Kept for 7 years/)).toBeVisible();
  });

  it('deletes once, drops the session, and opens the public site', async () => {
    const calls = vi.fn<(body: unknown) => void>();
    const signIns = vi.fn<(request: unknown) => void>();
    const { response, respond } = deferredResponse<null>();
    server.use(
      accountHandler(),
      auth('token', authSession, { onRequest: signIns }),
      deletion(200, {}, async (body) => {
        calls(body);
        await response;
      }),
    );
    const { user } = open(PrivacySettingsScreen);
    const dialog = await confirm(user, 'my-password');
    await user.click(await within(dialog).findByRole('button', { name: 'Deleting...' }));
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    respond(null);
    await waitFor(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/?account=deleted'));
    expect(signIns).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: expect.objectContaining({ password: 'my-password' }) }),
    );
    expect(calls).toHaveBeenCalledOnce();
    expect(localStorage.getItem(sessionKey)).toBeNull();
  });

  it('requires the correct password', async () => {
    server.use(accountHandler(), authRejected('token', 400, 'invalid_credentials', 'Invalid login credentials'));
    const { user } = open(PrivacySettingsScreen);
    const dialog = await confirm(user, '');
    expect(await within(dialog).findByText('Enter your password')).toBeVisible();
    await user.type(screen.getByLabelText('Your password'), 'wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await within(dialog).findByText('That password is incorrect.')).toBeVisible();
    expect(screen.getByLabelText('Your password')).toHaveFocus();
    expect(screen.getByLabelText('Your password')).toHaveValue('wrong');
    expect(localStorage.getItem(sessionKey)).not.toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus());
  });

  it('notices that the account is gone if the response was lost', async () => {
    let deleted = false;
    server.use(
      auth('token', authSession),
      http.get(`${backendUrl}/auth/v1/user`, () =>
        deleted
          ? HttpResponse.json(
              { code: 403, error_code: 'user_not_found', msg: 'User from sub claim in JWT does not exist' },
              { status: 403 },
            )
          : HttpResponse.json(accountResponse()),
      ),
      http.post(`${backendUrl}/functions/v1/delete-account`, () => {
        deleted = true;
        return HttpResponse.error();
      }),
    );
    const { user } = open(PrivacySettingsScreen);
    await confirm(user, 'my-password');
    await waitFor(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/?account=deleted'));
  });
});
