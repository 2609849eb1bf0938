import { expect } from 'vitest';

/** What supabase-js answers, as far as tests of denials look at it. */
export interface Answer {
  error: { code?: string | undefined; message: string } | null;
  data?: unknown;
  status?: number;
}

/** The request failed, with that Postgres or PostgREST code where one is given. */
export function refused(answer: Answer, code?: string): void {
  expect(answer.error ?? 'no error').toMatchObject(code === undefined ? {} : { code });
}

/** The request went through and met no row. */
export function untouched(answer: Answer): void {
  expect(answer.error).toBeNull();
  expect(answer.data).toEqual([]);
}
