import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { closesDeal, partyName } from '@/domain/deal/deal';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { Skeleton } from '@/kit/ui/skeleton';
import { Warning } from '@/kit/ui/warning';
import { QueryError } from '@/platform/query/query-error';
import { RoomSection } from '@/shared/deals/room-section';
import { paymentQuery } from '../../api/payment';
import { readsInstructions, type PaymentInstructions } from '../../payment';
import type { RoomProps } from '../../room-view';
import { PaymentChange } from './payment-change';
import { CallbackLink, PaymentDetails } from './payment-details';
import type { PaymentDialogProps } from './payment-dialog';

const PaymentDialog = lazyDialog<PaymentDialogProps>(() =>
  import('./payment-dialog').then((module) => module.PaymentDialog),
);

/** Where to wire the money, for buyer, seller, their signers, and who holds it. Nothing for others. */
export function PaymentSection(room: RoomProps & { className: string }) {
  const { deal, viewer, className } = room;
  const [entering, setEntering] = useState(false);
  const reads = readsInstructions(viewer);
  const query = useQuery({ ...paymentQuery(viewer.user_id ?? '', deal.id), enabled: reads });
  const { data, error } = query;
  const open = deal.state === 'open';
  if (!reads || (!open && !data?.current)) return null;
  return (
    <RoomSection
      title="Payment instructions"
      anchor="payment-instructions"
      actions={
        open && data && !data.waiting && closesDeal(viewer) ? (
          <Button size="sm" variant={data.current ? 'secondary' : 'primary'} onClick={() => setEntering(true)}>
            {data.current ? 'Change' : 'Add payment instructions'}
          </Button>
        ) : null
      }
      className={className}
    >
      {data ? <Shown {...room} {...data} /> : null}
      {!data && error ? <QueryError inline query={query} title="We couldn’t load the payment instructions" /> : null}
      {!data && !error ? <Skeleton className="h-24" /> : null}
      {entering && data ? (
        <PaymentDialog deal={deal} viewer={viewer} current={data.current} open onOpenChange={setEntering} />
      ) : null}
    </RoomSection>
  );
}

function Shown({ current, waiting, ...room }: RoomProps & PaymentInstructions) {
  return (
    <div className="flex flex-col gap-4">
      {waiting ? <PaymentChange {...room} current={current} change={waiting} /> : null}
      {waiting && current?.state === 'in_force' ? <h3 className="font-semibold">In force now</h3> : null}
      <Current {...room} current={current} />
    </div>
  );
}

function Current({ deal, viewer, current }: RoomProps & Pick<PaymentInstructions, 'current'>) {
  if (!current) {
    return (
      <p className="text-[15px] text-pretty text-muted">
        {closesDeal(viewer)
          ? 'The buyer and the seller are waiting for these. Enter them here, never in a message.'
          : 'None yet. Only the title company or attorney that both sides accept can enter them here. Be suspicious ' +
            'of anything sent in a message or an email.'}
      </p>
    );
  }
  if (current.state === 'deal_ended') {
    return (
      <p className="numeric text-[15px] text-muted">
        {current.bank_name}, account ending in {current.account_ending}. The deal ended, so the numbers are hidden.
      </p>
    );
  }
  if (current.state === 'void') {
    return (
      <Warning>
        <p className="font-semibold">
          Call {current.callback_phone ? <CallbackLink phone={current.callback_phone} /> : 'them'} before you send
          anything.
        </p>
        <p className="mt-1">
          {partyName(deal.parties.find(({ id }) => id === current.entered_by))}, who entered the payment instructions,
          no longer holds the money in this deal.
        </p>
      </Warning>
    );
  }
  return <PaymentDetails instructions={current} holds={closesDeal(viewer)} />;
}
