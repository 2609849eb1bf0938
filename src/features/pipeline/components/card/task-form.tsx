import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { Field, FormError } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { useSaveTask } from '../../api/mutations';
import type { Task } from '../../api/queries';
import { fromDue, toDue } from '../../due';
import { taskSchema, type TaskDraft } from '../../schema';

interface TaskFormProps {
  /** Null adds one. */
  task: Task | null;
  userId: string;
  cardId: string;
  onDone: () => void;
}

/** Adds or changes a task: what to do, and by when. */
export function TaskForm({ task, userId, cardId, onDone }: TaskFormProps) {
  // Kept for a retry, so that it can't add a second task.
  const [id] = useState(() => task?.id ?? crypto.randomUUID());
  const save = useSaveTask(userId, cardId);
  const { register, handleSubmit, formState } = useForm<TaskDraft>({
    resolver: zodResolver(taskSchema),
    defaultValues: task ? { title: task.title, ...fromDue(task) } : { title: '', day: '', time: '' },
  });
  const { errors } = formState;
  const send = ({ title, day, time }: TaskDraft) => {
    if (save.isPending) return;
    save.mutate({ id, isNew: task === null, title, ...toDue(day, time) }, { onSuccess: onDone });
  };
  return (
    <form
      noValidate
      aria-label={task ? `Edit ${task.title}` : 'New task'}
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="flex flex-col gap-3 rounded-card border border-line bg-sunken p-4"
    >
      <Field label="What to do" error={errors.title?.message}>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the member just opened this form */}
        <Input autoFocus maxLength={200} placeholder="Call the seller" {...register('title')} />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Due date" error={errors.day?.message}>
          <Input type="date" {...register('day')} />
        </Field>
        <Field label="Time (optional)" error={errors.time?.message}>
          <Input type="time" {...register('time')} />
        </Field>
      </div>
      <FormError>{save.error ? describeError(save.error) : null}</FormError>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button size="sm" type="submit" busy={save.isPending} busyLabel="Saving">
          {task ? 'Save task' : 'Add task'}
        </Button>
      </div>
    </form>
  );
}
