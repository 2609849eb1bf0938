import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { backendUrl } from '../../../../tests/msw/rest';
import { server } from '../../../../tests/msw/server';
import { fieldsOf } from '../task-changes';
import { sendNotes } from './save-notes';
import { sendTask } from './send-task';

const context = { client: new QueryClient(), userId: 'dana' };

/** What the database has; null for nothing. */
let card: { notes: string; notes_version: number } | null;
let task: { id: string; title: string; due_on: string | null; due_at: string | null } | null;

beforeEach(() => {
  card = { notes: 'One', notes_version: 1 };
  task = { id: 'call', title: 'Call', due_on: null, due_at: '2026-12-01T15:00:00+00:00' };
  server.use(
    http.get(`${backendUrl}/rest/v1/pipeline_cards`, () => HttpResponse.json(card)),
    http.patch(`${backendUrl}/rest/v1/pipeline_cards`, async ({ request }) => {
      const version = new URL(request.url).searchParams.get('notes_version');
      if (card === null || version !== `eq.${card.notes_version}`) return HttpResponse.json([]);
      const { notes } = (await request.json()) as { notes: string };
      card = { notes, notes_version: card.notes_version + 1 };
      return HttpResponse.json([{ notes_version: card.notes_version }]);
    }),
    http.get(`${backendUrl}/rest/v1/pipeline_tasks`, () => HttpResponse.json(task)),
    http.patch(`${backendUrl}/rest/v1/pipeline_tasks`, async ({ request }) => {
      const filters = new URL(request.url).searchParams;
      const isStored = (name: 'title' | 'due_on' | 'due_at') => {
        const filter = filters.get(name);
        const value = task?.[name] ?? null;
        return filter === null || filter === (value === null ? 'is.null' : `eq.${value}`);
      };
      if (task === null || !(['title', 'due_on', 'due_at'] as const).every(isStored)) return HttpResponse.json([]);
      task = { ...task, ...((await request.json()) as object) };
      return HttpResponse.json([{ id: task.id }]);
    }),
  );
});

const notes = (text: string, earlier: string[] = []) =>
  sendNotes({ cardId: 'card', text, base: { notes: 'One', version: 1 }, earlier }, context);

it('saves notes once, also after a lost answer', async () => {
  await notes('One and two');
  await notes('One and two');
  expect(card).toEqual({ notes: 'One and two', notes_version: 2 });
  await notes('One, two, and three', ['One and two']);
  expect(card).toEqual({ notes: 'One, two, and three', notes_version: 3 });
});

it('preserves notes of another device, and says when the deal is gone', async () => {
  card = { notes: 'From the phone', notes_version: 2 };
  await expect(notes('One and two')).rejects.toThrow('changed in another tab or on another device');
  expect(card.notes).toBe('From the phone');
  card = null;
  await expect(notes('One and two')).rejects.toThrow('removed from your pipeline');
});

const edit = (title: string) => {
  const before = { title: 'Call', due_on: null, due_at: '2026-12-01T15:00:00+00:00' };
  return sendTask({ kind: 'edit', id: 'call', cardId: 'card', title, fields: { ...before, title }, before }, context);
};

it('changes a task once, also after a lost answer', async () => {
  await edit('Call twice');
  await edit('Call twice');
  expect(task && fieldsOf(task).title).toBe('Call twice');
});

it('preserves a task of another device, and says when it’s gone', async () => {
  task = { id: 'call', title: 'Call the agent', due_on: null, due_at: null };
  await expect(edit('Call twice')).rejects.toThrow('changed in another tab or on another device');
  expect(task.title).toBe('Call the agent');
  task = null;
  await expect(edit('Call twice')).rejects.toThrow('deleted in another tab or on another device');
  const done = { kind: 'complete', id: 'call', cardId: 'card', title: 'Call', done: true } as const;
  await expect(sendTask(done, context)).rejects.toThrow('deleted in another tab or on another device');
});
