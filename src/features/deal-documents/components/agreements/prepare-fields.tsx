import { useController, type UseFormReturn } from 'react-hook-form';
import { Field } from '@/kit/ui/field';
import { Input, Textarea } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import type { PreparedKind } from '../../agreements';
import { feeLimits, type PrepareDraft } from '../../agreement-schema';
import type { Preparation } from '../../api/mutations';

interface PrepareFieldsProps {
  kind: PreparedKind;
  form: UseFormReturn<PrepareDraft, unknown, Preparation['inputs']>;
}

/** What the deal doesn't know about an agreement. */
export function PrepareFields({ kind, form: { register, control, formState } }: PrepareFieldsProps) {
  const { errors } = formState;
  const fee = useController({ control, name: 'fee' }).field;
  if (kind === 'jv') {
    return (
      <>
        <Field
          label="Who contributes what"
          hint="One line for each party: money, work, or credit."
          error={errors.contributions?.message}
          required
        >
          <Textarea rows={5} maxLength={4000} {...register('contributions')} />
        </Field>
        <Field
          label="Ends on"
          hint="The agreement ends then if the property hasn’t been bought."
          error={errors.endsOn?.message}
          required
        >
          <Input type="date" {...register('endsOn')} />
        </Field>
      </>
    );
  }
  return (
    <>
      <Field
        label="Seller in the original contract"
        hint="Who owns the property, as that contract names them."
        error={errors.originalSeller?.message}
        required
      >
        <Input autoComplete="off" maxLength={200} {...register('originalSeller')} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Date of the original contract" error={errors.contractDate?.message} required>
          <Input type="date" {...register('contractDate')} />
        </Field>
        <NumberField {...fee} label="Assignment fee" limits={feeLimits} error={errors.fee?.message} required />
      </div>
    </>
  );
}
