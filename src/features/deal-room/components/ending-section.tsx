import { useState } from 'react';
import { moneySummary, moneyText, type EndingSaid } from '@/domain/deal/endings';
import { partyName, principalSide } from '@/domain/deal/deal';
import { RoomSection } from '@/shared/deals/room-section';
import type { Side } from '@/domain/ledger/vocabulary';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { asksAboutMoney } from '../earnest-money';
import type { Deal } from '../room';
import type { RoomProps } from '../room-view';
import type { EndingDialogProps } from './ending-dialog';

const EndingDialog = lazyDialog<EndingDialogProps>(() =>
  import('./ending-dialog').then((module) => module.EndingDialog),
);

/** After a deal fell through: what each side says about the earnest money and the reason, and the form to say it. */
export function EndingSection({ deal, viewer, className }: RoomProps & { className: string }) {
  const [saying, setSaying] = useState(false);
  const side = principalSide(viewer);
  const { buyer, seller } = deal.endings;
  const hasMoney = asksAboutMoney(deal);
  const mine = side && deal.endings[side];
  // Who gave the reason has nothing to add in a deal without earnest money.
  const asks = side !== null && (hasMoney || deal.ended_by !== side);
  if (!asks && !buyer && !seller) return null;
  return (
    <RoomSection
      title={hasMoney ? 'What happened to the earnest money' : 'How it ended'}
      text={
        moneySummary(buyer, seller) ??
        'Both sides are asked, and the record keeps what each says. We hold no money and settle no disputes.'
      }
      actions={
        asks ? (
          <Button
            size="sm"
            variant={mine || deal.earnest?.amount != null ? 'secondary' : 'primary'}
            onClick={() => setSaying(true)}
          >
            {mine ? 'Change what I said' : 'Say what happened'}
          </Button>
        ) : null
      }
      className={className}
    >
      <dl className="grid gap-3 sm:grid-cols-2">
        {(['seller', 'buyer'] as const).map((each) => (
          <SideEnding key={each} deal={deal} side={each} own={each === side} />
        ))}
      </dl>
      {saying ? <EndingDialog deal={deal} viewer={viewer} open onOpenChange={setSaying} /> : null}
    </RoomSection>
  );
}

function SideEnding({ deal, side, own }: { deal: Deal; side: Side; own: boolean }) {
  const said = deal.endings[side];
  const party = deal.parties.find(({ role }) => role === side);
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <dt className="text-sm text-muted">
        {side === 'buyer' ? 'Buyer' : 'Seller'}: {own ? 'You' : partyName(party)}
      </dt>
      <dd className="numeric mt-1 text-[15px] text-pretty">
        {said ? (
          <>
            <span className="block">{moneyText(said)}</span>
            <span className="block">{agreementText(said)}</span>
          </>
        ) : (
          'Hasn’t said yet'
        )}
      </dd>
    </div>
  );
}

function agreementText({ agrees }: EndingSaid): string | null {
  if (agrees === null) return null;
  return agrees ? 'Agrees with the reason' : 'Doesn’t agree with the reason';
}
