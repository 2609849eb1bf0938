import { useId, type ComponentProps, type ReactNode } from 'react';
import { ErrorText } from './field';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its own label; doesn't need a Field. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          className="mt-0.5 size-5 shrink-0 cursor-pointer rounded accent-evergreen"
        />
        <div className="min-w-0 text-sm">
          <label htmlFor={id} className="-my-3 block cursor-pointer py-3 text-ink">
            {label}
          </label>
          {hint ? (
            <p id={hintId} className="text-muted">
              {hint}
            </p>
          ) : null}
        </div>
      </div>
      <ErrorText id={errorId}>{error}</ErrorText>
    </div>
  );
}
