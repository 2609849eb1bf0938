import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AccountScreen from '@/routes/protected/account-screen';
import { leaveFor } from '@/shared/lib/leave';
import { authStore } from '@/shared/session/auth-store';
import { sessionKey } from '@/shared/session/session-storage';
import { accountAnswer, deletion, pendingChange, readsAccount, refusesChange, takesChange } from '../msw/account';
import { auth, authRefuses, authSession, authTooSoon, authUnreachable, heldBack } from '../msw/auth';
import { rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
import { expectConsoleError } from '../setup';

vi.mock('@/shared/lib/leave', () => ({ leaveFor: vi.fn<(url: string) => void>() }));

const noConnection = 'The connection did not work. Check your network and try again.';

function open() {
  return renderScreen(<AccountScreen />, { at: '/account', user: someMember });
}

const section = (name: string) => screen.findByRole('region', { name });
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const lookAtThePageAgain = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
  server.use(
    http.post(`${backendUrl}/rest/v1/rpc/blocked_members`, () => HttpResponse.json([])),
    rows('notification_kinds', []),
    rows('users', [member({ id: someMember.id, email_confirmed: true })]),
  );
  // The check of a password has a client of its own, which auth-js may remark upon.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the screen', () => {
  it('shows a skeleton, then the account, and leads back to the profile', async () => {
    const { answer, give } = heldBack<null>();
    server.use(
      http.get(`${backendUrl}/auth/v1/user`, async () => answer.then(() => HttpResponse.json(accountAnswer()))),
    );
    open();
    expect(screen.getByText('Loading your account')).toBeInTheDocument();
    give(null);
    const email = await section('Email');
    expect(email).toHaveTextContent('dana@example.com');
    expect(email).toHaveTextContent('Confirmed');
    expect(document.title).toMatch(/^Account/);
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  });

  it('that cannot be loaded says so and can be tried again', async () => {
    server.use(http.get(`${backendUrl}/auth/v1/user`, () => HttpResponse.json({ msg: 'boom' }, { status: 500 })));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account could not be loaded');
    server.use(readsAccount());
    await press(user, 'Retry');
    expect(await section('Email')).toHaveTextContent('dana@example.com');
  });

  it('follows an email that was changed elsewhere, in the stored session as well', async () => {
    const renewed = { ...authSession(), user: accountAnswer({ email: 'new@example.com' }) };
    server.use(readsAccount(pendingChange), auth('token', renewed));
    open();
    await screen.findByText('Waiting for confirmation of new@example.com');
    server.use(readsAccount({ email: 'new@example.com' }));
    lookAtThePageAgain();
    await vi.waitFor(() => expect(screen.queryByText(/Waiting for confirmation/)).not.toBeInTheDocument());
    expect(await section('Email')).toHaveTextContent('new@example.com');
    expect(authStore.getSnapshot().user?.email).toBe('new@example.com');
  });
});

