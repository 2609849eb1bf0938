import { ChoiceChip } from '@/shared/ui/choice-chip';
import { offered, toggled } from '../rules';

interface ChoicesProps {
  legend: string;
  /** Every value of the list, in its order. */
  all: readonly string[];
  /** What the stored box names: offered here, whatever is offered to others. */
  stored: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Any number of a list's values. None asks nothing. */
export function Choices({ legend, all, stored, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {offered(all, [...stored, ...chosen]).map((value) => (
          <ChoiceChip
            key={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => onChange(toggled(all, chosen, value, target.checked))}
          >
            {value}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
