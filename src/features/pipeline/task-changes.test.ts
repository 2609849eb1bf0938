import { expect, it } from 'vitest';
import type { CardDetail } from './api/card-query';
import { fieldsOf, withChange, type TaskChange } from './task-changes';

const at = '2026-11-27T15:00:00.000Z';
const task = { id: 'call', title: 'Call', due_on: null, due_at: null, done_at: null, created_at: at };
const card = { id: 'card', tasks: [task] } as unknown as CardDetail;
const fields = { title: 'Survey', due_on: '2026-12-01', due_at: null };

it.each<[TaskChange, object[]]>([
  [{ kind: 'add', id: 'survey', title: '', fields }, [task, { ...task, ...fields, id: 'survey' }]],
  [{ kind: 'add', id: 'call', title: '', fields }, [task]],
  [{ kind: 'edit', id: 'call', title: '', fields, before: fieldsOf(task) }, [{ ...task, ...fields }]],
  [{ kind: 'complete', id: 'call', title: '', done: true }, [{ ...task, done_at: at }]],
  [{ kind: 'complete', id: 'call', title: '', done: false }, [task]],
  [{ kind: 'delete', id: 'call', title: '' }, []],
])('shows %j', (change, tasks) => {
  const shown = withChange(card, change, at);
  expect(shown.tasks).toEqual(tasks);
  expect(withChange(shown, change, at).tasks).toEqual(tasks);
});
