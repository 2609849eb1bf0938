import type { CardDetail, Task } from './api/card-query';
import type { Due } from './due';

/** What a member enters for a task. */
export type TaskFields = Due & { title: string };

/** What a member does with a task. `id` is the task's, chosen in the browser, and `title` its title now. */
export type TaskChange = { id: string; title: string } & (
  | { kind: 'add'; fields: TaskFields }
  /** `before`: what it replaces, so that it doesn't overwrite a change made elsewhere. */
  | { kind: 'edit'; fields: TaskFields; before: TaskFields }
  | { kind: 'complete'; done: boolean }
  | { kind: 'delete' }
);

/** A change of a task of a card. */
export type CardTaskChange = TaskChange & { cardId: string };

/** The fields of a stored task. */
export const fieldsOf = ({ title, due_on, due_at }: TaskFields): TaskFields => ({ title, due_on, due_at });

/** Whether two tasks have the same fields. Times may be written differently. */
export function isSame(one: TaskFields, other: TaskFields): boolean {
  return one.title === other.title && one.due_on === other.due_on && timeOf(one) === timeOf(other);
}

const timeOf = ({ due_at: time }: TaskFields) => (time === null ? null : Date.parse(time));

/** The card once its task is changed, at an ISO time. Applying it again changes nothing. */
export function withChange(card: CardDetail, change: TaskChange, at: string): CardDetail {
  return { ...card, tasks: changed(card.tasks, change, at) };
}

function changed(tasks: readonly Task[], change: TaskChange, at: string): Task[] {
  const { id } = change;
  if (change.kind === 'delete') return tasks.filter((task) => task.id !== id);
  if (change.kind === 'add') {
    const isStored = tasks.some((task) => task.id === id);
    return isStored ? [...tasks] : [...tasks, { id, ...change.fields, done_at: null, created_at: at }];
  }
  const now = change.kind === 'edit' ? change.fields : { done_at: change.done ? at : null };
  return tasks.map((task) => (task.id === id ? { ...task, ...now } : task));
}
