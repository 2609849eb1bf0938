import { clsx } from 'clsx';
import { CircleCheck, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone: 'done' | 'waiting';
  children: ReactNode;
}

/** News of a section: something is done, or is waiting for the member. Announce it by the region it stands in. */
export function Notice({ tone, children }: NoticeProps) {
  const Icon = tone === 'done' ? CircleCheck : MailWarning;
  return (
    <div
      className={clsx(
        'flex items-start gap-3 rounded-control px-4 py-3.5 text-sm',
        tone === 'done' ? 'bg-evergreen-soft text-evergreen-ink' : 'bg-amber-soft text-amber-ink',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 break-words">{children}</div>
    </div>
  );
}
