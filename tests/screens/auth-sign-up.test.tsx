import { screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SignInScreen from '@/routes/auth/sign-in-screen';
import SignUpScreen from '@/routes/auth/sign-up-screen';
import { leaveFor } from '@/shared/lib/leave';
import { auth, authRefuses, authSession, authTooSoon, authUnreachable, authUser, heldBack } from '../msw/auth';
import { server } from '../msw/server';
import { renderScreen } from '../render';
import { expectConsoleError } from '../setup';

vi.mock('@/shared/lib/leave', () => ({ leaveFor: vi.fn<(url: string) => void>() }));
beforeEach(() => vi.mocked(leaveFor).mockClear());

const failed = 'Failed to create account. Please try again.';
const duplicate = 'An account with this email already exists.';
const wrongPassword = authRefuses('token', 400, 'invalid_credentials', 'Invalid login credentials');

const labels = ['Full name', 'Email', 'Phone number', 'Password', 'Confirm password'] as const;
const field = (label: (typeof labels)[number]) => screen.getByLabelText(label);
const button = () => screen.getByRole('button', { name: 'Create Account' });
/** Waits until the visitor is signed in and taken to the app; resolves to where. */
const signedIn = () =>
  vi.waitFor(() => {
    const [call] = vi.mocked(leaveFor).mock.calls;
    if (!call) throw new Error('Not taken to the app.');
    return call[0];
  });
const dashboard = 'http://app.localhost:3000/dashboard';

function open(at = '/signup') {
  return renderScreen(<SignUpScreen />, { at, path: '/signup', routes: <Route path="/signin" element={<SignInScreen />} /> });
}

type Typed = Partial<Record<(typeof labels)[number], string>>;

/** Fills the form in, with what is given in place of good values; '' leaves a field empty. */
async function fill(user: ReturnType<typeof open>['user'], typed: Typed = {}) {
  const values = {
    'Full name': 'Dana Whitfield',
    Email: 'dana@example.com',
    'Phone number': '(216) 555-0147',
    Password: 'correct horse',
    'Confirm password': 'correct horse',
    ...typed,
  };
  for (const label of labels) {
    await user.clear(field(label));
    // Pasted: key by key would take these tests a minute.
    if (values[label]) await user.paste(values[label]);
  }
}

async function submit(typed?: Typed, at?: string) {
  const view = open(at);
  await fill(view.user, typed);
  await view.user.click(button());
  return view;
}

describe('what is typed', () => {
  it('all empty: says so once, marks every field, and starts at the first', async () => {
    const { user } = open();
    await user.click(button());
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    for (const label of labels) expect(field(label)).toBeInvalid();
    expect(field('Full name')).toHaveFocus();
  });

  it.each(labels)('%s is required', async (label) => {
    const typed: Typed = { [label]: '' };
    await submit(typed);
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveFocus();
  });

  it('white space is not a name', async () => {
    await submit({ 'Full name': '   ' });
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
  });

  it('passwords must match', async () => {
    await submit({ 'Confirm password': 'correct horsf' });
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(field('Confirm password')).toHaveFocus();
    expect(screen.queryByText('Please fill in all fields')).not.toBeInTheDocument();
  });

  it('a password has at least 8 characters', async () => {
    const { user } = await submit({ Password: '1234567', 'Confirm password': '1234567' });
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    server.use(auth('signup', authSession));
    await fill(user, { Password: '12345678', 'Confirm password': '12345678' });
    await user.click(button());
    expect(await signedIn()).toBe(dashboard);
  });

  it('both password rules are told together', async () => {
    await submit({ Password: 'short', 'Confirm password': 'other' });
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
  });

  it('an address that is none is told beside the field', async () => {
    await submit({ Email: 'dana@' });
    expect(await screen.findByText('Enter an email address like name@example.com')).toBeVisible();
    expect(field('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com');
  });

  it('survives a reload, without the passwords, until the account exists', async () => {
    const first = open();
    await fill(first.user);
    first.unmount();
    expect(Object.values(sessionStorage).join('')).not.toContain('correct horse');

    const second = open();
    expect(field('Full name')).toHaveValue('Dana Whitfield');
    expect(field('Email')).toHaveValue('dana@example.com');
    expect(field('Phone number')).toHaveValue('(216) 555-0147');
    expect(field('Password')).toHaveValue('');
    server.use(auth('signup', authSession));
    await second.user.type(field('Password'), 'correct horse');
    await second.user.type(field('Confirm password'), 'correct horse{Enter}');
    expect(await signedIn()).toBe(dashboard);
    second.unmount();

    open();
    expect(field('Full name')).toHaveValue('');
  });

  it('is known to password managers', () => {
    open();
    expect(labels.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'name', 'username', 'tel', 'new-password', 'new-password',
    ]);
  });
});

describe('creating the account', () => {
  it('sends name and phone as metadata, never the repeated password, and signs in where that is a second step', async () => {
    const sent: Record<string, unknown>[] = [];
    const redirects: (string | null)[] = [];
    server.use(
      auth('signup', authUser, {
        onRequest: ({ url, body }) => {
          sent.push(body);
          redirects.push(url.searchParams.get('redirect_to'));
        },
      }),
      auth('token', authSession, { onRequest: ({ body }) => sent.push(body) }),
    );
    await submit();
    expect(await signedIn()).toBe(dashboard);
    expect(sent).toEqual([
      expect.objectContaining({
        email: 'dana@example.com',
        password: 'correct horse',
        data: { name: 'Dana Whitfield', phone: '(216) 555-0147' },
      }),
      expect.objectContaining({ email: 'dana@example.com', password: 'correct horse' }),
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/confirm/i);
    expect(redirects).toEqual(['http://app.localhost:3000/dashboard']);
  });

  it('a double click is one account', async () => {
    let requests = 0;
    const held = heldBack<ReturnType<typeof authSession>>();
    server.use(auth('signup', () => held.answer, { onRequest: () => (requests += 1) }));
    const { user } = open();
    await fill(user);
    await user.dblClick(button());
    await user.click(await screen.findByRole('button', { name: 'Creating Account...' }));
    await user.type(field('Confirm password'), '{Enter}');
    held.give(authSession());
    expect(await signedIn()).toBe(dashboard);
    expect(requests).toBe(1);
  });

  it('made, but not signed in: leads to sign-in with the email filled in', async () => {
    server.use(auth('signup', authUser), authRefuses('token', 500, null, 'boom'));
    await submit({}, '/signup?redirect=%2Fmy-listings');
    expect(await screen.findByText('Your account has been created.')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/signin?redirect=%2Fmy-listings');
    expect(screen.getByLabelText('Email')).toHaveValue('dana@example.com');
  });
});

describe('an email that is taken', () => {
  it.each([
    ['told openly', authRefuses('signup', 422, 'user_already_exists', 'User already registered')],
    ['told to nobody but us', auth('signup', { ...authUser, identities: [] })],
    ['by an account that was never confirmed', auth('signup', authUser)],
  ])('%s: beside the field, with the way to sign in', async (_, handler) => {
    server.use(handler, wrongPassword);
    const { user } = await submit();
    expect(await screen.findByText(duplicate)).toBeVisible();
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription(duplicate);
    const help = screen.getByText('Is it yours?');
    expect(help).toContainElement(screen.getAllByRole('link', { name: 'Sign in' })[0] ?? null);
    expect(field('Password')).toHaveValue('correct horse');
    // Another address, and it is no longer said.
    await user.type(field('Email'), 'x');
    expect(screen.queryByText(duplicate)).not.toBeInTheDocument();
    expect(screen.queryByText('Is it yours?')).not.toBeInTheDocument();
  });
});

describe('failing', () => {
  it.each([
    ['a broken backend', authRefuses('signup', 500, 'unexpected_failure', 'boom'), failed],
    ['any refusal', authRefuses('signup', 422, 'signup_disabled', 'Signups not allowed'), failed],
    ['too soon', authTooSoon('signup', 27), 'Too many attempts. You can try again in 27 seconds.'],
    ['too often', authRefuses('signup', 429, 'over_request_rate_limit', 'Request rate limit reached'), 'Too many sign-ups at the moment. Please try again in a few minutes.'],
  ])('%s', async (_, handler, text) => {
    server.use(handler, wrongPassword);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    for (const label of labels) expect(field(label)).not.toHaveValue('');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it.each([
    ['too weak', 'Password should contain at least one character of each: abc, 123'],
    ['leaked', 'Password is known to be weak and easy to guess, please choose a different one.'],
  ])('a password that is %s is told beside it, in the server’s words', async (_, message) => {
    server.use(authRefuses('signup', 422, 'weak_password', message));
    await submit();
    expect(await screen.findByText(message)).toBeVisible();
    expect(field('Password')).toHaveFocus();
    expect(field('Password')).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('an address the server does not take is told beside it', async () => {
    server.use(authRefuses('signup', 400, 'email_address_invalid', 'Email address "dana@example.com" is invalid'));
    await submit();
    expect(await screen.findByText('Email address "dana@example.com" is invalid')).toBeVisible();
    expect(field('Email')).toHaveFocus();
  });

  it('no network: everything is kept, and pressing again works', async () => {
    server.use(authUnreachable('signup'));
    const { user } = await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${failed} The server could not be reached; everything you typed is still here.`);
    expectConsoleError();
    for (const label of labels) expect(field(label)).not.toHaveValue('');
    server.resetHandlers();
    server.use(auth('signup', authSession));
    await user.click(button());
    expect(await signedIn()).toBe(dashboard);
  });

  it('the answer was lost but not the account: pressing again signs in, whatever the repetition is told', async () => {
    server.use(authTooSoon('signup', 50), auth('token', authSession));
    await submit();
    expect(await signedIn()).toBe(dashboard);
  });
});
