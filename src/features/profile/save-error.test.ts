import { describe, expect, it } from 'vitest';
import { RequestFailure } from '@/platform/errors/errors';
import { describeSaveError } from './save-error';

const failure = (kind: RequestFailure['kind'], message = 'x', code: string | null = null) =>
  new RequestFailure(kind, message, code, null);

describe('describeSaveError', () => {
  it.each([
    [new Error('User not authenticated'), null, /^User not authenticated$/],
    [failure('forbidden', 'User not authenticated', '28000'), null, /^User not authenticated\. Sign in again/],
    [failure('signed-out'), null, /^User not authenticated\. Sign in again/],
    [failure('offline'), null, /^We couldn’t save your profile\. Can’t connect/],
    [failure('invalid', 'violates check constraint "users_title_check"', '23514'), 'title', /isn’t valid/],
    [failure('invalid', 'violates check constraint "users_social_links_web"', '23514'), null, /^One of your links/],
    [failure('invalid', 'Not part of a profile: x', '22023'), null, /^Something in your profile isn’t valid/],
  ])('describes %s', (error, field, text) => {
    const problem = describeSaveError(error);
    expect(problem.field).toBe(field);
    expect(problem.text).toMatch(text);
  });
});
