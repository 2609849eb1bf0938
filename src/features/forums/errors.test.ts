import { describe, expect, it } from 'vitest';
import { RequestFailure, type FailureKind } from '@/platform/errors/errors';
import { saveErrorMessage } from './errors';

const failure = (kind: FailureKind, message = 'internal', code: string | null = null) =>
  new RequestFailure(kind, message, code, null);

describe('error messages', () => {
  it('repeat the database’s refusal', () => {
    expect(saveErrorMessage(failure('server', 'You can write 10 forum posts a minute.', 'P0001'))).toBe(
      'You can write 10 forum posts a minute.',
    );
  });

  it('never show the database’s internal message', () => {
    expect(saveErrorMessage(failure('forbidden'))).toMatch(/no longer available/);
    expect(saveErrorMessage(failure('not-found'))).toMatch(/no longer available/);
    expect(saveErrorMessage(failure('invalid'))).toMatch(/empty or too long/);
    expect(saveErrorMessage(failure('offline'))).toMatch(/internet connection/);
  });
});
