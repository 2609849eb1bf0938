import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveFor } from '@/shared/lib/leave';
import { auth, authRefuses, authSession, authTooSoon, authUnreachable, authUser, heldBack } from '../msw/auth';
import { server } from '../msw/server';
import { signedInAs, someMember } from '../render';
import { expectConsoleError } from '../setup';
import {
  answerCounties,
  create,
  duplicate,
  failed,
  field,
  fill,
  heading,
  labels,
  membership,
  open,
  openLast,
  press,
  signedIn,
  type Typed,
} from './auth-sign-up-helpers';

vi.mock('@/shared/lib/leave', () => ({ leaveFor: vi.fn<(url: string) => void>() }));
beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
  answerCounties();
});

const wrongPassword = authRefuses('token', 400, 'invalid_credentials', 'Invalid login credentials');

async function leaveFirst(typed?: Typed, at?: string) {
  const view = open(at);
  await fill(view.user, typed);
  await view.user.click(press('Next'));
  return view;
}

describe('step 1', () => {
  it('all empty: says so once, marks every field, and starts at the first', async () => {
    const { user } = open();
    await user.click(press('Next'));
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    for (const label of labels) expect(field(label)).toBeInvalid();
    expect(field('Full name')).toHaveFocus();
    expect(screen.getByText('Step 1 of 6')).toBeVisible();
  });

  it.each(labels)('%s is required', async (label) => {
    const typed: Typed = { [label]: '' };
    await leaveFirst(typed);
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveFocus();
  });

  it('white space is not a name', async () => {
    await leaveFirst({ 'Full name': '   ' });
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
  });

  it('passwords must match', async () => {
    await leaveFirst({ 'Confirm password': 'correct horsf' });
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(field('Confirm password')).toHaveFocus();
    expect(screen.queryByText('Please fill in all fields')).not.toBeInTheDocument();
  });

  it('a password has at least 8 characters', async () => {
    const { user } = await leaveFirst({ Password: '1234567', 'Confirm password': '1234567' });
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    await fill(user, { Password: '12345678', 'Confirm password': '12345678' });
    await user.click(press('Next'));
    expect(await heading('Where are you located')).toBeVisible();
  });

  it('both password rules are told together', async () => {
    await leaveFirst({ Password: 'short', 'Confirm password': 'other' });
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
  });

  it('an address that is none is told beside the field', async () => {
    await leaveFirst({ Email: 'dana@' });
    expect(await screen.findByText('Enter an email address like name@example.com')).toBeVisible();
    expect(field('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com');
  });

  it('is known to password managers', () => {
    open();
    expect(labels.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'name',
      'username',
      'tel',
      'new-password',
      'new-password',
    ]);
  });

  it('leads members to sign in, with where they wanted to go', () => {
    open('/signup?redirect=%2Fmy-listings&search=duplex');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin?redirect=%2Fmy-listings');
  });
});

