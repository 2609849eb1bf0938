import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DealsScreen from '@/routes/app/deals-screen';
import { paths } from '@/shared/config/paths';
import { dealsBackend, emptyDeals } from '../msw/deals';
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
