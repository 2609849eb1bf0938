// What sales and leases around a listing say of it.
import { z } from 'npm:zod@4.6.7';
import { answer } from '../answer.ts';
import { id, number, oneOf, orNull, text } from './kinds.ts';

const fact = () => z.number().nullable();
const word = () => z.string().nullable();

const comp = z.object({
  id: id('ID of the sale.'),
  sold_on: z.iso.date(),
  price: number('U.S. dollars, or a month’s rent.'),
  latitude: z.number(),
  longitude: z.number(),
  address: word(),
  sqft: fact(),
  lot_sqft: fact(),
  year_built: fact(),
  bedrooms: fact(),
  bathrooms: fact(),
  half_baths: fact(),
  garage: fact(),
  property_type: word(),
  condition: word(),
  construction: word(),
  parking: word(),
  meters: number('Distance from the listing.'),
  adjustments: z.record(z.string(), z.number()).describe('U.S. dollars that make it like the listing, by feature.'),
  weight: number('How much it counts. Weights add up to 1.'),
});

/** Where outside data is from. */
export const source = z.object({ name: text(''), license: text(''), url: word(), as_of: z.iso.date() });

export const listingValue = answer('ListingValue', 'What sales or leases around the listing say of it.', {
  kind: oneOf(['sale', 'lease'], 'sale: what it sells for after repairs. lease: what it then rents for a month.'),
  as_of: z.iso.date().describe('Only sales before this day count.'),
  value: orNull(z.int(), 'U.S. dollars. Null without enough sales.'),
  low: orNull(z.int(), '8 in 10 such homes go for low to high. Null if unknown.'),
  high: orNull(z.int(), 'See low.'),
  why: orNull(z.string(), 'Why there’s no value; else null.'),
  comps: z.array(comp).describe('The sales it’s made of, heaviest first.'),
  sources: z.array(source).describe('Where they’re from.'),
});
