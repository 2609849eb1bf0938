import { PlaceIndex } from '../../../src/domain/valuation/place-index.ts';
import { pastValue, valueHouse, type Evidence } from '../../../src/domain/valuation/value.ts';
import { timed, type Times } from './times.ts';
import type { Sale } from '../../../src/domain/valuation/sale.ts';

const million = 1_000_000;
const cities = 40;
const lastDay = 20_000;

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Sales of 8 years in 40 cities of 25 km, dense in the middle, 200 km apart. */
function madeUpSales(): Sale[] {
  const next = numbersFrom(1);
  return Array.from({ length: million }, (_, index) => {
    const city = index % cities;
    const [angle, radius] = [2 * Math.PI * next(), 25_000 * next()];
    const [livingSqft, yearBuilt, baths] = [800 + 2200 * next(), 1900 + 120 * next(), 1 + Math.floor(3 * next())];
    const price = 60 * livingSqft * Math.exp(0.003 * (yearBuilt - 1960) + 0.1 * baths + 0.4 * (next() + next() - 1));
    return {
      id: String(index),
      point: {
        x: (city % 8) * 200_000 + radius * Math.cos(angle),
        y: Math.floor(city / 8) * 200_000 + radius * Math.sin(angle),
        metersPerUnit: 1,
      },
      day: lastDay - Math.floor(8 * 365 * next()),
      price,
      livingSqft,
      lotSqft: 4000 + 8000 * next(),
      yearBuilt,
      beds: 2 + Math.floor(3 * next()),
      baths,
      garage: Math.floor(3 * next()),
      type: next() < 0.7 ? 'one' : 'two',
    };
  });
}

/** The times of `count` valuations among a million made-up sales, and the milliseconds of making the index. */
export function timeMillion(count: number): { times: Times; built: number } {
  const sales = madeUpSales();
  const started = performance.now();
  const evidence: Evidence = { sales: new PlaceIndex(sales), past: new PlaceIndex() };
  const built = performance.now() - started;
  const times: Times = { wall: [], cpu: [] };
  for (const subject of sales.slice(0, count)) {
    const valuation = timed(times, () => valueHouse(subject, lastDay + 1, evidence));
    if (valuation.kind === 'value') evidence.past.add({ ...pastValue(valuation, subject), day: lastDay });
  }
  return { times, built };
}
