import { describe, expect, it } from 'vitest';
import { describeError } from '@/platform/errors/describe-error';
import { RequestFailure } from '@/platform/errors/errors';
import { profileErrors } from './errors';

const failure = (kind: RequestFailure['kind'], message = 'x', code: string | null = null) =>
  new RequestFailure(kind, message, code, null);

describe('profileErrors', () => {
  it.each([
    [new Error('User not authenticated'), /^User not authenticated$/],
    [failure('forbidden', 'User not authenticated', '28000'), /^User not authenticated\. Sign in again/],
    [failure('signed-out'), /^User not authenticated\. Sign in again/],
    [failure('offline'), /^We couldn’t save your profile\. Can’t connect/],
    [failure('invalid', 'violates check constraint "users_title_check"', '23514'), /^This value isn’t valid/],
    [failure('invalid', 'violates check constraint "users_social_links_web"', '23514'), /^One of your links/],
    [failure('invalid', 'Not part of a profile: x', '22023'), /^Something in your profile isn’t valid/],
  ])('describes %s', (error, text) => {
    expect(describeError(error, profileErrors)).toMatch(text);
  });
});
