import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { Goal, Unit } from '@/domain/analysis/model';
import { figureText } from '@/domain/analysis/numbers/format';

/** The target of a result and whether it's met. Doesn't rely on color alone. */
export function GoalNote({ goal, unit, className }: { goal: Goal; unit: Unit; className?: string }) {
  const amount = figureText(goal.value, unit);
  const [asked, missed] =
    goal.direction === 'at_least' ? [`at least ${amount}`, 'below'] : [`at most ${amount}`, 'above'];
  if (goal.met === null) return <span className={clsx('text-xs text-muted', className)}>target: {asked}</span>;
  const Icon = goal.met ? Check : X;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 text-xs font-medium',
        goal.met ? 'text-evergreen-ink' : 'text-brick-ink',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {goal.met ? `meets ${asked}` : `${missed} the ${amount} target`}
    </span>
  );
}
