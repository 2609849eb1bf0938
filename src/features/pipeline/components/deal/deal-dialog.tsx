import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, FormError } from '@/shared/ui/field';
import { Input, Select } from '@/shared/ui/input';
import { NumberField } from '@/shared/ui/number-field';
import { toast } from '@/shared/ui/toast';
import { useAddDeal, useEditDeal } from '../../api/mutations';
import type { CardDetail } from '../../api/queries';
import { dealSchema, priceLimits, type Deal, type DealDraft } from '../../schema';
import { stageName, stages } from '../../stages';

interface DealDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  /** The deal to change; null adds one. */
  card: CardDetail | null;
}

/** Adds or changes a deal that isn't a listing. */
export function DealDialog({ open, onOpenChange, userId, card }: DealDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
      title={card ? 'Edit deal' : 'Add a deal'}
      description={card ? undefined : 'For deals from elsewhere. To add a listing, select Add to pipeline on its page.'}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving">
            {card ? 'Save deal' : 'Add deal'}
          </Button>
        </>
      }
    >
      <DealForm
        formId={formId}
        userId={userId}
        card={card}
        onBusy={setBusy}
        onDone={() => {
          toast.success(card ? 'Deal saved' : 'Deal added');
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

interface DealFormProps extends Pick<DealDialogProps, 'userId' | 'card'> {
  formId: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function DealForm({ formId, userId, card, onBusy, onDone }: DealFormProps) {
  // Kept for a retry, so that it can't add a second deal.
  const [id] = useState(() => crypto.randomUUID());
  const add = useAddDeal(userId);
  const edit = useEditDeal(userId, card?.id ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const { register, control, handleSubmit, formState } = useForm<DealDraft, unknown, Deal>({
    resolver: zodResolver(dealSchema),
    defaultValues: {
      title: card?.title ?? '',
      address: card?.address ?? '',
      price: card?.price ?? null,
      stage: card?.stage ?? 'watching',
    },
  });
  const { errors } = formState;
  const send = async (deal: Deal) => {
    setFailure(null);
    onBusy(true);
    try {
      await (card ? edit.mutateAsync(deal) : add.mutateAsync({ ...deal, id }));
      onDone();
    } catch (error) {
      setFailure(describeError(error));
    }
    onBusy(false);
  };
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="flex flex-col gap-4 pt-1"
    >
      <Field label="Name" error={errors.title?.message} required>
        <Input maxLength={160} placeholder="Duplex on Elm St" autoComplete="off" {...register('title')} />
      </Field>
      <Field label="Address" error={errors.address?.message}>
        <Input maxLength={340} autoComplete="off" {...register('address')} />
      </Field>
      <Controller
        control={control}
        name="price"
        render={({ field, fieldState }) => (
          <NumberField label="Price" limits={priceLimits} error={fieldState.error?.message} {...field} />
        )}
      />
      {card ? null : (
        <Field label="Stage">
          <Select {...register('stage')}>
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {stageName(stage)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <FormError>{failure}</FormError>
    </form>
  );
}
