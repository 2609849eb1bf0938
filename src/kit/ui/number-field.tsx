import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import {
  caretIn,
  formatEntry,
  numberProblem,
  readNumber,
  regroup,
  type NumberEntry,
  type NumberLimits,
} from '@/kit/numbers/parse-number';
import { Field, useFieldControl } from './field';
import { controlClass } from './input';

interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'min' | 'max' | 'step'
> {
  value: NumberEntry;
  /** Called with the number, null for a blank field, and the text as typed if it isn't a number. */
  onChange: (value: NumberEntry) => void;
  limits: NumberLimits;
}

interface NumberFieldProps extends Omit<NumberInputProps, 'className' | 'required'> {
  label: ReactNode;
  hint?: ReactNode;
  /** An error that the field can't know, such as a missing number. */
  error?: string | undefined;
  required?: boolean;
  className?: string;
}

/**
 * The one way to enter a number. What's typed stays in the field; while it isn't a number within the limits, the error
 * is shown next to it. Controlled: pass the `field` of react-hook-form's Controller.
 */
export function NumberField({ label, hint, error, required, className, ...input }: NumberFieldProps) {
  const problem = numberProblem(input.value, input.limits) ?? error;
  return (
    <Field label={label} hint={hint} error={problem} required={required} className={className}>
      <NumberInput {...input} />
    </Field>
  );
}

function NumberInput({ value, onChange, limits, onBlur, ref, ...rest }: NumberInputProps) {
  const { min = 0, decimals = 0, prefix, suffix, grouped = true } = limits;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // Keeps the typed text (such as '2.' or '250k') while it means the value.
  const text = readNumber(typed, limits) === value ? typed : formatEntry(value, limits);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    const position = caretIn(text, caret.current);
    caret.current = null;
    input.current?.setSelectionRange(position, position);
  });

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Autofill and tests send other events.
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const next =
      grouped && /^(insertText|insertCompositionText|delete)/.test(inputType)
        ? regroup(text, target.value)
        : target.value;
    if (next !== target.value) {
      caret.current = target.value.slice(0, target.selectionStart ?? undefined).replaceAll(',', '').length;
    }
    setTyped(next);
    onChange(readNumber(next, limits));
  };

  return (
    <div className="relative">
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
        // Phones' numeric keypads have no minus sign.
        inputMode={min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={text}
        onChange={change}
        onBlur={(event) => {
          // Once formatted, '250k' shows what it was understood as.
          setTyped(formatEntry(value, limits));
          onBlur?.(event);
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
