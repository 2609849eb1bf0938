/** Title, description and structured data of a listing's public page, without the seller's contact details. */

import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { formatPercent, formatUsd } from '@/kit/formatting/format';
import { isPlausibleCapRate } from '@/domain/listing/plausible';
import { breadcrumbs, type PageHead, type Thing } from '@/platform/head/page-head';
import { publicFileUrl } from '@/platform/supabase/files';
import type { Listing } from '@/domain/listing/listing';
import { keyFacts, listingTitle } from '@/domain/listing/listing-facts';
import { roundHalfAway } from '@/kit/numbers/rounding';

/** Picture width for link previews, in px. */
const pictureWidth = 1200;

const availability: Readonly<Record<string, string>> = { sold: 'SoldOut', under_contract: 'Reserved' };
const prefixes: Readonly<Record<string, string>> = { sold: 'Sold. ', under_contract: 'Under contract. ' };

/** The page's head; 'noindex' for a paused listing, which only its owner and staff can open. */
export function listingHead(listing: Listing): PageHead | 'noindex' {
  const { id, title, created_at: published, status, images } = listing;
  if (status === 'paused') return 'noindex';
  const path = paths.property(id);
  const description = describeListing(listing);
  const [first] = images;
  const picture = first === undefined ? undefined : { src: publicFileUrl('images', first, pictureWidth), alt: title };
  return {
    path,
    title: listingTitle(listing),
    description,
    picture,
    things: [
      {
        '@type': 'RealEstateListing',
        name: title,
        description,
        datePosted: published,
        dateModified: listing.updated_at,
        ...(picture && { image: picture.src }),
        offers: {
          '@type': 'Offer',
          url: path,
          price: listing.price,
          priceCurrency: 'USD',
          availability: `https://schema.org/${availability[status] ?? 'InStock'}`,
        },
        mainEntity: propertyThing(listing),
      },
      breadcrumbs(['Marketplace', paths.marketplace], [title, path]),
    ],
  };
}

/**
 * '$450,000 · Condo · 2 bd · 1 ba · 900 sqft · 7.41% cap rate. Light Rehab, Cash, in Austin, TX 78701. Off-market on …'
 */
function describeListing(listing: Listing): string {
  const { status, price, property_type: type, cap_rate: capRate, condition, financing, city, state, zip } = listing;
  const figures = [
    formatUsd(price),
    type,
    ...keyFacts(listing),
    ...(capRate === null || !isPlausibleCapRate(capRate, price) ? [] : [`${formatPercent(capRate, 2)} cap rate`]),
  ].join(' · ');
  const terms = [condition, financing].filter(Boolean).join(', ');
  const place = `${terms ? `${terms}, in` : 'In'} ${city}, ${state} ${zip}`;
  return `${prefixes[status] ?? ''}${figures}. ${place}. Off-market on ${brand.name}.`;
}

/** schema.org types of residential property types. */
const dwellings: Readonly<Record<string, string>> = {
  'Single Family': 'SingleFamilyResidence',
  'Multi Family': 'House',
  Residential: 'House',
  Condo: 'Apartment',
};

/**
 * The property itself. schema.org has rooms and floor size for dwellings only; other types list them as additional
 * properties.
 */
function propertyThing(listing: Listing): Thing {
  const {
    property_type: type,
    price,
    address,
    city,
    state,
    zip,
    bedrooms,
    bathrooms,
    sqft,
    lot_sqft: lot,
    cap_rate: capRate,
  } = listing;
  const dwelling = dwellings[type];
  const more = [
    property('Property type', type),
    ...(capRate === null || !isPlausibleCapRate(capRate, price)
      ? []
      : [property('Cap rate', roundHalfAway(capRate, 2), { unitText: '%' })]),
    ...(lot > 0 ? [property('Lot size', lot, squareFeet)] : []),
    ...(dwelling === undefined && sqft > 0 ? [property('Floor size', sqft, squareFeet)] : []),
  ];
  return {
    '@type': dwelling ?? 'Place',
    name: listing.title,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    ...(dwelling !== undefined && {
      ...(bedrooms > 0 && { numberOfBedrooms: bedrooms }),
      ...(bathrooms > 0 && { numberOfBathroomsTotal: bathrooms }),
      ...(sqft > 0 && { floorSize: { '@type': 'QuantitativeValue', value: sqft, ...squareFeet } }),
    }),
    additionalProperty: more,
  };
}

/** UN/CEFACT unit code. */
const squareFeet = { unitCode: 'FTK' } as const;

const property = (name: string, value: string | number, unit: object = {}): Thing => ({
  '@type': 'PropertyValue',
  name,
  value,
  ...unit,
});
