import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { formatDay, formatUsd } from '@/kit/formatting/format';
import { wallTime } from '@/kit/time/time-zones';
import { Checkbox } from '@/kit/ui/checkbox';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import { toast } from '@/kit/ui/toast';
import { useConfirmClosing } from '../api/mutations';
import { agreedTermsQuery } from '@/shared/deals/api/terms';
import { dealErrors } from '@/shared/deals/errors';
import { principalSide } from '@/domain/deal/deal';
import type { RoomProps } from '../room-view';
import { OpenItems } from './open-items';
import { lastDayOfContract } from '../contract';
import { closingDraft, closingPrice, closingSchema } from '../schema';

export interface ClosingDialogProps extends Omit<RoomProps, 'now'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms the final price and date, or changes what the viewer confirmed before. Waits for the agreed price. */
export function ClosingDialog(props: ClosingDialogProps) {
  const { data: terms, isPending } = useQuery(agreedTermsQuery(props.viewer.user_id ?? '', props.deal));
  return isPending ? null : <ClosingForm {...props} agreed={terms?.price ?? null} />;
}

function ClosingForm({ deal, viewer, agreed, onOpenChange }: ClosingDialogProps & { agreed: number | null }) {
  const confirm = useConfirmClosing(deal.id);
  const side = principalSide(viewer) ?? 'buyer';
  const mine = deal.closings[side];
  const theirs = deal.closings[side === 'buyer' ? 'seller' : 'buyer'];
  const [today] = useState(() => wallTime(new Date(), deal.time_zone).slice(0, 10));
  const contractEnd = lastDayOfContract(deal);
  const start = mine ?? theirs ?? { price: agreed, closed_on: today };
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `closing:${viewer.user_id}:${deal.id}`,
    draft: closingDraft,
    initial: { price: start.price, day: start.closed_on, afterContract: false },
    schema: closingSchema({ zone: deal.time_zone, openedAt: deal.created_at, now: Date.now, contractEnd }),
    send: async (sent) => {
      const closed = await confirm.mutateAsync(sent);
      if (!closed) toast.success('Closing confirmed', { description: 'The other side hasn’t confirmed the same yet.' });
    },
    onSent: () => onOpenChange(false),
    errors: dealErrors,
  });
  const price = useController({ control: form.control, name: 'price' }).field;
  const day = useWatch({ control: form.control, name: 'day' });
  return (
    <FormDialog
      {...sending}
      title={mine ? 'Change your confirmation' : 'Confirm the closing'}
      description={
        theirs
          ? `The other side confirmed ${formatUsd(theirs.price)} on ${formatDay(theirs.closed_on)}. If yours is the ` +
            'same, the deal closes, and nobody can change it anymore.'
          : 'The deal closes once the other side confirms the same. Until then you can change yours.'
      }
      submitLabel={mine ? 'Save changes' : 'Confirm closing'}
      busyLabel="Saving..."
      onOpenChange={onOpenChange}
    >
      <NumberField {...price} label="Final price" limits={closingPrice} error={errorOf('price')} required />
      <Field label="Closing date" error={errorOf('day')} required>
        <Input type="date" {...form.register('day')} />
      </Field>
      {contractEnd !== null && day > contractEnd ? (
        <Checkbox
          label={`We’re closing although the seller’s contract ended on ${formatDay(contractEnd)}.`}
          hint="Both sides have to agree to that. It enters the record."
          error={errorOf('afterContract')}
          {...form.register('afterContract')}
        />
      ) : null}
      <OpenItems deal={deal} />
    </FormDialog>
  );
}
