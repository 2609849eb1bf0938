import { clsx } from 'clsx';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePending } from '@/platform/offline/outgoing';
import { WaitingMark } from '@/platform/offline/waiting-mark';
import { describeError } from '@/platform/errors/describe-error';
import { Button, IconButton } from '@/kit/ui/button';
import { Checkbox } from '@/kit/ui/checkbox';
import { toast } from '@/kit/ui/toast';
import { useChangeTask } from '../../api/mutations';
import type { CardDetail, Task } from '../../api/card-query';
import { dueState, dueText, inOrder } from '../../due';
import { withChange, type CardTaskChange } from '../../task-changes';
import { CardSection, rowsClass } from './card-section';
import { TaskForm } from './task-form';

const tones = { overdue: 'text-brick-ink', today: 'text-amber-ink', later: 'text-muted', none: 'text-muted' } as const;

/** The tasks of a deal, with changes that wait for a network: open ones by due date, then done ones. */
export function Tasks({ card: stored, userId }: { card: CardDetail; userId: string }) {
  const [editing, setEditing] = useState<string | null>(null);
  const pending = usePending<CardTaskChange>('task').filter(({ state }) => state !== 'failed');
  const card = pending
    .filter(({ value }) => value.cardId === stored.id)
    .reduce((shown, { value, writtenAt }) => withChange(shown, value, writtenAt), stored);
  const waiting = new Set(pending.filter(({ state }) => state === 'waiting').map(({ key }) => key));
  const tasks = inOrder(card.tasks);
  const stop = () => setEditing(null);
  const form = { userId, cardId: card.id, onDone: stop };
  return (
    <CardSection
      title="Tasks"
      action={
        editing === 'new' ? null : (
          <Button size="sm" variant="secondary" icon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
            Add task
          </Button>
        )
      }
    >
      {editing === 'new' ? <TaskForm task={null} {...form} /> : null}
      {tasks.length > 0 ? (
        <ul className={rowsClass}>
          {tasks.map((task) => (
            <li key={task.id} className="px-4 py-2">
              {editing === task.id ? (
                <TaskForm task={task} {...form} />
              ) : (
                <TaskRow
                  task={task}
                  userId={userId}
                  cardId={card.id}
                  waiting={waiting.has(task.id)}
                  onEdit={() => setEditing(task.id)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : editing === 'new' ? null : (
        <p className="text-[15px] text-muted">Nothing to do yet. Tasks with a date show on your dashboard when due.</p>
      )}
    </CardSection>
  );
}

interface TaskRowProps {
  task: Task;
  userId: string;
  cardId: string;
  /** Whether a change of it waits for a network. */
  waiting: boolean;
  onEdit: () => void;
}

function TaskRow({ task, userId, cardId, waiting, onEdit }: TaskRowProps) {
  const { mutate: change } = useChangeTask(userId, cardId);
  const { id, title } = task;
  const [now] = useState(() => new Date());
  const done = task.done_at !== null;
  const due = dueText(task, now);
  const state = done ? 'none' : dueState(task, now);
  const onError = (error: Error) => toast.error('We couldn’t change the task', { description: describeError(error) });
  return (
    <div className="flex items-start gap-1">
      <Checkbox
        className="min-w-0 flex-1 py-2"
        checked={done}
        onChange={({ target }) => change({ kind: 'complete', id, title, done: target.checked }, { onError })}
        label={
          <span className={clsx('block text-[15px] break-words', done && 'text-muted line-through')}>{task.title}</span>
        }
        hint={
          due || waiting ? (
            <>
              {due ? (
                <span className={clsx('numeric block font-medium', tones[state])}>
                  {state === 'overdue' ? `Overdue, ${due}` : `Due ${due === 'Today' ? 'today' : due}`}
                </span>
              ) : null}
              {waiting ? <WaitingMark /> : null}
            </>
          ) : null
        }
      />
      <IconButton label={`Edit ${task.title}`} onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={`Delete ${task.title}`} onClick={() => change({ kind: 'delete', id, title }, { onError })}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
