import { clsx } from 'clsx';
import { problemId } from './wizard-actions';

interface ChoiceCardsProps<Id extends string> {
  /** For screen readers. */
  legend: string;
  choices: readonly { id: Id; label: string; line: string }[];
  chosen: readonly Id[];
  onChange: (chosen: readonly Id[]) => void;
  /** Nothing is selected yet, but something must be. */
  invalid: boolean;
}

/** Checkboxes shown as cards. */
export function ChoiceCards<Id extends string>({ legend, choices, chosen, onChange, invalid }: ChoiceCardsProps<Id>) {
  const toggle = (id: Id, checked: boolean) =>
    onChange(choices.map((choice) => choice.id).filter((each) => (each === id ? checked : chosen.includes(each))));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2 sm:gap-3">
        {choices.map(({ id, label, line }) => (
          <label
            key={id}
            className={clsx(
              'flex cursor-pointer items-start gap-3 rounded-card border border-edge bg-surface px-4',
              'py-3 transition-colors hover:border-muted has-checked:border-evergreen',
              'has-checked:bg-evergreen-soft has-focus-visible:outline-2',
              'has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen',
              'has-[:not(:checked)[aria-invalid]]:border-brick',
            )}
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
              aria-invalid={invalid || undefined}
              aria-describedby={invalid ? problemId : undefined}
              aria-label={label}
              className="mt-0.5 size-5 shrink-0 cursor-pointer rounded accent-evergreen outline-none"
            />
            <span className="min-w-0">
              <span className="block text-[15px] font-medium text-ink">{label}</span>
              <span className="block text-sm text-muted">{line}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
