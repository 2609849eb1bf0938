import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ClipboardEvent, ComponentProps } from 'react';
import { cutText } from '@/kit/formatting/cut-text';
import { plainLine } from '@/kit/formatting/plain-line';
import { useFieldControl } from './field';

// 16 px on phones; with a smaller font, iOS zooms into the field.
const boxClass = clsx(
  'w-full min-w-0 rounded-control border border-edge bg-surface text-base text-ink sm:text-[15px]',
  'transition-[border-color,box-shadow] placeholder:text-muted hover:border-muted',
  'focus-visible:border-evergreen focus-visible:outline-1 focus-visible:outline-offset-0',
  'disabled:bg-sunken disabled:text-muted aria-invalid:border-brick aria-invalid:focus-visible:outline-brick',
);
/** Classes of a one-line control. */
export const controlClass = clsx(boxClass, 'h-11 px-3.5');

/** One-line text input. Accepts `register(...)` of react-hook-form. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      onPaste={pasteTrimmed}
      {...rest}
      {...useFieldControl(rest)}
      type={type}
      className={clsx(controlClass, className)}
    />
  );
}

/** The email address of an account. Phones show its keyboard, and password managers fill it in. */
export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <Input type="email" autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
  );
}

/** Trims pasted text that's too long, where the browser would cut off its end: ' 02134' into a ZIP code. */
function pasteTrimmed(event: ClipboardEvent<HTMLInputElement>) {
  const { currentTarget: input, clipboardData } = event;
  const { maxLength, value, selectionStart: start, selectionEnd: end } = input;
  const text = clipboardData.getData('text');
  // Fields of some types, such as 'email', don't say what is selected.
  if (maxLength < 0 || start === null || end === null) return;
  const room = maxLength - (value.length - (end - start));
  if (text.length <= room || plainLine(text) === text) return;
  event.preventDefault();
  input.setRangeText(cutText(plainLine(text), Math.max(0, room)), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Multiline text input. */
export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...rest} {...useFieldControl(rest)} rows={rows} className={clsx(boxClass, 'px-3.5 py-2.5', className)} />
  );
}

/** The native select. */
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
