import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DealRoom } from '@/features/deal-room/components/deal-room';
import { paths } from '@/domain/site/paths';
import { Toaster } from '@/kit/ui/toaster';
import {
  dealId,
  dealParty,
  dealRoomBackend,
  dealRow,
  dealTerms,
  emptyRoom,
  jo,
  milestone,
  ownParty,
  partyIds,
  titleItem,
} from '../msw/deal-room';
import { backendUrl, failing } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const state = emptyRoom();

beforeEach(() => {
  // Thursday, 4:00 PM in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T22:00:00Z') });
  Object.assign(state, emptyRoom());
  server.use(...dealRoomBackend(state));
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const openRoom = (slots: Omit<Parameters<typeof DealRoom>[0], 'dealId'> = {}) =>
  renderScreen(
    <>
      <DealRoom dealId={dealId} {...slots} />
      <Toaster />
    </>,
    { at: paths.deal(dealId), path: paths.deal(':id'), user: someMember },
  );
const region = (name: string) => screen.findByRole('region', { name });
const milestoneItem = (name: string) => screen.findByRole('listitem', { name });

describe('the deal room', () => {
  it('asks before it reports a payment, once, and shows the other side’s answer', async () => {
    state.onCall = () => {
      state.deal = dealRow({ milestones: [milestone('earnest_money', '2026-11-27T22:30:00Z', { state: 'declared' })] });
    };
    const { user } = openRoom();
    await user.click(await screen.findByRole('button', { name: 'Report as paid' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Report the earnest money as paid?' });
    expect(within(dialog).getByText(/enters the permanent record/)).toBeVisible();
    expect(state.calls).toEqual([]);
    await user.dblClick(within(dialog).getByRole('button', { name: 'Report as paid' }));
    expect(await screen.findByText('The buyer reported it as paid. Receipt isn’t confirmed yet.')).toBeInTheDocument();
    expect(state.calls).toEqual([
      { name: 'move_milestone', sent: { milestone_id: 'milestone-earnest_money', action: 'declare' } },
    ]);
  });

  const receipt = (amount: number, reference: string) => ({
    id: `receipt-${reference}`,
    party_id: partyIds.tia,
    amount,
    received_on: '2026-11-26',
    reference,
    recorded_at: '2026-11-26T12:00:00Z',
    disputed_at: null,
  });
  const tia = dealParty({ id: partyIds.tia, role: 'title', name: 'Tia Title', rights: ['earnest_money'] });
  const accepted = { ...tia, accepted_at: '2026-11-25T12:00:00Z' };

  it('shows who confirmed the earnest money, and lets the other side dispute it', async () => {
    const confirmed = { state: 'done', confirmed_by: partyIds.tia, confirmed_at: '2026-11-26T12:00:00Z' };
    state.deal = dealRow({
      parties: [dealParty(), ownParty(), accepted],
      milestones: [milestone('earnest_money', '2026-11-27T22:30:00Z', confirmed)],
      earnest: { due: 5000, amount: 5000, accepted: null, first_due: 5000, needed: 5000, first_needed: 5000 },
      receipts: [receipt(5000, '4471')],
    });
    const { user } = openRoom();
    const step = within(await milestoneItem('Earnest money'));
    expect(
      step.getByText('Confirmed by Tia Title (Title company, seller’s side). Both sides accepted them for this.'),
    ).toBeInTheDocument();
    expect(step.getByText('Received $5,000 on Nov 26, 2026, ref. 4471')).toBeInTheDocument();
    await user.click(step.getByRole('button', { name: 'Dispute confirmation' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Dispute that the earnest money arrived?' });
    await user.click(within(dialog).getByRole('button', { name: 'Dispute confirmation' }));
    await waitFor(() =>
      expect(state.calls).toEqual([
        { name: 'move_milestone', sent: { milestone_id: 'milestone-earnest_money', action: 'dispute' } },
      ]),
    );
  });

  it('adds up the parts of the earnest money, and lets the other side dispute one', async () => {
    state.deal = dealRow({
      parties: [dealParty(), ownParty(), accepted],
      milestones: [milestone('earnest_money', '2026-11-27T22:30:00Z')],
      earnest: { due: 5000, amount: 1001, accepted: null, first_due: 5000, needed: 5000, first_needed: 5000 },
      receipts: [receipt(1, '1'), receipt(1000, '2'), { ...receipt(9, '3'), disputed_at: '2026-11-26T13:00:00Z' }],
    });
    const { user } = openRoom();
    const step = within(await milestoneItem('Earnest money'));
    expect(step.getByText('Partly received: $1,001 of $5,000')).toBeInTheDocument();
    expect(step.getByText('Partly received')).toBeInTheDocument();
    expect(step.queryByText(/ref\. 3/)).not.toBeInTheDocument();
    await user.click(step.getByRole('button', { name: 'Dispute $1,000, ref. 2' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Dispute that the earnest money arrived?' });
    await user.click(within(dialog).getByRole('button', { name: 'Dispute confirmation' }));
    await waitFor(() =>
      expect(state.calls[0]?.sent).toEqual({
        milestone_id: 'milestone-earnest_money',
        action: 'dispute',
        receipt_id: 'receipt-2',
      }),
    );
  });

  it('adds up two deposits, asks for what the second still takes, and shows the extension fee', async () => {
    const due = '2026-12-15T06:00:00Z';
    state.deal = dealRow({
      parties: [dealParty(), ownParty({ role: 'seller', side: 'seller' }), accepted],
      milestones: [
        milestone('earnest_money', '2026-11-27T22:30:00Z', { state: 'done' }),
        milestone('second_deposit', due),
        milestone('extension_fee', due),
      ],
      earnest: { due: 8000, amount: 3500, accepted: null, first_due: 3000, needed: 8000, first_needed: 3000 },
      receipts: [receipt(3500, '1')],
    });
    state.terms = dealTerms({ extension_fee: 2000 });
    const { user } = openRoom();
    const first = within(await milestoneItem('Earnest money'));
    expect(first.getByText('Received $3,000 on Nov 26, 2026, ref. 1')).toBeInTheDocument();
    const second = within(await milestoneItem('Second deposit'));
    expect(second.getByText('Received in all: $3,500 of $8,000')).toBeInTheDocument();
    expect(second.getByText('Partly received')).toBeInTheDocument();
    const fee = within(await milestoneItem('Extension fee'));
    expect(await fee.findByText('$2,000 in all, to the seller')).toBeInTheDocument();
    await user.click(second.getByRole('button', { name: 'Confirm receipt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that the second deposit arrived?' }));
    expect(dialog.getByLabelText(/^Amount/)).toHaveValue('4,500');
  });

  it('shows the terms in force, with those agreed first beside them', async () => {
    state.terms = dealTerms({ closing_on: '2027-01-04', inspection_due_at: '2026-12-05T06:00:00+00:00' });
    openRoom();
    const terms = within(await region('Agreed terms'));
    expect(await terms.findByText('Closing by Jan 4, 2027 (agreed first: Dec 18, 2026).')).toBeInTheDocument();
    expect(terms.getByText('Inspection until end of Dec 4 CST (agreed first: end of Dec 1 CST).')).toBeInTheDocument();
    expect(terms.queryByText(/7 days/)).not.toBeInTheDocument();
  });

  it('warns of a seller’s contract that ends before the closing, which only the seller extends', async () => {
    state.deal = dealRow({
      milestones: [milestone('seller_contract', '2026-12-10T06:00:00Z'), milestone('closing', '2026-12-25T06:00:00Z')],
    });
    openRoom();
    expect(
      await screen.findByText(
        'The seller’s contract ends end of Dec 9 CST, before the closing (end of Dec 24 CST). ' +
          'Ask the seller to extend it.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record an extension' })).not.toBeInTheDocument();
    expect(within(await milestoneItem('Seller’s contract')).getByText(/^Ends /)).toBeInTheDocument();
    expect(screen.queryByText(/^Seller’s contract ends/), 'the same twice').not.toBeInTheDocument();
  });

  it('tells a guest at the earnest money that they still have to be accepted', async () => {
    state.terms = null;
    const guest = ownParty({ role: 'title', side: 'seller', rights: ['earnest_money'] });
    state.deal = dealRow({ parties: [dealParty(), guest] });
    openRoom();
    const step = within(await milestoneItem('Earnest money'));
    expect(step.getByText(/You can confirm it once the buyer accepts you\.$/)).toBeInTheDocument();
    expect(step.queryByRole('button', { name: 'Confirm receipt' })).not.toBeInTheDocument();
  });

  it('shows the latest after a stale step', async () => {
    state.refusal = {
      code: 'P0001',
      message: 'You can’t do that now. Reload to see the latest.',
      hint: 'deal_changed',
    };
    state.onCall = () => {
      state.deal = dealRow({ title: 'Renamed ranch' });
    };
    const { user } = openRoom();
    await user.click(await screen.findByRole('button', { name: 'Report as paid' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Report as paid' }));
    expect(await screen.findByText('You can’t do that now. The page now shows the latest.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Renamed ranch', hidden: true })).toBeInTheDocument();
  });

  it('lets the title company ask who may sign, and says that it has seen that', async () => {
    const oak = { company: 'Oak LLC', company_state: 'TN', capacity: 'Manager' };
    const title = { role: 'title', side: 'buyer', rights: ['earnest_money'], accepted_at: '2026-11-25T11:00:00Z' };
    state.deal = dealRow({ parties: [dealParty(oak), ownParty(title)] });
    const party_id = partyIds.seller;
    state.onCall = (name) => {
      const seen_at = name === 'mark_authority_seen' ? '2026-11-26T12:00:00Z' : null;
      if (state.deal) state.deal.authorities = [{ party_id, seen_at }];
    };
    const { user } = openRoom();
    await user.click(await screen.findByRole('button', { name: 'Ask Sam Seller who may sign' }));
    expect(await screen.findByText('Asked to show who may sign')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark as seen who may sign for Sam Seller' }));
    expect(await screen.findByText('Title has seen who may sign, Nov 26, 6:00 AM CST')).toBeVisible();
    expect(state.calls).toEqual([
      { name: 'ask_for_authority', sent: { party_id } },
      { name: 'mark_authority_seen', sent: { party_id } },
    ]);
  });

  it('plans a double close in the middle of two deals, and ends it', async () => {
    state.others = [{ other_id: 'resale', part: 'resale', address: '12 Elm St', closing_at: '2026-12-25T06:00:00Z' }];
    state.onCall = (name) => {
      state.others = [];
      state.deal = dealRow({
        double_close: name === 'link_double_close' ? { part: 'purchase', other: 'resale' } : null,
      });
    };
    const { user } = openRoom();
    const section = within(await region('Double close'));
    await user.click(section.getByRole('button', { name: 'Plan a double close' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Link the deals' }));
    const linked = within(await region('Double close'));
    expect(await linked.findByRole('link', { name: 'Open the resale' })).toHaveAttribute('href', paths.deal('resale'));
    expect(linked.getByText(/^You resell the property after this purchase/)).toBeVisible();
    await user.click(linked.getByRole('button', { name: 'End the double close' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End the double close' }),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Double close' })).not.toBeInTheDocument());
    expect(state.calls).toEqual([
      { name: 'link_double_close', sent: { purchase_id: dealId, resale_id: 'resale', is_funded: false } },
      { name: 'unlink_double_close', sent: { deal_id: dealId } },
    ]);
  });

  it('shows others only the order of a double close, and which days differ', async () => {
    state.deal = dealRow({
      double_close: { part: 'resale', other: null },
      milestones: [milestone('purchase', '2026-12-27T06:00:00Z'), milestone('closing', '2026-12-25T06:00:00Z')],
    });
    openRoom();
    const section = within(await region('Double close'));
    expect(section.getByText(/^The seller buys the property first/)).toBeVisible();
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1The seller’s purchase closes, end of Dec 26 CST',
      '2This deal closes, end of Dec 24 CST',
    ]);
    expect(section.getByText(/^The purchase closes by Dec 26, 2026 and this deal by Dec 24, 2026/)).toBeVisible();
    expect(section.queryByRole('link')).not.toBeInTheDocument();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  it('lets the title company work its file, and clear the title once nothing is open', async () => {
    const title = { role: 'title', side: 'seller', rights: ['earnest_money'], accepted_at: '2026-11-25T11:00:00Z' };
    state.deal = dealRow({ parties: [dealParty(), ownParty(title)] });
    state.title = { number: 'T-1', cleared_at: null, items: [titleItem({ due_on: '2026-11-20' })] };
    state.onCall = (name) => {
      if (name === 'move_title_item')
        state.title = { number: 'T-1', cleared_at: null, items: [titleItem({ state: 'done' })] };
      if (state.title && name === 'clear_title') state.title.cleared_at = '2026-11-26T12:00:00Z';
    };
    const { user } = openRoom();
    const section = within(await region('Title file'));
    expect(section.getByText('From the seller · was due Nov 20, 2026')).toBeVisible();
    expect(section.queryByRole('button', { name: 'Clear to close' })).not.toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Mark as done: Payoff of the seller’s loans' }));
    await user.click(await section.findByRole('button', { name: 'Clear to close' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Clear to close' }));
    expect(await section.findByText('File T-1. Cleared to close Nov 26, 6:00 AM CST.')).toBeVisible();
    expect(state.calls.map(({ name }) => name)).toEqual(['move_title_item', 'clear_title']);
  });

  it('closes the deal room to changes once the deal ended', async () => {
    state.deal = dealRow({
      state: 'fell_through',
      end_reason: 'inspection',
      ended_by: 'seller',
      ended_at: '2026-11-26T12:00:00Z',
    });
    openRoom();
    expect(
      await screen.findByText('This deal fell through Nov 26, 6:00 AM CST. Reason: Inspection, as the seller says.'),
    ).toBeInTheDocument();
    await region('Record');
    for (const name of [/deadline/i, /invite/i, /end the deal/i, /report/i, /propose/i])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(within(await milestoneItem('Closing')).getByText('Not done')).toBeInTheDocument();
  });

  it('asks each side what became of the earnest money, and whether the reason is right', async () => {
    const said = { side: 'seller', agrees: null, money: 'released', moved_on: '2026-11-26', paid_by: 'title' };
    const end = { state: 'fell_through', end_reason: 'buyer_backed_out', ended_by: 'seller' };
    state.deal = dealRow({ ...end, ended_at: '2026-11-26T12:00:00Z', endings: [said] });
    const { user } = openRoom();
    const section = within(await region('What happened to the earnest money'));
    expect(section.getByText('Released to the seller on Nov 26, 2026, by the title company')).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Say what happened' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add to the record' }));
    expect(await dialog.findByText('Choose what happened')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText(/^Earnest money/), 'Returned to the buyer');
    await user.click(dialog.getByRole('button', { name: 'Add to the record' }));
    expect(await dialog.findByText('Choose who paid it out')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText(/^Earnest money/), 'Disputed: both sides claim it');
    await user.selectOptions(dialog.getByLabelText(/^Is the reason right\? “The buyer backed out”/), 'No');
    await user.click(dialog.getByRole('button', { name: 'Add to the record' }));
    await waitFor(() =>
      expect(state.calls).toEqual([
        { name: 'report_ending', sent: { deal_id: dealId, money: 'disputed', agrees: false } },
      ]),
    );
  });
});

describe('when the deal can’t be shown', () => {
  it('says so without telling whether it exists', async () => {
    state.deal = null;
    openRoom();
    expect(
      await screen.findByRole('heading', { level: 2, name: 'This deal isn’t available to you' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/sign in with the email address they used and verify it/)).toBeInTheDocument();
  });

  it('shows the rest if terms and record fail', async () => {
    server.use(failing('rpc/deal_terms'), failing('ledger_entries'));
    openRoom();
    expect(await screen.findByText('We couldn’t load the terms')).toBeInTheDocument();
    expect(await screen.findByText('We couldn’t load the record')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Report as paid' })).toBeInTheDocument();
  });

  it('shows an invitation and accepts it once', async () => {
    state.deal = null;
    state.invitation = {
      party_id: 'party-9',
      title: 'Brick ranch',
      address: '12 Elm St',
      role: 'title',
      rights: ['earnest_money'],
      invited_by: 'Sam Seller',
    };
    state.onCall = () => {
      state.deal = dealRow({
        parties: [dealParty(), ownParty({ role: 'title', side: 'seller', rights: ['earnest_money'] })],
      });
      return dealId;
    };
    const { user } = openRoom();
    expect(await screen.findByText(/Sam Seller invited you as/)).toHaveTextContent('the title company');
    expect(
      screen.getByText('Confirm that the earnest money arrived, once both sides accept you for it'),
    ).toBeInTheDocument();
    expect(screen.queryByText('See shared documents')).not.toBeInTheDocument();
    await user.dblClick(screen.getByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByRole('region', { name: 'Milestones' })).toBeInTheDocument();
    expect(state.calls).toEqual([{ name: 'join_deal', sent: { party_id: 'party-9' } }]);
  });
});

describe('a new deadline', () => {
  const proposed = (side: string) =>
    dealRow({
      milestones: [
        milestone('inspection', '2026-12-02T06:00:00Z', {
          extensions: [
            {
              id: 'ext',
              proposed_by: side,
              due_at: '2026-12-05T23:00:00Z',
              state: 'proposed',
              created_at: '2026-11-26T12:00:00Z',
            },
          ],
        }),
      ],
    });

  it('warns of a new closing date after the seller’s own contract', async () => {
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/listing_deal_terms`, () =>
        HttpResponse.json({ contract_expires_on: '2026-12-10' }),
      ),
    );
    const proposal = { id: 'ext', proposed_by: 'seller', state: 'proposed', created_at: '2026-11-26T12:00:00Z' };
    const extensions = [{ ...proposal, due_at: '2026-12-21T06:00:00Z' }];
    state.deal = dealRow({
      property_id: '66666666-6666-4666-8666-666666666666',
      milestones: [milestone('closing', '2026-12-09T06:00:00Z', { extensions })],
    });
    openRoom();
    expect(await screen.findByText(/^Closing on Dec 20, 2026 is after the seller’s contract/)).toBeInTheDocument();
  });

  it('says which deadlines are on a weekend or a bank holiday', async () => {
    state.deal = proposed('seller');
    openRoom();
    const inspection = within(await milestoneItem('Inspection'));
    expect(inspection.getByText('Dec 5 is a Saturday. Banks don’t move money that day.')).toBeVisible();
    expect(inspection.getAllByText(/Banks don’t/)).toHaveLength(1);
    state.deal = dealRow({
      milestones: [
        milestone('earnest_money', '2026-11-30T06:00:00Z'),
        milestone('inspection', '2026-11-26T20:00:00Z'),
        milestone('financing', '2026-11-29T06:00:00Z', { state: 'done' }),
        milestone('closing', '2026-12-26T06:00:00Z'),
      ],
    });
    openRoom();
    expect(await screen.findByText('Nov 29 is a Sunday. Banks don’t move money that day.')).toBeVisible();
    expect(screen.getByText('Dec 25 is Christmas Day. Banks don’t move money that day.')).toBeVisible();
    // Neither of those that passed or are done.
    expect(screen.queryByText(/^Nov 2[68] is/)).not.toBeInTheDocument();
  });

  it('fills a new deadline in by business days, and warns of a day banks are closed', async () => {
    const { user } = openRoom();
    await user.click(await screen.findByRole('button', { name: 'Move deadline: Inspection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the deadline: Inspection' }));
    // Today is Thanksgiving.
    for (const [days, date] of [
      [10, '2026-12-10'],
      [5, '2026-12-03'],
      [3, '2026-12-01'],
    ] as const) {
      await user.click(dialog.getByRole('button', { name: `${days} business days` }));
      expect(dialog.getByLabelText(/^New date/)).toHaveValue(date);
      expect(dialog.getByLabelText('New time')).toHaveValue('17:00');
    }
    expect(dialog.getByText('New deadline: Dec 1, 5:00 PM CST')).toBeVisible();
    expect(dialog.queryByText(/Banks don’t/)).not.toBeInTheDocument();
    await user.clear(dialog.getByLabelText(/^New date/));
    await user.type(dialog.getByLabelText(/^New date/), '2026-12-06');
    expect(await dialog.findByText('Dec 6 is a Sunday. Banks don’t move money that day.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Propose new deadline' }));
    await waitFor(() =>
      expect(state.calls).toMatchObject([{ name: 'propose_extension', sent: { due_at: '2026-12-06T23:00:00.000Z' } }]),
    );
  });

  it('lets the other side answer a new deadline, and see the reason', async () => {
    state.deal = proposed('seller');
    state.entries = [
      {
        actor: 'seller',
        kind: 'extension.propose',
        data: { extension: 'ext', milestone: 'inspection', due_at: '2026-12-05T23:00:00Z' },
        texts: [{ field: 'reason', text: 'Roof' }],
      },
    ];
    const { user } = openRoom();
    expect(await screen.findByText('Sam Seller proposed a new deadline: Dec 5, 5:00 PM CST')).toBeInTheDocument();
    expect(await screen.findByText('“Roof”')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Move deadline: Inspection' })).not.toBeInTheDocument();
    await user.dblClick(screen.getByRole('button', { name: 'Agree to new deadline for inspection' }));
    await waitFor(() =>
      expect(state.calls).toEqual([{ name: 'answer_extension', sent: { extension_id: 'ext', answer: 'agreed' } }]),
    );
  });
});

const tia = { id: partyIds.tia, user_id: 't', role: 'title', name: 'Tia Title', rights: ['documents'] };

describe('people', () => {
  it('lets the side that invited people change and remove them', async () => {
    state.deal = dealRow({
      parties: [
        dealParty(),
        ownParty(),
        dealParty({ ...tia, side: 'buyer' }),
        dealParty({ ...tia, id: 'other', name: 'Lou Lender', role: 'lender', side: 'seller' }),
      ],
    });
    const { user } = openRoom();
    const people = await region('People');
    expect(within(people).queryByRole('button', { name: 'Remove Lou Lender' })).not.toBeInTheDocument();
    expect(within(people).queryByRole('button', { name: 'Leave deal' })).not.toBeInTheDocument();
    await user.click(within(people).getByRole('button', { name: 'Change rights of Tia Title' }));
    const rights = await screen.findByRole('dialog', { name: 'Rights of Tia Title' });
    await user.click(within(rights).getByLabelText('Confirm earnest money'));
    await user.click(within(rights).getByRole('button', { name: 'Save rights' }));
    await waitFor(() => expect(rights).not.toBeInTheDocument());
    await user.click(within(people).getByRole('button', { name: 'Remove Tia Title' }));
    const confirm = await screen.findByRole('alertdialog', { name: 'Remove Tia Title?' });
    state.refusal = { code: 'P0001', message: 'This deal is closed.', hint: 'deal_changed' };
    await user.click(within(confirm).getByRole('button', { name: 'Remove' }));
    expect(await within(confirm).findByText(/This deal is closed/)).toBeInTheDocument();
    expect(state.calls.map(({ name, sent }) => [name, sent])).toEqual([
      ['set_party_rights', { party_id: partyIds.tia, rights: ['documents', 'earnest_money'] }],
      ['revoke_party', { party_id: partyIds.tia }],
    ]);
  });

  it('lets people say which company they act for, one of earlier deals or another', async () => {
    state.companies = [{ company: 'Elm Partners LP', company_state: 'DE', capacity: 'General partner' }];
    state.deal = dealRow({
      parties: [dealParty({ company: 'Oak Street LLC', company_state: 'TN', capacity: 'Managing member' }), ownParty()],
    });
    const { user } = openRoom();
    const people = await region('People');
    expect(within(people).getByText('Acting for Oak Street LLC (Tennessee), Managing member')).toBeVisible();
    await user.click(within(people).getByRole('button', { name: 'Act for a company' }));
    const dialog = await screen.findByRole('dialog', { name: 'Who do you act for?' });
    const choice = await within(dialog).findByLabelText(/^I act for/);
    await user.selectOptions(choice, 'Another company');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    for (const text of [
      'Enter the company’s legal name',
      'Choose the state it’s organized in',
      'Enter your role in the company',
    ])
      expect(within(dialog).getByText(text)).toBeVisible();
    await user.selectOptions(choice, 'Elm Partners LP (Delaware), General partner');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(state.calls).toEqual([{ name: 'set_party_company', sent: { deal_id: dealId, ...state.companies[0] } }]);
  });

  it('lets people name who else signs for their company', async () => {
    const elm = { company: 'Elm Partners LP', company_state: 'DE' };
    state.deal = dealRow({
      parties: [
        dealParty(),
        ownParty({ ...elm, capacity: 'General partner' }),
        dealParty({ ...tia, ...elm, role: 'signer', side: 'buyer', capacity: 'Member' }),
      ],
    });
    const { user } = openRoom();
    const people = await region('People');
    expect(within(people).getByText('Signs for Elm Partners LP (Delaware), Member')).toBeVisible();
    expect(within(people).queryByRole('button', { name: 'Change rights of Tia Title' })).not.toBeInTheDocument();
    await user.click(within(people).getByRole('button', { name: 'Invite someone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite someone' });
    await user.type(within(dialog).getByLabelText(/^Name/), 'Jo Signer');
    await user.type(within(dialog).getByLabelText(/^Email/), 'jo@example.com');
    await user.selectOptions(within(dialog).getByLabelText(/^Role/), 'Signer');
    expect(within(dialog).queryByRole('group', { name: 'What they can see and do' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Invite' }));
    expect(await within(dialog).findByText('Enter their role in the company')).toBeVisible();
    await user.type(within(dialog).getByLabelText(/^Their role in the company/), 'Manager');
    await user.click(within(dialog).getByRole('button', { name: 'Invite' }));
    const sent = { name: 'Jo Signer', email: 'jo@example.com', role: 'signer', rights: [], capacity: 'Manager' };
    await waitFor(() => expect(state.calls).toEqual([{ name: 'invite_party', sent: { deal_id: dealId, ...sent } }]));
  });

  it('who haven’t joined get the invitation again', async () => {
    const invited = { ...tia, user_id: null, invitee: { email: 'tia@example.com' }, joined_at: null };
    state.deal = dealRow({ parties: [dealParty(), ownParty(), dealParty({ ...invited, side: 'buyer' })] });
    const { user } = openRoom();
    await user.click(await screen.findByRole('button', { name: 'Send the invitation to Tia Title again' }));
    expect(await screen.findByText('Invitation sent again')).toBeVisible();
    expect(state.calls).toEqual([{ name: 'resend_invitation', sent: { party_id: partyIds.tia } }]);
  });

  it('who are guests see only what their rights allow, and can leave', async () => {
    state.terms = null;
    const guest = ownParty({ role: 'title', side: 'seller', rights: ['earnest_money'] });
    state.deal = dealRow({ parties: [dealParty(), { ...guest, accepted_at: '2026-11-25T12:00:00Z' }] });
    const { user } = openRoom();
    await screen.findByRole('button', { name: 'Confirm receipt' });
    for (const name of ['Record', 'Split', 'Agreed terms'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm closing' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave deal' }));
    const confirm = await screen.findByRole('alertdialog', { name: 'Leave this deal?' });
    await user.click(within(confirm).getByRole('button', { name: 'Leave deal' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(paths.deals));
  });
});

describe('people of a deal that ended', () => {
  const ended = { state: 'closed', ended_at: '2026-11-26T12:00:00Z' };

  it('gives people of a deal that ended access for 90 days, unless who invited them removes them', async () => {
    state.deal = dealRow({
      ...ended,
      parties: [
        dealParty(),
        ownParty(),
        dealParty({ ...tia, side: 'buyer' }),
        dealParty({ ...tia, id: 'other', name: 'Lou Lender', role: 'lender', side: 'seller' }),
      ],
    });
    const { user } = openRoom();
    const people = await region('People');
    expect(
      within(people).getByText(/^People you brought in have access until Feb 24, 2027, 6:00 AM CST, 90 days after/),
    ).toBeVisible();
    expect(within(people).queryByRole('button', { name: /rights|Lou Lender/ })).not.toBeInTheDocument();
    await user.click(within(people).getByRole('button', { name: 'Remove Tia Title' }));
    const confirm = await screen.findByRole('alertdialog', { name: 'Remove Tia Title?' });
    expect(within(confirm).getByText('They lose access right away, and can’t come back.')).toBeVisible();
    await user.click(within(confirm).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(state.calls.at(-1)).toMatchObject({ name: 'revoke_party' }));
  });

  it('tells people of a deal that ended until when they have access, and lets them leave', async () => {
    state.deal = dealRow({ ...ended, parties: [dealParty(), ownParty({ role: 'title', side: 'seller', rights: [] })] });
    const { user } = openRoom();
    const people = await region('People');
    expect(within(people).getByText(/^You have access until .+, 90 days after the deal ended/)).toBeVisible();
    await user.click(within(people).getByRole('button', { name: 'Leave deal' }));
    expect(await screen.findByText(/You’ll lose access right away, and can’t come back/)).toBeVisible();
  });

  it('lists no people whose access to a deal that ended is over', async () => {
    state.deal = dealRow({
      state: 'closed',
      ended_at: '2026-08-28T21:59:00Z',
      parties: [dealParty(), ownParty(), dealParty({ ...tia, side: 'buyer' })],
    });
    openRoom();
    expect(within(await region('People')).queryByText('Tia Title')).not.toBeInTheDocument();
  });
});
describe('ending the deal', () => {
  it('lets only the buyer and the seller end the deal', async () => {
    state.deal = dealRow({
      parties: [dealParty(), dealParty({ ...ownParty(), user_id: 'b' }), jo({ user_id: someMember.id })],
    });
    openRoom();
    await region('Record');
    expect(screen.queryByRole('button', { name: 'End the deal' })).not.toBeInTheDocument();
  });
});
