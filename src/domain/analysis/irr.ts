/** The internal rate of return (IRR), which may not exist or not be unique. */

/** Flows are one period apart, starting now. Rates are in percent per period. */
export type Irr =
  | { kind: 'one'; rate: number }
  /** No rate makes the net present value zero. */
  | { kind: 'none'; why: string }
  /** More than one rate does, in ascending order. */
  | { kind: 'several'; rates: readonly number[] };

/** Net present value, in the unit of the flows, at a rate above -100% per period. The first flow isn't discounted. */
export function netPresentValue(flows: readonly number[], ratePct: number): number {
  const growth = Math.log1p(ratePct / 100);
  return flows.reduce((sum, flow, period) => sum + flow * Math.exp(-growth * period), 0);
}

/**
 * The net present value at a continuous rate, scaled by the largest discount factor: same sign, but it doesn't
 * overflow or underflow at extreme rates.
 */
function scaledValue(flows: readonly number[], growth: number): number {
  const scale = Math.max(0, -growth * (flows.length - 1));
  return flows.reduce((sum, flow, period) => sum + flow * Math.exp(-growth * period - scale), 0);
}

/** Range searched: -99.9% to 100,000% per period, as continuous rates. */
const [lowest, highest] = [Math.log(1e-3), Math.log(1e3 + 1)];

/** Grid steps; finer than the distance between two IRRs of a property. */
const steps = 4000;

/** Digits of a rate that are sure: without rounding, 4.505% comes out as 4.50499999999999%. */
const rateDigits = 13;

/** Sign changes of the flows: the maximum number of IRRs (Descartes' rule of signs). */
function signChanges(flows: readonly number[]): number {
  const signs = flows.map(Math.sign).filter((sign) => sign !== 0);
  return signs.slice(1).filter((sign, index) => sign !== signs[index]).length;
}

/** The root between two rates with values of opposite signs, to the precision of a double. */
function bisect(flows: readonly number[], from: number, to: number): number {
  const sign = Math.sign(scaledValue(flows, from));
  let [low, high] = [from, to];
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (Math.sign(scaledValue(flows, middle)) === sign) low = middle;
    else high = middle;
  }
}

/** A double root between two rates; null if the value stays clear of zero. */
function touch(flows: readonly number[], from: number, to: number): number | null {
  let [low, high] = [from, to];
  const size = (growth: number) => Math.abs(scaledValue(flows, growth));
  for (let round = 0; round < 100; round += 1) {
    const third = (high - low) / 3;
    if (size(low + third) < size(high - third)) high -= third;
    else low += third;
  }
  const nearest = (low + high) / 2;
  const scale = scaledValue(flows.map(Math.abs), nearest);
  return size(nearest) <= 1e-13 * scale ? nearest : null;
}

/** Every continuous rate with a net present value of zero, in ascending order. */
function roots(flows: readonly number[], changes: number): number[] {
  const count = changes === 1 ? 1 : steps;
  const points = Array.from({ length: count + 1 }, (_, step) => {
    const growth = lowest + ((highest - lowest) * step) / count;
    return { growth, value: scaledValue(flows, growth) };
  });
  return points.flatMap((here, step) => {
    const [before, after] = [points[step - 1], points[step + 1]];
    if (here.value === 0) return [here.growth];
    if (!after || after.value === 0) return [];
    if (here.value > 0 !== after.value > 0) return [bisect(flows, here.growth, after.growth)];
    // Between three values of the same sign, the curve may touch zero: a double root.
    const dips =
      before &&
      before.value > 0 === here.value > 0 &&
      Math.abs(here.value) < Math.abs(before.value) &&
      Math.abs(here.value) <= Math.abs(after.value);
    const touching = dips ? touch(flows, before.growth, after.growth) : null;
    return touching === null ? [] : [touching];
  });
}

/**
 * The internal rate of return, percent per period: the rate at which the net present value is zero. With one sign
 * change it's unique; with more, all rates are found and none is picked. Source: appraisal texts, CFA.
 */
export function internalRateOfReturn(flows: readonly number[]): Irr {
  const changes = signChanges(flows);
  if (changes === 0) return { kind: 'none', why: noChange(flows) };
  const [first, last] = [flows.findIndex((flow) => flow !== 0), flows.findLastIndex((flow) => flow !== 0)];
  // Leading and trailing zeros don't change the rate.
  const rates = roots(flows.slice(first, last + 1), changes).map((growth) =>
    Number((100 * Math.expm1(growth)).toPrecision(rateDigits)),
  );
  const [rate] = rates;
  if (rate === undefined)
    return {
      kind: 'none',
      why: 'No rate between -99.9% and 100,000% makes the net present value zero.',
    };
  return rates.length === 1 ? { kind: 'one', rate } : { kind: 'several', rates };
}

/** Why flows of one sign have no IRR. */
function noChange(flows: readonly number[]): string {
  if (flows.every((flow) => flow === 0)) return 'There are no cash flows.';
  return flows.some((flow) => flow > 0)
    ? 'Nothing is invested, so there’s no rate of return.'
    : 'Nothing comes back, so there’s no rate of return.';
}
