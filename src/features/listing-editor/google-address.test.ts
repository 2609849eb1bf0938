import { describe, expect, it } from 'vitest';
import { toAddressFields, type AddressPart } from './google-address';

const part = (type: string, longText: string, shortText = longText): AddressPart => ({
  types: [type, 'political'],
  longText,
  shortText,
});

describe('a completed address', () => {
  it('uses the borough when there is no city, and the name of the county', () => {
    const parts = [part('sublocality', 'Brooklyn'), part('administrative_area_level_2', 'Kings County')];
    expect(toAddressFields(parts, null)).toEqual({ city: 'Brooklyn', county: 'Kings' });
  });

  it('leaves out missing components', () => {
    expect(
      toAddressFields([part('administrative_area_level_1', 'Ontario', 'ON'), part('postal_code', 'K1A 0B1')], null),
    ).toEqual({});
  });
});
