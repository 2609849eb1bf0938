import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { pluralize } from '@/kit/formatting/format';
import { formatEntry } from '@/kit/numbers/parse-number';
import { listingNumbers } from '@/domain/listing/form-fields';
import type { ListingDraft } from '@/domain/listing/listing-form';
import { Badge } from '@/kit/ui/badge';
import type { KnownAddress } from '../api/known-addresses';
import type { DraftRow } from '../build-rows';
import type { Reject } from '../limits';

/** The address of a draft in one line, as far as it's known. */
export function draftAddress({ address, city, state, zip }: ListingDraft): string {
  return [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** The asking price as entered; 'No asking price' without one. */
export function draftPrice({ price }: ListingDraft): string {
  if (price === null) return 'No asking price';
  return typeof price === 'number' ? `$${formatEntry(price, listingNumbers.price)}` : price;
}

/** A label inside a sentence: 'asking price', but 'ZIP code'. */
const inSentence = (label: string) => (/^[A-Z][a-z]/.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label);

/** Whether a draft can be published, and otherwise what it needs. */
export function DraftNeeds({ needs }: { needs: readonly string[] }) {
  if (needs.length === 0) return <Badge tone="verified">Ready to publish</Badge>;
  return <span className="text-sm text-muted">Needs {needs.map(inSentence).join(', ')}</span>;
}

interface PreviewRowProps {
  row: DraftRow;
  known: KnownAddress | undefined;
}

/** What a row becomes. */
export function PreviewRow({ row: { line, values, photoUrls, warnings, notes, needs }, known }: PreviewRowProps) {
  return (
    <li className="flex gap-4 px-3 py-3 sm:px-4">
      <Line line={line} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="text-[15px] font-medium break-words text-ink">{draftAddress(values)}</p>
        <p className="numeric text-sm break-words text-muted">
          {[
            draftPrice(values),
            values.title || 'No title',
            photoUrls.length > 0 ? pluralize(photoUrls.length, 'photo') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div>
          <DraftNeeds needs={needs} />
        </div>
        {notes.map((note) => (
          <p key={note} className="text-sm break-words text-muted">
            {note}
          </p>
        ))}
        {warnings.length > 0 || known ? (
          <ul className="flex flex-col gap-0.5 text-sm text-amber-ink">
            {warnings.map((warning) => (
              <Note key={warning}>{warning}</Note>
            ))}
            {known?.sameAs ? <Note>Same address as line {known.sameAs}.</Note> : null}
            {known?.drafted ? <Note>You have a draft for this address.</Note> : null}
            {known?.listingId ? (
              <Note>
                Already listed:{' '}
                <Link to={paths.listing(known.listingId)} target="_blank" className="underline">
                  see the listing
                </Link>
                .
              </Note>
            ) : null}
          </ul>
        ) : null}
      </div>
    </li>
  );
}

/** A row that won't become a draft, and why. */
export function RejectedRow({ reject: { line, reason, cells } }: { reject: Reject }) {
  return (
    <li className="flex gap-4 px-3 py-3 sm:px-4">
      <Line line={line} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="text-[15px] font-medium break-words text-ink">{reason}</p>
        <p className="truncate text-sm text-muted">{cells.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}

function Line({ line }: { line: number }) {
  return <p className="numeric w-16 shrink-0 text-sm text-muted">Line {line}</p>;
}

function Note({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-1.5">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
