import { useState, type FocusEvent } from 'react';
import { Field, NumberInput } from '@/shared/ui/field';
import { isSwapped, type Range } from '../../filters';

interface RangeFieldsProps {
  /** What is measured, such as 'Price'. */
  label: string;
  /** For a section that holds nothing else: its title says it already. */
  labelHidden?: boolean;
  value: Range;
  onChange: (value: Range) => void;
  decimals?: number;
  prefix?: string;
  suffix?: string;
}

/** A lower and an upper bound; empty is unset. Bounds the wrong way round change places when the fields are left. */
export function RangeFields({ label, labelHidden = false, value, onChange, ...unit }: RangeFieldsProps) {
  const [mended, setMended] = useState(false);
  const change = (range: Range) => {
    setMended(false);
    onChange(range);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Between the two fields a bound may be on its way past the other.
    if (currentTarget.closest('fieldset')?.contains(relatedTarget) || !isSwapped(value)) return;
    onChange({ min: value.max, max: value.min });
    setMended(true);
  };
  const bounds = [
    ['min', 'Minimum', 'No min'],
    ['max', 'Maximum', 'No max'],
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className={labelHidden ? 'sr-only' : 'mb-2 text-sm font-semibold text-ink'}>{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        {bounds.map(([side, name, placeholder]) => (
          <Field key={side} label={name}>
            <NumberInput
              {...unit}
              value={value[side] || null}
              placeholder={placeholder}
              onBlur={leave}
              onChange={(typed) => change({ ...value, [side]: typed ?? 0 })}
            />
          </Field>
        ))}
      </div>
      <output className="mt-2 block text-sm text-muted empty:hidden">
        {mended ? 'The minimum was above the maximum, so the two have changed places.' : null}
      </output>
    </fieldset>
  );
}
