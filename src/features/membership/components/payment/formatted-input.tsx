import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Input } from '@/kit/ui/input';
import { caretAfterDigits, digitsBeforeCaret } from '../../card-format';

interface FormattedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className'> {
  value: string;
  onChange: (value: string) => void;
  /** Formats the typed value; `before` is the previous one. Unlike maxLength, it doesn't truncate pasted text first. */
  format: (typed: string, before: string) => string;
}

/** An input that formats digits while typing and keeps the caret in place. */
export function FormattedInput({ value, onChange, format, ref, ...rest }: FormattedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const digits = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (digits.current === null) return;
    const position = caretAfterDigits(value, digits.current);
    digits.current = null;
    input.current?.setSelectionRange(position, position);
  });
  return (
    <Input
      {...rest}
      ref={(element) => {
        input.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
      inputMode="numeric"
      className="numeric"
      value={value}
      onChange={({ target }) => {
        digits.current = digitsBeforeCaret(target.value, target.selectionStart);
        onChange(format(target.value, value));
      }}
    />
  );
}
