import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { vi } from 'vitest';
import SignInScreen from '@/routes/auth/sign-in-screen';
import SignUpScreen from '@/routes/auth/sign-up-screen';
import { leaveFor } from '@/shared/lib/leave';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';
// Fetched before the first test, whose time it would take.
import '@/features/signup/components/later-steps';

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

/** The counties as the backend answers them. */
export function answerCounties(onRequest: () => void = () => undefined) {
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

/** Fills step 1 in, with what is given in place of good values; '' leaves a field empty. */
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
    // Pasted: key by key would take these tests a minute.
    if (values[label]) await user.paste(values[label]);
  }
}

export async function choose(user: View['user'], label: 'State' | 'County', option: string) {
  await user.click(field(label));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** A tab that was reloaded on the last step: all is told but the passwords. */
export function keepWholeDraft({ picture = false } = {}) {
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

/** On the last step, with all told. */
export async function openLast(options?: { picture?: boolean; at?: string }) {
  keepWholeDraft(options);
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

/** Waits until the new member is signed in and taken to the app; resolves to where. */
export function signedIn(): Promise<string> {
  return vi.waitFor(() => {
    const [call] = vi.mocked(leaveFor).mock.calls;
    if (!call) throw new Error('Not taken to the app.');
    return call[0];
  });
}
