import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SubscriptionCard } from '@/features/membership/components/subscription-card';
import BillingScreen from '@/routes/protected/billing-screen';
import { formatDate } from '@/shared/lib/format';
import { goTo } from '@/shared/lib/leave';
import { auth, authSession } from '../msw/auth';
import { member } from '../msw/members';
import {
  order,
  periodEnd,
  plansOffered,
  providerPage,
  subscribed,
  subscriptionFails,
  subscriptionRow,
} from '../msw/membership';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

vi.mock('@/shared/lib/leave', async (original) => ({
  ...(await original<object>()),
  goTo: vi.fn<(url: string) => void>(),
}));

const portalPage = 'https://pay.example/portal';
const endDate = formatDate(new Date(periodEnd * 1000).toISOString());

const ofTier = (membership_tier: string) => rows('users', [{ ...member({ id: someMember.id, membership_tier }) }]);

beforeEach(() => {
  vi.mocked(goTo).mockClear();
  server.use(ofTier('closer'), plansOffered, subscribed(subscriptionRow()), rows('stripe_orders', []));
});

const card = () => within(screen.getByRole('region', { name: 'Subscription' }));

describe('the subscription card', () => {
  const renderCard = () => renderScreen(<SubscriptionCard userId={someMember.id} />, { user: someMember });

  it.each([
    ['active', {}, 'Active', `Renews ${endDate}`],
    ['trialing', { subscription_status: 'trialing' }, 'Trial', `Renews ${endDate}`],
    ['canceling', { cancel_at_period_end: true }, 'Active', `Canceling ${endDate}`],
    ['past due', { subscription_status: 'past_due' }, 'Past Due', 'A payment has failed.'],
    ['unpaid', { subscription_status: 'unpaid' }, 'unpaid', 'A payment has failed.'],
    ['paused', { subscription_status: 'paused' }, 'paused', 'Your subscription is paused.'],
  ])('of one that is %s says so, with plan, card and links', async (_, change, label, text) => {
    server.use(subscribed(subscriptionRow(change)));
    renderCard();
    expect(await card().findByText('Closer (Annual)')).toHaveTextContent(`Closer (Annual)${label}`);
    expect(card().getByText(text, { exact: false })).toBeVisible();
    expect(card().getByText('Visa ending in 4242')).toBeVisible();
    expect(card().getByRole('link', { name: 'View Membership' })).toHaveAttribute('href', '/membership');
    expect(card().getByRole('link', { name: 'Manage Billing' })).toHaveAttribute('href', '/account/billing');
  });

  it('warns before a cancelled one ends, and only then', async () => {
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
    ['free', null, 'Free Plan', 'Paid plans open'],
    ['free', subscriptionRow({ subscription_status: 'canceled' }), 'Free PlanCanceled', 'Your subscription has ended.'],
    ['free', subscriptionRow({ subscription_status: null }), 'Free PlanUnknown', 'Your subscription has ended.'],
    ['basic', null, 'Basic', 'Paid plans open'],
    ['partner', null, 'Partner', 'Your Partner membership includes everything.'],
    ['closer', null, 'Closer', 'Granted by our team'],
  ])('of a %s member without a running one names the plan, and leads to all', async (tier, row, plan, text) => {
    server.use(ofTier(tier), subscribed(row));
    renderCard();
    expect(await card().findByText(text, { exact: false })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Subscription' })).toHaveTextContent(`Subscription${plan}`);
    expect(card().getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/membership');
  });

  it('shows one whose price no plan has, and leaves out what the provider did not tell', async () => {
    const nothing = { current_period_end: null, payment_method_brand: null, payment_method_last4: null };
    server.use(subscribed(subscriptionRow({ price_id: 'price_of_old', cancel_at_period_end: true, ...nothing })));
    renderCard();
    expect(await card().findByText('Membership')).toHaveTextContent('MembershipActive');
    expect(card().queryByText(/Renews|Canceling|cancel on|ending in/)).not.toBeInTheDocument();
  });

  it('can be asked for again', async () => {
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

describe('the portal', () => {
  it.each([
    ['active', {}, 'Change plan', 'subscription_update'],
    ['active', {}, 'Update card', 'payment_method_update'],
    ['active', {}, 'Cancel membership', 'subscription_cancel'],
    ['canceling', { cancel_at_period_end: true }, 'Resume membership', undefined],
    ['past due', { subscription_status: 'past_due' }, 'Update card', 'payment_method_update'],
    ['paused', { subscription_status: 'paused' }, 'Resume membership', undefined],
    ['ended', { subscription_status: 'canceled' }, 'Open billing portal', undefined],
  ])('of a subscription that is %s (%o): %s', async (_, change, label, flow) => {
    const calls: unknown[] = [];
    server.use(
      subscribed(subscriptionRow(change)),
      providerPage('billing-portal', { url: portalPage }, 200, (body) => void calls.push(body)),
    );
    const { user } = renderBilling();
    const button = await screen.findByRole('button', { name: label });
    await user.dblClick(button);
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
    expect(vi.mocked(goTo).mock.lastCall?.[0]).toBe(portalPage);
    expect(calls).toEqual([{ return_url: 'http://app.localhost:3000/account/billing', ...(flow && { flow }) }]);
    // Busy until the page is left; ready again for who comes Back to it.
    expect(button).toHaveAttribute('aria-busy', 'true');
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });

  it('offers nothing twice: no cancelling of what ends, no resuming of what goes on', async () => {
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
      'by the server’s own words',
      404,
      { error: 'You have no billing account yet.' },
      'You have no billing account yet.',
    ],
    ['by a failure without words', 502, {}, 'Failed to open the billing portal'],
    ['for want of a session', 401, { error: 'User must be authenticated' }, 'User must be authenticated'],
  ])('says in place why it did not open: %s', async (_, status, body, text) => {
    server.use(providerPage('billing-portal', body, status), auth('token', authSession));
    const { user } = renderBilling();
    await user.click(await screen.findByRole('button', { name: 'Change plan' }));
    expect(await card().findByText(text)).toBeVisible();
    server.use(providerPage('billing-portal', { url: portalPage }));
    await user.click(await screen.findByRole('button', { name: 'Change plan' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
    expect(card().queryByText(text)).not.toBeInTheDocument();
  });
});

describe('payments', () => {
  const payments = () => within(screen.getByRole('region', { name: 'Payments' }));

  it('stand with date, plan, amount, status and documents', async () => {
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
    expect(due).toHaveTextContent(`${date}Closer (Annual) · CL-0003$5,000Payment Due`);
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

  it('say that there are none', async () => {
    renderBilling();
    expect(await payments().findByText('No payments yet')).toBeVisible();
  });

  it('can be asked for again', async () => {
    server.use(failing('stripe_orders'));
    const { user } = renderBilling();
    expect(await payments().findByText('Your payments could not be loaded')).toBeVisible();
    server.use(rows('stripe_orders', [order()]));
    await user.click(payments().getByRole('button', { name: 'Retry' }));
    expect(await payments().findByRole('listitem')).toBeVisible();
  });

  it('go on after a full page', async () => {
    const page = Array.from({ length: 12 }, (_, index) => order({ invoice_id: `in_${index}`, number: `CL-${index}` }));
    const asked: (string | null)[] = [];
    server.use(
      http.get(`${backendUrl}/rest/v1/stripe_orders`, ({ request }) => {
        const after = new URL(request.url).searchParams.get('or');
        asked.push(after);
        return HttpResponse.json(after ? [order({ invoice_id: 'in_old', number: 'CL-OLD' })] : page);
      }),
    );
    const { user } = renderBilling();
    await user.click(await payments().findByRole('button', { name: 'Show more payments' }));
    expect(await payments().findByText(/CL-OLD/)).toBeVisible();
    expect(asked.at(-1)).toContain('in_11');
    expect(payments().queryByRole('button', { name: 'Show more payments' })).not.toBeInTheDocument();
  });
});
