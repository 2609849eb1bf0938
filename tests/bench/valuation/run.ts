// `npm run bench:valuation -- <file>`: values each sale of a CSV file (.gz too) from the sales before it, and says how
// far off the values are, and how often the price is in the interval. `-- <file> --every 5` takes every fifth sale;
// `--no-million` leaves out the timing among a million made-up sales.
import { parseArgs } from 'node:util';
import { PlaceIndex } from '../../../src/domain/valuation/place-index.ts';
import { quantiles } from '../../../src/domain/valuation/quantiles.ts';
import { pastValue, valueHouse, type Evidence } from '../../../src/domain/valuation/value.ts';
import type { Sale } from '../../../src/domain/valuation/sale.ts';
import { timeMillion } from './million.ts';
import { plainValue } from './plain-comps.ts';
import { readDataFile } from '../../../supabase/local/data-source.ts';
import { columns, readSales } from '../../../supabase/local/sales/read-sales.ts';
import { timed, timesText, type Times } from './times.ts';

/** Sales of the first year are only evidence; those of the second also teach intervals; the later ones count. */
const year = 365;

interface Outcome {
  price: number;
  /** Null if there weren't enough sales. */
  value: number | null;
  interval: { low: number; high: number } | null;
  plain: number | null;
}

function valueInOrder(sales: readonly Sale[], every: number): { outcomes: Outcome[]; times: Times } {
  const evidence: Evidence = { sales: new PlaceIndex(sales), past: new PlaceIndex() };
  const first = sales[0]?.day ?? 0;
  const times: Times = { wall: [], cpu: [] };
  const outcomes: Outcome[] = [];
  for (const [index, subject] of sales.entries()) {
    if (subject.day < first + year || index % every !== 0) continue;
    // Only records before the day of the sale are used, so sales of the same day don't see each other.
    const valuation = timed(times, () => valueHouse(subject, subject.day, evidence));
    const isValue = valuation.kind === 'value';
    if (isValue) evidence.past.add(pastValue(valuation, subject));
    if (subject.day < first + 2 * year) continue;
    outcomes.push({
      price: subject.price,
      value: isValue ? valuation.value : null,
      interval: isValue ? valuation.interval : null,
      plain: plainValue(subject, evidence.sales),
    });
  }
  return { outcomes, times };
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const isNumber = (value: number | null): value is number => value !== null;

function errorsOf(outcomes: readonly Outcome[], key: 'value' | 'plain'): number[] {
  return outcomes.map(({ price, [key]: value }) => value && Math.abs(value / price - 1)).filter(isNumber);
}

type Answered = Outcome & { value: number; interval: { low: number; high: number } };

function covered(outcomes: readonly Answered[]): string {
  const inside = outcomes.filter(({ price, interval: { low, high } }) => low <= price && price <= high);
  return percent(inside.length / outcomes.length);
}

function byDecile(outcomes: readonly Answered[], key: 'value' | 'price'): string {
  const sorted = outcomes.toSorted((a, b) => a[key] - b[key]);
  const edge = (decile: number) => Math.round((decile * sorted.length) / 10);
  return Array.from({ length: 10 }, (_, decile) => covered(sorted.slice(edge(decile), edge(decile + 1)))).join(' ');
}

function report(name: string, outcomes: readonly Outcome[]): string {
  const lines = (['value', 'plain'] as const).map((key) => {
    const errors = errorsOf(outcomes, key);
    const [middle = Number.NaN] = quantiles(errors, [0.5]);
    const label = key === 'value' ? 'values' : 'plain comps';
    return `  ${label}: ${percent(errors.length / outcomes.length)} answered, median error ${percent(middle)}`;
  });
  const answered = outcomes.filter((outcome): outcome is Answered => outcome.interval !== null);
  const widths = answered.map(({ interval: { low, high } }) => high / low);
  return [
    `${name}: ${outcomes.length} sales`,
    ...lines,
    `  intervals: ${percent(answered.length / outcomes.length)} answered, ${covered(answered)} covered, ` +
      `high ÷ low ${(quantiles(widths, [0.5])[0] ?? Number.NaN).toFixed(2)} (median)`,
    `  covered by decile of the value: ${byDecile(answered, 'value')}`,
    `  covered by decile of the price: ${byDecile(answered, 'price')}`,
  ].join('\n');
}

function main(): void {
  const { positionals, values: flags } = parseArgs({
    allowPositionals: true,
    options: { every: { type: 'string', default: '1' }, 'no-million': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) {
    console.error('Which sales? npm run bench:valuation -- <file.csv or .csv.gz>, with these columns:');
    for (const [name, what] of Object.entries(columns)) console.error(`  ${name}: ${what}`);
    process.exitCode = 1;
    return;
  }
  const { outcomes, times } = valueInOrder(readSales(readDataFile(file).bytes), Number(flags.every));
  if (outcomes.length === 0) {
    console.error(`${file} has no sales more than two years after its first. Are its columns sale_date and price?`);
    process.exitCode = 1;
    return;
  }
  console.log(report('All later sales', outcomes));
  console.log(report('Last quarter of them', outcomes.slice(Math.floor(outcomes.length * 0.75))));
  console.log(timesText(times));
  if (flags['no-million']) return;
  const { times: among, built } = timeMillion(1000);
  console.log(`Among a million made-up sales: ${timesText(among)}, index made in ${(built / 1000).toFixed(1)} s`);
}

main();
