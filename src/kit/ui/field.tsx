import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';

interface FieldContextValue {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldContextValue | null>(null);

interface FieldProps {
  label: ReactNode;
  /** Shown below the label: what is expected, or why it's asked. */
  hint?: ReactNode;
  /** Announced, and linked to the control. */
  error?: string | undefined;
  required?: boolean;
  /** Hides the label visually, for example in search boxes. */
  labelHidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label, hint, and error of a control, which gets its id and ARIA attributes from here. */
export function Field({ label, hint, error, required = false, labelHidden = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {required ? (
          <span aria-hidden className="text-brick-ink">
            {' *'}
          </span>
        ) : null}
      </label>
      {hint ? (
        <p id={hintId} className="-mt-1 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      <ErrorText id={errorId}>{error}</ErrorText>
    </div>
  );
}

/**
 * Error of one control, for controls outside a Field. The live region is always rendered, so that the error is
 * announced.
 */
export function ErrorText({ id, children }: { id: string; children: string | undefined }) {
  return (
    <div aria-live="polite">
      {children ? (
        <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-brick-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {children}
        </p>
      ) : null}
    </div>
  );
}

type FieldControlProps = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

/** Attributes that link a control to its Field. The control's own attributes take precedence. */
export function useFieldControl(own: FieldControlProps): FieldControlProps {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.required || undefined),
  };
}

/** Error of a whole form. Renders an empty alert region without children. */
export function FormError({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <div role="alert" className={children ? className : undefined}>
      {children ? (
        <div
          className={clsx(
            'flex items-start gap-2.5 rounded-control bg-brick-soft px-4 py-3 text-sm font-medium',
            'text-brick-ink',
          )}
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0">{children}</div>
        </div>
      ) : null}
    </div>
  );
}
