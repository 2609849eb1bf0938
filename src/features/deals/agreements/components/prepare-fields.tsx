import { Field } from '@/shared/ui/field';
import { Input, Textarea } from '@/shared/ui/input';
import { NumberField } from '@/shared/ui/number-field';
import type { AgreementKind } from '../agreements';
import { feeLimits } from '../schema';
import type { usePrepareForm } from './use-prepare-form';

type PrepareFieldsProps = { kind: AgreementKind } & Pick<
  ReturnType<typeof usePrepareForm>,
  'values' | 'set' | 'errorOf'
>;

/** What the deal doesn't know about an agreement. */
export function PrepareFields({ kind, values, set, errorOf }: PrepareFieldsProps) {
  if (kind === 'jv') {
    return (
      <>
        <Field
          label="Who contributes what"
          hint="One line for each party: money, work, or credit."
          error={errorOf('contributions')}
          required
        >
          <Textarea
            rows={5}
            maxLength={4000}
            value={values.contributions}
            onChange={({ target }) => set({ contributions: target.value })}
          />
        </Field>
        <Field
          label="Ends on"
          hint="The agreement ends then if the property hasn’t been bought."
          error={errorOf('endsOn')}
          required
        >
          <Input type="date" value={values.endsOn} onChange={({ target }) => set({ endsOn: target.value })} />
        </Field>
      </>
    );
  }
  return (
    <>
      <Field
        label="Seller in the original contract"
        hint="Who owns the property, as that contract names them."
        error={errorOf('originalSeller')}
        required
      >
        <Input
          autoComplete="off"
          maxLength={200}
          value={values.originalSeller}
          onChange={({ target }) => set({ originalSeller: target.value })}
        />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Date of the original contract" error={errorOf('contractDate')} required>
          <Input
            type="date"
            value={values.contractDate}
            onChange={({ target }) => set({ contractDate: target.value })}
          />
        </Field>
        <NumberField
          label="Assignment fee"
          limits={feeLimits}
          value={values.fee}
          onChange={(fee) => set({ fee })}
          error={errorOf('fee')}
          required
        />
      </div>
    </>
  );
}
