import { describe, expect, it } from 'vitest';
import { parseAddress, toAcceptanceDraft } from './accepted-listing';
import type { SubmissionCard } from './submission';

const card: SubmissionCard = {
  id: 's1',
  user_id: 'u1',
  address: '12 Oak St, Houston, TX 77002',
  property_type: 'condo',
  condition: 'poor',
  price: 250_000,
  sqft: 900,
  lot_sqft: null,
  status: 'submitted',
  reason: null,
  property_id: null,
  created_at: '',
  submitted_at: '',
  decided_at: null,
};

describe('listing of a submission', () => {
  it.each([
    ['12 Oak St, Houston, TX 77002', { address: '12 Oak St', city: 'Houston', state: 'TX', zip: '77002' }],
    [
      ' 12 Oak St, Apt 3,  New York, ny 10001-1234, USA',
      { address: '12 Oak St, Apt 3', city: 'New York', state: 'NY', zip: '10001' },
    ],
    ['12 Oak St, Houston, XX 77002', { address: '12 Oak St, Houston, XX 77002', city: '', state: '', zip: '' }],
  ])('parses %j', (address, parts) => expect(parseAddress(address)).toEqual(parts));

  it('prefills the listing with the submission’s values in the listing vocabulary', () => {
    expect(toAcceptanceDraft(card, '2027-01-15')).toMatchObject({
      property_type: 'Condo',
      condition: 'Heavy Rehab',
      bedrooms: null,
      lot_sqft: 0,
      price: 250_000,
      city: 'Houston',
      valid_until: '2027-01-15',
    });
    expect(toAcceptanceDraft({ ...card, property_type: 'land' }, '')).toMatchObject({
      property_type: 'Land',
      condition: '',
      bedrooms: 0,
      bathrooms: 0,
    });
  });
});
