import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import JoinDealScreen from '@/routes/auth/join-deal-screen';
import { paths } from '@/shared/config/paths';
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
  server.use(rpc('deal_invitation', invitation), rpc('accept_invitation', 'dea1'));
});

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<JoinDealScreen />, { at: `${paths.joinDeal}#${token}`, path: paths.joinDeal, ...options });
const join = () => screen.findByRole('button', { name: 'Join the deal' });

it('says who invites to which deal, and signs a guest up once without a plan or a profile', async () => {
  const signedUp = vi.fn<(request: { body: object }) => void>();
  server.use(auth('signup', authSession(), { onRequest: signedUp }));
  const { user } = open();
  expect(await screen.findByText(/^Bea Buyer, the buyer, invited you to the deal on/)).toHaveTextContent(
    '12 Elm St, Austin, TX 78701 as the title company.',
  );
  expect(calls).toEqual([{ name: 'deal_invitation', sent: { token } }]);
  await user.click(await join());
  expect(screen.getByText('Use at least 8 characters')).toBeVisible();
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

it('takes one click from the member with the invited address', async () => {
  const { user } = open({ user: someMember });
  expect(await screen.findByText(`You’re signed in as ${someMember.email}.`)).toBeVisible();
  expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  await user.click(await join());
  await waitFor(() => expect(calls.at(-1)?.name).toBe('accept_invitation'));
});

it('isn’t for another account', async () => {
  open({ user: { ...someMember, email: 'lee@example.com' } });
  expect(await screen.findByText(/^This invitation is for/)).toHaveTextContent('you’re signed in as lee@example.com');
  expect(screen.queryByRole('button', { name: 'Join the deal' })).not.toBeInTheDocument();
});

it('says that a link doesn’t work anymore', async () => {
  server.use(rpc('deal_invitation', null));
  open();
  expect(await screen.findByText(/^This link was used or withdrawn/)).toBeVisible();
});