describe('changing the email', () => {
  const type = async (user: ReturnType<typeof open>['user'], email: string) => {
    await press(user, 'Change email');
    expect(screen.getByLabelText('New email')).toHaveFocus();
    await user.type(screen.getByLabelText('New email'), `${email}{Enter}`);
  };

  it('asks for it, tells of both links, and waits for them', async () => {
    const seen = vi.fn<(change: unknown) => void>();
    server.use(
      readsAccount({ email_confirmed_at: null }),
      takesChange({ ...pendingChange, email_confirmed_at: null }, seen),
    );
    const { user } = open();
    expect(await section('Email')).toHaveTextContent('Not confirmed');
    await type(user, ' new@example.com');
    expect(await screen.findByText('Waiting for confirmation of new@example.com')).toBeVisible();
    expect(screen.getByText(/until then you sign in with dana@example.com/)).toBeVisible();
    expect(seen).toHaveBeenCalledExactlyOnceWith({
      body: expect.objectContaining({ email: 'new@example.com' }),
      redirectTo: 'http://app.localhost:3000/confirm-email',
    });
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
  });

  it.each([
    ['', 'Enter the new email address'],
    ['dana', 'Enter an email address like name@example.com'],
    ['DANA@example.com', 'This is your email address already'],
    ['new@example.com', 'This address is waiting for confirmation already'],
  ])('%j is told without a request', async (email, text) => {
    server.use(readsAccount(pendingChange));
    const { user } = open();
    await type(user, email);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('New email')).toHaveFocus();
  });

  it('a taken address is told beside the field; another can be tried', async () => {
    server.use(
      readsAccount(),
      refusesChange(422, 'email_exists', 'A user with this email address has already been registered'),
    );
    const { user } = open();
    await type(user, 'lee@example.com');
    const field = screen.getByLabelText('New email');
    await vi.waitFor(() => expect(field).toHaveAccessibleDescription(/Another account uses this email address/));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('lee@example.com');
    server.use(takesChange(pendingChange));
    await user.clear(field);
    await user.type(field, 'new@example.com{Enter}');
    expect(await screen.findByText('Waiting for confirmation of new@example.com')).toBeVisible();
  });

  it('too soon, without a network: said, and nothing typed is lost', async () => {
    server.use(
      readsAccount(),
      refusesChange(429, 'over_email_send_rate_limit', 'you can only request this after 30 seconds.'),
    );
    const { user } = open();
    await type(user, 'new@example.com');
    expect(await screen.findByText('You can ask again in 30 seconds.')).toBeVisible();
    server.use(http.put(`${backendUrl}/auth/v1/user`, () => HttpResponse.error()));
    await press(user, 'Send the links');
    expect(await screen.findByText(`Your email could not be changed. ${noConnection}`)).toBeVisible();
    expect(screen.getByLabelText('New email')).toHaveValue('new@example.com');
    expectConsoleError();
  });

  it('a lost answer is made up for: the account tells that it waits', async () => {
    let state = {};
    server.use(
      readsAccount(() => state),
      http.put(`${backendUrl}/auth/v1/user`, () => {
        state = pendingChange;
        return HttpResponse.error();
      }),
    );
    const { user } = open();
    await type(user, 'new@example.com');
    expect(await screen.findByText('Waiting for confirmation of new@example.com')).toBeVisible();
    expectConsoleError();
  });

  it('a double press sends once, and Cancel leaves everything as it is', async () => {
    const seen = vi.fn<(change: unknown) => void>();
    const { answer, give } = heldBack<null>();
    server.use(
      readsAccount(),
      takesChange(pendingChange, async (change) => {
        seen(change);
        await answer;
      }),
    );
    const { user } = open();
    await press(user, 'Change email');
    await press(user, 'Cancel');
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
    await press(user, 'Change email');
    await user.type(screen.getByLabelText('New email'), 'new@example.com');
    await user.dblClick(screen.getByRole('button', { name: 'Send the links' }));
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    give(null);
    await screen.findByText('Waiting for confirmation of new@example.com');
    expect(seen).toHaveBeenCalledOnce();
  });
});

