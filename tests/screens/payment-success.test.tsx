import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PaymentSuccessScreen from '@/routes/app/payment-success-screen';
import { paths } from '@/domain/site/paths';
import type { Database } from '@/domain/database.types';
import { expectFocused } from '../expect-focused';
import { member } from '../msw/members';
import { order, offeredPlans, subscribed, subscriptionFails, subscriptionRow } from '../msw/membership';
import { respondWithRows, backendUrl, type Row } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

// jsdom can't draw.
const confettiMock = vi.hoisted(() => {
  const fire = Object.assign(vi.fn<(options: object) => void>(), { reset: vi.fn<() => void>() });
  return { fire, create: vi.fn<(canvas: unknown, options: object) => typeof fire>(() => fire) };
});
vi.mock('canvas-confetti', () => ({ default: { create: confettiMock.create } }));

type Subscription = Database['public']['Views']['stripe_user_subscriptions']['Row'];

const session = 'cs_test_a1B2';

/** The member's rows in the backend; webhooks change them. */
let backend: {
  checkout: string | null;
  invoice: string | null;
  subscription: Subscription | null;
  orders: Row<'stripe_orders'>[];
  confirmed: boolean;
};
let memberReads = 0;

beforeEach(() => {
  // A later payment that doesn't belong to this session.
  const other = order({
    invoice_id: 'in_2',
    number: 'CL-0002',
    amount_paid_cents: 150_000,
    created_at: '2026-06-01T12:00:00+00:00',
  });
  backend = {
    checkout: 'complete',
    invoice: 'in_1',
    subscription: subscriptionRow(),
    orders: [other, order()],
    confirmed: true,
  };
  memberReads = 0;
  confettiMock.create.mockClear();
  confettiMock.fire.mockClear();
  confettiMock.fire.reset.mockClear();
  server.use(
    offeredPlans,
    subscribed(() => backend.subscription),
    http.get(`${backendUrl}/rest/v1/stripe_checkouts`, ({ request }) => {
      const filter = new URL(request.url).searchParams.get('session_id');
      const isOwn = backend.checkout !== null && filter === `eq.${session}`;
      return respondWithRows(
        request,
        isOwn
          ? [
              {
                session_id: session,
                price_id: 'price_annual',
                status: backend.checkout,
                created_at: '2026-03-01T11:59:00+00:00',
                invoice_id: backend.invoice,
              },
            ]
          : [],
      );
    }),
    http.get(`${backendUrl}/rest/v1/stripe_orders`, ({ request }) => {
      const filter = new URL(request.url).searchParams.get('invoice_id');
      return respondWithRows(
        request,
        backend.orders.filter(({ invoice_id }) => filter === `eq.${invoice_id}`),
      );
    }),
    http.get(`${backendUrl}/rest/v1/users`, ({ request }) => {
      memberReads += 1;
      return respondWithRows(request, [
        member({
          id: someMember.id,
          name: 'Dana Ruiz',
          email: someMember.email ?? '',
          email_confirmed: backend.confirmed,
        }),
      ]);
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// Focus goes to the heading inside `main`.
const page = (
  <main>
    <PaymentSuccessScreen />
  </main>
);
const open = (query = `?session_id=${session}`) =>
  renderScreen(page, { at: paths.paymentSuccess + query, path: paths.paymentSuccess, user: someMember });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Simulates the webhooks arriving. */
const deliverWebhooks = () =>
  Object.assign(backend, { checkout: 'complete', invoice: 'in_1', subscription: subscriptionRow(), orders: [order()] });
const resetPayment = () => Object.assign(backend, { checkout: 'open', invoice: null, subscription: null, orders: [] });

describe('a payment whose webhook hasn’t arrived', () => {
  it('polls a payment whose webhook hasn’t arrived, and unlocks the membership once confirmed', async () => {
    resetPayment();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await heading('Confirming your payment');
    await wait(4000);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirming your payment');
    const readBefore = memberReads;
    deliverWebhooks();
    await wait(3000);
    await expectFocused(heading('Payment Successful'));
    expect(screen.getByText('Payment Successful', { selector: 'output' })).toBeInTheDocument();
    await waitFor(() => expect(memberReads).toBeGreaterThan(readBefore));
  });

  it('shows the receipt when it arrives later', async () => {
    backend.orders = [];
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await heading('Payment Successful');
    expect(screen.getByRole('button', { name: 'Download Receipt' })).toHaveAttribute('aria-disabled', 'true');
    deliverWebhooks();
    await wait(3000);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Download Receipt' })).not.toHaveAttribute('aria-disabled'),
    );
    expect(fact('Paid')).toHaveTextContent('$5,000');
  });

  it('says after a minute that it takes longer and can be checked again', async () => {
    resetPayment();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await heading('Confirming your payment');
    await wait(61_000);
    await heading('Your payment is still being confirmed');
    expect(screen.getByText(/You don’t need to pay again/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).not.toHaveAttribute('aria-busy'));
    server.use(subscriptionFails());
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
    server.use(subscribed(() => backend.subscription));
    deliverWebhooks();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await heading('Payment Successful');
  });
});

describe('an unknown payment', () => {
  it.each(['?session_id=cs_test_of_another', ''])('finds no payment at %j', async (query) => {
    open(query);
    await heading('We couldn’t find this payment');
    expect(screen.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', paths.billing);
    expect(screen.getByRole('link', { name: 'Go to Membership' })).toHaveAttribute('href', paths.membership);
  });
});
