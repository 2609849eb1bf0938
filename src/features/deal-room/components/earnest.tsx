import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { partyName, type DealPartProps } from '@/domain/deal/deal';
import { receivedText } from '@/domain/deal/earnest';
import { agreedTermsQuery } from '@/shared/deals/api/terms';
import { dealErrors } from '@/shared/deals/errors';
import { formatDay, formatUsd } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { useMoveMilestone } from '../api/mutations';
import { canDispute, type EarnestMoney, type Receipt } from '../earnest-money';
import { actionText } from '../milestones';
import type { Milestone } from '../room';
import type { RoomProps } from '../room-view';

const { label, question } = actionText('earnest_money', 'dispute');

interface EarnestProps extends RoomProps {
  earnest: EarnestMoney;
  milestone: Milestone;
}

/** How much earnest money is due and arrived, in which parts, and what can be disputed. */
export function Earnest({ deal, viewer, now, milestone, earnest }: EarnestProps) {
  const move = useMoveMilestone();
  const [disputed, setDisputed] = useState<Receipt | null>(null);
  const current = earnest.receipts.filter(({ disputed_at }) => disputed_at === null);
  return (
    <>
      <AmountLine>{totalText(earnest, current)}</AmountLine>
      {current.length > 1 ? (
        <ul className="numeric mt-2 flex flex-col gap-1 text-sm text-muted">
          {current.map((receipt) => (
            <li key={receipt.id} className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
              <span className="min-w-0">
                {formatUsd(receipt.amount)} on {formatDay(receipt.received_on)}, ref. {receipt.reference}, as{' '}
                {receipt.party_id === viewer.id
                  ? 'you'
                  : partyName(deal.parties.find(({ id }) => id === receipt.party_id))}{' '}
                confirmed
              </span>
              {deal.state === 'open' && canDispute(receipt, viewer, now) ? (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Dispute ${formatUsd(receipt.amount)}, ref. ${receipt.reference}`}
                  onClick={() => setDisputed(receipt)}
                >
                  Dispute
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <ConfirmDialog
        open={disputed !== null}
        onOpenChange={(open) => {
          if (!open) setDisputed(null);
        }}
        title={question.title}
        description={`${disputed ? `${formatUsd(disputed.amount)}, ref. ${disputed.reference}. ` : ''}${question.text}`}
        confirmLabel={label}
        busyLabel="Saving..."
        danger={false}
        errors={dealErrors}
        onConfirm={async () => {
          if (disputed)
            await move.mutateAsync({ milestoneId: milestone.id, action: 'dispute', receiptId: disputed.id });
        }}
      />
    </>
  );
}

function AmountLine({ children }: { children: string }) {
  return <p className="numeric mt-0.5 text-[15px] wrap-anywhere">{children}</p>;
}

/** How much the second deposit is, and once more than the first has arrived, how much arrived in all. */
export function SecondDeposit({ earnest }: { earnest: EarnestMoney }) {
  const { due, amount, needed, first_due, first_needed } = earnest;
  if (amount === null || amount <= first_needed)
    return <AmountLine>{`${formatUsd(due - first_due)} agreed`}</AmountLine>;
  const enough = amount >= needed && needed < due ? '. The seller accepted this' : '';
  return <AmountLine>{`Received in all: ${receivedText(amount, due)}${enough}`}</AmountLine>;
}

/** How much the extension fee is, for readers of the terms. */
export function ExtensionFee({ deal, viewer }: DealPartProps) {
  const { data: terms } = useQuery(agreedTermsQuery(viewer.user_id ?? '', deal));
  return terms ? <AmountLine>{`${formatUsd(terms.extension_fee)} in all, to the seller`}</AmountLine> : null;
}

/**
 * What arrived for the step of the first deposit: 'Partly received: $1 of $5,000', 'Received $5,000 on Dec 1, 2026,
 * ref. 4471', or '$5,000 agreed'. What's beyond it counts for the second.
 */
function totalText(earnest: EarnestMoney, current: readonly Receipt[]): string {
  const { due, amount, first_due, first_needed } = earnest;
  if (amount === null) return `${formatUsd(first_due)} agreed`;
  const arrived = due > first_due ? Math.min(amount, first_due) : amount;
  const [first] = current;
  const single = current.length === 1 && first ? ` on ${formatDay(first.received_on)}, ref. ${first.reference}` : '';
  if (amount < first_needed)
    return `Partly received: ${receivedText(arrived, first_due)}${single && `, ${single.trim()}`}`;
  const parts = current.length > 1 ? ` in ${current.length} parts` : single;
  const less = arrived < first_due ? '. The seller accepted this' : '';
  return `Received ${receivedText(arrived, first_due)}${parts}${less}`;
}
