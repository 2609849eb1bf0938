/** The internal rate of return, with its two ways of not being there said plainly. */

/** Flows are equal periods apart, the first one now. Rates in percent a period. */
export type Irr =
  | { kind: 'one'; rate: number }
  /** No rate makes the flows worth nothing today. */
  | { kind: 'none'; why: string }
  /** More than one rate does, so none of them is the return. In ascending order. */
  | { kind: 'several'; rates: readonly number[] };

/** Net present value, in the flows' unit, at a rate in percent a period above -100. The first flow is not discounted. */
export function netPresentValue(flows: readonly number[], ratePct: number): number {
  const growth = Math.log1p(ratePct / 100);
  return flows.reduce((sum, flow, period) => sum + flow * Math.exp(-growth * period), 0);
}

/**
 * The flows' worth against the largest that any of them can have, at a continuous rate: of the sign of the net present value, and
 * neither endless nor lost among zeros at rates far out.
 */
function worth(flows: readonly number[], growth: number): number {
  const most = Math.max(0, -growth * (flows.length - 1));
  return flows.reduce((sum, flow, period) => sum + flow * Math.exp(-growth * period - most), 0);
}

/** Rates looked at: from -99.9% to 100,000% a period. */
const [lowest, highest] = [Math.log(1e-3), Math.log(1e3 + 1)];

/** Finer than any two rates that flows of a property lie apart. */
const steps = 4000;

/** How often the flows change from paying to receiving or back: the most rates there can be (Descartes' rule of signs). */
function signChanges(flows: readonly number[]): number {
  const signs = flows.map(Math.sign).filter((sign) => sign !== 0);
  return signs.slice(1).filter((sign, index) => sign !== signs[index]).length;
}

/** The rate between two at which the flows are worth nothing; their worth has opposite signs there. Halves until no double lies between. */
function bisect(flows: readonly number[], from: number, to: number): number {
  const sign = Math.sign(worth(flows, from));
  let [low, high] = [from, to];
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (Math.sign(worth(flows, middle)) === sign) low = middle;
    else high = middle;
  }
}

/** The rate between two at which the flows come nearest to being worth nothing without changing sign; null where they stay clear of it. */
function touch(flows: readonly number[], from: number, to: number): number | null {
  let [low, high] = [from, to];
  const size = (growth: number) => Math.abs(worth(flows, growth));
  for (let round = 0; round < 100; round += 1) {
    const third = (high - low) / 3;
    if (size(low + third) < size(high - third)) high -= third;
    else low += third;
  }
  const nearest = (low + high) / 2;
  const scale = worth(flows.map(Math.abs), nearest);
  return size(nearest) <= 1e-13 * scale ? nearest : null;
}

/** Every rate, as a continuous one, at which the flows are worth nothing, in ascending order. */
function roots(flows: readonly number[], changes: number): number[] {
  const count = changes === 1 ? 1 : steps;
  const points = Array.from({ length: count + 1 }, (_, step) => {
    const growth = lowest + ((highest - lowest) * step) / count;
    return { growth, value: worth(flows, growth) };
  });
  return points.flatMap((here, step) => {
    const [before, after] = [points[step - 1], points[step + 1]];
    if (here.value === 0) return [here.growth];
    if (!after || after.value === 0) return [];
    if (here.value > 0 !== after.value > 0) return [bisect(flows, here.growth, after.growth)];
    // Between three of one sign the curve may still touch zero: two rates that are one.
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
 * The internal rate of return, percent a period: the rate at which the flows' net present value is zero. With one change of sign
 * there is exactly one; with more, all of them are looked for and none is passed off as the answer. (Appraisal texts, CFA.)
 */
export function internalRateOfReturn(flows: readonly number[]): Irr {
  const changes = signChanges(flows);
  if (changes === 0) return { kind: 'none', why: noChange(flows) };
  const [first, last] = [flows.findIndex((flow) => flow !== 0), flows.findLastIndex((flow) => flow !== 0)];
  // Waiting before the first flow or after the last one changes no rate.
  const rates = roots(flows.slice(first, last + 1), changes).map((growth) => 100 * Math.expm1(growth));
  const [rate] = rates;
  if (rate === undefined)
    return {
      kind: 'none',
      why: 'No rate between -99.9% and 100,000% makes what is put in and what comes back worth the same.',
    };
  return rates.length === 1 ? { kind: 'one', rate } : { kind: 'several', rates };
}

/** Why flows of one sign have no rate. */
function noChange(flows: readonly number[]): string {
  if (flows.every((flow) => flow === 0)) return 'No money moves.';
  return flows.some((flow) => flow > 0)
    ? 'Nothing is put in, so there is nothing to earn a rate on.'
    : 'Nothing comes back, so no rate can be earned.';
}
