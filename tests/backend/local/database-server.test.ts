import postgres from 'postgres';
import { expect, inject, it } from 'vitest';
import { statementTimeout } from '../../../supabase/local/server/database.ts';

it('rejects connections to its port without the password', async () => {
  const address = new URL(inject('templateUrl'));
  address.pathname = '/postgres';
  address.password = 'wrong';
  const sql = postgres(address.href, { max: 1 });
  await expect(sql`select 1`).rejects.toMatchObject({ code: '28P01' });
  await sql.end();
});

it('limits statements of visitors and members as a hosted project does, and no others', () => {
  expect(['anon', 'authenticated', 'service_role'].map(statementTimeout)).toEqual([3000, 8000, 0]);
});
