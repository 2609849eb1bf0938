import { useState } from 'react';
import { partyName, principalSide } from '@/domain/deal/deal';
import { dealErrors } from '@/shared/deals/errors';
import { formatMoment } from '@/kit/time/moments';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { Warning } from '@/kit/ui/warning';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { useEndPaymentChange } from '../../api/payment';
import { changesOf, type Instructions } from '../../payment';
import type { RoomProps } from '../../room-view';
import { CallbackLink } from './payment-details';

interface PaymentChangeProps extends RoomProps {
  current: Instructions | null;
  change: Instructions;
}

const notStated = 'nothing';

/** A change of payment instructions that waits: what differs, when it takes effect, and how to stop it. */
export function PaymentChange({ deal, viewer, now, current, change }: PaymentChangeProps) {
  const end = useEndPaymentChange();
  const [asking, setAsking] = useState(false);
  const own = viewer.id === change.entered_by;
  const label = own ? 'Withdraw change' : 'Stop this change';
  const author = own ? 'You' : partyName(deal.parties.find(({ id }) => id === change.entered_by));
  const at = formatMoment(change.takes_effect_at, deal.time_zone, now);
  // A void entry's numbers aren't shown.
  const before = current?.state === 'in_force' ? current : null;
  return (
    <Warning>
      <p className="numeric font-semibold">
        {author} changed the payment instructions. The change takes effect {at}.
      </p>
      <ul className="numeric mt-2 flex flex-col gap-1">
        {changesOf(before, change).map(({ label: name, before: old, after }) => (
          <li key={name} className="wrap-anywhere">
            {name}: {after ?? notStated}
            {before ? ` instead of ${old ?? notStated}` : null}
          </li>
        ))}
      </ul>
      {!own && change.callback_phone ? (
        <p className="mt-2">
          Changes like this are how wire fraud works. Call <CallbackLink phone={change.callback_phone} /> and ask
          whether they made it. Use no number from a message or an email.
        </p>
      ) : null}
      {own || principalSide(viewer) ? (
        <Button size="sm" variant={own ? 'secondary' : 'danger'} className="mt-3" onClick={() => setAsking(true)}>
          {label}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={own ? 'Withdraw this change?' : 'Stop this change?'}
        description={
          own
            ? 'It won’t take effect. We’ll notify the buyer and the seller.'
            : 'It won’t take effect. They can enter it again, and it would wait for another 24 hours.'
        }
        confirmLabel={label}
        busyLabel="Saving..."
        danger={false}
        errors={dealErrors}
        onConfirm={async () => {
          await end.mutateAsync(change.id);
          toast.success(own ? 'Change withdrawn' : 'Change stopped', { description: deal.title });
        }}
      />
    </Warning>
  );
}
