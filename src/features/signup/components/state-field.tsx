import { usStates } from '@/domain/place/us-states';
import { Combobox } from '@/kit/ui/combobox';
import { Field } from '@/kit/ui/field';
import type { PlaceFieldProps } from './place-field-props';

const stateOptions = usStates.map(([code, name]) => ({
  value: code,
  label: name,
  listLabel: `${code} - ${name}`,
  code,
}));

/** Selects a state, DC, or a territory by name or code. The value is the code. */
export function StateField({ value, onChange, label = 'State', error }: PlaceFieldProps) {
  return (
    <Field label={label} error={error}>
      <Combobox
        options={stateOptions}
        value={value}
        onChange={onChange}
        listLabel="States"
        placeholder="Search by name or code"
        emptyText="No states found"
      />
    </Field>
  );
}
