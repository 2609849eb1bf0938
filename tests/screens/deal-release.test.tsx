import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded when they're needed; here, before the first test starts to wait for them.
import '@/features/deal-documents/components/release/release-section';
import DealScreen from '@/routes/app/deal-screen';
import { paths } from '@/domain/site/paths';
import { mockIntersectionObserver } from '../mock-intersection-observer';
import { agreementId, agreementRow, documentRow, emptyPapers, papersBackend, releaseRow } from '../msw/deal-papers';
import {
  dealId,
  dealParty,
  dealRoomBackend,
  dealRow,
  emptyRoom,
  milestone,
  ownParty,
  partyIds,
} from '../msw/deal-room';
import { failing } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

describe('the release of the earnest money', () => {
  const [room, papers] = [emptyRoom(), emptyPapers()];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T22:00:00Z') });
    mockIntersectionObserver();
    Object.assign(room, emptyRoom());
    Object.assign(papers, emptyPapers());
    server.use(...dealRoomBackend(room), ...papersBackend(papers));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  const open = (parties = [dealParty(), ownParty()]) => {
    room.deal = dealRow({
      state: 'fell_through',
      end_reason: 'inspection',
      ended_by: 'buyer',
      ended_at: '2026-11-26T19:00:00+00:00',
      milestones: [milestone('earnest_money', '2026-11-26T19:00:00+00:00', { state: 'done' })],
      parties,
    });
    return renderScreen(<DealScreen />, { at: paths.deal(dealId), path: paths.deal(':id'), user: someMember });
  };
  const section = async () => within(await screen.findByRole('region', { name: 'Release of the earnest money' }));
  const sent = (name: string) => papers.calls.filter((call) => call.name === name).map((call) => call.sent);
  /** The viewer as the title company that both sides want. */
  const asHolder = () => [
    dealParty(),
    dealParty({ id: partyIds.buyer, role: 'buyer', side: 'buyer', user_id: null, name: 'Dana Buyer' }),
    ownParty({
      id: partyIds.tia,
      role: 'title',
      side: 'seller',
      rights: ['earnest_money'],
      accepted_at: '2026-11-25T11:00:00+00:00',
    }),
  ];

  it('asks for amounts that add up to what arrived', async () => {
    const { user } = open();
    await user.click(await (await section()).findByRole('button', { name: 'Propose a release' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a release' }));
    await user.type(dialog.getByLabelText(/^To the buyer/), '3000');
    await user.type(dialog.getByLabelText(/^To the seller/), '1999');
    await user.type(dialog.getByLabelText(/^Why/), 'The inspection');
    await user.click(dialog.getByRole('button', { name: 'Review the text' }));
    expect(await dialog.findByText('Both have to add up to the $5,000 that arrived')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText(/^To the seller/));
    await user.type(dialog.getByLabelText(/^To the seller/), '2000');
    await user.click(dialog.getByRole('button', { name: 'Review the text' }));
    await screen.findByRole('button', { name: 'Send for signatures' });
    expect(sent('preview_agreement')).toEqual([
      {
        deal_id: dealId,
        kind: 'release',
        inputs: { to_buyer_usd: 3000, to_seller_usd: 2000, reason: 'The inspection' },
      },
    ]);
  });

  it('says so when a counter can’t load the money, instead of showing nothing', async () => {
    papers.agreements = [agreementRow({ kind: 'release', title: 'Release of earnest money' })];
    server.use(failing('deal_releases'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Counter: Release of earnest money' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Release' }));
    expect(await dialog.findByText('We couldn’t load the deal’s terms')).toBeVisible();
    expect(dialog.getByRole('button', { name: /try again|retry/i })).toBeVisible();
  });

  it('lets who holds the money confirm the payout, with the sealed PDF', async () => {
    papers.releases = [releaseRow()];
    papers.documents = [
      documentRow({ added_by: null, kind: 'release', name: 'R.pdf', created_at: '2026-11-26T20:01:00+00:00' }),
    ];
    const { user } = open(asHolder());
    expect(await (await section()).findByText('Everyone signed. Pay it out as shown, then confirm it.')).toBeVisible();
    expect((await section()).getByRole('button', { name: 'Download PDF: R.pdf' })).toBeVisible();
    expect((await section()).queryByRole('button', { name: /^Propose/ })).not.toBeInTheDocument();
    await user.click((await section()).getByRole('button', { name: 'Confirm the payout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the payout' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm the payout' }));
    expect(await dialog.findByText('Enter the number of the wire, check, or receipt')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Reference/), 'Wire 7');
    await user.click(dialog.getByRole('button', { name: 'Confirm the payout' }));
    await vi.waitFor(() =>
      expect(sent('confirm_payout')).toEqual([
        { agreement_id: agreementId(4), paid_on: '2026-11-26', reference: 'Wire 7' },
      ]),
    );
  });

  it('doesn’t ask for the payout while a side disputes the money, or once it’s paid', async () => {
    papers.releases = [releaseRow({ paused_at: '2026-11-26T21:00:00+00:00' })];
    const { unmount } = open(asHolder());
    expect(await (await section()).findByText(/^Paused because one side says/)).toBeVisible();
    expect((await section()).queryByRole('button', { name: 'Confirm the payout' })).not.toBeInTheDocument();
    unmount();
    papers.releases = [releaseRow({ paid_on: '2026-11-26', paid_by: partyIds.tia, reference: 'Wire 7' })];
    open(asHolder());
    expect(
      await (await section()).findByText('Paid out on Nov 26, 2026, ref. Wire 7, as you confirmed.'),
    ).toBeVisible();
  });
});
