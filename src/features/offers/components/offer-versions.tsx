import { formatDeadline } from '@/kit/time/deadlines';
import { Card } from '@/kit/ui/card';
import type { Side } from '@/domain/ledger/vocabulary';
import { type OfferVersion } from '@/domain/offer/fields';
import { changedTerms, summarizeTerms, termRows } from '@/domain/offer/offer-terms';
import { messageOf, versionTitle, type Negotiation } from '../negotiation';
import { otherName } from '@/domain/offer/offer';
import { useState } from 'react';
import { Disclosure } from '@/kit/ui/disclosure';

interface CurrentTermsProps {
  page: Negotiation;
  version: OfferVersion;
  /** The version before, whose differences are marked. */
  previous: OfferVersion | null;
  side: Side;
}

/** The latest terms: in plain English, and one by one with what changed. */
export function CurrentTerms({ page, version, previous, side }: CurrentTermsProps) {
  const message = messageOf(page, version.version);
  const other = otherName(page.offer, side);
  const author = version.author === side ? 'You' : other;
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby="current-terms" className="flex flex-col gap-5">
        <div>
          <h2 id="current-terms" className="text-lg font-semibold">
            {page.offer.state === 'accepted' ? 'Accepted terms' : 'Current terms'}
          </h2>
          <p className="mt-1 text-sm text-muted">{versionTitle(version, side, other)}</p>
        </div>
        <p className="numeric text-[15px] leading-relaxed">
          {summarizeTerms(version, { reader: side, noun: 'It', company: page.offer }).slice(0, -1).join(' ')}
        </p>
        <TermList version={version} previous={previous} />
        {page.offer.state === 'sealed' ? (
          <p className="numeric text-sm text-muted">Expires {formatDeadline(version.expires_at, version.time_zone)}</p>
        ) : null}
        {message ? (
          <figure className="rounded-control bg-sunken px-4 py-3">
            <figcaption className="text-sm font-medium text-muted">{author} wrote</figcaption>
            <blockquote className="mt-1 text-[15px] wrap-anywhere whitespace-pre-line">{message}</blockquote>
          </figure>
        ) : null}
      </section>
    </Card>
  );
}

/** Terms one by one. Those that differ from the version before are marked, with what they were. */
export function TermList({ version, previous }: { version: OfferVersion; previous: OfferVersion | null }) {
  const changed = changedTerms(version, previous);
  return (
    <dl className="numeric grid gap-x-8 sm:grid-cols-2">
      {termRows(version).map(({ key, label, text }) => {
        const before = changed.get(key);
        return (
          <div key={key} className="flex justify-between gap-4 border-t border-line py-2.5 text-[15px]">
            <dt className="min-w-0 text-muted">{label}</dt>
            <dd className="min-w-0 text-right">
              {before === undefined ? (
                text
              ) : (
                <>
                  <mark className="rounded bg-amber-soft px-1.5 py-0.5 font-semibold text-amber-ink">{text}</mark>
                  <span className="mt-0.5 block text-sm text-muted">
                    was <s>{before}</s>
                  </span>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface EarlierVersionsProps {
  /** Newest first, without the latest. */
  versions: readonly OfferVersion[];
  side: Side;
  other: string;
}

/** The versions before the latest, each with what it changed. */
export function EarlierVersions({ versions, side, other }: EarlierVersionsProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card className="px-5 py-3 sm:px-7">
      <Disclosure title={`Earlier versions (${versions.length})`} open={open} onToggle={setOpen}>
        <ol className="flex flex-col gap-6">
          {versions.map((version, index) => (
            <li key={version.version}>
              <h4 className="mb-2 text-sm font-medium">{versionTitle(version, side, other)}</h4>
              <TermList version={version} previous={versions[index + 1] ?? null} />
            </li>
          ))}
        </ol>
      </Disclosure>
    </Card>
  );
}
