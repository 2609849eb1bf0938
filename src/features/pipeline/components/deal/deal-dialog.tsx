import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import { toast } from '@/kit/ui/toast';
import { useAddDeal, useEditDeal } from '../../api/mutations';
import type { CardDetail } from '../../api/card-query';
import { dealDraftSchema, dealSchema, priceLimits } from '../../schema';
import { stageName, stages } from '../../stages';

interface DealDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  /** The deal to change; null adds one. */
  card: CardDetail | null;
}

/** Adds or changes a deal that isn't a listing. */
export function DealDialog({ onOpenChange, userId, card }: DealDialogProps) {
  // The same for a retry, so that it can't add a second deal.
  const [id] = useState(() => crypto.randomUUID());
  const add = useAddDeal(userId);
  const edit = useEditDeal(userId, card?.id ?? '');
  const { form, startOver, errorOf, sending } = useDraftForm({
    storageKey: `deal:${userId}:${card?.id ?? 'new'}`,
    draft: dealDraftSchema,
    initial: {
      title: card?.title ?? '',
      address: card?.address ?? '',
      price: card?.price ?? null,
      stage: card?.stage ?? 'watching',
    },
    schema: dealSchema,
    send: (deal) => (card ? edit.mutateAsync(deal) : add.mutateAsync({ ...deal, id })),
    onSent: () => {
      toast.success(card ? 'Deal saved' : 'Deal added');
      onOpenChange(false);
    },
  });
  const { register, control } = form;
  return (
    <FormDialog
      {...sending}
      title={card ? 'Edit deal' : 'Add a deal'}
      description={card ? undefined : 'For deals from elsewhere. To add a listing, select Add to pipeline on its page.'}
      submitLabel={card ? 'Save deal' : 'Add deal'}
      busyLabel="Saving"
      onOpenChange={(open) => {
        // Changes that were canceled must not come back.
        if (card) startOver();
        onOpenChange(open);
      }}
    >
      <Field label="Name" error={errorOf('title')} required>
        <Input maxLength={160} placeholder="Duplex on Elm St" autoComplete="off" {...register('title')} />
      </Field>
      <Field label="Address" error={errorOf('address')}>
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
    </FormDialog>
  );
}
