import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import ConnectScreen from '@/routes/app/connect-screen';
import { mcpAddress } from '@/domain/integrations/mcp';
import { env } from '@/platform/config/current-env';
import { redirectTo } from '@/platform/navigation/browser-navigation';
import { paths } from '@/domain/site/paths';
import { member } from '../msw/members';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

vi.mock('@/platform/navigation/browser-navigation');

const rpc = `${env.supabaseUrl}/rest/v1/rpc`;
const back = 'https://claude.example/back';
const iss = `&iss=${encodeURIComponent(mcpAddress(env.supabaseUrl))}`;
const request = {
  client_id: '7b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  redirect_uri: back,
  response_type: 'code',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
  scope: 'listings:read deals',
  state: 'xyz',
};
const given: unknown[] = [];
beforeEach(() => given.splice(0));

function open(changes: object = {}, { entitlements = ['api_access'], known = true } = {}) {
  server.use(
    rows('users', [{ ...member({ id: someMember.id, email_confirmed: true }), entitlements }]),
    http.post(`${rpc}/oauth_client`, () =>
      HttpResponse.json(known ? { name: 'Claude', host: 'claude.example' } : null),
    ),
    http.post(`${rpc}/connect_program`, async ({ request: sent }) => {
      given.push(await sent.json());
      return HttpResponse.json('clc_1');
    }),
  );
  const query = new URLSearchParams({ ...request, ...changes });
  return renderScreen(<ConnectScreen />, { at: `${paths.connect}?${query}`, user: someMember });
}

it('says who asks, gives what stays checked, and leads back with the code', async () => {
  const { user } = open();
  expect(await screen.findByText('claude.example')).toBeInTheDocument();
  expect(screen.getByText(/draft offers for you to send/)).toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: 'Offers and deals' }));
  await user.click(screen.getByRole('button', { name: 'Connect Claude' }));
  await vi.waitFor(() => expect(redirectTo).toHaveBeenLastCalledWith(`${back}?code=clc_1&state=xyz${iss}`));
  const { client_id, redirect_uri, code_challenge } = request;
  expect(given).toEqual([{ client_id, redirect_uri, code_challenge, scopes: ['listings:read'] }]);
});

it('gives nothing without a scope, or to who cancels', async () => {
  const { user } = open({ scope: 'deals' });
  await user.click(await screen.findByRole('checkbox', { name: 'Offers and deals' }));
  expect(screen.getByRole('button', { name: 'Connect Claude' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(redirectTo).toHaveBeenLastCalledWith(`${back}?error=access_denied&state=xyz${iss}`);
  expect(given).toEqual([]);
});

it('leads nobody on without a click, and only to where a program registered', async () => {
  vi.mocked(redirectTo).mockClear();
  const invalid = open({ code_challenge_method: 'plain' });
  const leave = await screen.findByRole('button', { name: 'Go back to claude.example' });
  expect(redirectTo).not.toHaveBeenCalled();
  await invalid.user.click(leave);
  expect(redirectTo).toHaveBeenLastCalledWith(`${back}?error=invalid_request&state=xyz${iss}`);
  invalid.unmount();
  open({ redirect_uri: 'https://evil.example/' }, { known: false });
  expect(await screen.findByText('We don’t know the program that sent you here')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('offers an upgrade to members whose plan has no API', async () => {
  open({}, { entitlements: [] });
  expect(await screen.findByRole('link', { name: 'Upgrade' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Connect/ })).not.toBeInTheDocument();
});
