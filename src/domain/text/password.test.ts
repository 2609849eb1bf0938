import { expect, it } from 'vitest';
import { newPassword } from './password';

const problem = (text: string) => newPassword(8, 'Too short', 'Missing').safeParse(text).error?.issues[0]?.message;
const tooLong = 'Use at most 72 bytes: 72 letters, or fewer with accents or emoji';

it.each([
  ['', 'Missing'],
  ['1234567', 'Too short'],
  [' 1 3 5 7 ', undefined],
  ['x'.repeat(72), undefined],
  ['x'.repeat(73), tooLong],
  ['é'.repeat(36), undefined],
  ['é'.repeat(37), tooLong],
  ['🔑'.repeat(19), tooLong],
])('newPassword of %j: %s', (text, message) => expect(problem(text)).toBe(message));
