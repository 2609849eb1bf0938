import { useFormContext, useWatch } from 'react-hook-form';
import type { ListingDraft } from '@/domain/listing/listing-form';
import { LazyFairHousingNote } from '@/shared/fair-housing/lazy-fair-housing';

/** What the title and the description say about who should live there. */
export function ListingWording({ className }: { className: string }) {
  const { control } = useFormContext<ListingDraft>();
  const [title, description] = useWatch({ control, name: ['title', 'description'] });
  const text = description.trim() === '' ? '' : `${title}. ${description}`;
  return <LazyFairHousingNote text={text} isListing className={className} />;
}
