import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { EntryContext } from '@/domain/ledger/entry-details';
import { noteOf, type LedgerEntry } from '@/domain/ledger/ledger';
import { entryText } from '@/domain/deal/step-text';
import { QueryError } from '@/platform/query/query-error';
import { formatMoment } from '@/kit/time/moments';
import { Button } from '@/kit/ui/button';
import { Skeleton } from '@/kit/ui/skeleton';
import { recordQuery } from '../api/queries';
import { formatDeadline } from '@/kit/time/deadlines';
import { partyName } from '@/domain/deal/deal';
import type { RoomProps } from '../room-view';
import { RoomSection } from '@/shared/deals/room-section';

const shortLength = 8;

/** Every step of the offer and the deal, newest first. `receipt`: "Download receipt" and "How to verify". */
export function DealRecord({
  deal,
  viewer,
  now,
  receipt,
  className,
}: RoomProps & { receipt: ReactNode; className: string }) {
  const [all, setAll] = useState(false);
  const query = useQuery(recordQuery(viewer.user_id ?? '', deal));
  const { data: entries, error } = query;
  const context: EntryContext = {
    timeText: (iso) => formatDeadline(iso, deal.time_zone, now),
    nameOf: (actor) => {
      const party = deal.parties.find(({ role, id }) => actor === role || actor === `party:${id}`);
      return party?.id === viewer.id ? 'You' : partyName(party);
    },
  };
  const shown = all ? entries : entries?.slice(0, shortLength);
  return (
    <RoomSection
      title="Record"
      text="Every step, in order. Nobody can change or delete it, not even us."
      actions={receipt}
      className={className}
    >
      {shown ? (
        <ol className="flex flex-col gap-4">
          {shown.map((entry) => (
            <RecordItem
              key={entry.seq}
              entry={entry}
              at={formatMoment(entry.at, deal.time_zone, now)}
              context={context}
            />
          ))}
        </ol>
      ) : null}
      {entries && entries.length > shortLength && !all ? (
        <Button variant="secondary" size="sm" className="mt-5" onClick={() => setAll(true)}>
          Show all {entries.length} steps
        </Button>
      ) : null}
      {!entries && error ? <QueryError query={query} title="We couldn’t load the record" /> : null}
      {!entries && !error ? <Skeleton className="h-48" /> : null}
    </RoomSection>
  );
}

function RecordItem({ entry, at, context }: { entry: LedgerEntry; at: string; context: EntryContext }) {
  const note = noteOf(entry);
  return (
    <li className="flex flex-col gap-x-4 gap-y-0.5 sm:flex-row">
      <time dateTime={entry.at} className="numeric w-44 shrink-0 text-sm text-muted sm:pt-px">
        {at}
      </time>
      <div className="min-w-0 flex-1">
        <p className="text-[15px] wrap-anywhere">{entryText(entry, context)}</p>
        {note ? (
          <blockquote className="mt-1 border-l-2 border-line pl-3 text-sm wrap-anywhere whitespace-pre-line text-muted">
            {note}
          </blockquote>
        ) : null}
      </div>
    </li>
  );
}