describe('sending the links again', () => {
  it('asks with the present address and says so', async () => {
    const sent = vi.fn<(body: unknown) => void>();
    server.use(readsAccount(pendingChange), auth('resend', {}, { onRequest: ({ body }) => sent(body) }));
    const { user } = open();
    await press(user, 'Send both links again');
    expect(await screen.findByText(/Both links are on their way/)).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'email_change', email: 'dana@example.com' }),
    );
  });

  it('too soon names the wait, and the button waits for it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(readsAccount(pendingChange), authTooSoon('resend', 3));
    const { user } = open();
    await press(user, 'Send both links again');
    expect(await screen.findByText('You can ask again in 3 seconds.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send both links again' })).toBeDisabled();
    for (let second = 0; second < 4; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('button', { name: 'Send both links again' })).toBeEnabled();
    expect(screen.queryByText('You can ask again in 3 seconds.')).not.toBeInTheDocument();
  });

  it('without a network says so', async () => {
    server.use(readsAccount(pendingChange), authUnreachable('resend'));
    const { user } = open();
    await press(user, 'Send both links again');
    expect(await screen.findByText(`The links could not be sent again. ${noConnection}`)).toBeVisible();
    expectConsoleError();
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
  const good = ['old-password', 'new-password', 'new-password'] as const;
  const rightPassword = (onRequest?: () => void) => [
    auth('token', authSession, onRequest ? { onRequest } : {}),
    auth('logout', {}),
  ];

  it('checks the current one, changes it, leaves this session alone, and empties the fields', async () => {
    const changes = vi.fn<(change: unknown) => void>();
    const checks = vi.fn<() => void>();
    server.use(readsAccount(), ...rightPassword(checks), takesChange({}, changes));
    const { user } = open();
    const stored = localStorage.getItem(sessionKey);
    const token = (text: string | null) => (JSON.parse(text ?? '{}') as { access_token?: string }).access_token;
    const states = new Set<string>();
    const stop = authStore.subscribe(() => states.add(authStore.getSnapshot().status));
    await fill(user, good);
    expect(await screen.findByText('Your password is changed.')).toBeVisible();
    expect(screen.getByText(/Your other devices were signed out/)).toBeVisible();
    expect(checks).toHaveBeenCalledOnce();
    expect(changes).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: expect.objectContaining({ password: 'new-password' }) }),
    );
    stop();
    expect([...states]).toEqual([]);
    expect(token(localStorage.getItem(sessionKey))).toBe(token(stored));
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    await press(user, 'Change password');
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.queryByText('Your password is changed.')).not.toBeInTheDocument();
  });

  it('a member whom the backend would not let in unconfirmed has given the right one', async () => {
    server.use(readsAccount(), authRefuses('token', 400, 'email_not_confirmed', 'Email not confirmed'), takesChange());
    const { user } = open();
    await fill(user, good);
    expect(await screen.findByText('Your password is changed.')).toBeVisible();
  });

  it.each([
    [['', '', ''], 'Current password', 'Enter your current password'],
    [['old', 'short', 'short'], 'New password', 'Password must be at least 8 characters'],
    [['old', 'long-enough', 'another-one'], 'Repeat new password', 'Passwords do not match'],
  ] as const)('%j is told beside the field, without a request', async (values, label, text) => {
    server.use(readsAccount());
    const { user } = open();
    await fill(user, values);
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(field).toHaveFocus();
  });

  it.each([
    [
      'the wrong one',
      [authRefuses('token', 400, 'invalid_credentials', 'Invalid login credentials')],
      'Current password',
      'The current password is not right.',
    ],
    [
      'the one it is already',
      [
        ...rightPassword(),
        refusesChange(422, 'same_password', 'New password should be different from the old password.'),
      ],
      'New password',
      'New password should be different from the old password.',
    ],
    [
      'a weak one',
      [...rightPassword(), refusesChange(422, 'weak_password', 'Password is too common.')],
      'New password',
      'Password is too common.',
    ],
  ])('%s is told beside its field, and nothing typed is lost', async (_, handlers, label, text) => {
    server.use(readsAccount(), ...handlers);
    const { user } = open();
    await fill(user, good);
    const field = screen.getByLabelText(label);
    await vi.waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(field).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('new-password');
  });

  it.each([
    [
      'too many attempts',
      authRefuses('token', 429, 'over_request_rate_limit', 'Request rate limit reached'),
      'Too many attempts. Please wait a moment and try again.',
    ],
    [
      'a broken backend',
      authRefuses('token', 500, null, 'boom'),
      'Your password could not be changed. Something went wrong on our side.',
    ],
  ])('%s is told above the fields', async (_, handler, text) => {
    server.use(readsAccount(), handler);
    const { user } = open();
    await fill(user, good);
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
  });

  it('without a network says so, and can be tried again', async () => {
    server.use(readsAccount(), authUnreachable('token'));
    const { user } = open();
    await fill(user, good);
    expect(await screen.findByText(`Your password could not be changed. ${noConnection}`)).toBeVisible();
    expectConsoleError();
    server.use(...rightPassword(), takesChange());
    await press(user, 'Change password');
    expect(await screen.findByText('Your password is changed.')).toBeVisible();
  });
});

