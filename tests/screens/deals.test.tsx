import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DealsScreen from '@/routes/app/deals-screen';
import { paths } from '@/shared/config/paths';
import { dealsBackend, emptyDeals, offerId, offerRow, offerVersion, receivedOffer } from '../msw/deals';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

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

const deal = {
  id: 'd1',
  offer_id: offerId(9),
  title: 'Porch-front bungalow',
  address: '9 Oak St',
  time_zone: 'America/Chicago',
  state: 'open',
  end_reason: null,
  created_at: '2026-11-20T12:00:00+00:00',
  ended_at: null,
  milestones: [
    { kind: 'earnest_money', state: 'done', due_at: '2026-11-22T12:00:00+00:00' },
    { kind: 'inspection', state: 'pending', due_at: '2026-11-28T06:00:00+00:00' },
  ],
  parties: [
    { user_id: someMember.id, role: 'buyer', name: 'Dana', revoked_at: null },
    { user_id: 's', role: 'seller', name: 'Sam Seller', revoked_at: null },
  ],
};

describe('the deal desk', () => {
  it('sorts offers by what the member has to do, and compares those on one listing', async () => {
    state.offers = [
      receivedOffer({ id: offerId(2) }),
      receivedOffer({
        id: offerId(3),
        buyer_name: 'Eve Buyer',
        versions: [offerVersion({ price: 220_000, financing: 'Conventional', contingencies: ['financing'] })],
      }),
      offerRow({ id: offerId(4), property_id: 'other', title: 'Corner lot' }),
      offerRow({ id: offerId(5), property_id: 'third', title: 'Old mill', state: 'backup', backup_rank: 2 }),
    ];
    openDesk();
    const answer = await section(/^Needs your answer/);
    const table = within(answer).getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Term', 'Eve Buyer', 'Ann Buyer']);
    expect(within(table).getByRole('row', { name: /^Price/ })).toHaveTextContent('Price$220,000 (best)$212,000');
    expect(within(table).getByRole('row', { name: /^Financing/ })).toHaveTextContent('Cash (best)');
    expect(
      within(await section(/^Waiting for the other side/)).getByRole('link', { name: 'Corner lot' }),
    ).toHaveAttribute('href', paths.offer(offerId(4)));
    expect(await section(/^Backup offers/)).toHaveTextContent('Backup number 2');
  });

  it('shows the verified funds of all buyers by one request', async () => {
    const [ann, eve] = ['44444444-4444-4444-8444-444444444444', '66666666-6666-4666-8666-666666666666'];
    state.funds = [{ member_id: ann, amount: 250_000, until: '2027-03-03' }];
    state.offers = [
      receivedOffer({ id: offerId(2) }),
      receivedOffer({ id: offerId(3), buyer_id: eve, buyer_name: 'Eve Buyer' }),
      receivedOffer({ id: offerId(4), property_id: 'other' }),
      receivedOffer({ id: offerId(5), property_id: 'third', state: 'sealed', opened_at: null, versions: [] }),
      offerRow({ id: offerId(6), property_id: 'fourth' }),
    ];
    const asked: unknown[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/verified_funds'))
        void request
          .clone()
          .json()
          .then((body) => asked.push(body));
    });
    openDesk();
    const row = await screen.findByRole('row', { name: /^Funds/ });
    expect(row).toHaveTextContent('Verified to $250K until Mar 3 (best)Not verified');
    expect(screen.getAllByText('Funds verified to $250K until Mar 3')).toHaveLength(1);
    expect(asked).toEqual([{ member_ids: [ann, eve] }]);
    server.events.removeAllListeners();
  });

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

  it('says what will appear here when there is nothing', async () => {
    openDesk();
    expect(await screen.findByText('No offers yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse the marketplace' })).toBeInTheDocument();
  });

  it('keeps ended offers and deals in their own view', async () => {
    state.offers = [offerRow({ state: 'declined' })];
    state.deals = [{ ...deal, state: 'fell_through', end_reason: 'inspection', ended_at: '2026-11-24T12:00:00+00:00' }];
    openDesk(`${paths.deals}?view=ended`);
    expect(await screen.findByText('Your offer to Sam Seller')).toBeInTheDocument();
    expect(screen.getByText('Declined')).toBeInTheDocument();
    expect(await screen.findByText('Fell through')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Ended' })).toBeChecked();
  });
});
