import { describe, expect, it } from 'vitest';
import { newEmailSchema, passwordSchema } from './schema';

describe('newEmailSchema', () => {
  const schema = newEmailSchema({ email: 'dana@example.com', pendingEmail: 'new@example.com', apps: [] });
  it.each([
    ['  ', 'Enter the new email address'],
    ['dana', 'Enter an email address like name@example.com'],
    [' Dana@Example.com ', 'This is already your email address'],
    ['NEW@example.com', 'This address is already waiting to be verified'],
  ])('%j', (email, text) => {
    expect(schema.safeParse({ email, password: 'x', code: '' }).error?.issues[0]?.message).toBe(text);
  });

  it('takes the password, and a code of a member with an authenticator app', () => {
    const protectedSchema = newEmailSchema({ email: 'dana@example.com', pendingEmail: null, apps: ['Phone'] });
    const { error } = protectedSchema.safeParse({ email: 'new@example.com', password: '', code: '' });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['password', 'code']);
  });
});

describe('passwordSchema', () => {
  const problems = (values: object) => {
    const { error } = passwordSchema(false).safeParse({
      current: 'old',
      password: 'long-enough',
      confirmation: 'long-enough',
      code: '',
      ...values,
    });
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  };
  it.each([
    [{}, []],
    [{ current: '' }, ['current: Enter your current password']],
    [{ password: '1234567', confirmation: '1234567' }, ['password: Password must be at least 8 characters']],
    [{ confirmation: '' }, ['confirmation: Repeat the new password']],
    [
      { password: 'short', confirmation: 'other' },
      ['password: Password must be at least 8 characters', 'confirmation: Passwords do not match'],
    ],
  ])('%j', (values, expected) => {
    expect(problems(values)).toEqual(expected);
  });
});