describe('downloading the data', () => {
  const file = { bucket: 'avatars', path: `${someMember.id}/1.jpg` };

  it('saves one JSON file with the addresses of the pictures', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:data';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      const blob = blobs.at(-1);
      if (blob && this.href === 'blob:data') saved.push({ name: this.download, blob });
    });
    server.use(
      readsAccount(),
      rpc('export_my_data', () => ({ account: { email: 'dana@example.com' }, files: [file] })),
    );
    const { user } = open();
    await press(user, 'Download my data');
    expect(await screen.findByText(/Your data was downloaded as cornerlot-data-\d{4}-\d\d-\d\d\.json\./)).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toMatch(/^cornerlot-data-\d{4}-\d\d-\d\d\.json$/);
    const text = new TextDecoder().decode(await saved[0]?.blob.arrayBuffer());
    expect(JSON.parse(text)).toEqual({
      account: { email: 'dana@example.com' },
      files: [{ ...file, address: `${backendUrl}/storage/v1/object/public/avatars/${file.path}` }],
    });
  });

  it('that fails says so and can be tried again', async () => {
    server.use(readsAccount(), failing('rpc/export_my_data', 500));
    const { user } = open();
    await press(user, 'Download my data');
    expect(await screen.findByText(/Your data could not be collected/)).toBeVisible();
    expect(within(await section('Your data')).getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
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

  // The store holds still until the page is left, which these tests' page never is.
  afterEach(() => {
    act(() => {
      window.dispatchEvent(new Event('pageshow'));
    });
  });

  it('calls once, forgets the session here, and goes to the public site', async () => {
    const calls = vi.fn<(body: unknown) => void>();
    const { answer, give } = heldBack<null>();
    server.use(
      readsAccount(),
      deletion(200, {}, async (body) => {
        calls(body);
        await answer;
      }),
    );
    const { user } = open();
    const dialog = await confirm(user, 'my-password');
    await user.click(await within(dialog).findByRole('button', { name: 'Deleting...' }));
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    give(null);
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/?account=deleted'));
    expect(calls).toHaveBeenCalledExactlyOnceWith({ password: 'my-password' });
    expect(localStorage.getItem(sessionKey)).toBeNull();
  });

  it('needs a password, and the right one', async () => {
    server.use(readsAccount(), deletion(403, { error: 'The password is not right.' }));
    const { user } = open();
    const dialog = await confirm(user, '');
    expect(await within(dialog).findByText('Enter your password')).toBeVisible();
    await user.type(screen.getByLabelText('Your password'), 'wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await within(dialog).findByText('The password is not right.')).toBeVisible();
    expect(screen.getByLabelText('Your password')).toHaveFocus();
    expect(screen.getByLabelText('Your password')).toHaveValue('wrong');
    expect(localStorage.getItem(sessionKey)).not.toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Keep my account' }));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus());
  });

  it.each([
    [
      'too many attempts',
      deletion(429, { error: 'Too many attempts.' }),
      'Too many attempts. Please wait a moment and try again.',
    ],
    [
      'a membership that could not be ended',
      deletion(409, { error: 'Your membership could not be ended, so your account was kept. Please try again.' }),
      'Your membership could not be ended, so your account was kept. Please try again.',
    ],
    [
      'a broken function',
      deletion(500, { error: 'boom' }),
      'Your account could not be deleted. Something went wrong on our side.',
    ],
  ])('%s is told, and it can be tried again', async (_, handler, text) => {
    server.use(readsAccount(), handler);
    const { user } = open();
    const dialog = await confirm(user, 'my-password');
    expect(await within(dialog).findByText(text, { exact: false })).toBeVisible();
    server.use(deletion(200, {}));
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  });

  it('without a network says so', async () => {
    server.use(
      readsAccount(),
      http.post(`${backendUrl}/functions/v1/delete-account`, () => HttpResponse.error()),
    );
    const { user } = open();
    const dialog = await confirm(user, 'my-password');
    expect(await within(dialog).findByText(`Your account could not be deleted. ${noConnection}`)).toBeVisible();
    expect(localStorage.getItem(sessionKey)).not.toBeNull();
  });

  it('a lost answer is made up for: the account is gone', async () => {
    let gone = false;
    server.use(
      http.get(`${backendUrl}/auth/v1/user`, () =>
        gone
          ? HttpResponse.json(
              { code: 403, error_code: 'user_not_found', msg: 'User from sub claim in JWT does not exist' },
              { status: 403 },
            )
          : HttpResponse.json(accountAnswer()),
      ),
      http.post(`${backendUrl}/functions/v1/delete-account`, () => {
        gone = true;
        return HttpResponse.error();
      }),
    );
    const { user } = open();
    await confirm(user, 'my-password');
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/?account=deleted'));
  });
});
