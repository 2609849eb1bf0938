import { expect } from 'vitest';

/** The parts of a supabase-js response that tests of denials check. */
export interface ApiResponse {
  error: { code?: string | undefined; message: string } | null;
  data?: unknown;
  status?: number;
}

/** Expects an error, with this Postgres or PostgREST code if given. */
export function expectDenied(response: ApiResponse, code?: string): void {
  expect(response.error ?? 'no error').toMatchObject(code === undefined ? {} : { code });
}

/** Expects success without any rows. */
export function expectNoRows(response: ApiResponse): void {
  expect(response.error).toBeNull();
  expect(response.data).toEqual([]);
}
