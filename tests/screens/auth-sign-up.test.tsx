import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
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
  heading,
  labels,
  membership,
  open,
  openLast,
  press,
  signedIn,
} from './auth-sign-up-helpers';

beforeEach(() => {
  countiesHandler();
  server.use(auth('otp', {}));
});

const wrongPassword = authRejected('token', 400, 'invalid_credentials', 'Invalid login credentials');

describe('step 1', () => {
  it('shows one message when all fields are empty, marks each, and focuses the first', async () => {
    const { user } = open();
    await user.click(press('Next'));
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    for (const label of labels) expect(field(label)).toBeInvalid();
    expect(field('Full name')).toHaveFocus();
    expect(screen.getByText('Step 1 of 6')).toBeVisible();
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
