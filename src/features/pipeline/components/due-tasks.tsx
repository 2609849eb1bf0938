import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { pluralize } from '@/shared/formatting/format';
import { useMemberChanges } from '@/shared/session/use-realtime-channel';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Due } from '../due';
import { DueLine } from './board/due-line';

interface DueTasksProps {
  /** The first tasks that are due today or overdue, and how many there are; undefined while loading. */
  due:
    | { count: number; tasks: (Due & { id: string; title: string; card_id: string; card_title: string })[] }
    | undefined;
  /** Called when the pipeline has changed. */
  onChanged: () => void;
}

/** For the dashboard: the tasks that are due today or overdue where the member is. */
export function DueTasks({ due, onChanged }: DueTasksProps) {
  const id = useId();
  useMemberChanges('pipeline', (cause) => {
    if (cause === 'changed') onChanged();
  });
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 sm:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="text-base font-semibold">
          Tasks due
        </h2>
        <Link
          to={paths.pipeline()}
          className={clsx(
            'inline-flex min-h-9 items-center gap-1.5 rounded text-[15px] font-semibold text-evergreen-ink',
            'hover:underline pointer-coarse:min-h-11',
          )}
        >
          Open pipeline
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      {due ? <Tasks due={due} /> : <Skeleton className="h-6 w-64 max-w-full" />}
    </section>
  );
}

function Tasks({ due: { count, tasks } }: { due: NonNullable<DueTasksProps['due']> }) {
  if (count === 0) return <p className="text-[15px] text-muted">Nothing is due today.</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {tasks.map((task) => (
          <li key={task.id} className="relative flex min-h-11 flex-wrap items-center gap-x-4 py-1.5">
            <Link
              to={paths.pipeline(task.card_id)}
              className="min-w-0 text-[15px] font-medium after:absolute after:inset-0 hover:underline"
            >
              {task.card_title}
            </Link>
            <DueLine task={task} label="Task: " />
          </li>
        ))}
      </ul>
      {count > tasks.length ? (
        <p className="numeric text-sm text-muted">And {pluralize(count - tasks.length, 'more task')}</p>
      ) : null}
    </>
  );
}
