import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import PublicMembershipScreen from '@/routes/marketing/membership-screen';
import MembershipCheckoutScreen from '@/routes/app/membership-checkout-screen';
import MembershipScreen from '@/routes/app/membership-screen';
import MembershipSelectScreen from '@/routes/app/membership-select-screen';
import { formatDate } from '@/shared/formatting/format';
import { openUrl } from '@/shared/navigation/browser-navigation';
import { mockRealtimeSocket } from '../live-socket';
import { auth, authSession, deferredResponse } from '../msw/auth';
import { member } from '../msw/members';
import { periodEnd, offeredPlans, stripePage, subscribed, subscriptionFails, subscriptionRow } from '../msw/membership';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

/** The app host; tests run on the public one. */
const app = 'http://app.localhost:3000';
const checkoutUrl = 'https://pay.example/session';

const ofTier = (membership_tier: string) => rows('users', [{ ...member({ id: someMember.id, membership_tier }) }]);

let sockets: ReturnType<typeof mockRealtimeSocket>;
beforeAll(() => {
  sockets = mockRealtimeSocket();
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  sockets.reset();
  server.use(ofTier('free'), offeredPlans, subscribed(null));
});

const renderPlans = () => renderScreen(<MembershipScreen />, { at: '/membership', user: someMember });
const select = (plan: string) => screen.findByRole('button', { name: `Select ${plan}` });
const banner = () => screen.findByRole('region', { name: 'Current plan' });

