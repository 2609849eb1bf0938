import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PaymentCancelScreen from '@/routes/protected/payment-cancel-screen';
import PaymentSuccessScreen from '@/routes/protected/payment-success-screen';
import { paths } from '@/shared/config/paths';
import type { Database } from '@/shared/supabase/database.types';
import { member } from '../msw/members';
import { order, plansOffered, subscribed, subscriptionFails, subscriptionRow } from '../msw/membership';
import { answerRows, backendUrl, type Row } from '../msw/rest';
import { server } from '../msw/server';
import { pdfTexts } from '../pdf-text';
import { renderScreen, someMember } from '../render';

// jsdom draws nothing.
const drawing = vi.hoisted(() => {
  const fire = Object.assign(vi.fn<(options: object) => void>(), { reset: vi.fn<() => void>() });
  return { fire, create: vi.fn<(canvas: unknown, options: object) => typeof fire>(() => fire) };
});
vi.mock('canvas-confetti', () => ({ default: { create: drawing.create } }));

type Subscription = Database['public']['Views']['stripe_user_subscriptions']['Row'];

const session = 'cs_test_a1B2';

/** The member's side of the backend; the provider's events change it. */
let backend: {
  checkout: string | null;
  invoice: string | null;
  subscription: Subscription | null;
  orders: Row<'stripe_orders'>[];
  confirmed: boolean;
};
let memberReads = 0;

