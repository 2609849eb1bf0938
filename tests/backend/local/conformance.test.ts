import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend, type Backend } from '../../../supabase/local/backend.ts';
import { runConformance } from '../../conformance/run.ts';
import type { Target } from '../../conformance/project.ts';
import { clientFor } from '../client.ts';
import { isLong } from '../long.ts';
import { createDatabase } from '../test-databases.ts';

let backend: Backend;
let target: Target;

beforeAll(async () => {
  backend = await startBackend({ port: 0, mailPort: 0, seedFile: null, databaseUrl: await createDatabase() });
  target = { ...backend, emailDomain: 'example.com' };
});
afterAll(() => backend.close());

it('passes every conformance scenario and leaves no members', async () => {
  const { outcomes, leftovers } = await runConformance(target, { waiting: isLong });
  expect(outcomes.length).toBeGreaterThan(25);
  expect(outcomes.filter(({ result }) => result !== 'passed')).toEqual([]);
  expect(leftovers).toEqual([]);
  expect(await backend.database.query('select 1 from auth.users')).toEqual([]);
}, 300_000);

it('refuses a project with other members', async () => {
  await clientFor(backend).auth.signUp({ email: 'real@example.com', password: 'secret12' });
  await expect(runConformance(target)).rejects.toThrow('The project has 1 members');
});
