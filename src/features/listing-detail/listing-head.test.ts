import { expect, it } from 'vitest';
import { schemaProblems } from '../../../tests/schema-org';
import { listing } from '../../../tests/msw/listings';
import type { PageHead } from '@/platform/head/page-head';
import type { Listing } from '@/domain/listing/listing';
import { listingHead } from './listing-head';

function headFor(change: Parameters<typeof listing>[0] = {}): PageHead {
  const row: Listing = listing(change);
  const head = listingHead(row);
  if (head === 'noindex') throw new Error('It is not for search engines.');
  return head;
}

it('begins with the figures, and says where it is', () => {
  const { title, description, path } = headFor();
  expect(title).toBe('Brick duplex near the park, Austin, TX');
  expect(description).toBe(
    '$450,000 · Multi Family · 4 bd · 2.5 ba · 1,900 sqft · 7.41% cap rate. ' +
      'Light Rehab, Cash, in Austin, TX 78701. Off-market on Cornerlot.',
  );
  expect(path).toMatch(/^\/property\/[0-9a-f-]{36}$/);
});

it('excludes the description, which may contain contact details', () => {
  expect(JSON.stringify(headFor({ description: 'Call 512 555 0100 or write to sam@example.com' }))).not.toMatch(
    /512 555|sam@/,
  );
});

it('uses the first picture at preview width', () => {
  expect(headFor({ images: ['owner/properties/one/a b.webp', 'owner/properties/one/c.webp'] }).picture).toEqual({
    src: expect.stringMatching(/\/render\/image\/public\/images\/owner\/properties\/one\/a%20b\.webp\?width=1200&/),
    alt: 'Brick duplex near the park',
  });
  expect(headFor().picture).toBeUndefined();
});

it('marks a listing as in stock, reserved, sold out, or noindex by status', () => {
  expect(headFor().things[0]).toMatchObject({
    offers: { price: 450_000, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
  const sold = headFor({ status: 'sold' });
  expect(sold.description).toMatch(/^Sold\. /);
  expect(sold.things[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  const reserved = headFor({ status: 'under_contract' });
  expect(reserved.description).toMatch(/^Under contract\. /);
  expect(reserved.things[0]).toMatchObject({ offers: { availability: 'https://schema.org/Reserved' } });
  expect(schemaProblems(reserved.things)).toEqual([]);
  expect(listingHead(listing({ status: 'paused' }))).toBe('noindex');
});

it.each([
  ['Single Family', 'SingleFamilyResidence'],
  ['Multi Family', 'House'],
  ['Condo', 'Apartment'],
  ['Land', 'Place'],
  ['Mixed Use', 'Place'],
])('describes %s as schema.org %s with known properties only', (type, called) => {
  for (const change of [{}, { bedrooms: 0, bathrooms: 0, sqft: 0, lot_sqft: 0, cap_rate: null }]) {
    const { things } = headFor({ property_type: type, ...change });
    expect(things[0]).toMatchObject({ mainEntity: { '@type': called } });
    expect(schemaProblems(things)).toEqual([]);
  }
});
