import { useId, useState, type FocusEvent } from 'react';
import { numberProblem, rangeProblem, type NumberLimits } from '@/kit/numbers/parse-number';
import { ErrorText } from '@/kit/ui/field';
import { NumberField } from '@/kit/ui/number-field';
import type { RangeEntry } from '@/domain/filters/filter-kinds';

interface RangeFieldsProps {
  /** Such as 'Price'. */
  label: string;
  /** For a section whose title already says it. */
  labelHidden?: boolean;
  value: RangeEntry;
  onChange: (value: RangeEntry) => void;
  limits: NumberLimits;
  /** Show that the bounds are reversed even while one is being edited. */
  showProblem: boolean;
}

const bounds = [
  ['min', 'Minimum', 'No min'],
  ['max', 'Maximum', 'No max'],
] as const;

/** A minimum and a maximum; empty and 0 are unset. Reversed bounds stay as typed, with an error. */
export function RangeFields({ label, labelHidden = false, value, onChange, limits, showProblem }: RangeFieldsProps) {
  const id = useId();
  /** A bound was changed, and focus is still in the fields: the other one may be about to change, too. */
  const [editing, setEditing] = useState(false);
  /** 0 is shown where it was typed. */
  const [zeros, setZeros] = useState({ min: false, max: false });
  const { min, max } = value;
  const reversed =
    max === 0 || numberProblem(min, limits) || numberProblem(max, limits) ? undefined : rangeProblem(min, max);
  const error = editing && !showProblem ? undefined : reversed;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) setEditing(false);
  };
  return (
    <fieldset className="min-w-0">
      <legend className={labelHidden ? 'sr-only' : 'mb-2 text-sm font-semibold text-ink'}>{label}</legend>
      <div className="grid grid-cols-2 items-start gap-3">
        {bounds.map(([side, name, placeholder]) => (
          <NumberField
            key={side}
            label={name}
            limits={limits}
            value={value[side] === 0 && !zeros[side] ? null : value[side]}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onBlur={leave}
            onChange={(entry) => {
              // An error that is already shown goes once it's fixed.
              if (!error) setEditing(true);
              setZeros({ ...zeros, [side]: entry === 0 });
              onChange({ ...value, [side]: entry ?? 0 });
            }}
          />
        ))}
      </div>
      <div className="mt-1.5 empty:hidden">
        <ErrorText id={`${id}-error`}>{error}</ErrorText>
      </div>
    </fieldset>
  );
}