describe('plans', () => {
  it('sends visitors to sign-up and keeps the plan they selected', async () => {
    renderScreen(<PublicMembershipScreen />, { at: '/membership' });
    expect(await screen.findByRole('link', { name: 'Join free' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Select Closer (Quarterly)' })).toHaveAttribute(
      'href',
      '/signup?redirect=%2Fmembership%2Fcheckout%3Fplan%3Dcloser-quarterly',
    );
    expect(screen.queryByRole('region', { name: 'Current plan' })).not.toBeInTheDocument();
  });
});

describe('current plan', () => {
  it('is the plan with the subscription’s price; the other one links to billing', async () => {
    server.use(ofTier('closer'), subscribed(subscriptionRow({ price_id: 'price_quarterly' })));
    renderPlans();
    expect(await banner()).toHaveTextContent(
      `Closer (Quarterly)ActiveRenews ${formatDate(new Date(periodEnd * 1000).toISOString())} · Visa ending in 4242`,
    );
    expect(await screen.findByRole('button', { name: 'Current Plan' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Change plan to Closer (Annual)' })).toHaveAttribute(
      'href',
      `${app}/account/billing`,
    );
    expect(screen.queryByRole('button', { name: /^Select/ })).not.toBeInTheDocument();
  });

  it('updates when Realtime reports a change', async () => {
    let paid = false;
    server.use(subscribed(() => (paid ? subscriptionRow() : null)));
    renderPlans();
    await select('Closer (Annual)');
    await waitFor(() => expect(sockets.channels.joined).toHaveLength(1));
    paid = true;
    act(() => sockets.broadcast(`member:${someMember.id}`, 'changed', { changed: 'membership' }));
    expect(await screen.findByRole('button', { name: 'Current Plan' })).toBeDisabled();
  });

  it('can be retried when the subscription fails to load, without blocking the plans', async () => {
    server.use(subscriptionFails());
    const { user } = renderPlans();
    const alert = await screen.findByText('Failed to fetch subscription data');
    expect(alert).toBeVisible();
    expect(await select('Closer (Annual)')).toBeEnabled();
    server.use(subscribed(subscriptionRow()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Current Plan' })).toBeDisabled();
    expect(alert).not.toBeInTheDocument();
  });
});

describe('selecting a plan', () => {
  it('opens one checkout and redirects once, even on a double click', async () => {
    const pending = deferredResponse<void>();
    const calls: unknown[] = [];
    server.use(
      stripePage('checkout', { url: checkoutUrl }, 200, (body) => {
        calls.push(body);
        return pending.response;
      }),
    );
    const { user } = renderPlans();
    const button = await select('Closer (Annual)');
    await user.dblClick(button);
    expect(await screen.findByRole('button', { name: 'Opening checkout...' })).toBe(button);
    expect(await select('Closer (Quarterly)')).toBeDisabled();
    pending.respond();
    await waitFor(() =>
      expect(openUrl).toHaveBeenCalledExactlyOnceWith(checkoutUrl, expect.anything(), undefined, expect.anything()),
    );
    // It stays busy until the page is gone.
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(calls).toEqual([
      {
        price_id: 'price_annual',
        mode: 'subscription',
        success_url: `${app}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${app}/payment/cancel`,
      },
    ]);
  });

  it('resets and refetches when the back button restores the page', async () => {
    let paid = false;
    server.use(
      stripePage('checkout', { url: checkoutUrl }),
      subscribed(() => (paid ? subscriptionRow() : null)),
    );
    const { user } = renderPlans();
    await user.click(await select('Closer (Annual)'));
    await waitFor(() => expect(openUrl).toHaveBeenCalledOnce());
    const back = () =>
      act(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
    back();
    expect(await select('Closer (Annual)')).not.toHaveAttribute('aria-busy');
    paid = true;
    back();
    expect(await screen.findByRole('button', { name: 'Current Plan' })).toBeDisabled();
  });

  it('shows the plan bought in another tab after a second purchase is rejected', async () => {
    let bought = false;
    server.use(
      subscribed(() => (bought ? subscriptionRow() : null)),
      stripePage('checkout', { error: 'You already have a membership. Change it under Billing.' }, 409, () => {
        bought = true;
      }),
    );
    const { user } = renderPlans();
    await user.click(await select('Closer (Annual)'));
    expect(await screen.findByRole('button', { name: 'Current Plan' })).toBeDisabled();
  });
});

describe('plan picker', () => {
  const renderPicker = () => renderScreen(<MembershipSelectScreen />, { at: '/membership/select', user: someMember });

  it('continues to payment once a plan is chosen, or can be skipped', async () => {
    const calls: unknown[] = [];
    server.use(stripePage('checkout', { url: checkoutUrl }, 200, (body) => void calls.push(body)));
    const { user } = renderPicker();
    const next = await screen.findByRole('button', { name: 'Continue to Payment' });
    expect(next).toBeDisabled();
    expect(screen.getAllByText('Select Plan')).toHaveLength(2);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Skip for now' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'See what’s included' })).toHaveAttribute('href', '/membership');

    await user.click(screen.getByRole('radio', { name: 'Closer (Quarterly)' }));
    expect(screen.getByText('Selected')).toBeVisible();
    await user.click(next);
    await waitFor(() => expect(openUrl).toHaveBeenCalledOnce());
    expect(calls).toMatchObject([{ price_id: 'price_quarterly' }]);
    expect(screen.getByRole('radio', { name: 'Closer (Annual)' })).toBeDisabled();
  });
});

describe('checkout', () => {
  const renderCheckout = (search = '') =>
    renderScreen(<MembershipCheckoutScreen />, { at: `/membership/checkout${search}`, user: someMember });
  const summary = () => screen.findByRole('region', { name: 'Summary' });

  it('preselects the first plan, shows the total, and keeps the choice in the URL', async () => {
    const { user } = renderCheckout();
    expect(await summary()).toHaveTextContent(
      'Closer (Annual)$5,000Due today$5,000Then $5,000 every year until you cancel.',
    );
    expect(screen.getByRole('radio', { name: 'Closer (Annual)' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Closer (Quarterly)' }));
    expect(await summary()).toHaveTextContent('Due today$1,500Then $1,500 every quarter');
    expect(screen.getByTestId('address')).toHaveTextContent('/membership/checkout?plan=closer-quarterly');
  });

  it('shows why payment couldn’t be opened', async () => {
    // The rejected session is refreshed in the background.
    server.use(stripePage('checkout', { error: 'User must be authenticated' }, 401), auth('token', authSession));
    const { user } = renderCheckout();
    await user.click(await screen.findByRole('button', { name: 'Continue to Payment' }));
    expect(await within(await summary()).findByText('User must be authenticated')).toBeVisible();
  });
});
