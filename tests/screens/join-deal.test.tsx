import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import JoinDealScreen from '@/routes/auth/join-deal-screen';
import { env } from '@/platform/config/current-env';
import { paths } from '@/domain/site/paths';
import { authStore } from '@/platform/auth/auth-store';
import { auth, authRejected, authSession } from '../msw/auth';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const token = 'a1'.repeat(32);
const invitation = {
  email: someMember.email,
  name: 'Dana',
  role: 'title',
  side: 'buyer',
  rights: ['earnest_money'],
  address: '12 Elm St, Austin, TX 78701',
  invited_by: 'Bea Buyer',
};
const calls: { name: string; sent: unknown }[] = [];

const rpc = (name: string, answer: unknown) =>
  http.post(`${backendUrl}/rest/v1/rpc/${name}`, async ({ request }) => {
    calls.push({ name, sent: await request.json() });
    return HttpResponse.json(answer as null);
  });

beforeEach(() => {
  calls.length = 0;
  server.use(
    rpc('deal_invitation', invitation),
    rpc('accept_invitation', 'dea1'),
    http.post(`${backendUrl}/rest/v1/rpc/release_invited_address`, () => HttpResponse.json(false)),
  );
});

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<JoinDealScreen />, { at: `${paths.joinDeal}#${token}`, path: paths.joinDeal, ...options });
const join = () => screen.findByRole('button', { name: 'Join the deal' });

it.each([
  ['é'.repeat(37), /^Use at most 72 bytes/],
  ['short', 'Password should be at least 8 characters.'],
])('says what’s wrong with the password %j', async (password, text) => {
  server.use(
    authRejected('signup', 422, 'weak_password', 'Password should be at least 8 characters.'),
    authRejected('token', 400, 'invalid_credentials', 'Invalid login credentials'),
  );
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Password/), password);
  await user.click(await join());
  expect(await screen.findByText(text)).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['deal_invitation']);
});

it('takes the password of an account from before passwords had to be longer', async () => {
  server.use(
    authRejected('signup', 422, 'weak_password', 'Password should be at least 8 characters.'),
    auth('token', authSession()),
  );
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Password/), 'sixsix');
  await user.click(await join());
  await waitFor(() => expect(calls.at(-1)?.name).toBe('accept_invitation'));
});

it.each(['The Cornerlot Team', 'Support'])('refuses the name %j before creating an account', async (name) => {
  const { user } = open();
  await user.clear(await screen.findByLabelText(/^Your name/));
  await user.type(screen.getByLabelText(/^Your name/), name);
  await user.type(screen.getByLabelText('Company'), name);
  await user.type(screen.getByLabelText(/^Password/), 'long enough');
  await user.click(await join());
  expect(screen.getAllByText('Choose a name that can’t be mistaken for the Cornerlot team.')).toHaveLength(2);
});

it('says who invites to which deal, and signs a guest up once without a plan or a profile', async () => {
  const signedUp = vi.fn<(request: { body: object }) => void>();
  server.use(auth('signup', authSession(), { onRequest: signedUp }));
  const { user } = open();
  expect(await screen.findByText(/^Bea Buyer, the buyer, invited you to the deal on/)).toHaveTextContent(
    '12 Elm St, Austin, TX 78701 as the title company.',
  );
  expect(calls).toEqual([{ name: 'deal_invitation', sent: { token } }]);
  await user.click(await join());
  expect(screen.getByText('Enter a password')).toBeVisible();
  await user.type(screen.getByLabelText('Company'), 'Delta Title');
  await user.type(screen.getByLabelText(/^Password/), 'long enough');
  await user.dblClick(await join());
  await waitFor(() =>
    expect(calls.slice(1)).toEqual([{ name: 'accept_invitation', sent: { token, company: 'Delta Title' } }]),
  );
  expect(signedUp).toHaveBeenCalledOnce();
  expect(signedUp.mock.calls[0]?.[0].body).toMatchObject({
    email: someMember.email,
    data: { name: 'Dana', guest: true },
  });
});

