import { describe, expect, it } from 'vitest';
import { toAddressFields, type AddressPart } from './google-address';

const part = (type: string, longText: string, shortText = longText): AddressPart => ({
  types: [type, 'political'],
  longText,
  shortText,
});

describe('a completed address', () => {
  it('fills in street, city, state code, ZIP code, county and coordinates', () => {
    const parts = [
      part('street_number', '812'),
      part('route', 'Lavaca Street', 'Lavaca St'),
      part('locality', 'Austin'),
      part('administrative_area_level_2', 'Travis County'),
      part('administrative_area_level_1', 'Texas', 'TX'),
      part('postal_code', '78701'),
    ];
    expect(toAddressFields(parts, { lat: 30.27, lng: -97.74 })).toEqual({
      address: '812 Lavaca St',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      county: 'Travis',
      latitude: 30.27,
      longitude: -97.74,
    });
  });

  it('uses the borough when there is no city', () => {
    expect(toAddressFields([part('sublocality', 'Brooklyn')], null)).toEqual({ city: 'Brooklyn' });
  });

  it('leaves out missing components', () => {
    expect(
      toAddressFields([part('administrative_area_level_1', 'Ontario', 'ON'), part('postal_code', 'K1A 0B1')], null),
    ).toEqual({});
  });
});
