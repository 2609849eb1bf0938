import { screen, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { DeveloperPage } from '@/features/api-keys/components/developer-page';
import { paths } from '@/domain/site/paths';
import { member } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const open = () => renderScreen(<DeveloperPage userId={someMember.id} />, { at: paths.developer, user: someMember });

it('shows its heading and that it’s loading until the plan is known', async () => {
  server.use(http.get(`${backendUrl}/rest/v1/users`, () => delay('infinite')));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Developer' })).toBeInTheDocument();
  expect(screen.getByText('Loading your plan')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'API keys' })).not.toBeInTheDocument();
});

it('says that the plan couldn’t be loaded, and offers Retry', async () => {
  server.use(failing('users'));
  const { user } = open();
  const alert = (await screen.findByText('We couldn’t load your plan')).closest<HTMLElement>('[role=alert]');
  server.use(rows('users', [{ ...member({ id: someMember.id }), entitlements: [] }]), rows('api_keys', []));
  await user.click(within(alert ?? document.body).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Upgrade' })).toBeInTheDocument();
});
