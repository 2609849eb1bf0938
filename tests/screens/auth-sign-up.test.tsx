import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { vi, beforeEach, describe, expect, it } from 'vitest';
// Load it before the first test, so that it doesn’t count toward that test’s time.
import '@/features/signup/components/deferred-steps';
import SignInScreen from '@/routes/auth/sign-in-screen';
import SignUpScreen from '@/routes/auth/sign-up-screen';
import { redirectTo } from '@/platform/navigation/browser-navigation';
import { expectFocused } from '../expect-focused';
import {
  auth,
  authRejected,
  authSession,
  authRateLimited,
  authUnreachable,
  deferredResponse,
  authUser,
} from '../msw/auth';
import { backendUrl, failing } from '../msw/rest';
import { server } from '../msw/server';
import { bucket, uploadRejected, type Stored } from '../msw/storage';
import { renderScreen, setSession, someMember } from '../render';
import { expectConsoleError } from '../setup';

const failed = 'Failed to create account. Please try again.';
const duplicate = 'An account with this email already exists.';
const membership = 'http://app.localhost:3000/membership';

const labels = ['Full name', 'Email', 'Phone number', 'Password', 'Confirm password'] as const;
const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const county = (state: string, name: string, fips: string) => ({ state, name, fips });
const countyList = [
  county('TX', 'Travis', '48453'),
  county('TX', 'Williamson', '48491'),
  county('VA', 'Fairfax', '51059'),
  county('VA', 'Fairfax, City of', '51600'),
];

/** The counties of a state. */
function countiesHandler(onRequest: () => void = () => undefined) {
  server.use(
    http.get(`${backendUrl}/rest/v1/counties`, ({ request }) => {
      onRequest();
      const state = new URL(request.url).searchParams.get('state')?.replace('eq.', '');
      return HttpResponse.json(countyList.filter((one) => one.state === state).map(({ name }) => ({ name })));
    }),
  );
}

type View = ReturnType<typeof open>;

/** Opens the wizard as a visitor. */
function open(at = '/signup') {
  return renderScreen(<SignUpScreen />, {
    at,
    path: '/signup',
    routes: <Route path="/signin" element={<SignInScreen />} />,
  });
}

type Typed = Partial<Record<(typeof labels)[number], string>>;

/** Fills in step 1 with valid values or those given; '' leaves a field empty. */
async function fill(user: View['user'], typed: Typed = {}) {
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
    // Pasting is much faster than typing.
    if (values[label]) await user.paste(values[label]);
  }
}

