import { clsx } from 'clsx';
import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { Celebration } from '@/shared/celebration/celebration';
import { formatDay, formatUsd } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import type { Side } from '@/domain/ledger/vocabulary';
import type { Closing, Deal } from '../room';
import { partyName, principalSide } from '@/domain/deal/deal';
import type { RoomProps } from '../room-view';
import type { ClosingDialogProps } from './closing-dialog';
import { RoomSection } from '@/shared/deals/room-section';
import { dayMs } from '@/kit/time/durations';

const ClosingDialog = lazyDialog<ClosingDialogProps>(() =>
  import('./closing-dialog').then((module) => module.ClosingDialog),
);

/** The final price and date: what each side confirmed, and the form to confirm one's own. */
export function ClosingSection({ deal, viewer, now, className }: RoomProps & { className: string }) {
  const [confirming, setConfirming] = useState(false);
  const side = principalSide(viewer);
  const { buyer, seller } = deal.closings;
  if (deal.state === 'closed' && buyer) return <Closed deal={deal} closing={buyer} now={now} className={className} />;
  if (deal.state !== 'open') return null;
  const differ = closingsDiffer(deal.closings);
  const mine = side && deal.closings[side];
  const other = side && deal.closings[side === 'buyer' ? 'seller' : 'buyer'];
  return (
    <RoomSection
      title="Closing"
      text={differ ? 'The two sides confirmed different numbers. The deal closes once they match.' : intro}
      actions={
        side ? (
          <Button size="sm" variant={other && !mine ? 'primary' : 'secondary'} onClick={() => setConfirming(true)}>
            {mine ? 'Change mine' : 'Confirm closing'}
          </Button>
        ) : null
      }
      className={className}
    >
      <dl className="grid gap-3 sm:grid-cols-2">
        {(['seller', 'buyer'] as const).map((each) => (
          <SideClosing key={each} deal={deal} side={each} own={each === side} />
        ))}
      </dl>
      {buyer || seller || !side ? null : (
        <p className="mt-4 text-sm text-muted">
          Confirm after the closing, with the numbers on the settlement statement.
        </p>
      )}
      {confirming ? <ClosingDialog deal={deal} viewer={viewer} open onOpenChange={setConfirming} /> : null}
    </RoomSection>
  );
}

const intro = 'The deal closes once the buyer and the seller have confirmed the same final price and date.';

function SideClosing({ deal, side, own }: { deal: Deal; side: Side; own: boolean }) {
  const closing = deal.closings[side];
  const other = deal.closings[side === 'buyer' ? 'seller' : 'buyer'];
  const party = deal.parties.find(({ role }) => role === side);
  const differs = (field: keyof Closing) => closing !== null && other !== null && closing[field] !== other[field];
  const value = (field: keyof Closing, text: string) => (
    <span className={clsx('numeric block', differs(field) ? 'font-semibold text-brick-ink' : 'text-ink')}>
      {text}
      {differs(field) ? <span className="sr-only"> (doesn’t match)</span> : null}
    </span>
  );
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <dt className="text-sm text-muted">
        {side === 'buyer' ? 'Buyer' : 'Seller'}: {own ? 'You' : partyName(party)}
      </dt>
      <dd className="mt-1 text-[15px]">
        {closing ? (
          <>
            {value('price', formatUsd(closing.price))}
            {value('closed_on', formatDay(closing.closed_on))}
          </>
        ) : (
          'Not confirmed yet'
        )}
      </dd>
    </div>
  );
}

function Closed({ deal, closing, now, className }: { deal: Deal; closing: Closing; now: number; className: string }) {
  const isFresh = deal.ended_at !== null && now - Date.parse(deal.ended_at) < dayMs;
  return (
    <RoomSection title="Closed" className={className}>
      {isFresh ? <Celebration id={deal.id} /> : null}
      <div className="flex items-start gap-4">
        <span
          aria-hidden
          className={clsx(
            'flex size-12 shrink-0 items-center justify-center rounded-full',
            'bg-evergreen-soft text-evergreen-ink',
          )}
        >
          <PartyPopper className="size-6" />
        </span>
        <div className="min-w-0">
          <p className="text-lg font-semibold">Congratulations, this deal is closed.</p>
          <p className="numeric mt-1 text-[15px] text-muted">
            Both sides confirmed {formatUsd(closing.price)} on {formatDay(closing.closed_on)}. The listing is marked as
            sold.
          </p>
        </div>
      </div>
    </RoomSection>
  );
}

/** Whether both sides confirmed a closing, but not the same one. */
function closingsDiffer({ buyer, seller }: Deal['closings']): boolean {
  return buyer !== null && seller !== null && (buyer.price !== seller.price || buyer.closed_on !== seller.closed_on);
}
