import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { formatDeadline } from '@/kit/time/deadlines';
import { Checkbox } from '@/kit/ui/checkbox';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import { dealErrors } from '@/shared/deals/errors';
import { useLinkDoubleClose, type DoubleCloseOption } from '../../api/double-close';
import { doubleCloseDraft, doubleCloseSchema } from '../../double-close-schema';
import type { RoomProps } from '../../room-view';

export interface LinkDialogProps extends Omit<RoomProps, 'now'> {
  options: readonly DoubleCloseOption[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Links a purchase and a resale of one property. */
export function LinkDialog({ deal, viewer, options, onOpenChange }: LinkDialogProps) {
  const link = useLinkDoubleClose(deal.id);
  const partOf = (id: string) => options.find(({ other_id }) => other_id === id)?.part ?? 'resale';
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `double-close:${viewer.user_id}:${deal.id}`,
    draft: doubleCloseDraft,
    initial: { other: options[0]?.other_id ?? '', isFunded: false },
    schema: doubleCloseSchema,
    send: (sent) => link.mutateAsync({ ...sent, part: partOf(sent.other) }),
    onSent: () => onOpenChange(false),
    errors: dealErrors,
  });
  return (
    <FormDialog
      {...sending}
      title="Plan a double close"
      description={
        'The purchase closes first, then the resale. Everyone in either deal learns that and the day. Neither deal ' +
        'shows the other’s price, people, or papers. In the resale, nothing is assigned.'
      }
      submitLabel="Link the deals"
      busyLabel="Linking..."
      onOpenChange={onOpenChange}
    >
      <Field
        label={options[0]?.part === 'purchase' ? 'Your purchase' : 'Your resale'}
        error={errorOf('other')}
        required
      >
        <Select {...form.register('other')}>
          {options.map(({ other_id, address, closing_at }) => (
            <option key={other_id} value={other_id}>
              By {formatDeadline(closing_at, deal.time_zone)}: {address}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label="A transactional lender pays for the purchase"
        hint="Invite them to the purchase as your lender. They report when the money is sent."
        {...form.register('isFunded')}
      />
    </FormDialog>
  );
}
