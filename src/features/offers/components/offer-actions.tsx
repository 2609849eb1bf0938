import { useState } from 'react';
import { Button, ButtonLink } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { toast } from '@/kit/ui/toast';
import { useAnswerOffer } from '../api/mutations';
import type { Side } from '@/domain/ledger/vocabulary';
import type { Negotiation } from '../negotiation';
import { acceptanceProblem, actionsFor, type OfferAction } from '../offer-moves';
import { ContractExpiry } from '@/shared/deals/contract-expiry';
import { AnswerDialog, type Asked, type AskedAction } from './answer-dialog';

interface OfferActionsProps {
  page: Negotiation;
  side: Side;
  now: number;
}

const labels: Readonly<Record<OfferAction, string>> = {
  accept: 'Accept offer',
  counter: 'Counter',
  decline: 'Decline',
  back_up: 'Keep as backup',
  revise: 'Change terms',
  withdraw: 'Withdraw offer',
};

/** The order of the buttons. */
const order: readonly OfferAction[] = ['accept', 'counter', 'revise', 'back_up', 'decline', 'withdraw'];

const done: Readonly<Record<AskedAction, string>> = {
  accept: 'Offer accepted',
  decline: 'Offer declined',
  back_up: 'Kept as a backup offer',
  withdraw: 'Offer withdrawn',
};

/** What the viewer can do with the offer now. Each action asks for confirmation, or opens the form. */
export function OfferActions({ page, side, now }: OfferActionsProps) {
  const { offer, listing, versions } = page;
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useAnswerOffer(offer.id);
  const [current] = versions;
  const possible = actionsFor(offer, side, listing?.status, now);
  const problem = current && possible.includes('accept') ? acceptanceProblem(listing) : null;
  const allowed = order.filter((action) => possible.includes(action) && !(action === 'accept' && problem));
  const isLost = asked !== null && !answer.isPending && !allowed.includes(asked.action);
  if (!current || (possible.length === 0 && asked === null)) return null;
  return (
    <div className="flex flex-col gap-2">
      <FormError>{isLost ? 'This offer changed before your answer arrived. Nothing was sent.' : null}</FormError>
      {possible.includes('accept') ? (
        <ContractExpiry listingId={listing?.id} closing={current.closing_on} side={side} className="mb-2" />
      ) : null}
      {problem ? <p className="rounded-control bg-sunken px-4 py-3 text-sm">{problem}</p> : null}
      {allowed.map((action) => (
        <ActionButton
          key={action}
          action={action}
          side={side}
          onAsk={(chosen) => setAsked({ action: chosen, version: offer.version })}
        />
      ))}
      {asked && !isLost ? (
        <AnswerDialog
          page={page}
          side={side}
          asked={asked}
          onClose={() => setAsked(null)}
          onLatest={() => setAsked({ ...asked, version: offer.version })}
          onSend={async ({ action, version }, message) => {
            await answer.mutateAsync({ action, version, message });
            const isCounter = side === 'seller' && action === 'withdraw';
            toast.success(isCounter ? 'Counteroffer withdrawn' : done[action]);
          }}
        />
      ) : null}
    </div>
  );
}

interface ActionButtonProps {
  action: OfferAction;
  side: Side;
  onAsk: (action: AskedAction) => void;
}

function ActionButton({ action, side, onAsk }: ActionButtonProps) {
  if (action === 'counter' || action === 'revise') {
    return (
      <ButtonLink to="?terms" variant="secondary" full>
        {labels[action]}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant={action === 'accept' ? 'primary' : action === 'back_up' ? 'secondary' : 'ghost'}
      full
      onClick={() => onAsk(action)}
    >
      {side === 'seller' && action === 'withdraw' ? 'Withdraw counteroffer' : labels[action]}
    </Button>
  );
}
