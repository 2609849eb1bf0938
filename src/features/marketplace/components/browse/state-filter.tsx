import { useMemo } from 'react';
import { formatNumber } from '@/shared/lib/format';
import { usStates } from '@/shared/lib/us-states';
import { Combobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { stateName } from '../../filter-texts';
import { FilterChip } from './filter-chip';

interface StateFilterProps {
  /** Two-letter codes. */
  states: readonly string[];
  onChange: (states: readonly string[]) => void;
  /** How many listings each state has; undefined while that is not known. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** States found by name or code, as many as wanted. */
export function StateFilter({ states, onChange, counts }: StateFilterProps) {
  const options = useMemo(
    () =>
      usStates
        .filter(([code]) => !states.includes(code))
        .map(([code, name]) => ({
          value: code,
          label: name,
          listed: `${code} - ${name}`,
          code,
          note: counts && formatNumber(counts[code] ?? 0),
        })),
    [states, counts],
  );
  return (
    <div className="flex flex-col gap-3">
      <Field label="State">
        <Combobox
          options={options}
          value=""
          adding
          onChange={(code) => {
            if (code) onChange([...states, code]);
          }}
          listLabel="States"
          placeholder="Search by name or code"
          emptyText="No states found"
        />
      </Field>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {states.map((code) => (
          <FilterChip
            key={code}
            label={stateName(code)}
            onRemove={() => onChange(states.filter((other) => other !== code))}
          />
        ))}
      </div>
    </div>
  );
}
