import { CircleCheck } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface FormSuccessProps {
  title: string;
  text?: ReactNode;
  /** It has taken the place of a form, and with it the focus that would be lost. */
  takesFocus?: boolean;
}

/** Tells that a form has done its work. */
export function FormSuccess({ title, text, takesFocus = false }: FormSuccessProps) {
  const box = useRef<HTMLOutputElement>(null);
  // With the form that goes, not after it: nothing is without the focus in between.
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <output
      ref={box}
      tabIndex={-1}
      className="flex items-start gap-3 rounded-control bg-evergreen-soft px-4 py-4 text-[15px] text-evergreen-ink outline-none"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {text ? <span className="mt-1 block break-words">{text}</span> : null}
      </span>
    </output>
  );
}
