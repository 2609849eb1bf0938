import { describe, expect, it } from 'vitest';
import { emptyFilters, type Filters } from '@/domain/filters/filters';
import { findPlaces } from './place-finder.fixture';
import { withoutChoice } from './outcome';
import { readSentence } from './read-sentence';

/** Reads a sentence where the only listings have these titles, whatever the filters. */
async function read(sentence: string, ...titles: string[]) {
  const { filters, note } = await readSentence(sentence, emptyFilters, {
    placesIn: async (words) => findPlaces(words.map((text) => ({ text, typed: text }))),
    matchTexts: async (_, texts) => {
      let left = titles;
      return texts.filter((text) => {
        const found = left.filter((title) => text.split(' ').every((word) => title.includes(word)));
        if (found.length > 0) left = found;
        return found.length > 0;
      });
    },
    misspelledPlaces: async (texts) =>
      texts.flatMap((typed) => [
        { typed, name: 'Memphis', size: 30 },
        { typed, name: 'San Antonio', size: 60 },
        { typed, name: 'Tennessee', size: 1000 },
      ]),
  });
  return { filters: Object.keys(filters), ...note };
}

describe('readSentence', () => {
  it('searches for words that listings have, and leaves out the others', async () => {
    expect(await read('brick duplex near the zoo', 'brick house', 'near zoology')).toMatchObject({
      filters: ['property_type', 'units'],
      search: 'brick',
      texts: ['brick'],
      unknown: ['near the zoo'],
    });
    expect(await read('duplex near the zoo', 'brick house')).toMatchObject({
      search: '',
      texts: [],
      unknown: ['near the zoo'],
      hasFilters: true,
    });
  });

  it('leaves out single words of several', async () => {
    expect(await read('quiet brick duplex', 'brick house')).toMatchObject({ texts: ['brick'], unknown: ['quiet'] });
  });

  it('searches for a whole title as text rather than leave out a word', async () => {
    const onlyAlone = async (filters: Filters, texts: readonly string[]) =>
      filters.property_type.length > 0 ? [] : texts.filter((text) => text === 'Zoo duplex');
    const { filters, note } = await readSentence('Zoo duplex', emptyFilters, {
      placesIn: async () => [],
      matchTexts: onlyAlone,
      misspelledPlaces: async () => [],
    });
    expect({ filters, search: note.search, unknown: note.unknown }).toEqual({
      filters: {},
      search: 'Zoo duplex',
      unknown: [],
    });
  });

  it('searches for what it understands nothing of as text', async () => {
    expect(await read('142 Poplar')).toMatchObject({ filters: [], search: '142 Poplar', unknown: [], texts: [] });
    expect(await read('within 500 miles of memphis tn')).toMatchObject({
      search: 'within 500 miles of memphis tn',
      problems: ['A radius is 1 to 100 miles around a city or a ZIP code.'],
    });
  });

  it('corrects a misspelled place that no listing has', async () => {
    const corrections = [{ typed: 'memfis', name: 'Memphis' }];
    expect(await read('duplex in memfis near the zoo')).toMatchObject({
      filters: ['places', 'property_type', 'units'],
      unknown: ['near the zoo'],
      corrections,
    });
    expect(await read('memfis')).toMatchObject({ filters: ['places'], search: '', corrections });
    expect(await read('san antonyo, tennesee')).toMatchObject({ filters: ['states', 'places'], unknown: [] });
    expect(await read('duplex memfis', 'memfis house')).toMatchObject({ texts: ['memfis'], corrections: [] });
    expect(await read('memfis blues bungalow', 'memfis blues bungalow')).toMatchObject({
      search: 'memfis blues bungalow',
      corrections: [],
    });
  });

  it('searches for a name until one of its places is chosen', async () => {
    const note = await read('springfield');
    expect(note.search).toBe('springfield');
    expect(withoutChoice(note, 'springfield')).toMatchObject({ search: '', hasFilters: true, choices: [] });
    expect(await read('quiet springfield', 'quiet house')).toMatchObject({ search: 'quiet' });
    expect(await read('quiet springfield')).toMatchObject({ search: 'springfield', unknown: ['quiet'] });
  });
});
