import { describe, expect, it } from 'vitest';
import { isPhone, looksLikePhone } from './phone';

describe('isPhone', () => {
  it.each(['(512) 555-0100', '512-555-0100', '512.555.0100', ' 5125550100 ', '+1 512 555 0100', '+44 20 7946 0958'])(
    'accepts %j',
    async (text) => expect(await isPhone(text)).toBe(true),
  );

  it.each(['(512) 555-0100 x12', '512-555-0100 ext. 7'])('accepts the extension of %j', async (text) =>
    expect(await isPhone(text)).toBe(true),
  );

  it.each([
    '',
    'abc',
    '512',
    '(512) 555-010',
    '512-555-01000',
    '1-800-FLOWERS',
    '<script>',
    '+999 1',
    '+',
    '5'.repeat(16),
  ])('rejects %j', async (text) => expect(await isPhone(text)).toBe(false));
});

it('looksLikePhone counts the digits before an extension', () => {
  expect(looksLikePhone('555-0100')).toBe(true);
  expect(looksLikePhone('555-010 x123')).toBe(false);
});
