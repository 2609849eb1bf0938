import { act, screen, waitFor, within, fireEvent } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi, afterEach } from 'vitest';
import BillingScreen from '@/routes/app/billing-screen';
import MembershipCheckoutScreen from '@/routes/app/membership-checkout-screen';
import MembershipScreen from '@/routes/app/membership-screen';
import MembershipSelectScreen from '@/routes/app/membership-select-screen';
import PaymentScreen from '@/routes/app/payment-screen';
import PublicMembershipScreen from '@/routes/marketing/membership-screen';
import PublicPaymentScreen from '@/routes/marketing/payment-screen';
import { paths } from '@/domain/site/paths';
import { openUrl } from '@/platform/navigation/browser-navigation';
import { savedDestination } from '@/platform/navigation/saved-destination';
import { sessionKey } from '@/platform/auth/session-storage';
import { mockRealtimeSocket } from '../live-socket';
import { auth, authSession, deferredResponse } from '../msw/auth';
import { member } from '../msw/members';
import { offeredPlans, stripePage, subscribed, subscriptionFails, subscriptionRow } from '../msw/membership';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

describe('the plans', () => {
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

  describe('plans', () => {
    it('sends visitors to sign-up and keeps the plan they selected, and where they came from', async () => {
      const { unmount } = renderScreen(<PublicMembershipScreen />, { at: paths.membershipFor('/resources/wraps') });
      expect(await screen.findByRole('link', { name: 'Join free' })).toHaveAttribute(
        'href',
        paths.signUpFor('/resources/wraps'),
      );
      expect(screen.getByRole('link', { name: 'Select Closer (Quarterly)' })).toHaveAttribute(
        'href',
        paths.signUpFor(paths.checkoutFor('closer-quarterly', '/resources/wraps')),
      );
      unmount();
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

    it('retries the subscription when it fails to load, without blocking the plans', async () => {
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

    it('leads on after the payment, also when the plan changes', async () => {
      const { user } = renderCheckout('?plan=closer-quarterly&redirect=%2Fresources%2Fwraps');
      await user.click(await screen.findByRole('radio', { name: 'Closer (Annual)' }));
      expect(screen.getByTestId('address')).toHaveTextContent(/&redirect=%2Fresources%2Fwraps$/);
      expect(savedDestination('')).toBe('/resources/wraps');
    });

    it('shows why payment couldn’t be opened', async () => {
      server.use(stripePage('checkout', { error: 'User must be authenticated' }, 401), auth('token', authSession));
      const { user } = renderCheckout();
      const rejected = localStorage.getItem(sessionKey);
      await user.click(await screen.findByRole('button', { name: 'Continue to Payment' }));
      expect(await within(await summary()).findByText('User must be authenticated')).toBeVisible();
      // In the background.
      await waitFor(() => expect(localStorage.getItem(sessionKey)).not.toBe(rejected));
    });
  });
});

describe('billing', () => {
  const portalPage = 'https://pay.example/portal';

  const ofTier = (membership_tier: string) => rows('users', [{ ...member({ id: someMember.id, membership_tier }) }]);

  beforeEach(() => {
    server.use(ofTier('closer'), offeredPlans, subscribed(subscriptionRow()), rows('stripe_orders', []));
  });

  const renderBilling = () => renderScreen(<BillingScreen />, { at: '/account/billing', user: someMember });

  describe('customer portal', () => {
    it.each([
      ['active', {}, 'Change plan', 'subscription_update'],
      ['canceling', { cancel_at_period_end: true }, 'Resume membership', undefined],
      ['past due', { subscription_status: 'past_due' }, 'Update card', 'payment_method_update'],
      ['ended', { subscription_status: 'canceled' }, 'Open billing portal', undefined],
    ])('offers in the customer portal for a subscription that is %s (%o): %s', async (_, change, label, flow) => {
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
  });
});

describe('the demo of paying', () => {
  afterEach(() => vi.useRealTimers());

  const typed = { number: '4000123456789010', expiry: '0931', cvc: '7391', name: 'Quentin Zephyr', postal: 'Q7X 9Z3' };

  /** The browser's back button and current history entry. */
  function Browser() {
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate(-1)}>Browser back</button>
        <output data-testid="history">{JSON.stringify(useLocation())}</output>
      </>
    );
  }

  const withBrowser = (screenShown: React.ReactNode) => (
    <>
      <Browser />
      {screenShown}
    </>
  );
  const open = (element = <PaymentScreen />) =>
    renderScreen(withBrowser(element), { at: paths.payment, path: paths.payment, user: someMember });
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const button = (name: string) => screen.getByRole('button', { name });
  const address = () => screen.getByTestId('address').textContent;

  function fillInDetails() {
    fireEvent.change(field(/^Card number/), { target: { value: typed.number } });
    fireEvent.change(field(/^Expiry date/), { target: { value: typed.expiry } });
    fireEvent.change(field(/^CVC/), { target: { value: typed.cvc } });
    fireEvent.change(field(/^Name on card/), { target: { value: typed.name } });
  }

  async function fillInAll() {
    fillInDetails();
    fireEvent.click(button('Continue'));
    await heading('Billing Address');
    fireEvent.change(field(/^Postal code/), { target: { value: typed.postal } });
  }

  describe('demo payment form', () => {
    it.each(['Back to payment details', 'Browser back'])(
      '%s returns to the first step with everything still filled in',
      async (back) => {
        const { user } = open();
        await fillInAll();
        await user.click(button(back));
        expect(await heading('Payment Details')).toBeVisible();
        expect(field(/^Card number/)).toHaveValue('4000 1234 5678 9010');
        await user.click(button('Continue'));
        await heading('Billing Address');
        expect(field(/^Postal code/)).toHaveValue(typed.postal);
      },
    );

    it.each([
      ['app', <PaymentScreen key="app" />],
      ['public', <PublicPaymentScreen key="public" />],
    ])('sends, stores, and logs nothing that was typed on the %s host', async (_, element) => {
      const requests = vi.spyOn(window, 'fetch');
      const older = vi.spyOn(XMLHttpRequest.prototype, 'open');
      const stored = vi.spyOn(Storage.prototype, 'setItem');
      const logs = (['log', 'info', 'warn', 'debug'] as const).map((level) => vi.spyOn(console, level));
      const shapes = vi.spyOn(history, 'pushState');
      const { queryClient } = open(element);
      await heading('Payment Details');
      stored.mockClear();
      await fillInAll();
      const lastEntry = screen.getByTestId('history').textContent;
      vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
      fireEvent.click(button('Submit'));
      await waitFor(() => expect(button('Processing...')).toBeVisible());
      await act(() => vi.advanceTimersByTimeAsync(2000));
      expect(address()).toBe(paths.dashboard);

      expect(requests).not.toHaveBeenCalled();
      expect(older).not.toHaveBeenCalled();
      expect(stored).not.toHaveBeenCalled();
      for (const log of logs) expect(log).not.toHaveBeenCalled();
      expect(shapes).not.toHaveBeenCalled();
      const everything = [
        lastEntry,
        address(),
        location.href,
        document.cookie,
        document.title,
        JSON.stringify(Object.entries(localStorage)),
        JSON.stringify(Object.entries(sessionStorage)),
        JSON.stringify(
          queryClient
            .getQueryCache()
            .getAll()
            .map(({ queryKey, state }) => [queryKey, state]),
        ),
        JSON.stringify(
          queryClient
            .getMutationCache()
            .getAll()
            .map(({ state }) => state),
        ),
      ].join('\n');
      for (const secret of [
        typed.number,
        '4000 1234 5678 9010',
        '9010',
        typed.expiry,
        '09/31',
        typed.cvc,
        typed.name,
        typed.postal,
      ]) {
        expect(everything).not.toContain(secret);
      }
    });
  });
});
