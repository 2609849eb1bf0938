import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import DashboardScreen from '@/routes/app/dashboard-screen';
import { mockIntersectionObserver } from '../mock-intersection-observer';
import { dashboard, figures } from '../msw/dashboard';
import { rpc } from '../msw/listings';
import { ownCounts } from '../msw/own';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const open = () => renderScreen(<DashboardScreen />, { at: '/dashboard', user: someMember });

beforeEach(() => {
  mockIntersectionObserver();
  server.use(...dashboard());
});

it('lists the member’s next events with what needs them', async () => {
  const times = { starts_at: '2026-03-07T19:00:00Z', ends_at: '2026-03-07T21:00:00Z', time_zone: 'America/New_York' };
  const meetup = { id: 'e', title: 'Spring meetup', ...times, location: null, price_usd: null };
  const event = { ...meetup, format: 'online', role: 'waitlisted' } as const;
  server.use(rpc('dashboard_figures', () => figures({ upcoming_events: [event] })));
  open();
  const needs = within(await screen.findByRole('region', { name: 'Needs you' }));
  const state = await needs.findByText(/^On the waitlist/);
  expect(state).toHaveTextContent('On the waitlist, Sat, Mar 7, 2026, 2:00 – 4:00 PM');
  expect(needs.getByRole('link', { name: 'Spring meetup' })).toHaveAttribute('href', '/community/events/e');
});

it('shows a new member nothing that’s still empty for them, and whom to follow before the figures', async () => {
  const taken = { email_confirmed: true, photo: false, buy_box: false, saved_listing: false, connection: false };
  server.use(
    ownCounts({}),
    rpc('dashboard_figures', () => figures({ getting_started: taken, has_buy_box: false, following: 0 })),
    rpc('following_feed', () => []),
  );
  open();
  const nobody = 'No suggested members at this time.';
  await screen.findByText(nobody);
  expect(await screen.findByText("You're not following anyone yet")).toBeVisible();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const shown = ['Getting started', 'Following Feed', 'Suggested Members', nobody, 'At a glance', 'Subscription'];
  expect(names).toEqual(shown);
});
