import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useRef, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { ComparedGroup } from '@/domain/comparison/comparison';
import { formatUsd } from '@/kit/formatting/format';
import { IconButton } from '@/kit/ui/button';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { fullAddress } from '@/domain/listing/listing-facts';
import type { Listing } from '@/domain/listing/listing';
import { CompareGroup, rowHeadClass } from './compare-group';

interface CompareTableProps {
  listings: readonly Listing[];
  groups: readonly ComparedGroup[];
  /** A listing's page. */
  linkTo: (id: string) => string;
  /** Missing on paper, which also has no pictures. */
  onRemove?: (id: string) => void;
}

/** The listings as columns. Phones scroll them sideways under the names of the rows. */
export function CompareTable({ listings, groups, linkTo, onRemove }: CompareTableProps) {
  const isWide = listings.length > 2;
  return (
    // Wide screens fit every column, so that the heads can stick to the page.
    <div
      className={clsx(
        'relative snap-x scroll-pl-28 overflow-x-auto sm:scroll-pl-44 lg:overflow-visible',
        'print:overflow-visible',
      )}
    >
      <table
        className={clsx(
          'w-full table-fixed border-separate border-spacing-0',
          onRemove ? 'text-[15px]' : 'text-[8.5pt]',
          isWide && onRemove && 'max-lg:min-w-[calc(7rem+var(--columns)*9.5rem)]',
        )}
        style={{ '--columns': listings.length } as CSSProperties}
      >
        <caption className="sr-only">Comparison of {listings.length} listings</caption>
        <colgroup>
          <col className={onRemove ? 'w-28 sm:w-44 lg:w-52' : 'w-40'} />
          {listings.map(({ id }) => (
            <col key={id} />
          ))}
        </colgroup>
        <thead>
          {onRemove ? <Pictures listings={listings} onRemove={onRemove} /> : null}
          <tr>
            <th scope="col" className={clsx(headClass, rowHeadClass, 'z-11 text-left align-bottom')}>
              <span className="sr-only">Listing</span>
            </th>
            {listings.map((listing) => (
              <th key={listing.id} scope="col" className={clsx(headClass, 'text-left align-top')}>
                <Heading listing={listing} to={linkTo(listing.id)} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <CompareGroup key={group.title} group={group} listings={listings} />
        ))}
      </table>
    </div>
  );
}

const headClass = 'border-b border-edge/60 bg-paper px-2.5 pt-3 pb-3 font-normal lg:sticky lg:top-16 lg:z-10 lg:px-4';

function Pictures({ listings, onRemove }: { listings: readonly Listing[]; onRemove: (id: string) => void }) {
  const row = useRef<HTMLTableRowElement>(null);
  const remove = (id: string, index: number) => {
    // The button disappears, so focus its neighbor.
    const buttons = row.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus({ preventScroll: true });
    onRemove(id);
  };
  return (
    <tr ref={row}>
      <th scope="row" className={rowHeadClass}>
        <span className="sr-only">Picture</span>
      </th>
      {listings.map(({ id, title, images }, index) => (
        <td key={id} className="snap-start px-2.5 lg:px-4">
          <div className="relative aspect-4/3 overflow-hidden rounded-card bg-sunken lg:aspect-[16/10]">
            <ListingPicture path={images[0]} alt="" sizes="(min-width: 1024px) 290px, 45vw" eager />
            <IconButton
              label={`Remove ${title} from the comparison`}
              onClick={() => remove(id, index)}
              className="absolute top-1 right-1 rounded-full! bg-surface/95 text-ink shadow-card hover:bg-surface"
            >
              <X aria-hidden />
            </IconButton>
          </div>
        </td>
      ))}
    </tr>
  );
}

function Heading({ listing, to }: { listing: Listing; to: string }) {
  return (
    <>
      <span className="numeric block text-lg font-bold tracking-tight text-ink print:text-[11pt]">
        {formatUsd(listing.price)}
      </span>
      <Link to={to} className="line-clamp-2 font-medium text-ink underline-offset-4 hover:underline">
        {listing.title}
      </Link>
      <span className="mt-0.5 line-clamp-2 text-sm text-muted print:text-[7.5pt]">{fullAddress(listing)}</span>
    </>
  );
}
