import { describe, expect, it } from 'vitest';
import { RequestFailure, type FailureKind } from '@/shared/supabase/errors';
import { forumProblem, writeProblem } from './rules';

const failure = (kind: FailureKind, message = 'internal', code: string | null = null) =>
  new RequestFailure(kind, message, code, null);

describe('what is said when a text was not stored', () => {
  it('are the words of the database, where it has some', () => {
    expect(writeProblem(failure('server', 'You are writing very fast. Please wait a minute.', 'P0001'))).toBe(
      'You are writing very fast. Please wait a minute.',
    );
  });

  it("is never the database's internal message", () => {
    expect(writeProblem(failure('forbidden'))).toMatch(/not available any more/);
    expect(writeProblem(failure('not-found'))).toMatch(/not available any more/);
    expect(writeProblem(failure('invalid'))).toMatch(/empty or too long/);
    expect(writeProblem(failure('offline'))).toMatch(/network/);
  });

  it('names the title that is taken', () => {
    expect(forumProblem(failure('duplicate'))).toMatch(/with this title already/);
    expect(forumProblem(failure('forbidden'))).toMatch(/not available any more/);
  });
});
