import { expect, it } from 'vitest';
import { suggestMapping } from '@/domain/import/suggest-mapping';
import { hashColumns, readMapping, sourceOf, withColumn, withUnit, withValue } from './column-mapping';

it('lets the member correct a mapping, and remembers what fits the columns', async () => {
  const mapping = withColumn(suggestMapping(['Address', 'Ask', 'Worth']), 'price', 'Worth');
  expect(mapping.columns).toEqual({ address: 'Address', price: 'Worth' });
  expect(withColumn(mapping, 'arv', 'Worth').columns).toEqual({ address: 'Address', arv: 'Worth' });
  expect(withColumn(mapping, 'price', null).columns).toEqual({ address: 'Address' });
  const kept = { columns: { ...mapping.columns, nonsense: 'Ask' }, values: { description: 'Call us.', title: '' } };
  expect(readMapping(kept, ['Address'])).toEqual({
    columns: { address: 'Address' },
    values: { description: 'Call us.' },
    units: {},
  });
  expect(readMapping('nonsense', [])).toBeNull();
  expect(await hashColumns(['Address'])).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashColumns(['Address'])).not.toBe(await hashColumns(['address']));
  expect(withValue(mapping, 'description', 'x').values).toEqual({ description: 'x' });
});

it('forgets the chosen period of a column with the column', () => {
  const fee = 'annual_expenses.hoa';
  const monthly = withUnit(withColumn(suggestMapping(['Address']), fee, 'Fee'), fee, 'month');
  expect(monthly.units).toEqual({ [fee]: 'month' });
  expect(readMapping(monthly, ['Fee'])?.units).toEqual({ [fee]: 'month' });
  expect(withUnit(monthly, fee, '').units).toEqual({});
  expect(withColumn(monthly, fee, 'Dues').units).toEqual({});
});

it.each([
  ['PropStream', 'Address|APN|Total Bathrooms|Building Sqft|Est. Value'],
  ['DealMachine', 'property_id|property_address_line_1|property_address_city|dealmachine_url'],
  ['BatchLeads', 'Property Address|Property Type Detail|Bedroom Count|Is Vacant|List Count'],
  ['Redfin', 'SALE TYPE|ADDRESS|STATE OR PROVINCE|ZIP OR POSTAL CODE|HOA/MONTH'],
  ['HomeHarvest', 'full_street_line|full_baths|half_baths|list_price|alt_photos'],
  [null, 'Address|City|State|Zip|Price'],
])('knows an export from %s', (source, headers) => {
  expect(sourceOf(headers.split('|'))).toBe(source);
});
