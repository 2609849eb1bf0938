import { useState } from 'react';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Button } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { useChangeTask } from '../../api/mutations';
import type { Task } from '../../api/card-query';
import { fromDue, toDue } from '../../due';
import { taskDraftSchema, taskSchema } from '../../schema';
import { fieldsOf } from '../../task-changes';

interface TaskFormProps {
  /** Null adds one. */
  task: Task | null;
  userId: string;
  cardId: string;
  onDone: () => void;
}

/** Adds or changes a task: what to do, and by when. */
export function TaskForm({ task, userId, cardId, onDone }: TaskFormProps) {
  // The same for a retry, so that it can't add a second task.
  const [id] = useState(() => task?.id ?? crypto.randomUUID());
  const { mutateAsync: change } = useChangeTask(userId, cardId);
  const { form, errorOf, startOver, sending } = useDraftForm({
    storageKey: `task:${userId}:${task?.id ?? cardId}`,
    draft: taskDraftSchema,
    initial: task ? { title: task.title, ...fromDue(task) } : { title: '', day: '', time: '' },
    schema: taskSchema,
    send: ({ title, day, time }) => {
      const fields = { title, ...toDue(day, time, task ?? undefined) };
      return change(
        task ? { kind: 'edit', id, title, fields, before: fieldsOf(task) } : { kind: 'add', id, title, fields },
      );
    },
    onSent: onDone,
  });
  const { register } = form;
  const cancel = () => {
    startOver();
    onDone();
  };
  return (
    <form
      {...sending.form}
      aria-label={task ? `Edit ${task.title}` : 'New task'}
      className="flex flex-col gap-3 rounded-card border border-line bg-sunken p-4"
    >
      <Field label="What to do" error={errorOf('title')}>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the member just opened this form */}
        <Input autoFocus maxLength={200} placeholder="Call the seller" {...register('title')} />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Due date" error={errorOf('day')}>
          <Input type="date" {...register('day')} />
        </Field>
        <Field label="Time (optional)" error={errorOf('time')}>
          <Input type="time" {...register('time')} />
        </Field>
      </div>
      <FormError>{sending.failure}</FormError>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={cancel}>
          Cancel
        </Button>
        <Button size="sm" type="submit" busy={sending.busy} busyLabel="Saving">
          {task ? 'Save task' : 'Add task'}
        </Button>
      </div>
    </form>
  );
}
