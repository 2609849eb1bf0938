import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import PublicMembershipScreen from '@/routes/marketing/membership-screen';
import MembershipCheckoutScreen from '@/routes/protected/membership-checkout-screen';
import MembershipScreen from '@/routes/protected/membership-screen';
import MembershipSelectScreen from '@/routes/protected/membership-select-screen';
import { formatDate } from '@/shared/lib/format';
import { goTo } from '@/shared/lib/leave';
import { listenForSockets } from '../live-socket';
import { auth, authSession, heldBack } from '../msw/auth';
import { member } from '../msw/members';
import {
  periodEnd,
  plansOffered,
  providerPage,
  subscribed,
  subscriptionFails,
  subscriptionRow,
} from '../msw/membership';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

vi.mock('@/shared/lib/leave', async (original) => ({
  ...(await original<object>()),
  goTo: vi.fn<(url: string) => void>(),
}));

/** The app's host, which the tests do not stand on. */
const app = 'http://app.localhost:3000';
const payPage = 'https://pay.example/session';

const ofTier = (membership_tier: string) => rows('users', [{ ...member({ id: someMember.id, membership_tier }) }]);

let sockets: ReturnType<typeof listenForSockets>;
beforeAll(() => {
  sockets = listenForSockets();
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  sockets.forget();
  vi.mocked(goTo).mockClear();
  server.use(ofTier('free'), plansOffered, subscribed(null));
});

const renderPlans = () => renderScreen(<MembershipScreen />, { at: '/membership', user: someMember });
const select = (plan: string) => screen.findByRole('button', { name: `Select ${plan}` });
const banner = () => screen.findByRole('region', { name: 'Current plan' });

