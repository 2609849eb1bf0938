// What public data says of the area around a listing.
import { z } from 'npm:zod@4.6.7';
import { areaFigures } from '../../../../../src/domain/listing/area.ts';
import { count, flag, number, oneOf, orNull, text } from './kinds.ts';
import { source } from './listing-value.ts';

const figure = z.object({
  figure: oneOf(
    areaFigures,
    'Rents are USD a month, of 0 to 4 bedrooms. _pct are percent, price changes over 1 or 5 years.',
  ),
  value: number('In the unit of the figure.'),
  year: count('The year that it’s about.'),
  area: oneOf(['zip', 'county'], 'What it’s about.'),
  place: text('The ZIP code, or the county and state.'),
  source: source.describe('Where it’s from.'),
});

const flood = z.object({
  zone: text('FEMA’s zone at the listing’s pin, such as AE or X.'),
  subtype: orNull(z.string(), 'FEMA’s subtype, such as FLOODWAY.'),
  high_risk: flag('Whether it’s a special flood hazard area, where lenders require flood insurance.'),
  source: source.describe('Where it’s from.'),
});

export const listingArea = () =>
  orNull(
    z.object({
      figures: z.array(figure),
      flood: flood.nullable().describe('Null if it isn’t known, as for a listing without a pin.'),
    }),
    'What public data says of the area around it. Null where none is loaded.',
  );
