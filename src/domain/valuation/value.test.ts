import { describe, expect, it } from 'vitest';
import { adjustedPrice, effectiveCount, valueOf } from './comps.ts';
import { evidenceOf, exactPrice, madeUpSales, subject, today } from './sales.fixture.ts';
import { valueHouse, type Evidence, type Valuation } from './value.ts';
import type { House, Sale } from './sale.ts';

const sales = madeUpSales(400);

function valued(house: House, evidence: Evidence, day = today): Valuation {
  const valuation = valueHouse(house, day, evidence);
  if (valuation.kind !== 'value') throw new Error(valuation.why);
  return valuation;
}

describe('the value of a house', () => {
  it('values a house exactly where prices follow from the facts without noise', () => {
    const { value, comps } = valued(subject, evidenceOf(sales));
    expect(value / exactPrice(subject, today)).toBeCloseTo(1, 3);
    for (const comp of comps) expect(adjustedPrice(comp) / value).toBeCloseTo(1, 2);
  });

  it('adjusts a comp that differs in one fact by exactly what the fact is worth', () => {
    const twin = { ...subject, baths: 1, id: 'twin', day: today - 1, price: 0 };
    const sale = { ...twin, price: exactPrice(twin, twin.day) };
    const comp = valued(subject, evidenceOf([...sales, sale])).comps.find(({ sale: { id } }) => id === 'twin');
    expect(comp?.adjustments.baths).toBeCloseTo(sale.price * Math.expm1(0.1), -2);
    expect(comp?.adjustments.size).toBeCloseTo(0, 6);
  });

  it('values a house without sales of that day or later', () => {
    const later = sales.map((sale, index): Sale => ({ ...sale, id: `later ${index}`, day: today + index, price: 1 }));
    expect(valueHouse(subject, today, evidenceOf([...sales, ...later]))).toEqual(
      valueHouse(subject, today, evidenceOf(sales)),
    );
  });

  it('values rents as it values prices', () => {
    const rents = sales.map((sale) => ({ ...sale, price: sale.price / 150 }));
    const { value } = valued(subject, evidenceOf(rents));
    expect(value * 150).toBeCloseTo(valued(subject, evidenceOf(sales)).value, 2);
  });

  it('leaves a feature unadjusted that a house does not state', () => {
    const { comps } = valued({ ...subject, livingSqft: null }, evidenceOf(sales));
    for (const { adjustments } of comps) expect(adjustments).not.toHaveProperty('size');
  });

  it('gives a reason instead of a value with too few sales', () => {
    expect(valueHouse(subject, today, evidenceOf(sales.slice(0, 39)))).toEqual({
      kind: 'not-enough-sales',
      why: 'Only 39 sales within 25 miles in the last 5 years: a value needs 40.',
    });
  });

  it('gives a reason instead of a value with too few similar sales', () => {
    const mansions = sales.map((sale, index) => {
      const house = { ...sale, livingSqft: index < 2 ? 1700 : 9000 + index };
      return { ...house, price: exactPrice(house, house.day) };
    });
    expect(valueHouse(subject, today, evidenceOf(mansions))).toEqual({
      kind: 'not-enough-sales',
      why: 'Only 2 of the nearest sales are similar enough: a value needs 5.',
    });
  });

  it('follows a comp that a person changes or leaves out', () => {
    const { comps } = valued(subject, evidenceOf(sales));
    const changed = comps.map((comp) => ({ ...comp, adjustments: { ...comp.adjustments, condition: 10_000 } }));
    expect(valueOf(changed)).toBeCloseTo(valueOf(comps) + 10_000, 6);
    const one = comps.map((comp, index) => ({ ...comp, weight: index === 3 ? comp.weight : 0 }));
    expect(valueOf(one)).toBeCloseTo(Math.max(...comps.slice(3, 4).map(adjustedPrice)), 6);
    expect(effectiveCount(one)).toBeCloseTo(1, 9);
  });
});

describe('the interval of a value', () => {
  /** Errors of past values from -1 to 1 spread: 80% of them are within 0.8. */
  function withInterval(noise: number): Valuation {
    const evidence = evidenceOf(madeUpSales(400, noise));
    for (let error = -1000; error <= 1000; error += 1)
      evidence.past.add({ point: subject.point, day: 0, level: Math.log(200_000), error: error / 1000 });
    return valued(subject, evidence);
  }

  it('gives no interval without earlier values to learn from', () => {
    expect(valued(subject, evidenceOf(sales)).interval).toBeNull();
  });

  it('makes the interval contain 80% of the past errors, with fewer below than above', () => {
    const { value, spread, interval } = withInterval(0.2);
    expect(Math.log((interval?.high ?? 0) / value) / spread).toBeCloseTo(0.71, 2);
    expect(Math.log((interval?.low ?? 0) / value) / spread).toBeCloseTo(-0.89, 2);
  });

  it('makes the interval wider where prices disperse more', () => {
    const [calm, wild] = [withInterval(0.05), withInterval(0.4)].map(({ interval: i }) => (i ? i.high / i.low : 0));
    expect(Math.log(wild ?? 0)).toBeGreaterThan(3 * Math.log(calm ?? Infinity));
  });
});
