import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { redirectTo } from '@/shared/navigation/browser-navigation';
import { auth, authRejected, authSession, authRateLimited, authUnreachable, deferredResponse } from '../msw/auth';
import { server } from '../msw/server';
import { setSession, someMember } from '../render';
import { expectConsoleError } from '../setup';
import {
  countiesHandler,
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

beforeEach(() => {
  countiesHandler();
  server.use(auth('otp', {}));
});

const wrongPassword = authRejected('token', 400, 'invalid_credentials', 'Invalid login credentials');

async function completeStep1(typed?: Typed, at?: string) {
  const view = open(at);
  await fill(view.user, typed);
  await view.user.click(press('Next'));
  return view;
}

describe('step 1', () => {
  it('shows one message when all fields are empty, marks each, and focuses the first', async () => {
    const { user } = open();
    await user.click(press('Next'));
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    for (const label of labels) expect(field(label)).toBeInvalid();
    expect(field('Full name')).toHaveFocus();
    expect(screen.getByText('Step 1 of 6')).toBeVisible();
  });

  it('requires matching passwords', async () => {
    await completeStep1({ 'Confirm password': 'correct horsf' });
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(field('Confirm password')).toHaveFocus();
    expect(screen.queryByText('Please fill in all fields')).not.toBeInTheDocument();
  });

  it('requires at least 8 characters for the password', async () => {
    const { user } = await completeStep1({ Password: '1234567', 'Confirm password': '1234567' });
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    await fill(user, { Password: '12345678', 'Confirm password': '12345678' });
    await user.click(press('Next'));
    expect(await heading('Where are you located')).toBeVisible();
  });

  it('supports password managers', () => {
    open();
    expect(labels.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'name',
      'username',
      'tel',
      'new-password',
      'new-password',
    ]);
  });

  it('links to sign-in and keeps the redirect', () => {
    open('/signup?redirect=%2Fmy-listings&search=duplex');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin?redirect=%2Fmy-listings');
  });
});

describe('creating the account', () => {
  it('sends the values as metadata without the repeated password, then the verification email', async () => {
    const sent: Record<string, unknown>[] = [];
    const redirects: (string | null)[] = [];
    server.use(
      auth('signup', authSession, { onRequest: ({ body }) => sent.push(body) }),
      auth(
        'otp',
        {},
        {
          onRequest: ({ url, body }) => {
            sent.push(body);
            redirects.push(url.searchParams.get('redirect_to'));
          },
        },
      ),
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
      expect.objectContaining({ email: 'dana@example.com', create_user: false }),
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/confirm/i);
    expect(redirects).toEqual(['http://app.localhost:3000/confirm-email']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('creates one account on a double click', async () => {
    let requests = 0;
    const pending = deferredResponse<ReturnType<typeof authSession>>();
    server.use(auth('signup', () => pending.response, { onRequest: () => (requests += 1) }));
    const { user } = await openLast();
    await user.dblClick(press('Create Account'));
    await user.click(await screen.findByRole('button', { name: 'Creating Account...' }));
    pending.respond(authSession());
    expect(await signedIn()).toBe(membership);
    expect(requests).toBe(1);
  });

  it('goes on if the verification email couldn’t be sent', async () => {
    server.use(auth('signup', authSession), authRejected('otp', 500, null, 'boom'));
    await create();
    expect(await signedIn()).toBe(membership);
  });

  it('opens the dashboard if another tab signs in', async () => {
    open();
    setSession(someMember);
    expect(await signedIn()).toBe('http://app.localhost:3000/dashboard');
  });
});

describe('taken email', () => {
  it('returns to step 1 with an error and a sign-in link', async () => {
    server.use(authRejected('signup', 422, 'user_already_exists', 'User already registered'), wrongPassword);
    const { user } = await create();
    expect(await screen.findByText(duplicate)).toBeVisible();
    expect(await heading('Create Your Account')).toBeVisible();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription(duplicate);
    expect(screen.getByText('Is it yours?')).toContainElement(
      screen.getAllByRole('link', { name: 'Sign in' })[1] ?? null,
    );
    expect(field('Password')).toHaveValue('correct horse');
    // Another email clears the error, and Next returns to the last step.
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

describe('errors', () => {
  it.each([
    ['a broken backend', authRejected('signup', 500, 'unexpected_failure', 'boom'), failed],
    ['too soon', authRateLimited('signup', 27), 'Too many attempts. Try again in 27 seconds.'],
  ])('%s', async (_, handler, text) => {
    server.use(handler, wrongPassword);
    await create();
    expect(await screen.findByText(text)).toBeVisible();
    expect(redirectTo).not.toHaveBeenCalled();
    expect(press('Create Account')).toBeEnabled();
    expect(sessionStorage.getItem('sign-up-draft')).toContain('Dana Whitfield');
  });

  it.each([['too weak', 'Password should contain at least one character of each: abc, 123']])(
    'show the server’s reason next to a password that is %s',
    async (_, message) => {
      server.use(authRejected('signup', 422, 'weak_password', message));
      await create();
      expect(await screen.findByText(message)).toBeVisible();
      await waitFor(() => expect(field('Password')).toHaveFocus());
      expect(field('Password')).toHaveAccessibleDescription(expect.stringContaining(message));
    },
  );

  it('keep the input when offline and can be retried', async () => {
    server.use(authUnreachable('signup'));
    const { user } = await create();
    expect(
      await screen.findByText(`${failed} We couldn’t reach the server. Everything you typed is still here.`),
    ).toBeVisible();
    expectConsoleError();
    server.use(auth('signup', authSession));
    await user.click(press('Create Account'));
    expect(await signedIn()).toBe(membership);
  });

  it('sign in on retry if the account was created but the response was lost', async () => {
    server.use(authRateLimited('signup', 50), auth('token', authSession));
    await create();
    expect(await signedIn()).toBe(membership);
  });
});
