import { Conflict, type SenderContext } from '@/platform/offline/outgoing';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { isSame, type CardTaskChange, type TaskFields } from '../task-changes';
import { pipelineKeys } from './keys';

/** Stores a change of a task, and reads the pipeline again. */
export async function sendTask(change: CardTaskChange, { client, userId }: SenderContext): Promise<void> {
  await store(change, userId);
  void client.invalidateQueries({ queryKey: pipelineKeys.all(userId) });
}

async function store(change: CardTaskChange, userId: string) {
  const tasks = database().from('pipeline_tasks');
  const { id } = change;
  if (change.kind === 'add') {
    const { error, status } = await tasks.insert({ ...change.fields, id, card_id: change.cardId, user_id: userId });
    // Stored by an attempt whose answer was lost.
    if (error?.code !== '23505') unwrap({ data: null, error, status });
  } else if (change.kind === 'delete') {
    unwrap(await tasks.delete().eq('id', id));
  } else if (change.kind === 'complete') {
    const done = { done_at: change.done ? new Date().toISOString() : null };
    if (unwrap(await tasks.update(done).eq('id', id).select('id')).length === 0) throw deleted();
  } else {
    await edit(id, change.fields, change.before);
  }
}

async function edit(id: string, fields: TaskFields, before: TaskFields) {
  const tasks = database().from('pipeline_tasks');
  const { title, due_on, due_at } = before;
  const update = tasks.update(fields).eq('id', id).eq('title', title);
  const onDay = due_on === null ? update.is('due_on', null) : update.eq('due_on', due_on);
  const atTime = due_at === null ? onDay.is('due_at', null) : onDay.eq('due_at', due_at);
  if (unwrap(await atTime.select('id')).length > 0) return;
  const stored = unwrap(await tasks.select('title, due_on, due_at').eq('id', id).maybeSingle());
  if (stored === null) throw deleted();
  // Otherwise stored by an attempt whose answer was lost.
  if (!isSame(stored, fields)) throw new Conflict('The task was changed in another tab or on another device.');
}

const deleted = () => new Conflict('The task was deleted in another tab or on another device.');
