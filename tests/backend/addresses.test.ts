import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { migratedDatabase } from './test-databases.ts';

/** Ways to write the same thing, the first of which is the standard. */
const directions = [[''], ['N', 'North', 'n.', 'NORTH'], ['SW', 'Southwest', 'S.W.', 'South West', 'sw']];
const streets = [
  ['Oak', 'OAK', 'oak'],
  ['5th', 'Fifth', '5TH'],
  ['St James', 'Saint James', 'St. James', 'ST JAMES'],
  ['OBrien', "O'Brien", 'O’Brien', 'Oʻbrien'],
  ['Peña', 'Pena', 'Pen\u0303a', 'PEÑA'],
  ['Soren', 'Søren', 'SØREN'],
  ['Winston Salem', 'Winston-Salem', 'winston  salem'],
  ['Martin Luther King', 'Dr. Martin Luther King Jr.', 'MARTIN LUTHER KING JR', 'Martin Luther King Junior'],
];
const suffixes = [
  ['St', 'Street', 'st.', 'STREET', 'str'],
  ['Ave', 'Avenue', 'Av', 'avenue.', 'Aven'],
  ['Blvd', 'Boulevard', 'BLVD.', 'boul'],
  ['Ct', 'Court', 'ct.'],
  ['Pkwy', 'Parkway', 'Pky'],
  ['Ter', 'Terrace', 'Terr.'],
];
const units = [
  [''],
  ['Apt 3B', '#3B', 'Unit 3-B', 'Apartment 3b', ', apt. 3 B', 'Apt #3B', 'No. 3B'],
  ['Unit 4', '# 4'],
];
const tails = [
  '',
  ', Springfield',
  ', Springfield, IL',
  ', Springfield, IL 62701',
  ' Springfield IL 62701-1234',
  ', USA',
];

const index = (choices: readonly unknown[]) => fc.nat({ max: choices.length - 1 });
const address = fc.record({
  number: fc.oneof(fc.integer({ min: 1, max: 99_999 }).map(String), fc.constantFrom('37-06', '12 1/2', 'Lot 7')),
  direction: index(directions),
  street: index(streets),
  suffix: index(suffixes),
  unit: index(units),
});
type Address = typeof address extends fc.Arbitrary<infer T> ? T : never;

/** A way to write an address. */
const written = ({ number, direction, street, suffix, unit }: Address) =>
  fc
    .tuple(
      fc.constantFrom(...(directions[direction] ?? [])),
      fc.constantFrom(...(streets[street] ?? [])),
      fc.constantFrom(...(suffixes[suffix] ?? [])),
      fc.constantFrom(...(units[unit] ?? [])),
      fc.constantFrom(...tails),
      fc.constantFrom(' ', '  ', '\u00a0'),
      fc.boolean(),
    )
    .map(([dir, name, kind, at, tail, space, isUpper]) => {
      const text = [number, dir, name, kind, at].filter(Boolean).join(space).replace(`${space},`, ',') + tail;
      return isUpper ? text.toUpperCase() : text;
    });

describe('addresses', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await migratedDatabase();
  });
  afterAll(() => database?.close());

  const keysOf = async (addresses: string[]) => {
    const rows = await database.query<{ key: string | null }>(
      `select private.address_key(a, 'Springfield', 'IL', '62701') as key
       from unnest($1::text[]) with ordinality as t (a, n) order by n`,
      [addresses],
    );
    return rows.map(({ key }) => key);
  };

  it('takes addresses for the same however they’re written', async () => {
    const pairs = fc.sample(
      address.chain((one) => fc.tuple(written(one), written(one))),
      1500,
    );
    const keys = await keysOf(pairs.flat());
    const differing = pairs.filter((_, at) => keys[2 * at] === null || keys[2 * at] !== keys[2 * at + 1]);
    expect(differing.slice(0, 5)).toEqual([]);
  });

  it('takes addresses for different ones if anything but the spelling is', async () => {
    const pairs = fc
      .sample(
        fc
          .tuple(address, address)
          .chain(([one, other]) => fc.tuple(fc.constant([one, other] as const), written(one), written(other))),
        1500,
      )
      .filter(([[one, other]]) => JSON.stringify(one) !== JSON.stringify(other));
    const keys = await keysOf(pairs.flatMap(([, one, other]) => [one, other]));
    const same = pairs.filter((_, at) => keys[2 * at] === keys[2 * at + 1]);
    expect(same.slice(0, 5)).toEqual([]);
  });

  it.each([
    ['12 Ohio Ct', '12 Ohio Court', true],
    ['100 Broadway', '100 broadway', true],
    ['100 Springfield', '100 Springfield, Springfield, IL', true],
    ['012 Oak St', '12 Oak St', true],
    ['One Main St', '1 Main Street', true],
    ['12½ Oak St', '12 1/2 Oak St', true],
    ['1200 County Road 12', '1200 Co Rd 12', true],
    ['450 State Route 9', '450 State Rd 9', true],
    ['N6789 Lake Rd', 'n6789 lake road', true],
    ['12 Oak St', '12 Oak Ave', false],
    ['12 N Oak St', '12 S Oak St', false],
    ['12 Oak St', '12 Oak St Apt 2', false],
    ['12 Oak St Apt 1', '12 Oak St Apt 2', false],
    ['12 Oak St', '121 Oak St', false],
  ])('%s and %s: same is %s', async (one, other, isSame) => {
    const [first, second] = await keysOf([one, other]);
    expect(first).not.toBeNull();
    expect(first === second).toBe(isSame);
  });

  it('gives addresses without a number no key, because many share them', async () => {
    const texts = ['0 Oak St', 'Oak St', 'TBD', 'Address upon request', '12', '', 'Main Street'];
    expect(await keysOf(texts)).toEqual(texts.map(() => null));
  });
});