describe('plans', () => {
  it('stand with their prices, what they come to, and what both give', async () => {
    renderPlans();
    expect(await screen.findByRole('heading', { level: 1, name: 'Membership' })).toBeVisible();
    expect(screen.getByText('Save $1,000 with Annual Plan')).toBeVisible();
    expect(screen.getByText('$1,250 a quarter, billed once a year')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Quarterly or Annual' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Feature',
      'Quarterly',
      'Annual',
    ]);
    expect(table.getByRole('row', { name: 'Each payment $1,500 $5,000' })).toBeVisible();
    expect(table.getByRole('row', { name: 'A year $6,000 $5,000' })).toBeVisible();
    expect(table.getAllByRole('row', { name: /Included Included$/ })).toHaveLength(8);
  });

  it('are for visitors a way to join, and after signing in to the plan they chose', async () => {
    renderScreen(<PublicMembershipScreen />, { at: '/membership' });
    expect(await screen.findByRole('link', { name: 'Join Free' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Select Closer (Quarterly)' })).toHaveAttribute(
      'href',
      '/signup?redirect=%2Fmembership%2Fcheckout%3Fplan%3Dcloser-quarterly',
    );
    expect(screen.queryByRole('region', { name: 'Current plan' })).not.toBeInTheDocument();
  });

  it('can be had by a member of the public site, too', async () => {
    renderScreen(<PublicMembershipScreen />, { at: '/membership', user: someMember });
    expect(await select('Closer (Annual)')).toBeEnabled();
    expect(await screen.findByRole('link', { name: 'Continue with Free' })).toHaveAttribute('href', `${app}/dashboard`);
  });
});

describe('the current plan', () => {
  it('is the free one of who never paid', async () => {
    renderPlans();
    expect(await banner()).toHaveTextContent('Free Plan');
    expect(screen.getByText('Current Plan')).toBeVisible();
    expect(await select('Closer (Annual)')).toBeEnabled();
  });

  it('is the one whose price the subscription has; the other one leads to billing', async () => {
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

  it.each([
    ['past_due', 'Closer (Annual)Past DueA payment has failed.', 'Settle under Billing'],
    ['trialing', 'Closer (Annual)TrialRenews', null],
  ])('of a subscription that is %s', async (subscription_status, text, link) => {
    server.use(subscribed(subscriptionRow({ subscription_status })));
    renderPlans();
    expect(await banner()).toHaveTextContent(text);
    if (link) expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', `${app}/account/billing`);
    else expect(await screen.findByRole('button', { name: 'Current Plan' })).toBeDisabled();
  });

  it('is free again after a subscription has ended, and can be paid for again', async () => {
    server.use(subscribed(subscriptionRow({ subscription_status: 'canceled' })));
    renderPlans();
    expect(await banner()).toHaveTextContent('Free PlanCanceledYour subscription has ended.');
    expect(await select('Closer (Annual)')).toBeEnabled();
  });

  it('of a partner includes both', async () => {
    server.use(ofTier('partner'));
    renderPlans();
    expect(await banner()).toHaveTextContent('Your Partner membership includes everything.');
    for (const button of await screen.findAllByRole('button', { name: 'Included' })) expect(button).toBeDisabled();
  });

  it('changes as soon as the provider has told', async () => {
    let paid = false;
    server.use(subscribed(() => (paid ? subscriptionRow() : null)));
    renderPlans();
    await select('Closer (Annual)');
    await waitFor(() => expect(sockets.seen.joined).toHaveLength(1));
    paid = true;
    act(() => sockets.say(`member:${someMember.id}`, 'changed', { changed: 'membership' }));
    expect(await screen.findByRole('button', { name: 'Current Plan' })).toBeDisabled();
  });

  it('that could not be read is asked for again, and keeps nobody from the plans', async () => {
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

describe('select', () => {
  it('leaves for the page of the provider, once, however often it is pressed', async () => {
    const held = heldBack<void>();
    const calls: unknown[] = [];
    server.use(
      providerPage('checkout', { url: payPage }, 200, (body) => {
        calls.push(body);
        return held.answer;
      }),
    );
    const { user } = renderPlans();
    const button = await select('Closer (Annual)');
    await user.dblClick(button);
    expect(await screen.findByRole('button', { name: 'Opening checkout...' })).toBe(button);
    expect(await select('Closer (Quarterly)')).toBeDisabled();
    held.give();
    await waitFor(() =>
      expect(goTo).toHaveBeenCalledExactlyOnceWith(payPage, expect.anything(), undefined, expect.anything()),
    );
    // Until the page is gone.
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

  it('is ready again for who comes Back to the page as it was left, and knows what was paid meanwhile', async () => {
    let paid = false;
    server.use(
      providerPage('checkout', { url: payPage }),
      subscribed(() => (paid ? subscriptionRow() : null)),
    );
    const { user } = renderPlans();
    await user.click(await select('Closer (Annual)'));
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
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

  it.each([
    [
      'the server’s own words',
      409,
      { error: 'You already have a membership. Change it under Billing.' },
      'You already have a membership. Change it under Billing.',
    ],
    ['a failure', 500, { error: 'Failed to create checkout session' }, 'Failed to create checkout session'],
    ['a failure without words', 502, {}, 'Failed to create checkout session'],
    ['an answer that is none', 200, { nothing: true }, 'An unexpected error occurred'],
  ])('says in place what went wrong: %s', async (_, status, body, text) => {
    server.use(providerPage('checkout', body, status));
    const { user } = renderPlans();
    await user.click(await select('Closer (Annual)'));
    expect(await screen.findByText(text)).toBeVisible();
    server.use(providerPage('checkout', { url: payPage }));
    await user.click(await select('Closer (Annual)'));
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('says that the network is gone', async () => {
    server.use(http.post(`${backendUrl}/functions/v1/checkout`, () => HttpResponse.error()));
    const { user } = renderPlans();
    await user.click(await select('Closer (Quarterly)'));
    expect(
      await screen.findByText('Failed to create checkout session. Check your network and try again.'),
    ).toBeVisible();
  });

  it('after a refusal shows what another tab has bought', async () => {
    let bought = false;
    server.use(
      subscribed(() => (bought ? subscriptionRow() : null)),
      providerPage('checkout', { error: 'You already have a membership. Change it under Billing.' }, 409, () => {
        bought = true;
      }),
    );
    const { user } = renderPlans();
    await user.click(await select('Closer (Annual)'));
    expect(await screen.findByRole('button', { name: 'Current Plan' })).toBeDisabled();
  });
});

describe('the plan picker', () => {
  const renderPicker = () => renderScreen(<MembershipSelectScreen />, { at: '/membership/select', user: someMember });

  it('goes on to payment once a plan is chosen, and can be skipped', async () => {
    const calls: unknown[] = [];
    server.use(providerPage('checkout', { url: payPage }, 200, (body) => void calls.push(body)));
    const { user } = renderPicker();
    const go = await screen.findByRole('button', { name: 'Continue to Payment' });
    expect(go).toBeDisabled();
    expect(screen.getAllByText('Select Plan')).toHaveLength(2);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Skip for now' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'See what is in it' })).toHaveAttribute('href', '/membership');

    await user.click(screen.getByRole('radio', { name: 'Closer (Quarterly)' }));
    expect(screen.getByText('Selected')).toBeVisible();
    await user.click(go);
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
    expect(calls).toMatchObject([{ price_id: 'price_quarterly' }]);
    expect(screen.getByRole('radio', { name: 'Closer (Annual)' })).toBeDisabled();
  });

  it('shows members what they have instead', async () => {
    server.use(ofTier('closer'), subscribed(subscriptionRow()));
    renderPicker();
    expect(await banner()).toHaveTextContent('Closer (Annual)');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});

describe('the checkout', () => {
  const renderCheckout = (search = '') =>
    renderScreen(<MembershipCheckoutScreen />, { at: `/membership/checkout${search}`, user: someMember });
  const summary = () => screen.findByRole('region', { name: 'Summary' });

  it('has the first plan chosen, sums up, and keeps another choice in the address', async () => {
    const { user } = renderCheckout();
    expect(await summary()).toHaveTextContent(
      'Closer (Annual)$5,000Due today$5,000Then $5,000 every year, until you cancel.',
    );
    expect(screen.getByRole('radio', { name: 'Closer (Annual)' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Closer (Quarterly)' }));
    expect(await summary()).toHaveTextContent('Due today$1,500Then $1,500 every quarter');
    expect(screen.getByTestId('address')).toHaveTextContent('/membership/checkout?plan=closer-quarterly');
  });

  it('takes the plan from the address, and an unknown one as the first', async () => {
    const { unmount } = renderCheckout('?plan=closer-quarterly');
    expect(await summary()).toHaveTextContent('Due today$1,500');
    unmount();
    renderCheckout('?plan=platinum');
    expect(await summary()).toHaveTextContent('Due today$5,000');
  });

  it('goes on to payment, and says where it could not', async () => {
    // The session, which the backend no longer takes, is renewed meanwhile.
    server.use(providerPage('checkout', { error: 'User must be authenticated' }, 401), auth('token', authSession));
    const { user } = renderCheckout();
    await user.click(await screen.findByRole('button', { name: 'Continue to Payment' }));
    expect(await within(await summary()).findByText('User must be authenticated')).toBeVisible();
  });
});
