import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

interface FormNoticeProps {
  title: string;
  text?: ReactNode;
}

/** Explains why the user sees a form they didn't expect. */
export function FormNotice({ title, text }: FormNoticeProps) {
  return (
    <output className="flex items-start gap-3 rounded-control bg-amber-soft px-4 py-4 text-[15px] text-amber-ink">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {text ? <span className="mt-1 block break-words">{text}</span> : null}
      </span>
    </output>
  );
}
