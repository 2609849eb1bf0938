import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SubscriptionCard } from '@/features/membership/components/subscription-card';
import BillingScreen from '@/routes/app/billing-screen';
import { formatDate } from '@/shared/formatting/format';
import { openUrl } from '@/shared/navigation/browser-navigation';
import { auth, authSession } from '../msw/auth';
import { member } from '../msw/members';
import {
  order,
  periodEnd,
  offeredPlans,
  stripePage,
  subscribed,
  subscriptionFails,
  subscriptionRow,
} from '../msw/membership';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

vi.mock('@/shared/navigation/browser-navigation', async (original) => ({
  ...(await original<object>()),
  openUrl: vi.fn<(url: string) => void>(),
}));

const portalPage = 'https://pay.example/portal';
const endDate = formatDate(new Date(periodEnd * 1000).toISOString());

const ofTier = (membership_tier: string) => rows('users', [{ ...member({ id: someMember.id, membership_tier }) }]);

beforeEach(() => {
  vi.mocked(openUrl).mockClear();
  server.use(ofTier('closer'), offeredPlans, subscribed(subscriptionRow()), rows('stripe_orders', []));
});

const card = () => within(screen.getByRole('region', { name: 'Subscription' }));

describe('subscription card', () => {
  const renderCard = () => renderScreen(<SubscriptionCard userId={someMember.id} />, { user: someMember });

  it.each([
    ['active', {}, 'Active', `Renews ${endDate}`],
    ['trialing', { subscription_status: 'trialing' }, 'Trial', `Renews ${endDate}`],
    ['canceling', { cancel_at_period_end: true }, 'Active', `Canceling ${endDate}`],
    ['past due', { subscription_status: 'past_due' }, 'Past Due', 'A payment has failed.'],
    ['unpaid', { subscription_status: 'unpaid' }, 'unpaid', 'A payment has failed.'],
    ['paused', { subscription_status: 'paused' }, 'paused', 'Your subscription is paused.'],
    ['disputed', { subscription_status: 'disputed' }, 'Paused', 'You disputed a payment with your bank.'],
  ])('shows plan, status, card, and links when %s', async (_, change, label, text) => {
    server.use(subscribed(subscriptionRow(change)));
    renderCard();
    expect(await card().findByText('Closer (Annual)')).toHaveTextContent(`Closer (Annual)${label}`);
    expect(card().getByText(text, { exact: false })).toBeVisible();
    expect(card().getByText('Visa ending in 4242')).toBeVisible();
    expect(card().getByRole('link', { name: 'View membership' })).toHaveAttribute('href', '/membership');
    expect(card().getByRole('link', { name: 'Manage billing' })).toHaveAttribute('href', '/account/billing');
  });

  it('warns only when the subscription is set to cancel', async () => {
    server.use(subscribed(subscriptionRow({ cancel_at_period_end: true })));
    const { unmount } = renderCard();
    expect(await card().findByText(`Your subscription will cancel on ${endDate}`)).toBeVisible();
    unmount();
    server.use(subscribed(subscriptionRow()));
    renderCard();
    await card().findByText(`Renews ${endDate}`);
    expect(card().queryByText(/will cancel on/)).not.toBeInTheDocument();
  });

  it.each([
    ['free', null, 'Free Plan', 'Upgrade for'],
    ['free', subscriptionRow({ subscription_status: 'canceled' }), 'Free PlanCanceled', 'Your subscription has ended.'],
    ['free', subscriptionRow({ subscription_status: null }), 'Free PlanUnknown', 'Your subscription has ended.'],
    ['basic', null, 'Basic', 'Upgrade for'],
    ['partner', null, 'Partner', 'Your Partner membership includes everything.'],
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

  it('shows a subscription with an unknown price and leaves out what Stripe did not send', async () => {
    const missing = { current_period_end: null, payment_method_brand: null, payment_method_last4: null };
    server.use(subscribed(subscriptionRow({ price_id: 'price_unknown', cancel_at_period_end: true, ...missing })));
    renderCard();
    expect(await card().findByText('Membership')).toHaveTextContent('MembershipActive');
    expect(card().queryByText(/Renews|Canceling|cancel on|ending in/)).not.toBeInTheDocument();
  });

  it('can be retried when it fails to load', async () => {
    server.use(subscriptionFails());
    const { user } = renderCard();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch subscription data');
    server.use(subscribed(subscriptionRow()));
    await user.click(card().getByRole('button', { name: 'Retry' }));
    expect(await card().findByText('Closer (Annual)')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

const renderBilling = () => renderScreen(<BillingScreen />, { at: '/account/billing', user: someMember });

describe('customer portal', () => {
  it.each([
    ['active', {}, 'Change plan', 'subscription_update'],
    ['active', {}, 'Update card', 'payment_method_update'],
    ['active', {}, 'Cancel membership', 'subscription_cancel'],
    ['canceling', { cancel_at_period_end: true }, 'Resume membership', undefined],
    ['past due', { subscription_status: 'past_due' }, 'Update card', 'payment_method_update'],
    ['paused', { subscription_status: 'paused' }, 'Resume membership', undefined],
    ['disputed', { subscription_status: 'disputed' }, 'Cancel membership', 'subscription_cancel'],
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

  it.each([
    [
      'the server’s reason',
      404,
      { error: 'You don’t have a billing account yet.' },
      'You don’t have a billing account yet.',
    ],
    ['an error without a message', 502, {}, 'Failed to open the billing portal'],
    ['a missing session', 401, { error: 'User must be authenticated' }, 'User must be authenticated'],
  ])('shows %s when it can’t be opened', async (_, status, body, text) => {
    server.use(stripePage('billing-portal', body, status), auth('token', authSession));
    const { user } = renderBilling();
    await user.click(await screen.findByRole('button', { name: 'Change plan' }));
    expect(await card().findByText(text)).toBeVisible();
    server.use(stripePage('billing-portal', { url: portalPage }));
    await user.click(await screen.findByRole('button', { name: 'Change plan' }));
    await waitFor(() => expect(openUrl).toHaveBeenCalledOnce());
    expect(card().queryByText(text)).not.toBeInTheDocument();
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

  it('show an empty state', async () => {
    renderBilling();
    expect(await payments().findByText('No payments yet')).toBeVisible();
  });

  it('can be retried when they fail to load', async () => {
    server.use(failing('stripe_orders'));
    const { user } = renderBilling();
    expect(await payments().findByText('We couldn’t load your payments')).toBeVisible();
    server.use(rows('stripe_orders', [order()]));
    await user.click(payments().getByRole('button', { name: 'Retry' }));
    expect(await payments().findByRole('listitem')).toBeVisible();
  });

  it('load more after a full page', async () => {
    const page = Array.from({ length: 12 }, (_, index) => order({ invoice_id: `in_${index}`, number: `CL-${index}` }));
    const cursors: (string | null)[] = [];
    server.use(
      http.get(`${backendUrl}/rest/v1/stripe_orders`, ({ request }) => {
        const after = new URL(request.url).searchParams.get('or');
        cursors.push(after);
        return HttpResponse.json(after ? [order({ invoice_id: 'in_old', number: 'CL-OLD' })] : page);
      }),
    );
    const { user } = renderBilling();
    await user.click(await payments().findByRole('button', { name: 'Show more payments' }));
    expect(await payments().findByText(/CL-OLD/)).toBeVisible();
    expect(cursors.at(-1)).toContain('in_11');
    expect(payments().queryByRole('button', { name: 'Show more payments' })).not.toBeInTheDocument();
  });
});
