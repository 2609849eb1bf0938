import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SubscriptionCard } from '@/features/membership/components/subscription-card';
import BillingScreen from '@/routes/app/billing-screen';
import { formatDate } from '@/shared/formatting/format';
import { openUrl } from '@/shared/navigation/browser-navigation';
import { member } from '../msw/members';
import { order, periodEnd, offeredPlans, stripePage, subscribed, subscriptionRow } from '../msw/membership';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const portalPage = 'https://pay.example/portal';
const endDate = formatDate(new Date(periodEnd * 1000).toISOString());

const ofTier = (membership_tier: string) => rows('users', [{ ...member({ id: someMember.id, membership_tier }) }]);

beforeEach(() => {
  server.use(ofTier('closer'), offeredPlans, subscribed(subscriptionRow()), rows('stripe_orders', []));
});

const card = () => within(screen.getByRole('region', { name: 'Subscription' }));

describe('subscription card', () => {
  const renderCard = () => renderScreen(<SubscriptionCard userId={someMember.id} />, { user: someMember });

  it.each([
    ['active', {}, 'Active', `Renews ${endDate}`],
    ['canceling', { cancel_at_period_end: true }, 'Active', `Canceling ${endDate}`],
    ['past due', { subscription_status: 'past_due' }, 'Past Due', 'A payment has failed.'],
  ])('shows plan, status, card, and links when %s', async (_, change, label, text) => {
    server.use(subscribed(subscriptionRow(change)));
    renderCard();
    expect(await card().findByText('Closer (Annual)')).toHaveTextContent(`Closer (Annual)${label}`);
    expect(card().getByText(text, { exact: false })).toBeVisible();
    expect(card().getByText('Visa ending in 4242')).toBeVisible();
    expect(card().getByRole('link', { name: 'View membership' })).toHaveAttribute('href', '/membership');
    expect(card().getByRole('link', { name: 'Manage billing' })).toHaveAttribute('href', '/account/billing');
  });

  it.each([
    ['free', null, 'Free Plan', 'Upgrade for'],
    ['free', subscriptionRow({ subscription_status: 'canceled' }), 'Free PlanCanceled', 'Your subscription has ended.'],
    ['closer', null, 'Closer', 'Our team gave you'],
  ])(
    'names the plan of a %s member without an ongoing subscription and links to all plans',
    async (tier, row, plan, text) => {
      server.use(ofTier(tier), subscribed(row));
      renderCard();
      expect(await card().findByText(text, { exact: false })).toBeVisible();
      expect(screen.getByRole('region', { name: 'Subscription' })).toHaveTextContent(`Subscription${plan}`);
      expect(card().getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/membership');
    },
  );
});

const renderBilling = () => renderScreen(<BillingScreen />, { at: '/account/billing', user: someMember });

describe('customer portal', () => {
  it.each([
    ['active', {}, 'Change plan', 'subscription_update'],
    ['canceling', { cancel_at_period_end: true }, 'Resume membership', undefined],
    ['past due', { subscription_status: 'past_due' }, 'Update card', 'payment_method_update'],
    ['ended', { subscription_status: 'canceled' }, 'Open billing portal', undefined],
  ])('for a subscription that is %s (%o) offers %s', async (_, change, label, flow) => {
    const calls: unknown[] = [];
    server.use(
      subscribed(subscriptionRow(change)),
      stripePage('billing-portal', { url: portalPage }, 200, (body) => void calls.push(body)),
    );
    const { user } = renderBilling();
    const button = await screen.findByRole('button', { name: label });
    await user.dblClick(button);
    await waitFor(() => expect(openUrl).toHaveBeenCalledOnce());
    expect(vi.mocked(openUrl).mock.lastCall?.[0]).toBe(portalPage);
    expect(calls).toEqual([{ return_url: 'http://app.localhost:3000/account/billing', ...(flow && { flow }) }]);
    // Busy until the page is gone; ready again when the back button restores it.
    expect(button).toHaveAttribute('aria-busy', 'true');
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });

  it('offers only actions that make sense for the subscription', async () => {
    server.use(subscribed(subscriptionRow({ cancel_at_period_end: true })));
    const { unmount } = renderBilling();
    await screen.findByRole('button', { name: 'Resume membership' });
    expect(screen.queryByRole('button', { name: 'Cancel membership' })).not.toBeInTheDocument();
    unmount();
    server.use(subscribed(subscriptionRow({ subscription_status: 'past_due', cancel_at_period_end: true })));
    const { unmount: unmountPastDue } = renderBilling();
    await screen.findByRole('button', { name: 'Update card' });
    expect(screen.queryByRole('button', { name: 'Cancel membership' })).not.toBeInTheDocument();
    unmountPastDue();
    server.use(ofTier('free'), subscribed(null));
    renderBilling();
    expect(await card().findByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/membership');
    expect(card().queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('payments', () => {
  const payments = () => within(screen.getByRole('region', { name: 'Payments' }));

  it('show date, plan, amount, status, and documents', async () => {
    server.use(
      rows('stripe_orders', [
        order({
          invoice_id: 'in_3',
          number: 'CL-0003',
          status: 'open',
          amount_paid_cents: 0,
          paid_at: null,
          hosted_invoice_url: 'https://pay.example/in_3',
        }),
        order({
          invoice_id: 'in_2',
          number: 'CL-0002',
          amount_paid_cents: 125_050,
          amount_due_cents: 125_050,
          hosted_invoice_url: 'https://pay.example/in_2',
        }),
        order(),
      ]),
    );
    renderBilling();
    const [due, changed, first] = await payments().findAllByRole('listitem');
    const date = formatDate('2026-03-01T12:00:00+00:00');
    expect(due).toHaveTextContent(`${date}Closer (Annual) · CL-0003$5,000Payment due`);
    expect(within(due ?? document.body).getByRole('link', { name: /^Pay now CL-0003/ })).toHaveAttribute(
      'href',
      'https://pay.example/in_3',
    );
    expect(changed).toHaveTextContent('$1,250.50Paid');
    expect(within(changed ?? document.body).getByRole('link', { name: /^Invoice CL-0002/ })).toHaveAttribute(
      'href',
      'https://pay.example/in_2',
    );
    expect(first).toHaveTextContent('$5,000Paid');
    expect(within(first ?? document.body).getByRole('button', { name: 'Download Receipt CL-0001' })).toBeEnabled();
    expect(within(first ?? document.body).queryByRole('link')).not.toBeInTheDocument();
  });

  it('show refunds and disputes with amount and date', async () => {
    const reversal = { kind: 'refund', status: 'succeeded', amount_cents: 100_000, created_at: '2026-03-05T12:00:00Z' };
    const dispute = { ...reversal, kind: 'dispute', status: 'needs_response', amount_cents: 500_000 };
    server.use(
      rows('stripe_orders', [
        order({ invoice_id: 'in_2', number: 'CL-0002', reversals: [{ ...dispute, reversal_id: 'dp_1' }] }),
        order({ reversals: [{ ...reversal, reversal_id: 're_1' }] }),
      ]),
    );
    renderBilling();
    const [disputed, refunded] = await payments().findAllByRole('listitem');
    expect(disputed).toHaveTextContent('$5,000 disputed on Mar 5, 2026. Your bank is reviewing it.');
    expect(disputed).toHaveTextContent('$5,000Disputed');
    expect(refunded).toHaveTextContent('$1,000 refunded on Mar 5, 2026');
    expect(refunded).toHaveTextContent('$5,000Partly refunded');
  });
});
