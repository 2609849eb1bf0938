import { clsx } from 'clsx';
import { ChevronDown, CircleAlert, Eye, EyeOff } from 'lucide-react';
import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { caretIn, formatNumberText, parseNumberText, toNumberText } from './number-text';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

interface FieldProps {
  label: ReactNode;
  /** Stays visible under the label: what is expected, or why it is asked. */
  hint?: ReactNode;
  /** Announced, and bound to the control. */
  error?: string | undefined;
  required?: boolean;
  /** Keeps the label for screen readers only. For search boxes and the like. */
  labelHidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label, hint and error of one control. The control inside takes its id and descriptions from here. */
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

/** What is wrong with one control, for those that stand in no Field. The live region stands before the error does, so that screen readers announce it. */
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

type Wired = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

/** Attributes that tie a control to the Field around it. A control's own attributes win. */
export function useFieldControl(own: Wired): Wired {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.required || undefined),
  };
}

// 16 px on phones: below that, iOS zooms into the field.
const boxClass = clsx(
  'w-full min-w-0 rounded-control border border-edge bg-surface text-base text-ink sm:text-[15px]',
  'transition-[border-color,box-shadow] placeholder:text-muted hover:border-muted',
  'focus-visible:border-evergreen focus-visible:outline-1 focus-visible:outline-offset-0',
  'disabled:bg-sunken disabled:text-muted aria-invalid:border-brick aria-invalid:focus-visible:outline-brick',
);
const controlClass = clsx(boxClass, 'h-11 px-3.5');

/** One-line text control. Takes `register(...)` of react-hook-form as it is. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} {...useFieldControl(rest)} type={type} className={clsx(controlClass, className)} />;
}

/** Text over several lines. */
export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...rest} {...useFieldControl(rest)} rows={rows} className={clsx(boxClass, 'px-3.5 py-2.5', className)} />
  );
}

/** The platform's own choice list. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={clsx('relative', className)}>
      <select {...rest} {...useFieldControl(rest)} className={clsx(controlClass, 'appearance-none pr-10')}>
        {children}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-3 size-4 text-muted" />
    </div>
  );
}

/** A password with a button that shows it. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={clsx('relative', className)}>
      <input
        {...rest}
        {...useFieldControl(rest)}
        type={shown ? 'text' : 'password'}
        className={clsx(controlClass, 'pr-12')}
      />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-muted hover:text-ink"
      >
        {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
      </button>
    </div>
  );
}

interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'
> {
  /** Null or undefined shows an empty field. */
  value: number | null | undefined;
  /** Called with the plain number, or null when the field was emptied. */
  onChange: (value: number | null) => void;
  /** Digits allowed after the point. */
  decimals?: number;
  /** Takes a minus sign. */
  signed?: boolean;
  /** Unit before the number, such as '$'. */
  prefix?: string;
  /** Unit after the number, such as 'sqft'. */
  suffix?: string;
}

/** A number shown with thousands separators. Controlled: pass the `field` of react-hook-form's Controller. */
export function NumberInput({
  value,
  onChange,
  decimals = 0,
  signed = false,
  prefix,
  suffix,
  className,
  ref,
  ...rest
}: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // What was typed stays ('2.' on the way to '2.5') for as long as it means the value.
  const text = parseNumberText(typed) === (value ?? null) ? typed : formatNumberText(value, decimals, signed);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    const position = caretIn(text, caret.current);
    caret.current = null;
    input.current?.setSelectionRange(position, position);
  });

  return (
    <div className={clsx('relative', className)}>
      {prefix ? <Unit side="left">{prefix}</Unit> : null}
      <input
        {...rest}
        {...useFieldControl(rest)}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        type="text"
        // Number pads of phones have no minus sign.
        inputMode={signed ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          const next = toNumberText(target.value, decimals, signed);
          caret.current = target.value
            .slice(0, target.selectionStart ?? undefined)
            .replace(signed ? /(?!^-)[^\d.]/g : /[^\d.]/g, '').length;
          setTyped(next);
          onChange(parseNumberText(next));
        }}
        className={clsx(controlClass, 'numeric', prefix && 'pl-8', suffix && 'pr-16')}
      />
      {suffix ? <Unit side="right">{suffix}</Unit> : null}
    </div>
  );
}

function Unit({ side, children }: { side: 'left' | 'right'; children: string }) {
  return (
    <span
      className={clsx(
        'pointer-events-none absolute inset-y-0 flex items-center text-[15px] text-muted',
        side === 'left' ? 'left-3.5' : 'right-3.5',
      )}
    >
      {children}
    </span>
  );
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label beside it; it needs no Field around it. */
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

/** What went wrong with the form as a whole. Renders nothing while there is nothing to say. */
export function FormError({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <div role="alert" className={children ? className : undefined}>
      {children ? (
        <div className="flex items-start gap-2.5 rounded-control bg-brick-soft px-4 py-3 text-sm font-medium text-brick-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0">{children}</div>
        </div>
      ) : null}
    </div>
  );
}
