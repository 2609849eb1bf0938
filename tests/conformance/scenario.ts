import { deepEqual, match } from 'node:assert/strict';
import type { Member, Project } from './project.ts';

export interface Cast {
  project: Project;
  /** Members with a verified email. */
  ann: Member;
  bob: Member;
}

/** Something the app relies on. */
export interface Scenario {
  /** What holds, as a statement. */
  name: string;
  /** Whether it has to wait for the server’s clock, and runs outside `npm test` only. */
  waits?: boolean;
  /** Rejects if it doesn’t hold. */
  check: (cast: Cast) => Promise<void>;
}

/** Thrown for what this project or target can’t show. */
export class CannotCheck extends Error {}

/** Expects the parts of an error that the app reads. */
export function expectError(error: unknown, expected: { code?: string; status?: number; hint?: string }): void {
  const found = error as Record<string, unknown> | null;
  const parts = Object.keys(expected).map((key) => [key, found?.[key]]);
  deepEqual(Object.fromEntries(parts), expected);
}

/** Expects a refusal by a policy: an error that says so, or no row. */
export function expectRefused({
  data,
  error,
}: {
  data: unknown;
  error: { code?: string; message: string } | null;
}): void {
  if (error) match(`${error.code} ${error.message}`, /42501|PGRST|P0001|row-level security|denied|not allowed/i);
  else deepEqual(data, []);
}
