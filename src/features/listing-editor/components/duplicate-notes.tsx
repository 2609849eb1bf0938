import { useFormContext, useWatch } from 'react-hook-form';
import { validValues, type ListingDraft } from '@/domain/listing/listing-form';
import { useDebounced } from '@/kit/hooks/use-debounced';
import type { QueuedUpload } from '@/platform/uploads/upload-queue';
import { DraftMatches } from '@/shared/listings/listing-matches';
import type { PictureOwner } from '../api/pictures';

/** What looks like the property at the address, once the member has stopped typing. */
export function AddressMatches({ owner: { userId, listingId } }: { owner: PictureOwner }) {
  const { control } = useFormContext<ListingDraft>();
  // As one text, which is the same until one of them changes.
  const typed = useWatch({ control, name: ['address', 'city', 'state', 'zip', 'county', 'apn'] }).join('\n');
  const [address = '', city = '', state = '', zip = '', county = '', apn = ''] = useDebounced(typed, 400).split('\n');
  return <DraftMatches draft={{ id: listingId, address, city, state, zip, county, apn }} sellerId={userId} />;
}

/** What says which property it is. */
const matchedFields = [
  ...(['address', 'city', 'state', 'zip', 'county', 'apn', 'price', 'bedrooms', 'bathrooms', 'sqft'] as const),
  ...(['lot_sqft', 'year_built', 'units', 'description', 'latitude', 'longitude'] as const),
];

interface ListingMatchesProps {
  owner: PictureOwner;
  pictures: readonly QueuedUpload[];
}

/** What looks like the property by everything that's entered, and by the pictures once they're uploaded. */
export function ListingMatches({ owner: { userId, listingId }, pictures }: ListingMatchesProps) {
  const { getValues } = useFormContext<ListingDraft>();
  const isUploading = pictures.some(({ status }) => status === 'uploading');
  const images = pictures.flatMap(({ path, status }) => (path !== null && status === 'done' ? path : []));
  const uploaded = useDebounced(isUploading ? '' : images.join('\n'), 400);
  const facts = validValues(getValues());
  const known = Object.fromEntries(
    matchedFields.flatMap((name) => (facts[name] === null ? [] : [[name, facts[name]]])),
  );
  return (
    <output className="flex flex-col gap-3 empty:hidden">
      <DraftMatches
        draft={{ ...known, id: listingId, images: uploaded === '' ? [] : uploaded.split('\n') }}
        sellerId={userId}
      />
    </output>
  );
}
