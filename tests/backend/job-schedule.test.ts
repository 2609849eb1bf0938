import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
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
