import { numberProblem } from '@/kit/numbers/parse-number';
import { NumberField } from '@/kit/ui/number-field';
import { priceLimits, validPrice, type PriceEntry } from '../price';
import { PriceSlider } from './price-slider';

interface PriceFieldsProps {
  value: PriceEntry;
  onChange: (value: PriceEntry) => void;
  problem: string | undefined;
  /** Called when focus leaves both fields. */
  onLeave: () => void;
}

/** The price range, with a slider and exact inputs. */
export function PriceFields({ value, onChange, problem, onLeave }: PriceFieldsProps) {
  const shown = validPrice(value);
  // A field with an error of its own shows that instead.
  const rangeError = [value.min, value.max].some((bound) => numberProblem(bound, priceLimits)) ? undefined : problem;
  return (
    <div className="flex flex-col gap-4">
      <PriceSlider
        value={shown}
        // Moving a thumb changes its own bound only: text that isn't a number stays in the other field.
        onChange={({ min, max }) =>
          onChange({ min: min === shown.min ? value.min : min, max: max === shown.max ? value.max : max })
        }
      />
      <div
        className="grid grid-cols-2 items-start gap-3 sm:gap-4"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onLeave();
        }}
      >
        <NumberField
          label="Minimum"
          limits={priceLimits}
          placeholder="No minimum"
          value={value.min}
          onChange={(min) => onChange({ ...value, min })}
          aria-invalid={rangeError ? true : undefined}
        />
        <NumberField
          label="Maximum"
          limits={priceLimits}
          error={rangeError}
          placeholder="No maximum"
          value={value.max}
          onChange={(max) => onChange({ ...value, max })}
        />
      </div>
    </div>
  );
}