describe('creating the account', () => {
  it('sends all that was told as metadata, never the repeated password, and signs in where that is a second step', async () => {
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
    await create();
    expect(await signedIn()).toBe(membership);
    expect(sent).toEqual([
      expect.objectContaining({
        email: 'dana@example.com',
        password: 'correct horse',
        data: {
          name: 'Dana Whitfield',
          phone: '(216) 555-0147',
          roles: ['flipper', 'landlord'],
          industries: ['residential'],
          state: 'TX',
          county: 'Travis',
          markets: [{ state: 'TX', county: 'Travis' }],
        },
      }),
      expect.objectContaining({ email: 'dana@example.com', password: 'correct horse' }),
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/confirm/i);
    expect(redirects).toEqual(['http://app.localhost:3000/confirm-email']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('a double click is one account', async () => {
    let requests = 0;
    const held = heldBack<ReturnType<typeof authSession>>();
    server.use(auth('signup', () => held.answer, { onRequest: () => (requests += 1) }));
    const { user } = await openLast();
    await user.dblClick(press('Create Account'));
    await user.click(await screen.findByRole('button', { name: 'Creating Account...' }));
    held.give(authSession());
    expect(await signedIn()).toBe(membership);
    expect(requests).toBe(1);
  });

  it('made, but not signed in: leads to sign-in with the email filled in', async () => {
    server.use(auth('signup', authUser), authRefuses('token', 500, null, 'boom'));
    await create({ at: '/signup?step=picture&redirect=%2Fmy-listings' });
    expect(await screen.findByText('Your account has been created.')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/signin?redirect=%2Fmy-listings');
    expect(screen.getByLabelText('Email')).toHaveValue('dana@example.com');
  });

  it('signed in by another tab meanwhile: to the dashboard, as no new member', async () => {
    open();
    signedInAs(someMember);
    expect(await signedIn()).toBe('http://app.localhost:3000/dashboard');
  });
});

describe('an email that is taken', () => {
  it.each([
    ['told openly', authRefuses('signup', 422, 'user_already_exists', 'User already registered')],
    ['told to nobody but us', auth('signup', { ...authUser, identities: [] })],
    ['by an account that was never confirmed', auth('signup', authUser)],
  ])('%s: back to step 1, beside the field, with the way to sign in', async (_, handler) => {
    server.use(handler, wrongPassword);
    const { user } = await create();
    expect(await screen.findByText(duplicate)).toBeVisible();
    expect(await heading('Create Your Account')).toBeVisible();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription(duplicate);
    expect(screen.getByText('Is it yours?')).toContainElement(
      screen.getAllByRole('link', { name: 'Sign in' })[1] ?? null,
    );
    expect(field('Password')).toHaveValue('correct horse');
    // Another address, and it is no longer said; Next leads back to the last step.
    await user.type(field('Email'), 'x');
    await waitFor(() => expect(screen.queryByText(duplicate)).not.toBeInTheDocument());
    expect(screen.queryByText('Is it yours?')).not.toBeInTheDocument();
    await user.click(press('Next'));
    expect(await heading('Add a Profile Picture')).toBeVisible();
    server.use(auth('signup', authSession));
    await user.click(press('Create Account'));
    expect(await signedIn()).toBe(membership);
  });
});

describe('failing', () => {
  it.each([
    ['a broken backend', authRefuses('signup', 500, 'unexpected_failure', 'boom'), failed],
    ['any refusal', authRefuses('signup', 422, 'signup_disabled', 'Signups not allowed'), failed],
    ['too soon', authTooSoon('signup', 27), 'Too many attempts. You can try again in 27 seconds.'],
    [
      'too often',
      authRefuses('signup', 429, 'over_request_rate_limit', 'Request rate limit reached'),
      'Too many sign-ups at the moment. Please try again in a few minutes.',
    ],
  ])('%s', async (_, handler, text) => {
    server.use(handler, wrongPassword);
    await create();
    expect(await screen.findByText(text)).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
    expect(press('Create Account')).toBeEnabled();
    expect(sessionStorage.getItem('sign-up-draft')).toContain('Dana Whitfield');
  });

  it.each([
    ['too weak', 'Password should contain at least one character of each: abc, 123'],
    ['leaked', 'Password is known to be weak and easy to guess, please choose a different one.'],
  ])('a password that is %s is told beside it, in the server’s words', async (_, message) => {
    server.use(authRefuses('signup', 422, 'weak_password', message));
    await create();
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(field('Password')).toHaveFocus());
    expect(field('Password')).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('an address the server does not take is told beside it', async () => {
    server.use(authRefuses('signup', 400, 'email_address_invalid', 'Email address "dana@example.com" is invalid'));
    await create();
    expect(await screen.findByText('Email address "dana@example.com" is invalid')).toBeVisible();
    await waitFor(() => expect(field('Email')).toHaveFocus());
  });

  it('no network: everything is kept, and pressing again works', async () => {
    server.use(authUnreachable('signup'));
    const { user } = await create();
    expect(
      await screen.findByText(`${failed} The server could not be reached; everything you typed is still here.`),
    ).toBeVisible();
    expectConsoleError();
    server.use(auth('signup', authSession));
    await user.click(press('Create Account'));
    expect(await signedIn()).toBe(membership);
  });

  it('the answer was lost but not the account: pressing again signs in, whatever the repetition is told', async () => {
    server.use(authTooSoon('signup', 50), auth('token', authSession));
    await create();
    expect(await signedIn()).toBe(membership);
  });
});
