import { Field, NumberInput } from '@/shared/ui/field';
import type { PriceRange } from '../box';
import { PriceSlider } from './price-slider';

interface PriceFieldsProps {
  value: PriceRange;
  onChange: (value: PriceRange) => void;
  problem: string | undefined;
  /** Both typed fields were left. */
  onLeave: () => void;
}

/** The price range: quickly by the slider, to the dollar by typing. */
export function PriceFields({ value, onChange, problem, onLeave }: PriceFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <PriceSlider value={value} onChange={onChange} />
      <div
        className="grid grid-cols-2 items-start gap-3 sm:gap-4"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onLeave();
        }}
      >
        <Field label="Minimum">
          <NumberInput
            prefix="$"
            placeholder="No minimum"
            value={value.min}
            onChange={(min) => onChange({ ...value, min })}
            aria-invalid={problem ? true : undefined}
          />
        </Field>
        <Field label="Maximum" error={problem}>
          <NumberInput
            prefix="$"
            placeholder="No maximum"
            value={value.max}
            onChange={(max) => onChange({ ...value, max })}
          />
        </Field>
      </div>
    </div>
  );
}
