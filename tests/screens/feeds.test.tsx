import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { FeedsSection } from '@/features/calendars/components/feeds-section';
import { env } from '@/platform/config/current-env';
import { paths } from '@/domain/site/paths';
import { member } from '../msw/members';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const address = { kind: 'calendar', created_at: '2026-01-02T00:00:00Z', last_used_at: null };
const rest = `${env.supabaseUrl}/rest/v1`;

function open(entitlements: string[], addresses: (typeof address)[] = []) {
  server.use(
    rows('users', [{ ...member({ id: someMember.id }), entitlements }]),
    http.get(`${rest}/feed_addresses`, () => HttpResponse.json(addresses)),
    http.post(`${rest}/rpc/create_feed_address`, () => {
      addresses.push(address);
      return HttpResponse.json('5ec7e7');
    }),
  );
  return renderScreen(<FeedsSection />, { at: `${paths.developer}#feeds`, user: someMember });
}

it('shows a new address once, and offers to replace it', async () => {
  const { user } = open(['api_access']);
  await user.click(await screen.findByRole('button', { name: 'Make an address: Calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy your address' }));
  expect(dialog.getByLabelText('Address')).toHaveValue(`${env.supabaseUrl}/functions/v1/calendar/5ec7e7.ics`);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Made Jan 2, 2026 · Never read')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make a new address: Calendar' })).toBeInTheDocument();
  expect(screen.queryByDisplayValue(/5ec7e7/)).not.toBeInTheDocument();
});

it('lets members whose plan ended only revoke', async () => {
  open([], [address]);
  expect(await screen.findByRole('button', { name: 'Revoke: Calendar' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Make/ })).not.toBeInTheDocument();
});
