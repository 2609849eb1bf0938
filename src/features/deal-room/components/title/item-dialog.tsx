import { useState } from 'react';
import { dealErrors } from '@/shared/deals/errors';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { useAddTitleItem } from '../../api/title';
import type { RoomProps } from '../../room-view';
import { itemDraft, itemSchema } from '../../title-schema';

export interface ItemDialogProps extends Omit<RoomProps, 'now'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds what the title company needs. */
export function ItemDialog({ deal, viewer, onOpenChange }: ItemDialogProps) {
  const add = useAddTitleItem(deal.id);
  const [itemId] = useState(() => crypto.randomUUID());
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `title-item:${viewer.user_id}:${deal.id}`,
    draft: itemDraft,
    initial: { label: '', owner: '', dueOn: '' },
    schema: itemSchema({ zone: deal.time_zone, now: Date.now }),
    send: (sent) => add.mutateAsync({ itemId, ...sent }),
    onSent: () => onOpenChange(false),
    errors: dealErrors,
  });
  return (
    <FormDialog
      {...sending}
      title="Add an item"
      submitLabel="Add item"
      busyLabel="Adding..."
      onOpenChange={onOpenChange}
    >
      <Field label="What’s needed" error={errorOf('label')} required>
        <Input autoComplete="off" maxLength={120} {...form.register('label')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="From" error={errorOf('owner')} required>
          <Select {...form.register('owner')}>
            <option value="">Choose</option>
            <option value="buyer">The buyer</option>
            <option value="seller">The seller</option>
            <option value="title">Us, the title company</option>
          </Select>
        </Field>
        <Field label="Due on" error={errorOf('dueOn')}>
          <Input type="date" {...form.register('dueOn')} />
        </Field>
      </div>
    </FormDialog>
  );
}
