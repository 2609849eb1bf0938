// The edge function that sends mail loads this, too.

/**
 * A number rounded to decimal places, half away from zero: 2.5 is 3, -4.5 is -5, and 1.005 is 1.01 at two places. It
 * rounds the decimal that people see, not the binary fraction behind it, exactly like `round(numeric, integer)` in
 * Postgres. Everything that rounds money or percentages goes through here. Returns NaN and infinities as they are.
 */
export function roundHalfAway(value: number, places = 0): number {
  const shifted = Math.round(shift(Math.abs(value), places));
  // From 2^53 on, there are no fractions to round.
  if (!Number.isSafeInteger(shifted)) return value;
  // Adding 0 turns -0 into 0.
  return Math.sign(value) * shift(shifted, -places) + 0;
}

/** A number with its decimal point moved to the right by that many places, without an error of multiplication. */
function shift(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** `part` of `whole` in percent, rounded half away from zero. Null unless `whole` is above 0. */
export function percentOf(part: number, whole: number, places = 0): number | null {
  // Multiplying first keeps whole numbers exact, so that the division is the only step that rounds.
  return whole > 0 ? roundHalfAway((part * 100) / whole, places) : null;
}
