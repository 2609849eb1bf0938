import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runJobs } from '../../supabase/local/jobs/run-jobs.ts';
import { readSchema } from '../../supabase/local/server/database/schema.ts';

const supabase = resolve(import.meta.dirname, '../../supabase');

it('schedules every function that only the service role calls, except the check of a deployment', async () => {
  const functions = readdirSync(join(supabase, 'functions')).filter(
    (name) =>
      !/[_.]/.test(name) &&
      readFileSync(join(supabase, 'functions', name, 'index.ts'), 'utf8').includes('requireService(request)'),
  );
  const rows = [...(await readSchema(supabase)).matchAll(/^ {2}\('([\w-]+)', interval '[^']+', null, \w+\)/gm)];
  expect(new Set(rows.map(([, name]) => name))).toEqual(new Set(functions.filter((name) => name !== 'check-setup')));
});

it('runs each job once a minute while no client changes anything', async () => {
  vi.useFakeTimers();
  let runs = 0;
  const rows = (sql: string) => {
    if (sql.includes('to_regclass')) return [{ name: 'private.job_schedule' }];
    if (sql.includes('delivery_channels')) return [{ job: 'tidy', milliseconds: 2000, call: 'tidy', channel: null }];
    runs += 1;
    return [{ more: false }];
  };
  const { noteChange, stop } = await runJobs({
    database: {
      query: async <T>(sql: string) => Promise.resolve(rows(sql) as T[]),
      listen: () => Promise.resolve(() => Promise.resolve()),
    },
    log: console.error,
    call: () => Promise.reject(new Error('There is no function.')),
  });
  const runsIn = async (milliseconds: number) => {
    const before = runs;
    await vi.advanceTimersByTimeAsync(milliseconds);
    return runs - before;
  };
  expect(await runsIn(20_000)).toBe(10);
  await runsIn(60_000);
  expect(await runsIn(180_000)).toBe(3);
  noteChange();
  expect(await runsIn(20_000)).toBe(10);
  await stop();
  vi.useRealTimers();
});
