import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyze } from '../../src/domain/analysis/analyze.ts';
import { calculatorNames, calculatorPlan } from '../../src/features/analysis/components/calculators/calculators.ts';
import { formatValue } from '../../src/domain/analysis/numbers/format.ts';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { migratedDatabase } from './test-databases.ts';

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
  library = await database.query(
    'select * from public.resources r join public.resource_bodies b on b.resource_id = r.id order by r.position',
  );
});
afterAll(() => database?.close());

const ofType = (type: string) => library.filter((entry) => entry.type === type);

/** Cells of each table row in a Markdown text. */
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

/** Results of the linked calculators’ examples: label → acceptable values. */
function exampleResults({ body, calculator }: Entry): Map<string, string[]> {
  const linked = library.filter((entry) => entry.calculator !== null && body.includes(`(/resources/${entry.slug})`));
  const results = new Map<string, string[]>();
  for (const name of [...linked.map((entry) => entry.calculator), calculator]) {
    const plan = calculatorPlan(name ?? '');
    if (!plan) continue;
    const { groups } = analyze({ stated: plan.example, condition: null }, { strategy: plan.strategy, yours: {} });
    for (const { label, value, unit } of groups.flatMap((group) => group.metrics))
      results.set(label, [...(results.get(label) ?? []), formatValue(value, unit)]);
  }
  return results;
}

describe('resource library', () => {
  it('links only to existing resources', () => {
    const slugs = new Set(library.map(({ slug }) => slug));
    const links = library.flatMap(({ slug, body }) =>
      [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => ({ slug, to })),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ to }) => !slugs.has(to.replace('/resources/', '')))).toEqual([]);
  });

  it('lists every calculator once', () => {
    const used = ofType('calculator').map(({ calculator }) => calculator);
    expect(used).toHaveLength(calculatorNames.length);
    expect(new Set(used)).toEqual(new Set(calculatorNames));
  });

  it('states the calculators’ own results in its examples', () => {
    const compared = library.flatMap((entry) => {
      const results = exampleResults(entry);
      return tableRows(entry.body).flatMap(([name = '', said = '']) => {
        const values = results.get(name);
        // A table may have the unit of time in its heading.
        const right = values?.some((value) => value === said || value.replace(/\/(yr|mo)$/, '') === said);
        return values ? [{ slug: entry.slug, name, said, values, right }] : [];
      });
    });
    expect(compared.length).toBeGreaterThan(20);
    expect(compared.filter(({ right }) => !right)).toEqual([]);
  });

  it('lists a file for every template, with the same columns in every row', () => {
    expect(ofType('template').filter(({ file_name: name }) => name === null)).toEqual([]);
    const tables = library.filter(({ file_name: name }) => name?.endsWith('.csv'));
    expect(tables.length).toBeGreaterThan(5);
    const ragged = tables.filter(({ file_body: body }) => {
      // No cell is quoted, so every comma separates two. A formula must not contain one.
      const widths = (body ?? '')
        .trimEnd()
        .split('\n')
        .map((line) => line.split(',').length);
      return new Set(widths).size > 1;
    });
    expect(ragged.map(({ slug }) => slug)).toEqual([]);
  });

  it('lists captioned videos and pictures on the site', () => {
    for (const { video, image } of ofType('video')) {
      expect(statSync(join(site, video ?? '')).size).toBeLessThan(1_000_000);
      expect(existsSync(join(site, (video ?? '').replace(/\.\w+$/, '.vtt')))).toBe(true);
      expect(existsSync(join(site, image ?? ''))).toBe(true);
    }
  });
});
