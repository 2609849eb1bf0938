import { expect, it } from 'vitest';
import { createLog, redact } from '../../../supabase/local/server/log.ts';

it.each([
  ['sent to ann.lee+x@example.co.uk twice', 'sent to [email] twice'],
  ['no row 3f0d3b7e-52b4-4c0e-9a3f-0d5f3b1c2a4d', 'no row [id]'],
  ['Key (email)=(ann@example.com) already exists', 'Key (email)=([value]) already exists'],
  ['invalid input syntax for type integer: "four \\"5\\""', 'invalid input syntax for type integer: "[value]"'],
  ['GET /rest/v1/users?name=eq.Ann failed', 'GET /rest/v1/users?[query] failed'],
  ['bearer eyJhbGciOi.eyJzdWIi.c2lnbmF0 refused', 'bearer [token] refused'],
  ['from 203.0.113.7, call +1 (555) 010-9999', 'from [address], call [number]'],
  ['column "title" does not exist', 'column "title" does not exist'],
])('redacts "%s"', (text, expected) => {
  expect(redact(text)).toBe(expected);
});

it('writes JSON for machines and plain lines for a terminal', () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  createLog(write, false)('auth: no account for ann@example.com');
  createLog(write, true)('auth: no account for ann@example.com');
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-/),
    level: 'error',
    source: 'auth',
    message: 'no account for [email]',
  });
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d auth: no account for \[email\]$/);
});
