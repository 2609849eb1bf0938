import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SellerAnalytics } from '@/features/dashboard/seller/seller-analytics';
import SellerAnalyticsScreen from '@/routes/app/seller-analytics-screen';
import { paths } from '@/shared/config/paths';
import { rpc } from '../msw/listings';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const totals: SellerAnalytics = {
  since: '2026-03-01',
  until: '2026-03-30',
  detailed: false,
  own_listings: 2,
  views: 1200,
  saves: 60,
  contacts: 12,
  messages: 31,
};
const details: SellerAnalytics = {
  ...totals,
  detailed: true,
  days: [{ day: '2026-03-30', views: 1200, saves: 60, contacts: 12, messages: 31 }],
  sources: [
    { source: 'map', views: 900 },
    { source: 'direct', views: 300 },
  ],
  listings: [
    {
      id: '77777777-7777-4777-8777-777777777777',
      title: 'Lake cabin',
      status: 'active',
      views: 1200,
      saves: 60,
      contacts: 12,
      messages: 31,
      views_per_day: 40,
      saves_per_day: 2,
      similar: { count: 14, views_per_day: 20, saves_per_day: 2 },
    },
  ],
};
const open = () => renderScreen(<SellerAnalyticsScreen />, { at: paths.analytics, user: someMember });

describe('the analytics of a seller', () => {
  it('are totals and a way to upgrade for free members', async () => {
    server.use(rpc('seller_analytics', () => totals));
    open();
    expect(await screen.findByText('1,200')).toBeVisible();
    expect(screen.getByText('5% of views')).toBeVisible();
    expect(screen.getByText('Full analytics are for paid members')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.membership);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('have days, sources, and a comparison for paid members, for 30 or 90 days', async () => {
    const onRequest = vi.fn<(args: unknown) => void>();
    server.use(
      rpc('seller_analytics', (args) => {
        onRequest(args);
        return details;
      }),
    );
    const { user } = open();
    const sources = await screen.findByRole('table', { name: 'Views by source' });
    expect(within(sources).getByRole('row', { name: 'Marketplace map 900 75%' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lake cabin' })).toHaveAttribute('href', paths.listing(id()));
    expect(screen.getByText('Views per day: 2× similar · saves per day: same as similar (14)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show as a table' }));
    expect(screen.getByRole('row', { name: 'Mar 30 1,200 60 12 31' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Last 90 days' }));
    expect(onRequest.mock.calls).toEqual([[{ days: 30 }], [{ days: 90 }]]);
  });
});

function id(): string {
  return details.listings?.[0]?.id ?? '';
}
