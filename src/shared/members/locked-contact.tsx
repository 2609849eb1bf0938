import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

interface LockedContactProps {
  title: string;
  text?: ReactNode;
  /** How to unlock them, such as an Upgrade button. */
  children?: ReactNode;
}

/** Shown in place of contact details to those who can't see them. */
export function LockedContact({ title, text, children }: LockedContactProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start gap-3 rounded-control bg-sunken px-4 py-3.5">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        <div className="text-sm">
          <p className="font-semibold text-ink">{title}</p>
          {text ? <p className="mt-0.5 text-muted">{text}</p> : null}
        </div>
      </div>
      {children}
    </div>
  );
}