beforeEach(() => {
  // A later subscription's payment is none of this session's.
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
  drawing.create.mockClear();
  drawing.fire.mockClear();
  drawing.fire.reset.mockClear();
  server.use(
    plansOffered,
    subscribed(() => backend.subscription),
    http.get(`${backendUrl}/rest/v1/stripe_checkouts`, ({ request }) => {
      const asked = new URL(request.url).searchParams.get('session_id');
      const mine = backend.checkout !== null && asked === `eq.${session}`;
      return answerRows(
        request,
        mine
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
      const asked = new URL(request.url).searchParams.get('invoice_id');
      return answerRows(
        request,
        backend.orders.filter(({ invoice_id }) => asked === `eq.${invoice_id}`),
      );
    }),
    http.get(`${backendUrl}/rest/v1/users`, ({ request }) => {
      memberReads += 1;
      return answerRows(request, [
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

// In the `main` that every page has: the focus goes to its heading.
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

/** What the provider's events bring. */
const arrive = () =>
  Object.assign(backend, { checkout: 'complete', invoice: 'in_1', subscription: subscriptionRow(), orders: [order()] });
const nothingYet = () => Object.assign(backend, { checkout: 'open', invoice: null, subscription: null, orders: [] });

describe('a payment that is confirmed', () => {
  it('shows what was bought, by its transaction, and leads on', async () => {
    open();
    await heading('Payment Successful');
    expect(screen.getByText('Welcome to Closer (Annual): everything it opens is open now.')).toBeVisible();
    expect(fact('Plan')).toHaveTextContent('Closer (Annual)Active');
    expect(fact('Next')).toHaveTextContent(/^Renews /);
    expect(fact('Card')).toHaveTextContent('Visa ending in 4242');
    expect(fact('Transaction ID')).toHaveTextContent(session);
    await waitFor(() => expect(fact('Paid')).toHaveTextContent('$5,000'));
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', paths.dashboard);
    expect(await screen.findByText(/A confirmation email is on its way to dana@example\.com\./)).toBeVisible();
  });

  it('gives a receipt that is a PDF', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:receipt';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = open();
    const download = await screen.findByRole('button', { name: 'Download Receipt' });
    await waitFor(() => expect(download).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Download Receipt' }));
    await waitFor(() => expect(names).toEqual(['cornerlot-receipt-cl-0001.pdf']));
    const [pdf] = blobs;
    if (!pdf) throw new Error('Nothing was saved');
    expect(pdf.type).toBe('application/pdf');
    const text = (await pdfTexts(pdf)).join('\n');
    expect(text).toContain('Dana Ruiz, dana@example.com');
    expect(text).toContain('Visa ending in 4242');
  });

  it('says that no mail comes to an address that is not confirmed', async () => {
    backend.confirmed = false;
    open();
    expect(
      await screen.findByText(/No confirmation email is sent to dana@example\.com, which is not confirmed yet\./),
    ).toBeVisible();
  });

  it('shows no subscription that has ended since', async () => {
    backend.subscription = subscriptionRow({ subscription_status: 'canceled' });
    open();
    await heading('Payment Successful');
    expect(screen.queryByText('Plan', { selector: 'dt' })).not.toBeInTheDocument();
    expect(fact('Transaction ID')).toHaveTextContent(session);
  });
});

describe('a payment that the provider has not told of yet', () => {
  it('is waited for, and opens what it pays for as soon as it has', async () => {
    nothingYet();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await heading('Confirming your payment');
    await wait(4000);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirming your payment');
    const readBefore = memberReads;
    arrive();
    await wait(3000);
    expect(await heading('Payment Successful')).toHaveFocus();
    expect(screen.getByText('Payment Successful', { selector: 'output' })).toBeInTheDocument();
    await waitFor(() => expect(memberReads).toBeGreaterThan(readBefore));
  });

  it('whose receipt comes last has it as soon as it is there', async () => {
    backend.orders = [];
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await heading('Payment Successful');
    expect(screen.getByRole('button', { name: 'Download Receipt' })).toHaveAttribute('aria-disabled', 'true');
    arrive();
    await wait(3000);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Download Receipt' })).not.toHaveAttribute('aria-disabled'),
    );
    expect(fact('Paid')).toHaveTextContent('$5,000');
  });

  it('that a discount has paid whole has its invoice', async () => {
    backend.orders = [order({ amount_due_cents: 0, amount_paid_cents: 0 })];
    open();
    await heading('Payment Successful');
    expect(await screen.findByRole('button', { name: 'Download Invoice' })).toBeEnabled();
    expect(fact('Paid')).toHaveTextContent('$0');
  });

  it('is said to take longer after a minute, and can be checked again', async () => {
    nothingYet();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await heading('Confirming your payment');
    await wait(61_000);
    await heading('Your payment is still being confirmed');
    expect(screen.getByText(/You need not pay again/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).not.toHaveAttribute('aria-busy'));
    server.use(subscriptionFails());
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
    server.use(subscribed(() => backend.subscription));
    arrive();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await heading('Payment Successful');
  });

  it('and never will, as its checkout has expired, says so in the end', async () => {
    nothingYet();
    backend.checkout = 'expired';
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await heading('Confirming your payment');
    await wait(61_000);
    await heading('This checkout has expired');
    expect(screen.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', paths.membership);
  });
});

describe('a payment that is nobody’s here', () => {
  it.each(['?session_id=cs_test_of_another', '?session_id=', ''])('says so at %j, and leads on', async (query) => {
    open(query);
    await heading('We could not find this payment');
    expect(screen.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', paths.billing);
    expect(screen.getByRole('link', { name: 'Go to Membership' })).toHaveAttribute('href', paths.membership);
  });

  it('is another matter than one that could not be looked up', async () => {
    server.use(subscriptionFails());
    const { user } = open();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Your payment could not be looked up')).toBeVisible();
    server.use(subscribed(() => backend.subscription));
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    await heading('Payment Successful');
  });
});

describe('the confetti', () => {
  it('falls for three seconds, on this thread, once for a payment', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const first = open();
    await waitFor(() => expect(drawing.fire).toHaveBeenCalled());
    expect(drawing.create).toHaveBeenCalledExactlyOnceWith(
      expect.any(HTMLCanvasElement),
      expect.objectContaining({ useWorker: false }),
    );
    expect(drawing.fire.reset).not.toHaveBeenCalled();
    await wait(3100);
    expect(drawing.fire.reset).toHaveBeenCalled();
    const fired = drawing.fire.mock.calls.length;
    await wait(3000);
    expect(drawing.fire).toHaveBeenCalledTimes(fired);
    first.unmount();
    open();
    await heading('Payment Successful');
    await wait(1000);
    expect(drawing.create).toHaveBeenCalledOnce();
  });

  it('ends with the page', async () => {
    const { unmount } = open();
    await waitFor(() => expect(drawing.fire).toHaveBeenCalled());
    unmount();
    expect(drawing.fire.reset).toHaveBeenCalled();
  });

  it('does not fall for those who want no motion, nor before the payment is confirmed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    nothingYet();
    const first = open();
    await heading('Confirming your payment');
    await wait(1000);
    first.unmount();
    arrive();
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }) as MediaQueryList,
    );
    open();
    await heading('Payment Successful');
    await wait(1000);
    expect(drawing.create).not.toHaveBeenCalled();
  });
});

it('a payment that was given up says that nothing was charged, and leads on', () => {
  renderScreen(<PaymentCancelScreen />, { at: paths.paymentCancel, path: paths.paymentCancel, user: someMember });
  expect(screen.getByRole('heading', { level: 1, name: 'Payment Canceled' })).toBeVisible();
  expect(screen.getByText(/Nothing was charged/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', paths.membership);
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', paths.dashboard);
  expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/contact$/),
  );
});
