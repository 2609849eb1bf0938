import { createPortal } from 'react-dom';
import type { ComparedGroup } from '@/shared/comparison/comparison';
import { brand } from '@/shared/config/brand';
import { formatDate } from '@/shared/formatting/format';
import type { Listing } from '@/shared/listings/listing';
import { CompareTable } from './compare-table';

interface CompareSheetProps {
  listings: readonly Listing[];
  groups: readonly ComparedGroup[];
  linkTo: (id: string) => string;
  /** The assumptions in a sentence. */
  summary: string;
  /** ISO time. */
  date: string;
  /** Link back to the comparison. */
  url: string;
}

/** The printed comparison, in landscape. Replaces the page. */
export function CompareSheet({ listings, groups, linkTo, summary, date, url }: CompareSheetProps) {
  return createPortal(
    <article className="print-sheet landscape-sheet" data-theme="light">
      <h1>Comparison of {listings.length} listings</h1>
      <p>
        {brand.name}, {formatDate(date)}. {summary}
      </p>
      <p className="break-all">{url}</p>
      <CompareTable listings={listings} groups={groups} linkTo={linkTo} />
    </article>,
    document.body,
  );
}
