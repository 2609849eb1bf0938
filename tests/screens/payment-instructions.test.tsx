import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DealRoom } from '@/features/deal-room/components/deal-room';
import { paths } from '@/domain/site/paths';
import { Toaster } from '@/kit/ui/toaster';
import {
  dealId,
  dealParty,
  dealRoomBackend,
  dealRow,
  emptyRoom,
  jo,
  ownParty,
  partyIds,
  paymentRow,
} from '../msw/deal-room';
import { failing } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const state = emptyRoom();
const guest = { role: 'title', rights: ['earnest_money'], accepted_at: '2026-11-25T12:00:00+00:00' };
const tia = dealParty({ ...guest, id: partyIds.tia, user_id: 'tia', name: 'Tia Title' });
const evil = paymentRow({
  id: 'payment-2',
  state: 'waiting',
  account_number: '666666666666',
  takes_effect_at: '2026-11-27T22:00:00+00:00',
});

beforeEach(() => {
  // Thursday, 4:00 PM in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T22:00:00Z') });
  Object.assign(state, emptyRoom(), { deal: dealRow({ parties: [dealParty(), ownParty(), tia] }) });
  server.use(...dealRoomBackend(state));
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const open = () =>
  renderScreen(
    <>
      <DealRoom dealId={dealId} />
      <Toaster />
    </>,
    { at: paths.deal(dealId), path: paths.deal(':id'), user: someMember },
  );
const section = async () => within(await screen.findByRole('region', { name: 'Payment instructions' }));
const asGuest = () => {
  state.deal = dealRow({ parties: [dealParty(), ownParty(guest)] });
};

describe('for the buyer', () => {
  it('says who enters them before anyone has', async () => {
    open();
    const shown = await section();
    expect(await shown.findByText(/^None yet\. Only the title company/)).toBeInTheDocument();
    expect(shown.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the numbers and whom to call, and stops a change that waits', async () => {
    state.payment = [paymentRow(), evil];
    state.onCall = () => {
      state.payment = [paymentRow()];
    };
    const { user } = open();
    const shown = await section();
    expect(await shown.findByText('000123456789')).toBeInTheDocument();
    for (const link of shown.getAllByRole('link')) expect(link).toHaveAttribute('href', 'tel:6145550100');
    expect(shown.getByRole('button', { name: 'Copy routing number' })).toBeInTheDocument();
    expect(
      shown.getByText('Tia Title changed the payment instructions. The change takes effect Nov 27, 4:00 PM CST.'),
    ).toBeInTheDocument();
    expect(shown.getByText('Account number: 666666666666 instead of 000123456789')).toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Stop this change' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop this change?' }));
    await user.click(dialog.getByRole('button', { name: 'Stop this change' }));
    expect(await screen.findByText('Change stopped')).toBeInTheDocument();
    expect(state.calls).toEqual([{ name: 'end_payment_change', sent: { instructions_id: 'payment-2' } }]);
    expect(shown.queryByText(/666666666666/)).not.toBeInTheDocument();
  });

  it('says to call once who entered them no longer holds the money', async () => {
    state.payment = [paymentRow({ state: 'void', account_name: null, routing_number: null, account_number: null })];
    open();
    const shown = await section();
    expect(await shown.findByText(/before you send anything/)).toHaveTextContent('Call 614-555-0100 before you send');
    expect(shown.queryByText('First Bank')).not.toBeInTheDocument();
  });

  it('shows only the last digits after the deal', async () => {
    state.deal = dealRow({
      state: 'closed',
      ended_at: '2026-11-26T20:00:00+00:00',
      parties: [dealParty(), ownParty()],
    });
    state.payment = [paymentRow({ state: 'deal_ended', account_number: null, routing_number: null })];
    open();
    expect(await (await section()).findByText(/^First Bank, account ending in 6789\./)).toBeInTheDocument();
  });

  it('offers to retry a failure', async () => {
    server.use(failing('rpc/payment_instructions'));
    open();
    expect(await (await section()).findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});

describe('for the title company', () => {
  it('takes a valid routing number, and says what follows', async () => {
    asGuest();
    const { user } = open();
    await user.click(await (await section()).findByRole('button', { name: 'Add payment instructions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add payment instructions' }));
    const type = (label: RegExp, text: string) => user.type(dialog.getByLabelText(label), text);
    await type(/^Bank/, 'First Bank');
    await type(/^Account holder/, 'Tia Title LLC');
    await type(/^Routing number/, '0210-0002-2');
    await type(/^Account number/, '0001 2345 6789');
    await type(/^Call-back number/, '614-555-0100');
    const send = () => user.click(dialog.getByRole('button', { name: 'Add payment instructions' }));
    await send();
    expect(await dialog.findByText('This isn’t a routing number. Check its digits.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Routing number/)).toHaveFocus();
    await user.clear(dialog.getByLabelText(/^Routing number/));
    await type(/^Routing number/, '0210-0002-1');
    await send();
    expect(await screen.findByText('Payment instructions entered')).toBeInTheDocument();
    expect(state.calls[0]?.sent).toMatchObject({
      deal_id: dealId,
      routing_number: '021000021',
      account_number: '000123456789',
      callback_phone: '614-555-0100',
    });
  });

  it('withdraws a change, but not the number to call', async () => {
    asGuest();
    state.payment = [paymentRow({ entered_by: partyIds.buyer }), { ...evil, entered_by: partyIds.buyer }];
    const { user } = open();
    const shown = await section();
    await user.click(await shown.findByRole('button', { name: 'Withdraw change' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this change?' }));
    state.onCall = () => {
      state.payment = [paymentRow({ entered_by: partyIds.buyer })];
    };
    await user.click(dialog.getByRole('button', { name: 'Withdraw change' }));
    await user.click(await shown.findByRole('button', { name: 'Change' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change payment instructions' }));
    expect(form.getByLabelText(/^Account number/)).toHaveValue('000123456789');
    expect(form.queryByLabelText(/^Call-back number/)).not.toBeInTheDocument();
    expect(form.getByText(/^The change takes effect in 24 hours\./)).toBeInTheDocument();
  });
});

it('shows nothing to a JV partner', async () => {
  state.deal = dealRow({ parties: [dealParty(), jo({ user_id: someMember.id })] });
  state.payment = [paymentRow()];
  open();
  expect(await screen.findByRole('region', { name: 'Milestones' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Payment instructions' })).not.toBeInTheDocument();
});
