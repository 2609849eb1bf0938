import { useState } from 'react';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { dealErrors } from '@/shared/deals/errors';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { Warning } from '@/kit/ui/warning';
import { useEnterPayment } from '../../api/payment';
import type { Instructions } from '../../payment';
import { paymentDraft, paymentSchema } from '../../payment-schema';
import type { RoomProps } from '../../room-view';

export interface PaymentDialogProps extends Omit<RoomProps, 'now'> {
  /** Those that took effect last; null before the first. */
  current: Instructions | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Enters payment instructions, or changes them. */
export function PaymentDialog({ deal, viewer, current, onOpenChange }: PaymentDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const enter = useEnterPayment(deal.id);
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `payment:${viewer.user_id}:${deal.id}:${current?.id ?? 'first'}`,
    draft: paymentDraft,
    initial: {
      bank_name: current?.bank_name ?? '',
      account_name: current?.account_name ?? '',
      routing_number: current?.routing_number ?? '',
      account_number: current?.account_number ?? '',
      callback_phone: current?.callback_phone ?? '',
      wire_reference: current?.wire_reference ?? '',
    },
    schema: paymentSchema,
    send: (sent) => enter.mutateAsync({ id, ...sent }),
    onSent: () => {
      toast.success(current ? 'Change entered' : 'Payment instructions entered', { description: deal.title });
      onOpenChange(false);
    },
    errors: dealErrors,
  });
  return (
    <FormDialog
      {...sending}
      title={current ? 'Change payment instructions' : 'Add payment instructions'}
      description="Where to wire the money in this deal."
      submitLabel={current ? 'Enter change' : 'Add payment instructions'}
      busyLabel="Saving..."
      notice={
        <Warning>
          {current
            ? 'The change takes effect in 24 hours. Until then, the buyer and the seller see the current ' +
              'instructions, a warning, and what would change. They’re notified in the app, by email, and on their ' +
              `devices, and can stop it. The number they call stays ${current.callback_phone ?? 'the same'}.`
            : 'The buyer, the seller, and those who sign for them see these right away. Later changes wait for ' +
              '24 hours, and the number to call can’t be changed in this deal.'}
        </Warning>
      }
      onOpenChange={onOpenChange}
    >
      <Field label="Bank" error={errorOf('bank_name')} required>
        <Input autoComplete="off" maxLength={80} {...form.register('bank_name')} />
      </Field>
      <Field label="Account holder" error={errorOf('account_name')} required>
        <Input autoComplete="off" maxLength={120} {...form.register('account_name')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Routing number" error={errorOf('routing_number')} required>
          <Input autoComplete="off" inputMode="numeric" maxLength={20} {...form.register('routing_number')} />
        </Field>
        <Field label="Account number" error={errorOf('account_number')} required>
          <Input autoComplete="off" inputMode="numeric" maxLength={30} {...form.register('account_number')} />
        </Field>
      </div>
      {current ? null : (
        <Field
          label="Call-back number"
          hint="The number of your office. The buyer calls it and has you read the numbers to them."
          error={errorOf('callback_phone')}
          required
        >
          <Input type="tel" autoComplete="off" maxLength={30} {...form.register('callback_phone')} />
        </Field>
      )}
      <Field
        label="Reference"
        hint="What to put on the wire, such as your file number."
        error={errorOf('wire_reference')}
      >
        <Input autoComplete="off" maxLength={80} {...form.register('wire_reference')} />
      </Field>
    </FormDialog>
  );
}
