import { useId } from 'react';
import { ErrorText } from '@/kit/ui/field';
import type { ActionOption, ModerateAction } from '../moderation';

interface ActionFieldsProps {
  options: readonly ActionOption[];
  value: ModerateAction | null;
  onChange: (action: ModerateAction) => void;
  error: string | undefined;
}

/** The choice between moderation actions. */
export function ActionFields({ options, value, onChange, error }: ActionFieldsProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="text-sm font-medium text-ink">
        Action
        <span aria-hidden className="text-brick-ink">
          {' *'}
        </span>
      </legend>
      <div className="mt-1.5 flex flex-col">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              aria-label={option.label}
              aria-describedby={`${id}-${option.value}`}
              className="mt-0.5 size-5 shrink-0 cursor-pointer accent-evergreen"
            />
            <span className="min-w-0">
              <span className="block text-[15px]">{option.label}</span>
              <span id={`${id}-${option.value}`} className="block text-sm text-muted">
                {option.hint}
              </span>
            </span>
          </label>
        ))}
      </div>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </fieldset>
  );
}
