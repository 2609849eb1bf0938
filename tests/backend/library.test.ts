import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse } from '../../src/features/analysis/analyse.ts';
import { calculatorNames, calculatorPlan } from '../../src/features/analysis/components/calculators/calculators.ts';
import { formatValue } from '../../src/features/analysis/texts.ts';
import { categories, resourceTypes } from '../../src/features/resources/resource.ts';
import type { OpenDatabase } from '../../supabase/local/database.ts';
import { migratedDatabase } from './pgtap-database.ts';

interface Entry {
  slug: string;
  type: string;
  category: string;
  premium: boolean;
  calculator: string | null;
  video: string | null;
  image: string | null;
  minutes: number;
  outline: string[];
  body: string;
  file_name: string | null;
  file_body: string | null;
}

const site = resolve(import.meta.dirname, '../../public');
let database: OpenDatabase;
let library: Entry[];

beforeAll(async () => {
  database = await migratedDatabase();
  library = (await database.query(
    'select * from public.resources r join public.resource_bodies b on b.resource_id = r.id order by r.position',
  )) as Entry[];
});
afterAll(() => database?.close());

const ofType = (type: string) => library.filter((entry) => entry.type === type);

/** Rows of the tables of a text: the cells of each. */
function tableRows(body: string): string[][] {
  return body
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** What the calculators that a text leads to make of their examples: name of the result → the values it may have. */
function calculated({ body, calculator }: Entry): Map<string, string[]> {
  const led = library.filter((entry) => entry.calculator !== null && body.includes(`(/resources/${entry.slug})`));
  const results = new Map<string, string[]>();
  for (const name of [...led.map((entry) => entry.calculator), calculator]) {
    const plan = calculatorPlan(name ?? '');
    if (!plan) continue;
    const { groups } = analyse({ stated: plan.example, condition: null }, { strategy: plan.strategy, yours: {} });
    for (const { label, value, unit } of groups.flatMap((group) => group.metrics))
      results.set(label, [...(results.get(label) ?? []), formatValue(value, unit)]);
  }
  return results;
}

describe('the library', () => {
  it('has something of every kind and in every category, and enough of it', () => {
    expect(library.length).toBeGreaterThanOrEqual(24);
    expect(new Set(library.map(({ category }) => category))).toEqual(new Set(categories));
    expect(new Set(library.map(({ type }) => type))).toEqual(new Set(resourceTypes));
    for (const open of [true, false]) expect(library.some(({ premium }) => premium === open)).toBe(true);
  });

  it('has guides of some length, each with its parts', () => {
    const wrong = ofType('guide').filter(({ body, outline }) => {
      const words = body.split(/\s+/).length;
      return words < 600 || words > 1200 || outline.length < 4;
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('leads only to what there is', () => {
    const slugs = new Set(library.map(({ slug }) => slug));
    const links = library.flatMap(({ slug, body }) =>
      [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => ({ slug, to })),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ to }) => !slugs.has(to.replace('/resources/', '')))).toEqual([]);
  });

  it('has calculators that calculate, each of them once', () => {
    const named = ofType('calculator').map(({ calculator }) => calculator);
    expect(named).toHaveLength(calculatorNames.length);
    expect(new Set(named)).toEqual(new Set(calculatorNames));
  });

  it('says of its examples what the calculators say', () => {
    const compared = library.flatMap((entry) => {
      const results = calculated(entry);
      return tableRows(entry.body).flatMap(([name = '', said = '']) => {
        const values = results.get(name);
        // A text may leave the unit of time to its heading.
        const right = values?.some((value) => value === said || value.replace(/\/(yr|mo)$/, '') === said);
        return values ? [{ slug: entry.slug, name, said, values, right }] : [];
      });
    });
    expect(compared.length).toBeGreaterThan(20);
    expect(compared.filter(({ right }) => !right)).toEqual([]);
  });

  it('has a file with every template; tables have the same columns in every row', () => {
    expect(ofType('template').filter(({ file_name: name }) => name === null)).toEqual([]);
    const tables = library.filter(({ file_name: name }) => name?.endsWith('.csv'));
    expect(tables.length).toBeGreaterThan(5);
    const ragged = tables.filter(({ file_body: body }) => {
      // No cell is quoted, so every comma parts two; a formula with commas would not hold.
      const widths = (body ?? '')
        .trimEnd()
        .split('\n')
        .map((line) => line.split(',').length);
      return new Set(widths).size > 1;
    });
    expect(ragged.map(({ slug }) => slug)).toEqual([]);
  });

  it('has its films and pictures on the site, with captions', () => {
    for (const { video, image } of ofType('video')) {
      expect(statSync(join(site, video ?? '')).size).toBeLessThan(1_000_000);
      expect(existsSync(join(site, (video ?? '').replace(/\.\w+$/, '.vtt')))).toBe(true);
      expect(existsSync(join(site, image ?? ''))).toBe(true);
    }
  });
});
