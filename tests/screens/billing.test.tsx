import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import BillingScreen from '@/routes/app/billing-screen';
import { openUrl } from '@/shared/navigation/browser-navigation';
import { member } from '../msw/members';
import { offeredPlans, stripePage, subscribed, subscriptionRow } from '../msw/membership';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

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
});
