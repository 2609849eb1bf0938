import { z } from 'npm:zod@4.6.7';
import { pageOf } from '../answer.ts';
import { task } from '../answers/pipeline.ts';
import { keysetPage, pageQuery } from '../cursor.ts';
import { refuseOther } from '../idempotency.ts';
import { type Context, operation } from '../operation.ts';
import { unwrap } from '../problem.ts';
import { changedSince, unchanged, versionBy } from '../versions.ts';

const fields = {
  title: z.string().trim().min(1).max(200).describe('What to do.'),
  due_on: z.iso.date().nullable().describe('A day.'),
  due_at: z.iso.datetime({ offset: true }).nullable().describe('A time. A task has a day, a time, or neither.'),
};

const versionOf = versionBy('updated_at');

const cardParams = z.strictObject({ id: z.guid().describe('ID of a card.') });
const taskParams = z.strictObject({ id: z.guid().describe('ID of a task.') });

type Row = Record<string, unknown>;

async function readTask({ client, memberId }: Context, { params: { id } }: { params: { id: string } }): Promise<Row> {
  const own = client.from('pipeline_tasks').select(task.select).eq('id', id).eq('user_id', memberId);
  return unwrap(await own.single()) as unknown as Row;
}

export const taskOperations = [
  operation({
    id: 'listTasks',
    method: 'GET',
    path: '/v1/my/tasks',
    scope: 'own:read',
    tag: 'Pipeline',
    summary: 'List tasks',
    description: 'Of all cards, last added first.',
    query: z.strictObject({
      done: z.boolean().optional().describe('false for those to do, true for those that are done.'),
      ...pageQuery,
    }),
    example: { query: { done: false } },
    response: pageOf(task),
    run: ({ client, memberId }, { query: { done, ...page } }) => {
      let tasks = client.from('pipeline_tasks').select(task.select).eq('user_id', memberId);
      if (done !== undefined) tasks = done ? tasks.not('done_at', 'is', null) : tasks.is('done_at', null);
      return keysetPage(tasks, { ...page, key: 'created_at', id: 'id' });
    },
  }),
  operation({
    id: 'addTask',
    method: 'POST',
    path: '/v1/my/pipeline/{id}/tasks',
    scope: 'own:write',
    tag: 'Pipeline',
    summary: 'Add a task to a deal of the pipeline',
    params: cardParams,
    body: z.strictObject({
      title: fields.title,
      due_on: fields.due_on.default(null),
      due_at: fields.due_at.default(null),
    }),
    example: { body: { title: 'Call the title company', due_on: '2027-03-01' } },
    response: task,
    status: 201,
    version: versionOf,
    run: async ({ client, memberId, newId }, { params: { id }, body }) => {
      unwrap(await client.from('pipeline_cards').select('id').eq('id', id).eq('user_id', memberId).single());
      const row = { ...body, id: newId, card_id: id, user_id: memberId };
      const { error, status } = await client.from('pipeline_tasks').insert(row);
      // Stored by an attempt that crashed.
      if (error?.code !== '23505') unwrap({ data: null, error, status });
      const stored = unwrap(await client.from('pipeline_tasks').select(task.select).eq('id', newId).single());
      refuseOther(stored as unknown as Row, { ...body, card_id: id });
      return stored;
    },
  }),
  operation({
    id: 'getTask',
    method: 'GET',
    path: '/v1/my/tasks/{id}',
    scope: 'own:read',
    tag: 'Pipeline',
    summary: 'Get a task',
    params: taskParams,
    response: task,
    version: versionOf,
    run: readTask,
  }),
  operation({
    id: 'updateTask',
    method: 'PATCH',
    path: '/v1/my/tasks/{id}',
    scope: 'own:write',
    tag: 'Pipeline',
    summary: 'Complete or change a task',
    description: 'What you leave out stays.',
    params: taskParams,
    body: z.strictObject({ ...fields, done: z.boolean().describe('Whether it’s done.') }).partial(),
    example: { body: { done: true } },
    response: task,
    version: versionOf,
    takesIfMatch: true,
    run: async (context, { params, body: { done, ...rest } }) => {
      const { client, memberId, seen } = context;
      const still = unchanged(seen, await readTask(context, { params }), 'updated_at');
      const change = { ...rest, ...(done !== undefined && { done_at: done ? new Date().toISOString() : null }) };
      if (Object.keys(change).length > 0) {
        const own = { ...still, id: params.id, user_id: memberId };
        const stored = unwrap(await client.from('pipeline_tasks').update(change).match(own).select('id'));
        if (stored?.length === 0 && seen !== null) throw changedSince();
      }
      return readTask(context, { params });
    },
  }),
];
