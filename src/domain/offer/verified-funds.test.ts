import { describe, expect, it } from 'vitest';
import { fundsText } from './verified-funds';

describe('fundsText', () => {
  it.each([
    [250_000, 'Funds verified to $250K until Mar 3'],
    [249_999, 'Funds verified to $249,999 until Mar 3'],
    [950, 'Funds verified to $950 until Mar 3'],
    [1_250_000, 'Funds verified to $1.25M until Mar 3'],
    [1_255_000, 'Funds verified to $1,255,000 until Mar 3'],
    [12_340_000, 'Funds verified to $12,340,000 until Mar 3'],
  ])('rounds %d down', (amount, text) => {
    expect(fundsText({ amount, until: '2027-03-03' })).toBe(text);
  });
});
