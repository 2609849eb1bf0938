import { useMemo } from 'react';
import { stateName, usStates } from '@/domain/place/us-states';
import { Combobox } from '@/kit/ui/combobox';
import { Field } from '@/kit/ui/field';
import { countOf, countText, type Counts } from '@/domain/filters/facets';
import { FilterChip } from '@/shared/listing-filters/filter-chip';

interface StateFilterProps {
  /** Two-letter codes. */
  states: readonly string[];
  onChange: (states: readonly string[]) => void;
  /** The number of listings in each state; undefined until it's loaded. */
  counts: Counts | undefined;
}

/** Picks any number of states, by name or code. */
export function StateFilter({ states, onChange, counts }: StateFilterProps) {
  const options = useMemo(
    () =>
      usStates
        .filter(([code]) => !states.includes(code))
        .map(([code, name]) => ({
          value: code,
          label: name,
          listLabel: `${code} - ${name}`,
          code,
          detail: countText(counts && countOf(counts, code)),
        })),
    [states, counts],
  );
  return (
    <div className="flex flex-col gap-3">
      <Field label="State">
        <Combobox
          options={options}
          value=""
          multiple
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
