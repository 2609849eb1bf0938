import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DownloadReceipt } from '@/features/deal-receipt/components/download-receipt';
// Loaded on first use; here, before the first test starts to wait for it.
import '@/features/deal-room/components/split/split-dialog';
import DealScreen from '@/routes/app/deal-screen';
import DealsScreen from '@/routes/app/deals-screen';
import { paths } from '@/domain/site/paths';
import { dealId, dealRoomBackend, dealRow, emptyRoom, partyIds, splitRow } from '../msw/deal-room';
import { dealsBackend, emptyDeals } from '../msw/deals';
import { backendUrl, failing } from '../msw/rest';
import { server } from '../msw/server';
import { pdfTexts } from '../pdf-text';
import { renderScreen, someMember } from '../render';

describe('the desk', () => {
  const state = emptyDeals();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
    Object.assign(state, emptyDeals(), { refusal: undefined, onCall: undefined });
    server.use(...dealsBackend(state));
  });
  afterEach(() => vi.useRealTimers());

  const openDesk = (at: string = paths.deals) =>
    renderScreen(<DealsScreen />, { at, path: paths.deals, user: someMember });
  const section = (name: RegExp) => screen.findByRole('region', { name });

  describe('the deal desk', () => {
    it('accepts an invitation and opens the deal', async () => {
      state.invitations = [
        {
          party_id: 'p1',
          title: 'Porch-front bungalow',
          address: '9 Oak St',
          role: 'title',
          side: 'seller',
          rights: ['terms', 'earnest_money'],
          invited_by: 'Sam Seller',
          invited_at: '2026-11-25T10:00:00+00:00',
        },
      ];
      state.onCall = () => 'd1';
      const { user } = openDesk();
      const invitations = await section(/^Invitations/);
      expect(invitations).toHaveTextContent(
        'Sam Seller, the seller, invited you as title company, 2 hours ago. ' +
          'You can see the price and terms and confirm earnest money.',
      );
      await user.click(
        within(invitations).getByRole('button', { name: 'Accept the invitation to the deal on Porch-front bungalow' }),
      );
      await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/deals/d1'));
      expect(state.calls).toEqual([{ name: 'join_deal', sent: { party_id: 'p1' } }]);
    });
  });
});

describe('the receipt', () => {
  const offerId = 'aaaaaaaa-0000-4000-8000-000000000001';
  const content = JSON.stringify({
    actor: 'buyer',
    at: '2026-11-24T22:30:00.000Z',
    data: { title_sha256: 'x' },
    kind: 'offer.withdraw',
    seq: 1,
  });
  const pages = (table: string, row: object) =>
    http.get(`${backendUrl}/rest/v1/${table}`, () => HttpResponse.json([row]));

  let saved: { name: string; blob: Blob }[];

  beforeEach(() => {
    saved = [];
    let blob: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
      blob = source as Blob;
      return 'blob:data';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (blob && this.href === 'blob:data') saved.push({ name: this.download, blob });
    });
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/ledger_proof`, () => HttpResponse.json([])),
      pages('ledger_entries', { content, hash: '1'.repeat(64) }),
      pages('ledger_texts', { seq: 1, field: 'title', salt: '00', text: 'Brick ranch' }),
    );
  });

  const renderButtons = () => renderScreen(<DownloadReceipt offerId={offerId} />, { user: someMember });

  it('downloads the receipt as a PDF', async () => {
    const { user } = renderButtons();
    const button = screen.getByRole('button', { name: 'Download receipt' });
    await user.dblClick(button);
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 15_000 });
    expect(saved[0]?.name).toBe('cornerlot-deal-aaaaaaaa.pdf');
    expect((await pdfTexts(saved[0]?.blob ?? new Blob())).join(' ')).toContain('The buyer withdrew the offer.');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });

  it('says what went wrong, and can be tried again', async () => {
    server.use(failing('ledger_entries'));
    const { user } = renderButtons();
    const button = screen.getByRole('button', { name: 'Download verifiable JSON' });
    await user.click(button);
    expect(await screen.findByText(/We couldn’t create the receipt\./)).toBeVisible();
    expect(saved).toEqual([]);
    server.use(pages('ledger_entries', { content, hash: '1'.repeat(64) }));
    await user.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText(/We couldn’t create the receipt/)).toBeNull();
  });
});

describe('the split', () => {
  const state = emptyRoom();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T22:00:00Z') });
    Object.assign(state, emptyRoom());
    server.use(...dealRoomBackend(state));
  });
  afterEach(() => {
    vi.useRealTimers();
    sessionStorage.clear();
  });

  const openRoom = () =>
    renderScreen(<DealScreen />, { at: paths.deal(dealId), path: paths.deal(':id'), user: someMember });
  const splits = () => screen.findByRole('region', { name: 'Split' });

  const half = { [partyIds.seller]: [5000, 617_284], [partyIds.buyer]: [5000, 617_283] } satisfies Parameters<
    typeof splitRow
  >[0];

  describe('a proposed split', () => {
    it('says who is missing, and restates the viewer’s part before approving', async () => {
      state.deal = dealRow({ splits: [splitRow(half)] });
      const { user } = openRoom();
      const section = within(await splits());
      expect(section.getByText(/^Proposed by Sam Seller/)).toBeInTheDocument();
      expect(section.getByRole('list', { name: 'Approvals' })).toHaveTextContent('Sam Seller: approvedYou: not yet');
      expect(section.queryByRole('button', { name: 'Propose a split' })).not.toBeInTheDocument();
      await user.click(section.getByRole('button', { name: 'Approve' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Approve this split?' });
      expect(dialog).toHaveTextContent('You get $6,172.83 of the profit.');
      state.onCall = () => {
        state.deal = dealRow({ splits: [splitRow(half, { state: 'agreed' })] });
      };
      await user.click(within(dialog).getByRole('button', { name: 'Approve split' }));
      expect(await section.findByText('Split in force (version 1)')).toBeInTheDocument();
      expect(state.calls).toEqual([{ name: 'answer_split', sent: { split_id: 'split-1', answer: 'approved' } }]);
    });
  });
});
