import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatDeadline } from '@/kit/time/deadlines';
import { formatMoment } from '@/kit/time/moments';
import { Card } from '@/kit/ui/card';
import { noteOf } from '@/domain/ledger/ledger';
import { entryText } from '@/domain/deal/step-text';
import type { Side } from '@/domain/ledger/vocabulary';
import { otherName } from '@/domain/offer/offer';
import type { Negotiation } from '../negotiation';

interface OfferTimelineProps {
  page: Negotiation;
  side: Side;
  /** Downloads of the record, or null. */
  receipt: ReactNode;
}

/** The steps of the negotiation with their messages, from its ledger. */
export function OfferTimeline({ page: { offer, versions, entries }, side, receipt }: OfferTimelineProps) {
  const zone = versions[0]?.time_zone ?? 'UTC';
  const other = otherName(offer, side);
  const context = {
    nameOf: (actor: string) => (actor === side ? 'You' : other),
    timeText: (iso: string) => formatDeadline(iso, zone),
  };
  // The deal that followed has its own record.
  const steps = entries.filter(({ kind }) => kind.startsWith('offer.') || kind === 'deal.open');
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby="offer-timeline">
        <h2 id="offer-timeline" className="text-lg font-semibold">
          Timeline
        </h2>
        <p className="mt-1 text-sm text-muted">Every step is on record and can’t be changed.</p>
        <ol className="mt-5 flex flex-col">
          {steps.map((entry, index) => (
            <li
              key={entry.seq}
              className={clsx(
                'relative border-l border-line pb-5 pl-5 last:border-transparent last:pb-0',
                'before:absolute before:top-1.5 before:-left-[4.5px] before:size-2 before:rounded-full',
                index === steps.length - 1 ? 'before:bg-evergreen' : 'before:bg-edge',
              )}
            >
              <p className="numeric text-[15px] font-medium wrap-anywhere">{entryText(entry, context)}</p>
              <time dateTime={entry.at} className="numeric text-sm text-muted">
                {formatMoment(entry.at, zone)}
              </time>
              {noteOf(entry) ? (
                <p className="mt-1.5 text-[15px] wrap-anywhere whitespace-pre-line text-muted">{noteOf(entry)}</p>
              ) : null}
            </li>
          ))}
        </ol>
        {receipt ? <div className="mt-6 border-t border-line pt-5">{receipt}</div> : null}
      </section>
    </Card>
  );
}
