import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Input } from '@/shared/ui/field';
import { caretBehind, digitsBefore } from './card-format';

interface FormattedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className'> {
  value: string;
  onChange: (value: string) => void;
  /** Puts what was typed over `before` into shape. Instead of a `maxLength`, which would cut off what is pasted before that. */
  format: (typed: string, before: string) => string;
}

/** Digits that take their shape as they are typed; the caret keeps its place among them. */
export function FormattedInput({ value, onChange, format, ref, ...rest }: FormattedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const digits = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (digits.current === null) return;
    const place = caretBehind(value, digits.current);
    digits.current = null;
    input.current?.setSelectionRange(place, place);
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
        digits.current = digitsBefore(target.value, target.selectionStart);
        onChange(format(target.value, value));
      }}
    />
  );
}
