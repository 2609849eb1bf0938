import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPhone, isPhone, looksLikePhone, phoneLink } from './phone';
import { phoneText } from './phone-text';

describe('isPhone', () => {
  it.each([
    '(512) 555-0100',
    '512-555-0100',
    '512·555·0100',
    ' 5125550100 ',
    '+1 512 555 0100',
    '1 (512) 555-0100',
    '(+1) 512 555 0100',
    '+44 20 7946 0958',
    'tel:+1-512-555-0100',
    // As iPhones copy a contact's number.
    '\u202a(512)\u00a0555\u20110100\u202c',
    '\u202a+1\u00a0(512)\u00a0555\u20110100\u202c',
    '\u200e512\u2013555\u20130100',
    '（５１２）５５５－０１４７',
    '＋１ ５１２ ５５５ ０１４７',
    '٥١٢-٥٥٥-٠١٤٧',
    '۵۱۲ ۵۵۵ ۰۱۴۷',
    '५१२ ५५५ ०१४७',
    '(512) 555-0147, ext 9',
    '(512) 555-0147 (ext 9)',
    '(512) 555-0147 - ext. 9',
    '512-555-0147 ext #9',
    '512-555-0147 Ext: ９',
  ])('accepts %j', async (text) => expect(await isPhone(text)).toBe(true));

  it.each([
    '',
    'abc',
    '512',
    '(512) 555-010',
    '1-800-FLOWERS',
    '<script>',
    '+999 1',
    '+',
    '5'.repeat(16),
    '(512) 555-0100 x',
    '(512) 555-0100 or 512-555-0199',
    'x12',
  ])('rejects %j', async (text) => expect(await isPhone(text)).toBe(false));

  it('accepts every number that can exist, as address books and people write it', async () => {
    const number = fc.tuple(
      fc.constantFrom('', '1 ', '+1 ', '+1-', '(+1) '),
      fc.stringMatching(/^[2-9]\d{2}$/),
      fc.stringMatching(/^[2-9]\d{2}$/),
      fc.stringMatching(/^\d{4}$/),
      fc.constantFrom('-', ' ', '.', '\u2011', '\u00a0', '\u2013', '\u202f', ''),
      fc.constantFrom(
        '',
        'x12',
        ' x 12',
        ' ext 12',
        ' ext. 12',
        ' Ext: 12',
        ' extension 12',
        ',12',
        ',,12#',
        ';12',
        ', ext 12',
      ),
      fc.constantFrom('', ' #12', ';ext=12', '\u00a0ext.\u00a012', ' extn 12', ' (x12)', ', x12', ' #１２'),
      fc.constantFrom('', ' ', '\u200e', '\u202a', '\ufeff', '\u2068'),
    );
    await fc.assert(
      fc.asyncProperty(number, async ([country, area, first, last, dash, one, other, mark]) => {
        const extension = one || other;
        const text = `${mark}${country}(${area})${dash}${first}${dash}${last}${extension}${mark && '\u202c'}`;
        expect(await isPhone(text)).toBe(true);
        const digits = `${country.replaceAll(/[^\d+]/g, '')}${area}${first}${last}`;
        expect(phoneLink(text)).toBe(`tel:${digits}${extension && ',12'}`);
        // The result has nothing that can't be seen or typed.
        expect(phoneText().parse(text)).toMatch(/^[\x20-\x7e]+$/);
        // The database takes no link.
        expect(cleanPhone(text)).not.toMatch(/[@:<>]/);
        expect(cleanPhone(cleanPhone(text))).toBe(cleanPhone(text));
      }),
    );
  });
});

it('looksLikePhone counts the digits before an extension', () => {
  expect(looksLikePhone('555-0100')).toBe(true);
  expect(looksLikePhone('555-010 x123')).toBe(false);
});
