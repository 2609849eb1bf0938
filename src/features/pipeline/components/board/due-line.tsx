import { clsx } from 'clsx';
import { CalendarClock, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { dueState, dueText, type Due } from '../../due';

const tones = { overdue: 'text-brick-ink', today: 'text-amber-ink', later: 'text-muted', none: 'text-muted' } as const;

/** A task in one line, with when it's due. */
export function DueLine({ task, label = 'Next task: ' }: { task: Due & { title: string }; label?: string }) {
  const [now] = useState(() => new Date());
  const state = dueState(task, now);
  const due = dueText(task, now);
  const Icon = due === null ? CircleDashed : CalendarClock;
  return (
    <p className={clsx('mt-0.5 flex min-w-0 items-start gap-1.5 text-sm font-medium', tones[state])}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="line-clamp-2 min-w-0 break-words">
        <span className="sr-only">{label}</span>
        {due === null ? null : (
          <span className="numeric">
            {state === 'overdue' ? 'Overdue, ' : ''}
            {due}:{' '}
          </span>
        )}
        {task.title}
      </span>
    </p>
  );
}
