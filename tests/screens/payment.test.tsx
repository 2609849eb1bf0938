import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import PublicPaymentScreen from '@/routes/marketing/payment-screen';
import PaymentScreen from '@/routes/app/payment-screen';
import { paths } from '@/shared/config/paths';
import { renderScreen, someMember } from '../render';

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
  it('shows errors next to the fields and focuses the first one', async () => {
    const { user } = open();
    await user.click(button('Continue'));
    for (const text of [
      'Enter the card number',
      'Enter the expiry date',
      'Enter the security code',
      'Enter the name on the card',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    await waitFor(() => expect(field(/^Card number/)).toHaveFocus());
    expect(field(/^Card number/)).toHaveAccessibleDescription('Enter the card number');
    await user.type(field(/^Card number/), '4242');
    await user.type(field(/^Expiry date/), '1328');
    await user.type(field(/^CVC/), '12');
    await user.type(field(/^Name on card/), '   ');
    await user.click(button('Continue'));
    for (const text of [
      'The card number is incomplete',
      'Enter the month and year, like 08/29',
      'The security code has 3 or 4 digits',
      'Enter the name on the card',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment Details');
  });

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
  ])('on the %s host, never sends, stores, or logs what was typed', async (_, element) => {
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
