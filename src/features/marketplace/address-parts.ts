import { isUsState } from '@/shared/lib/us-states';
import type { ListingDraft } from './schema';

/** A part of an address as Google names it. */
export interface AddressPart {
  types: readonly string[];
  longText: string | null;
  shortText: string | null;
}

/** What a chosen address fills in. Coordinates in degrees. */
export type CompletedFields = Partial<
  Pick<ListingDraft, 'address' | 'city' | 'state' | 'zip' | 'county' | 'latitude' | 'longitude'>
>;

/** The listing's address fields from the parts of a US address. What is not among them is left out, so that it stays as it was typed. */
export function fieldsFrom(parts: readonly AddressPart[], place: { lat: number; lng: number } | null): CompletedFields {
  const part = (...types: string[]) =>
    types.map((type) => parts.find((one) => one.types.includes(type))).find((one) => one !== undefined);
  const street = [part('street_number')?.longText, part('route')?.shortText].filter(Boolean).join(' ');
  const city = part('locality', 'postal_town', 'sublocality', 'administrative_area_level_3')?.longText;
  const state = part('administrative_area_level_1')?.shortText ?? '';
  const zip = part('postal_code')?.longText ?? '';
  const county = part('administrative_area_level_2')?.longText?.replace(/ (?:County|Parish)$/, '');
  return {
    ...(street && { address: street }),
    ...(city && { city }),
    ...(isUsState(state) && { state }),
    ...(/^\d{5}$/.test(zip) && { zip }),
    ...(county && { county }),
    ...(place && { latitude: place.lat, longitude: place.lng }),
  };
}
