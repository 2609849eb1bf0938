import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { vi } from 'vitest';
import SignInScreen from '@/routes/auth/sign-in-screen';
import SignUpScreen from '@/routes/auth/sign-up-screen';
import { redirectTo } from '@/shared/navigation/browser-navigation';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';
// Load it before the first test, so that it doesn’t count toward that test’s time.
import '@/features/signup/components/deferred-steps';

export const failed = 'Failed to create account. Please try again.';
export const duplicate = 'An account with this email already exists.';
export const membership = 'http://app.localhost:3000/membership';

export const labels = ['Full name', 'Email', 'Phone number', 'Password', 'Confirm password'] as const;
export const field = (label: string) => screen.getByLabelText(label);
export const press = (name: string) => screen.getByRole('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const county = (state: string, name: string, fips: string) => ({ state, name, fips });
const countyList = [
  county('TX', 'Travis', '48453'),
  county('TX', 'Williamson', '48491'),
  county('VA', 'Fairfax', '51059'),
  county('VA', 'Fairfax, City of', '51600'),
];

/** The counties of a state. */
export function countiesHandler(onRequest: () => void = () => undefined) {
  server.use(
    http.get(`${backendUrl}/rest/v1/counties`, ({ request }) => {
      onRequest();
      const state = new URL(request.url).searchParams.get('state')?.replace('eq.', '');
      return HttpResponse.json(countyList.filter((one) => one.state === state).map(({ name }) => ({ name })));
    }),
  );
}

export type View = ReturnType<typeof open>;

/** Opens the wizard as a visitor. */
export function open(at = '/signup') {
  return renderScreen(<SignUpScreen />, {
    at,
    path: '/signup',
    routes: <Route path="/signin" element={<SignInScreen />} />,
  });
}

export type Typed = Partial<Record<(typeof labels)[number], string>>;

/** Fills in step 1 with valid values or those given; '' leaves a field empty. */
export async function fill(user: View['user'], typed: Typed = {}) {
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

export async function choose(user: View['user'], label: 'State' | 'County', option: string) {
  await user.click(field(label));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Stores the draft of a tab that was on the last step, which has everything but the passwords. */
export function storeCompleteDraft({ picture = false } = {}) {
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
  sessionStorage.setItem('sign-up-draft', JSON.stringify(draft));
  if (picture) sessionStorage.setItem('sign-up-picture', `data:image/jpeg;base64,${btoa('a picture')}`);
}

/** Opens the last step with everything filled in. */
export async function openLast(options?: { picture?: boolean; at?: string }) {
  storeCompleteDraft(options);
  const view = open(options?.at ?? '/signup?step=picture');
  await fill(view.user);
  await view.user.click(press('Next'));
  await heading('Add a Profile Picture');
  await screen.findByRole('button', { name: /(Choose|Change) picture/ });
  return view;
}

export async function create(options?: { picture?: boolean; at?: string }) {
  const view = await openLast(options);
  await view.user.click(press('Create Account'));
  return view;
}

/** Waits until the new member is redirected to the app; resolves to the URL. */
export function signedIn(): Promise<string> {
  return waitFor(() => {
    const [call] = vi.mocked(redirectTo).mock.calls;
    if (!call) throw new Error('Not taken to the app.');
    return call[0];
  });
}