it('offers a code to someone who doesn’t know the password of their account', async () => {
  const asked = vi.fn<(request: { body: object }) => void>();
  server.use(
    authRejected('signup', 422, 'user_already_exists', 'User already registered'),
    authRejected('token', 400, 'invalid_credentials', 'Invalid login credentials'),
    auth('otp', {}, { onRequest: asked }),
    authRejected('verify', 403, 'otp_expired', 'Token has expired or is invalid'),
  );
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Password/), 'long enough');
  await user.click(await join());
  expect(await screen.findByText(/This address has an account with another password/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use an emailed code instead' }));
  await user.click(screen.getByRole('button', { name: 'Email me a code' }));
  await user.type(await screen.findByLabelText(/^Code/), '1234 5678');
  expect(asked.mock.calls[0]?.[0].body).toMatchObject({ email: someMember.email, create_user: true });
  await user.click(await join());
  expect(await screen.findByText(/^That code is wrong or has expired/)).toBeVisible();
  server.use(auth('verify', authSession()));
  await user.click(await join());
  await waitFor(() => expect(calls.at(-1)).toEqual({ name: 'accept_invitation', sent: { token } }));
});

it('takes the password of someone who requested a code before', async () => {
  let released = false;
  server.use(
    authRejected('token', 400, 'invalid_credentials', 'Invalid login credentials'),
    authRejected('signup', 422, 'user_already_exists', 'User already registered'),
    http.post(`${backendUrl}/rest/v1/rpc/release_invited_address`, async ({ request }) => {
      expect(await request.json()).toEqual({ token });
      server.use(auth('signup', authSession()));
      released = true;
      return HttpResponse.json(true);
    }),
  );
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Password/), 'long enough');
  await user.click(await join());
  await waitFor(() => expect(calls.at(-1)).toEqual({ name: 'accept_invitation', sent: { token } }));
  expect(released).toBe(true);
});

it('joins in one click from the link of the email with the code, and takes the code once that was used', async () => {
  const verified = vi.fn<(request: { body: object }) => void>();
  server.use(authRejected('verify', 403, 'otp_expired', 'Token has expired or is invalid'));
  const { user } = open({ at: `${paths.joinDeal}#${token}?token_hash=b2&type=email` });
  await user.click(await join());
  expect(await screen.findByText(/^That code is wrong or has expired/)).toBeVisible();
  await user.type(screen.getByLabelText(/^Code/), '12345678');
  server.use(auth('verify', authSession(), { onRequest: verified }));
  await user.click(await join());
  await waitFor(() => expect(calls.at(-1)).toEqual({ name: 'accept_invitation', sent: { token } }));
  expect(verified.mock.calls[0]?.[0].body).toMatchObject({ email: someMember.email, token: '12345678' });
});

it('takes one click from the member with the invited address', async () => {
  const { user } = open({ user: someMember });
  expect(await screen.findByText(`You’re signed in as ${someMember.email}.`)).toBeVisible();
  expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  await user.click(await join());
  await waitFor(() => expect(calls.at(-1)?.name).toBe('accept_invitation'));
});

it.each([
  ['code', 'Enter the 6-digit code from your authenticator app.'],
  ['password', /^This account was created in another browser/],
] as const)('loads as a visitor, and then asks a member for the %s they need first', async (needs, text) => {
  const sentAs: (string | null)[] = [];
  server.use(
    http.post(`${backendUrl}/rest/v1/rpc/deal_invitation`, ({ request }) => {
      sentAs.push(request.headers.get('authorization'));
      return HttpResponse.json(invitation);
    }),
  );
  open({ user: someMember });
  expect(await join()).toBeVisible();
  expect(sentAs).toEqual([`Bearer ${env.supabaseAnonKey}`]);
  act(() => authStore.restrict(needs));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join the deal' })).not.toBeInTheDocument();
  act(() => authStore.restrict(null));
  expect(await join()).toBeVisible();
});

it('refuses an invitation for another account', async () => {
  open({ user: { ...someMember, email: 'lee@example.com' } });
  expect(await screen.findByText(/^This invitation is for/)).toHaveTextContent('you’re signed in as lee@example.com');
  expect(screen.queryByRole('button', { name: 'Join the deal' })).not.toBeInTheDocument();
});

it.each([token, '%', '%E0%A4%A', ''])('says that the link #%s doesn’t work anymore', async (hash) => {
  server.use(rpc('deal_invitation', null));
  open({ at: `${paths.joinDeal}#${hash}` });
  expect(await screen.findByText(/^This link has expired, was already used/)).toBeVisible();
});
