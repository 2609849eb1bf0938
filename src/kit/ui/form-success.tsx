import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface FormSuccessProps {
  title: string;
  text?: ReactNode;
  /** Set if it replaces the form, which would lose the focus. */
  takesFocus?: boolean;
}

/** Success message of a form. */
export function FormSuccess({ title, text, takesFocus = false }: FormSuccessProps) {
  const box = useRef<HTMLOutputElement>(null);
  // A layout effect, so that the focus moves in the same frame the form is removed.
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <output
      ref={box}
      tabIndex={-1}
      className={clsx(
        'flex items-start gap-3 rounded-control bg-evergreen-soft px-4 py-4 text-[15px]',
        'text-evergreen-ink outline-none',
      )}
    >
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {text ? <span className="mt-1 block break-words">{text}</span> : null}
      </span>
    </output>
  );
}
