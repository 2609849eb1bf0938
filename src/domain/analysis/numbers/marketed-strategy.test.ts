import { expect, it } from 'vitest';
import { marketedStrategy, type MarketedListing } from './marketed-strategy';

const bare: MarketedListing = { condition: null, noi: null, arv: null, monthly_rent: null };
const home = { ...bare, property_type: 'Single Family' };
const rehab = { ...home, condition: 'Medium Rehab', arv: 250_000 };

it.each<[what: string, MarketedListing, expected: string]>([
  ['the one the title names', { ...rehab, title: 'BRRRR candidate: two-story frame house' }, 'brrrr'],
  ['a rental by its cap rate', { ...rehab, title: '5.8% cap: condo near the restaurants' }, 'rental'],
  ['cash flow', { ...rehab, title: 'Cash-flowing duplex' }, 'rental'],
  ['a lease option', { ...home, title: 'Rent-to-own ranch, or lease option' }, 'lease'],
  ['a wholesale deal', { ...home, title: 'Wholesale deal in Tulsa' }, 'wholesale'],
  ['not what the title denies', { ...home, title: 'Not a flip: rental in Tulsa' }, 'rental'],
  ['the one the description names', { ...home, title: 'Ranch', description: 'Great buy and hold.' }, 'rental'],
  ['the title over the description', { ...home, title: 'BRRRR', description: 'Could be a flip.' }, 'brrrr'],
  ['none of several', { ...rehab, description: 'Room for a cautious flip or a refinance.' }, 'flip'],
  ['not how the contract is sold', { ...rehab, description: 'We are under contract and assigning.' }, 'flip'],
  ['a building with income is held', { ...rehab, property_type: 'Commercial', noi: 40_000 }, 'rental'],
  ['land that is leased is held', { ...bare, property_type: 'Land', noi: 4_000 }, 'rental'],
  ['repairs, rent, and ARV make a BRRRR', { ...rehab, monthly_rent: 1_500 }, 'brrrr'],
  ['repairs and ARV without income make a flip', { ...rehab, condition: 'Light Rehab' }, 'flip'],
  ['income without ARV, repairs are light', { ...home, condition: 'Light Rehab', noi: 9_000 }, 'rental'],
  ['income without ARV, repairs are more', { ...home, condition: 'Medium Rehab', noi: 9_000 }, 'flip'],
  ['a tear-down', { ...rehab, condition: 'Tear-Down' }, 'wholesale'],
  ['nothing known', bare, 'rental'],
  ['an unknown condition', { ...bare, condition: 'Haunted' }, 'rental'],
])('%s', (_, listing, expected) => {
  expect(marketedStrategy(listing)).toBe(expected);
});
