/** What a listing's public page tells search engines and whoever shares it: what it shows to everyone, and nothing of how to reach the seller. */

import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/config/paths';
import { formatPercent, formatUsd } from '@/shared/lib/format';
import { breadcrumbs, type PageHead, type Thing } from '@/shared/lib/page-head';
import { publicFileUrl } from '@/shared/supabase/files';
import type { Listing } from '../listing';
import { keyFacts, listingTitle } from './facts';

/** As wide as link previews show one. */
const pictureWidth = 1200;

/** The head of a listing's public page; 'noindex' for one that is paused, which its owner and staff alone can open. */
export function listingHead(listing: Listing): PageHead | 'noindex' {
  const { id, title, created_at: published, status, images } = listing;
  if (status === 'paused') return 'noindex';
  const path = paths.property(id);
  const description = describe(listing);
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
          availability: `https://schema.org/${status === 'sold' ? 'SoldOut' : 'InStock'}`,
        },
        mainEntity: estate(listing),
      },
      breadcrumbs(['Marketplace', paths.marketplace], [title, path]),
    ],
  };
}

/** '$450,000 · Multi Family · 4 bd · 2.5 ba · 1,900 sqft · 7.41% cap rate. Light Rehab, Cash, in Austin, TX 78701. Off-market on Cornerlot.' */
function describe(listing: Listing): string {
  const { status, price, property_type: type, cap_rate: capRate, condition, financing, city, state, zip } = listing;
  const figures = [
    formatUsd(price),
    type,
    ...keyFacts(listing),
    ...(capRate === null ? [] : [`${formatPercent(capRate, 2)} cap rate`]),
  ].join(' · ');
  const terms = [condition, financing].filter(Boolean).join(', ');
  return `${status === 'sold' ? 'Sold. ' : ''}${figures}. ${terms}${terms ? ', in' : 'In'} ${city}, ${state} ${zip}. Off-market on ${brand.name}.`;
}

/** What schema.org calls each type that people live in. */
const dwellings: Readonly<Record<string, string>> = {
  'Single Family': 'SingleFamilyResidence',
  'Multi Family': 'House',
  Residential: 'House',
  Condo: 'Apartment',
};

/** The property itself. Rooms and floors are a dwelling's; of anything else they are told as properties without a name of their own. */
function estate(listing: Listing): Thing {
  const {
    property_type: type,
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
    ...(capRate === null ? [] : [property('Cap rate', Number(capRate.toFixed(2)), { unitText: '%' })]),
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

/** The UN's code for it. */
const squareFeet = { unitCode: 'FTK' } as const;

const property = (name: string, value: string | number, unit: object = {}): Thing => ({
  '@type': 'PropertyValue',
  name,
  value,
  ...unit,
});
