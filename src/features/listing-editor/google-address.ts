import { isUsState } from '@/domain/place/us-states';
import { parseZip } from '@/domain/place/zip';
import type { ListingDraft } from '@/domain/listing/listing-form';

/** An address component of Google Places. */
export interface AddressPart {
  types: readonly string[];
  longText: string | null;
  shortText: string | null;
}

/** The form fields that a chosen address fills in. Coordinates in degrees. */
export type CompletedFields = Partial<
  Pick<ListingDraft, 'address' | 'city' | 'state' | 'zip' | 'county' | 'latitude' | 'longitude'>
>;

/** The form fields from the components of a US address. Missing components are left out, so that typed values stay. */
export function toAddressFields(
  parts: readonly AddressPart[],
  place: { lat: number; lng: number } | null,
): CompletedFields {
  const part = (...types: string[]) =>
    types.map((type) => parts.find((one) => one.types.includes(type))).find((one) => one !== undefined);
  const street = [part('street_number')?.longText, part('route')?.shortText].filter(Boolean).join(' ');
  const city = part('locality', 'postal_town', 'sublocality', 'administrative_area_level_3')?.longText;
  const state = part('administrative_area_level_1')?.shortText ?? '';
  const zip = parseZip(part('postal_code')?.longText ?? '');
  const county = part('administrative_area_level_2')?.longText?.replace(/ (?:County|Parish)$/, '');
  return {
    ...(street && { address: street }),
    ...(city && { city }),
    ...(isUsState(state) && { state }),
    ...(zip !== null && { zip }),
    ...(county && { county }),
    ...(place && { latitude: place.lat, longitude: place.lng }),
  };
}
