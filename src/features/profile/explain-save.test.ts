import { describe, expect, it } from 'vitest';
import { RequestFailure } from '@/shared/supabase/errors';
import { explainSave } from './explain-save';

const failure = (kind: RequestFailure['kind'], message = 'x', code: string | null = null) =>
  new RequestFailure(kind, message, code, null);

describe('explainSave', () => {
  it.each([
    [new Error('User not authenticated'), null, /^User not authenticated$/],
    [failure('forbidden', 'User not authenticated', '28000'), null, /^User not authenticated\. Sign in again/],
    [failure('signed-out'), null, /^User not authenticated\. Sign in again/],
    [failure('offline'), null, /^Your profile was not saved\. The connection did not work/],
    [failure('server'), null, /^Your profile was not saved\. Something went wrong on our side/],
    [new Error('odd'), null, /^Your profile was not saved\. Something went wrong on our side/],
    [failure('invalid', 'violates check constraint "users_title_check"', '23514'), 'title', /not accepted/],
    [failure('invalid', 'violates check constraint "users_social_links_web"', '23514'), null, /^One of your links/],
    [failure('invalid', 'Not part of a profile: x', '22023'), null, /^Something in your profile was not accepted/],
  ])('%s', (error, field, text) => {
    const problem = explainSave(error);
    expect(problem.field).toBe(field);
    expect(problem.text).toMatch(text);
  });
});
