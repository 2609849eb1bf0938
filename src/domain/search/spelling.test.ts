import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyFilters } from '@/domain/filters/filters';
import { findPlaces } from './place-finder.fixture';
import { readSentence } from './read-sentence';
import { correctPlaces, isOrdinary, maxTexts, spellable } from './spelling';

const run = (...texts: string[]) => ({ typed: texts.join(' '), texts });
const cities = ['Memphis', 'Pittsburgh', 'Saint Paul', 'San Francisco', 'Dallas'];
const correct = (sentence: string, ...texts: string[]) =>
  correctPlaces(
    sentence,
    texts,
    texts.flatMap((typed) => cities.map((name) => ({ typed, name, size: 10 }))),
  );

describe('spellable', () => {
  it('takes up to three adjacent words that listings don’t all have, the single ones first', () => {
    expect(spellable([run('san', 'fransisco'), run('zoo'), run('memfis')], ['san'])).toEqual([
      'fransisco',
      'memfis',
      'san fransisco',
    ]);
  });

  it('takes a limited number, and none with digits', () => {
    expect(spellable([run('38I03'), run('pier 39')], [])).toEqual([]);
    const words = Array.from({ length: 30 }, (_, index) => `memfi${String.fromCodePoint(97 + index)}`);
    expect(spellable([run(...words)], [])).toHaveLength(maxTexts);
  });
});

describe('correctPlaces', () => {
  it.each([
    ['memfis tn', 'memfis', 'Memphis tn'],
    ['Duplex, Memphs,TN', 'Memphs', 'Duplex, Memphis,TN'],
    ['dalals', 'dalals', 'Dallas'],
    ['pitsburg', 'pitsburg', 'Pittsburgh'],
    ['in san  fransisco', 'san fransisco', 'in San Francisco'],
    ['memphozz', 'memphozz', 'memphozz'],
    ['palace', 'palace', 'palace'],
  ])('corrects %j', (sentence, text, corrected) => {
    expect(correct(sentence, text).sentence).toBe(corrected);
  });

  it('takes the largest of several places', () => {
    const places = [
      { typed: 'austen', name: 'Austin', size: 50 },
      { typed: 'austen', name: 'Auster', size: 60 },
    ];
    expect(correctPlaces('austen', ['austen'], places).corrections).toEqual([{ typed: 'austen', name: 'Auster' }]);
  });
});

const ordinary = `rental duplex cash condo vacant under price large sales plans piano texts turnkey house bedroom
  looking without financing warehouse occupied`.split(/\s+/);

it('leaves ordinary words out of the spelling check, whatever else a search has', async () => {
  const asked: string[] = [];
  const word = fc.constantFrom(...ordinary, 'memfis', 'memphis', 'tn', 'zoo', 'no', 'in', ',');
  const source = {
    placesIn: async (words: readonly string[]) => findPlaces(words.map((text) => ({ text, typed: text }))),
    matchTexts: async () => [],
    misspelledPlaces: async (texts: readonly string[]) => {
      asked.push(...texts);
      return texts.map((typed) => ({ typed, name: `${typed}s`, size: 10 }));
    },
  };
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (words) => {
      asked.length = 0;
      const { note } = await readSentence(words.join(' '), emptyFilters, source);
      expect(asked.filter((text) => ordinary.includes(text))).toEqual([]);
      expect(note.corrections.filter(({ typed }) => isOrdinary(typed))).toEqual([]);
    }),
  );
  asked.length = 0;
  await readSentence('memfis', emptyFilters, source);
  expect(asked).toEqual(['memfis']);
});
