import { ChoiceChip } from '@/kit/ui/choice-chip';
import { offered, toggled } from '../choices';

interface ChoicesProps {
  legend: string;
  /** All values in order. */
  all: readonly string[];
  /** Values in the stored buy box; always offered. */
  stored: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Checkboxes for a list of values. None selected matches anything. */
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