async function choose(user: View['user'], label: 'State' | 'County', option: string) {
  await user.click(field(label));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Stores the draft of a tab that was on the last step, which has everything but the passwords. */
function storeCompleteDraft({ picture = false } = {}) {
  const travis = { state: 'TX', county: 'Travis' };
  const draft = {
    account: { name: 'Dana Whitfield', email: 'dana@example.com', phoneNumber: '(216) 555-0147' },
    details: {
      ...travis,
      roles: ['flipper', 'landlord'],
      industries: ['residential'],
      markets: [travis],
      market: { state: '', county: '' },
    },
  };
  sessionStorage.setItem('draft:sign-up-draft', JSON.stringify(draft));
  if (picture)
    sessionStorage.setItem('draft:sign-up-picture', JSON.stringify(`data:image/jpeg;base64,${btoa('a picture')}`));
}

/** Opens the last step with everything filled in. */
async function openLast(options?: { picture?: boolean; at?: string }) {
  storeCompleteDraft(options);
  const view = open(options?.at ?? '/signup?step=picture');
  await fill(view.user);
  await view.user.click(press('Next'));
  await heading('Add a Profile Picture');
  await screen.findByRole('button', { name: /(Choose|Change) picture/ });
  return view;
}

async function create(options?: { picture?: boolean; at?: string }) {
  const view = await openLast(options);
  await view.user.click(press('Create Account'));
  return view;
}

/** Waits until the new member is redirected to the app; resolves to the URL. */
function signedIn(): Promise<string> {
  return waitFor(() => {
    const [call] = vi.mocked(redirectTo).mock.calls;
    if (!call) throw new Error('Not taken to the app.');
    return call[0];
  });
}

describe('the account', () => {
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
      expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
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

    it('continues if the verification email couldn’t be sent', async () => {
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
    it('preserves the input of a new account when offline, and retries', async () => {
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

    it('signs in on retry if the account was created but the response was lost', async () => {
      server.use(authRateLimited('signup', 50), auth('token', authSession));
      await create();
      expect(await signedIn()).toBe(membership);
    });
  });
});

describe('the wizard', () => {
  beforeEach(() => {
    countiesHandler();
    server.use(auth('otp', {}));
  });

  const address = () => screen.getByTestId('address').textContent;
  const alerts = () =>
    screen
      .getAllByRole('alert')
      .map((alert) => alert.textContent)
      .join('');

  /** Opens a step with all earlier steps completed. */
  async function openAt(step: string, heading_: string) {
    storeCompleteDraft();
    const view = open(`/signup?step=${step}`);
    await fill(view.user);
    await view.user.click(press('Next'));
    await heading(heading_);
    return view;
  }
  const markets = () => openAt('markets', 'What Markets Are You Focused On?');
  const chips = () =>
    within(screen.getByRole('region', { name: 'Your markets' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  describe('steps', () => {
    it('Back keeps the values and clears errors', async () => {
      const { user } = await openAt('industries', 'What Industries Are You Pursuing?');
      await user.click(await screen.findByRole('checkbox', { name: 'Residential' }));
      await user.click(press('Next'));
      expect(await screen.findByText('Please select at least one industry.')).toBeVisible();
      expect(screen.getByRole('checkbox', { name: 'Residential' })).toHaveFocus();
      await user.click(press('Back'));
      await expectFocused(heading('What Roles Best Describe Your Focus?'));
      expect(alerts()).toBe('');
      expect(screen.getByRole('checkbox', { name: 'Flipper' })).toBeChecked();
      await user.click(press('Back'));
      await heading('Where are you located');
      expect(field('State')).toHaveValue('Texas');
      expect(field('County')).toHaveValue('Travis');
      await user.click(press('Back'));
      await heading('Create Your Account');
      expect(field('Full name')).toHaveValue('Dana Whitfield');
      expect(field('Password')).toHaveValue('correct horse');
    });
  });

  describe('reload', () => {
    it('restores everything but the passwords after a reload, at the same step', async () => {
      storeCompleteDraft();
      const { user } = open('/signup?step=industries');
      expect(await heading('Create Your Account')).toBeVisible();
      expect(screen.getByText(/enter your password again/)).toBeVisible();
      expect(field('Full name')).toHaveValue('Dana Whitfield');
      expect(field('Email')).toHaveValue('dana@example.com');
      expect(field('Phone number')).toHaveValue('(216) 555-0147');
      expect(field('Password')).toHaveValue('');
      await user.click(press('Next'));
      expect(await screen.findByText('Please fill in all fields')).toBeVisible();
      await user.type(field('Password'), 'correct horse');
      await user.type(field('Confirm password'), 'correct horse{Enter}');
      await expectFocused(heading('What Industries Are You Pursuing?'));
      expect(await screen.findByRole('checkbox', { name: 'Residential' })).toBeChecked();
    });
  });

  describe('location', () => {
    it('retries loading the counties', async () => {
      server.use(failing('counties'));
      const { user } = await openAt('location', 'Where are you located');
      expect(await screen.findByText(/We couldn’t load the counties/)).toBeVisible();
      countiesHandler();
      await user.click(press('Retry'));
      await waitFor(() => expect(screen.queryByText(/couldn’t load/)).not.toBeInTheDocument());
      await choose(user, 'County', 'Williamson');
      expect(field('County')).toHaveValue('Williamson');
    });
  });

  describe('markets', () => {
    it('adds markets one by one, without duplicates', async () => {
      const { user } = await markets();
      await screen.findByLabelText('State');
      await user.click(press('Add Market'));
      expect(await screen.findByText('Please select both a state and a county to add a market.')).toBeVisible();
      await choose(user, 'State', 'TX - Texas');
      await choose(user, 'County', 'Travis');
      await user.click(press('Add Market'));
      expect(await screen.findByText('Travis, TX is already on your list.')).toBeVisible();
      expect(chips()).toEqual(['Travis, TX']);
      await choose(user, 'County', 'Williamson');
      // Enter adds it, too.
      await user.keyboard('{Enter}');
      expect(chips()).toEqual(['Travis, TX', 'Williamson, TX']);
      expect(field('State')).toHaveFocus();
      expect(screen.getByText('Williamson, TX added.')).toBeInTheDocument();
      expect(address()).toBe('/signup?step=markets');
    });
  });

  describe('picture', () => {
    const own = (row: { profile_image_url: string | null }) =>
      http.patch(`${backendUrl}/rest/v1/users`, async ({ request }) => {
        Object.assign(row, await request.json());
        return HttpResponse.json({ id: authUser.id });
      });

    it('uploads the picture once the account exists, before continuing', async () => {
      const stored: Stored = { names: [] };
      const row = { profile_image_url: null };
      server.use(auth('signup', authSession), ...bucket('avatars', stored), own(row));
      await create({ picture: true });
      await expectFocused(heading('Your account is ready'));
      expect(await signedIn()).toBe(membership);
      expect(stored.names).toEqual([row.profile_image_url]);
      expect(localStorage.getItem('sign-up-picture-waiting')).toBeNull();
    });

    it('retries the picture when the upload fails', async () => {
      const stored: Stored = { names: [] };
      const row = { profile_image_url: null };
      let signUps = 0;
      server.use(
        auth('signup', authSession, { onRequest: () => (signUps += 1) }),
        uploadRejected('avatars', 500, 'boom'),
        ...bucket('avatars', stored),
      );
      const { user } = await create({ picture: true });
      expect(await screen.findByText('Failed to upload image.')).toBeVisible();
      expect(redirectTo).not.toHaveBeenCalled();
      server.use(...bucket('avatars', stored), own(row));
      await user.click(press('Try again'));
      expect(await signedIn()).toBe(membership);
      expect(stored.names).toEqual([row.profile_image_url]);
      expect(signUps).toBe(1);
    });

    it('skips the picture when the upload fails', async () => {
      server.use(
        auth('signup', authSession),
        uploadRejected('avatars', 500, 'boom'),
        ...bucket('avatars', { names: [] }),
      );
      const { user } = await create({ picture: true });
      await user.click(await screen.findByRole('button', { name: 'Continue without a picture' }));
      expect(await signedIn()).toBe(membership);
      expect(localStorage.getItem('sign-up-picture-waiting')).toBeNull();
    });
  });
});
