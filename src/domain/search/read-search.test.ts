import { describe, expect, it } from 'vitest';
import { hasProblem, emptyFilters } from '@/domain/filters/filters';
import { findPlaces } from './place-finder.fixture';
import { readSearch, type Reading } from './read-search';
import { isCut, wordsOf } from './words';

/** Numbers from 0 to below 1 that are the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const parts =
  `duplex house land no not jv under over between and or in near at least 3 2.5 bed bath ba/ 150k $ % + - / 8
  cap rate price 38103 38104 memphis tn TN OR in springfield shelby county ohio texas bath ME price cash
  built after 1990
  1990s last 7 days within 10 miles of sqft per door unit 3/2 without except vacant occupied fix flip to or more max ,
  “ ” — 🏠 \u0000 \ud800 é`.split(/\s+/);

const plainParts = parts.filter((part) => /^\w+$/.test(part));

const nonsense = ['zorp', 'blick', 'quuxy', 'frandle', 'wumpus', 'gribble'];

function sentences(count: number, pool: readonly string[]): string[] {
  const random = randomNumbers(7);
  const pick = () => pool[Math.floor(random() * pool.length)] ?? '';
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 12) }, pick).join(random() < 0.2 ? '' : ' '),
  );
}

function read(sentence: string): Reading {
  const words = wordsOf(sentence);
  return readSearch(words, findPlaces(words));
}

describe('readSearch', () => {
  it('reads any text the same each time, without an error or a filter that can’t be applied', () => {
    const broken = sentences(120, [...parts, ...nonsense]).filter((sentence) => {
      const reading = read(sentence);
      const isSame = JSON.stringify(read(sentence)) === JSON.stringify(reading);
      return !isSame || hasProblem({ ...emptyFilters, ...reading.filters });
    });
    expect(broken).toEqual([]);
  });

  it('loses no word that it doesn’t know', () => {
    const lossy = sentences(120, [...plainParts, ...nonsense]).filter((sentence) => {
      const unknown = read(sentence)
        .unknown.flatMap(({ texts }) => texts)
        .join(' ');
      return nonsense.some((word) => wordsOf(sentence).some(({ text }) => text === word) && !unknown.includes(word));
    });
    expect(lossy).toEqual([]);
  });

  it('understands, skips, or returns each word', () => {
    const fillers = /^(and|or|in|near|at|least|of|to|within|me)$/;
    const lossy = sentences(120, plainParts).filter((sentence) => {
      const { filters, unknown, choices } = read(sentence);
      const isEmpty = Object.keys(filters).length === 0 && unknown.length === 0 && choices.length === 0;
      return isEmpty && !wordsOf(sentence).every(({ text }) => fillers.test(text));
    });
    expect(lossy).toEqual([]);
  });

  it('ignores matches of places beyond the words', () => {
    const place = {
      kind: 'city',
      key: 'city:Memphis, TN',
      label: 'Memphis, TN',
      certain: true,
      size: 1,
      together: false,
    } as const;
    const beyond = [
      { ...place, first: 5, last: 7 },
      { ...place, first: 1, last: 0 },
      { ...place, first: -1, last: -1 },
    ];
    expect(readSearch(wordsOf('zorp blick'), beyond)).toEqual({
      filters: {},
      unknown: [{ typed: 'zorp blick', texts: ['zorp', 'blick'] }],
      choices: [],
    });
  });

  it('reads long input up to a limit', () => {
    const { filters, unknown } = read(`duplex ${'zorp '.repeat(1000)} ohio`);
    expect(filters).toEqual({ property_type: ['Multi Family'], units: { min: 2, max: 2 } });
    expect(unknown.map(({ typed }) => typed)).toEqual([Array.from({ length: 39 }, () => 'zorp').join(' ')]);
    expect(() => read('3/'.repeat(2500))).not.toThrow();
    expect(() => read('x'.repeat(5000))).not.toThrow();
  });

  it.each([
    ['granite kitchen', ['granite', 'kitchen']],
    ['Poplar St near the lake', ['Poplar St', 'lake']],
    ['no pool, quiet', ['no pool', 'quiet']],
  ])('looks in listings for the words of “%s” that mean something alone', (sentence, texts) => {
    expect(read(sentence).unknown.flatMap((run) => run.texts)).toEqual(texts);
  });
});

describe('wordsOf', () => {
  it('preserves the spelling and the joints next to the plain word', () => {
    expect(wordsOf('Winston-Salem, St. Peñas w/o N.Y. 150,000')).toEqual([
      { text: 'winston', typed: 'Winston-' },
      { text: 'salem', typed: 'Salem,' },
      { text: 'st', typed: 'St.' },
      { text: 'penas', typed: 'Peñas' },
      { text: 'without', typed: 'without' },
      { text: 'ny', typed: 'N.Y.' },
      { text: '150,000', typed: '150,000' },
    ]);
  });

  it.each([
    ['duplex in ohio', false],
    ['a '.repeat(40), false],
    ['a '.repeat(41), true],
    ['x'.repeat(200), false],
    ['x'.repeat(201), true],
    ['duplex '.repeat(714), true],
  ])('isCut(%j) is %s', (search, cut) => expect(isCut(search)).toBe(cut));

  it('reads short forms of "county"', () => {
    const texts = (search: string) => wordsOf(search).map(({ text }) => text);
    expect(texts('tarrant cnty')).toEqual(['tarrant', 'county']);
    expect(texts('Shelby Co., TN')).toEqual(['shelby', 'county', 'tn']);
    expect(texts('shelby co tn')).toEqual(['shelby', 'county', 'tn']);
    expect(texts('denver co, tx')).toEqual(['denver', 'co', 'tx']);
    expect(texts('denver co')).toEqual(['denver', 'co']);
  });
});
