import { clsx } from 'clsx';
import { CircleCheck, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone: 'done' | 'waiting';
  title: string;
  children?: ReactNode;
}

/** A success or pending message. Uses only phrasing content, so it can go inside an <output>. */
export function Notice({ tone, title, children }: NoticeProps) {
  const Icon = tone === 'done' ? CircleCheck : MailWarning;
  return (
    <span
      className={clsx(
        'flex items-start gap-3 rounded-control px-4 py-3.5 text-sm',
        tone === 'done' ? 'bg-evergreen-soft text-evergreen-ink' : 'bg-amber-soft text-amber-ink',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        <span className="block font-semibold">{title}</span>
        {children ? <span className="mt-1 block text-pretty">{children}</span> : null}
      </span>
    </span>
  );
}
