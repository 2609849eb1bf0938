import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNumber } from '@/kit/numbers/parse-number';
import { readAmount } from './amounts';
import { tokensOf } from './tokens';
import { wordsOf } from './words';

const scale = fc.constantFrom('', 'k', 'K', 'thousand', 'grand', 'm', 'M', 'mm', 'MM', 'mil', 'million', 'Million');
const typed = fc
  .record({
    dollar: fc.constantFrom('', '$', '$ ', 'US$', 'USD '),
    after: fc.constantFrom('', ' USD', ' dollars'),
    whole: fc.integer({ min: 0, max: 9_999_999 }),
    grouped: fc.boolean(),
    decimals: fc.option(fc.stringMatching(/^\d{1,3}$/)),
    space: fc.constantFrom('', ' '),
    scale,
  })
  .map((parts) => {
    const whole = parts.grouped ? parts.whole.toLocaleString('en-US') : String(parts.whole);
    const decimals = parts.decimals === null ? '' : `.${parts.decimals}`;
    return parts.dollar + whole + decimals + (parts.scale && parts.space + parts.scale) + parts.after;
  });

/** The amount of a search that is nothing but a number; null if that isn't all of it. */
function searched(text: string): number | null {
  const tokens = tokensOf(wordsOf(text));
  const amount = readAmount(tokens, 0);
  return amount && amount.end === tokens.length ? amount.value : null;
}

it('reads the same numbers in searches as fields do', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(searched(text)).toBe(readNumber(text, { prefix: '$' }));
    }),
    { numRuns: 500 },
  );
});

it.each(['250 k', '1.25MM', '$1.25 million', '80 grand', '$ 250,000 USD', '2 1/2', '2-1/2', '2½', '1½ million'])(
  'reads %j in both',
  (text) => {
    expect(searched(text)).toBe(readNumber(text, { prefix: '$' }));
    expect(searched(text)).toBeTypeOf('number');
  },
);

it.each(['1250,000', '1,25', '1.2.3', '5 kk', '1,2500', '12,50', '1,250,00', '1.250.000', '3/2', '21/2'])(
  'reads %j in neither',
  (text) => {
    expect(searched(text)).toBeNull();
    expect(readNumber(text, { prefix: '$' })).toBe(text);
  },
);
