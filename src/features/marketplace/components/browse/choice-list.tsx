import { formatNumber } from '@/shared/lib/format';
import { Checkbox } from '@/shared/ui/field';

interface ChoiceListProps {
  /** Names the group. */
  label: string;
  /** What is offered; a chosen value from an address is shown besides. */
  offered: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** How many listings a choice finds; undefined while that is not known. */
  countOf: ((value: string) => number) | undefined;
}

/** Any number of a few choices. */
export function ChoiceList({ label, offered, chosen, onChange, countOf }: ChoiceListProps) {
  const others = chosen.filter((value) => !offered.includes(value));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-col">
        {[...offered, ...others].map((value) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
            className="py-2 pointer-coarse:py-3 [&>div>div]:flex-1"
            label={
              <span className="flex justify-between gap-3 text-[15px]">
                {value} {countOf ? <span className="numeric text-muted">{formatNumber(countOf(value))}</span> : null}
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
