import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import PropertyScreen from '@/routes/marketing/property-screen';
import { paths } from '@/shared/config/paths';
import { LazyMembershipSync } from '@/shared/session/lazy-membership-sync';
import { mockRealtimeSocket } from '../live-socket';
import { listing, listingId, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

let sockets: ReturnType<typeof mockRealtimeSocket>;
beforeAll(() => {
  sockets = mockRealtimeSocket();
});

it('shows contact details when a membership starts, and hides them when it ends', async () => {
  const channel = `member:${someMember.id}`;
  server.use(
    rows('properties', [listing()]),
    rows('users', [member({ membership_tier: 'free' })]),
    rows('property_feedback', []),
    rows('saved_listings', []),
    rpc('increment_property_view_count', () => 42),
    rpc('similar_properties', () => []),
  );
  renderScreen(
    <>
      <LazyMembershipSync />
      <PropertyScreen />
    </>,
    { at: paths.property(listingId), path: paths.property(':id'), user: someMember },
  );
  expect(await screen.findByText('Contact information available to Pro and Partner members')).toBeInTheDocument();
  await waitFor(() => expect(sockets.channels.joined.map(({ topic }) => topic)).toContain(channel));

  server.use(rows('users', [member({ membership_tier: 'closer', email: 'sam@example.com' })]));
  act(() => sockets.broadcast(channel, 'changed', { changed: 'membership' }));
  expect(await screen.findByRole('link', { name: 'sam@example.com' })).toBeInTheDocument();

  server.use(rows('users', [member({ membership_tier: 'free' })]));
  act(() => sockets.broadcast(channel, 'changed', { changed: 'membership' }));
  expect(await screen.findByText('Contact information available to Pro and Partner members')).toBeInTheDocument();
});
