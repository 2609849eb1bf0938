import { clsx } from 'clsx';
import { KeyRound } from 'lucide-react';
import { readerTimes, startDay, zonedTimes } from '@/kit/time/zoned-times';
import { Badge } from '@/kit/ui/badge';
import type { OutreachListing, Reader } from '../listing';
import { bookedText, showingStatus, spotsText, type Showing, type ShowingAccess } from '../showing';
import { AccessCode } from './access-code';
import { BookingButton } from './booking-button';
import { CalendarButton } from './calendar-button';
import { HostedShowing } from './hosted-showing';

interface ShowingItemProps {
  listing: OutreachListing;
  showing: Showing;
  /** Null if it has no access code, or none for the reader. */
  access: ShowingAccess | null;
  reader: Reader;
  /** Milliseconds since 1970. */
  now: number;
}

/** A time to see the property, with what the reader can do. */
export function ShowingItem({ listing, showing, access, reader, now }: ShowingItemProps) {
  const status = showingStatus(showing, reader, now);
  const own = readerTimes(showing);
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line p-4 sm:p-5">
      <div className="flex items-start gap-4">
        <DayBlock showing={showing} muted={status === 'canceled'} />
        <div className="min-w-0 flex-1">
          <p className={clsx('numeric font-semibold', status === 'canceled' ? 'text-muted line-through' : 'text-ink')}>
            {zonedTimes(showing)}
          </p>
          {own ? <p className="numeric text-sm text-muted">Your time: {own}</p> : null}
          {status === 'canceled' ? (
            <Badge tone="danger" className="mt-1.5">
              Canceled
            </Badge>
          ) : (
            <p className="numeric mt-0.5 text-sm text-muted">
              {status === 'hosting' ? bookedText(showing) : spotsText(showing)}
            </p>
          )}
        </div>
      </div>
      {showing.note && status !== 'canceled' ? <Notes text={showing.note.notes} isSeller={reader.isSeller} /> : null}
      {access && status !== 'canceled' ? (
        <AccessCode access={access} zone={showing.time_zone} isSeller={reader.isSeller} now={now} />
      ) : null}
      {status === 'hosting' ? (
        <HostedShowing listingId={listing.id} showing={showing} waiting={access?.waiting ?? []} now={now} />
      ) : (
        <div className="flex flex-wrap items-start gap-3 empty:hidden">
          <BookingButton listing={listing} showing={showing} status={status} readerId={reader.id} now={now} />
          {status === 'booked' ? <CalendarButton listing={listing} showing={showing} /> : null}
        </div>
      )}
    </li>
  );
}

function DayBlock({ showing, muted }: { showing: Showing; muted: boolean }) {
  const { month, day } = startDay(showing);
  return (
    <div
      aria-hidden
      className={clsx(
        'flex size-14 shrink-0 flex-col items-center justify-center rounded-control leading-none',
        muted ? 'bg-sunken text-muted' : 'bg-evergreen-soft text-evergreen-ink',
      )}
    >
      <span className="text-xs font-semibold uppercase">{month}</span>
      <span className="numeric mt-1 text-xl font-bold">{day}</span>
    </div>
  );
}

function Notes({ text, isSeller }: { text: string; isSeller: boolean }) {
  return (
    <div className="flex items-start gap-2.5 rounded-control bg-sunken px-4 py-3 text-[15px]">
      <KeyRound aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="text-sm text-muted">{isSeller ? 'Only members who booked see this' : 'How to get in'}</p>
        <p className="break-words whitespace-pre-line text-ink">{text}</p>
      </div>
    </div>
  );
}
