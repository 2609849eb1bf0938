import { Checkbox } from '@/kit/ui/checkbox';

interface ChoiceListProps {
  /** Accessible name of the group. */
  label: string;
  /** Chosen values that aren't among them (from a URL) are listed, too. */
  options: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** A value in words; itself by default. */
  labelOf?: (value: string) => string;
  /** The number of listings a choice finds, formatted; undefined if it isn't known. */
  countOf?: (value: string) => string | undefined;
}

/** A list of checkboxes. */
export function ChoiceList({ label, options, chosen, onChange, labelOf, countOf }: ChoiceListProps) {
  const others = chosen.filter((value) => !options.includes(value));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-col">
        {[...options, ...others].map((value) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
            className="py-2 pointer-coarse:py-3 [&>div>div]:flex-1"
            label={<ChoiceLabel text={labelOf?.(value) ?? value} count={countOf?.(value)} />}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceLabelProps {
  text: string;
  /** The number of listings the choice finds, formatted; undefined if it isn't known. */
  count: string | undefined;
}

/** The words of a choice, and its count at the right. */
export function ChoiceLabel({ text, count }: ChoiceLabelProps) {
  return (
    <span className="flex justify-between gap-3 text-[15px]">
      {text} <span className="numeric text-muted empty:hidden">{count}</span>
    </span>
  );
}
