import { expect, it } from 'vitest';
import { greeting } from './greeting';

const now = Date.parse('2026-03-02T12:00:00Z');

it.each([
  [{ name: 'Quinn Ames', created_at: '2026-03-02T11:59:00+00:00' }, 'Welcome, Quinn'],
  [{ name: 'Quinn Ames', created_at: '2026-03-01T12:00:01+00:00' }, 'Welcome, Quinn'],
  [{ name: 'Quinn Ames', created_at: '2026-03-01T12:00:00+00:00' }, 'Welcome back, Quinn'],
  [{ name: ' ', created_at: '2026-03-01T12:00:00+00:00' }, 'Welcome back'],
  [undefined, 'Welcome back'],
])('greets %o with “%s”', (member, text) => {
  expect(greeting(member, now)).toBe(text);
});
