import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { pluralize } from '@/shared/formatting/format';
import { useMemberChanges } from '@/shared/session/use-realtime-channel';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { dueQuery, type DueTasks as Due } from '../api/queries';
import { DueLine } from './board/due-line';

/** For the dashboard: the tasks that are due today or overdue where the member is. */
export function DueTasks({ userId }: { userId: string }) {
  const id = useId();
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { data: due, error, refetch, isFetching } = useQuery(dueQuery(userId, zone));
  useMemberChanges('pipeline', (cause) => {
    if (cause === 'changed') void refetch();
  });
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 sm:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="text-base font-semibold">
          Due today
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
      {due ? <Tasks due={due} /> : null}
      {!due && error ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-[15px] text-muted">
          We couldn’t load your tasks. {describeError(error)}
          <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      ) : null}
      {!due && !error ? <Skeleton className="h-6 w-64 max-w-full" /> : null}
    </section>
  );
}

function Tasks({ due: { count, tasks } }: { due: Due }) {
  if (count === 0) return <p className="text-[15px] text-muted">No tasks of your deals are due.</p>;
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
