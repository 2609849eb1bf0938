/** How tests say what a sentence should be read as. */

import { findPlaces } from './place-finder.fixture.ts';
import { readSearch } from './read-search.ts';
import { wordsOf } from './words.ts';

/** Filters with ranges as pairs, what isn't understood as typed, and labels of the places to choose between. */
export type Example = [
  sentence: string,
  filters: Record<string, unknown>,
  unknown?: string[],
  choices?: Record<string, string[]>,
];

/** A sentence as it's read, in the form of an example. */
export function exampleOf(sentence: string): Required<Example> {
  const words = wordsOf(sentence);
  const { filters, unknown, choices } = readSearch(words, findPlaces(words));
  const pairs = Object.entries(filters).map(([name, value]) => [
    name,
    value !== null && typeof value === 'object' && 'min' in value ? [value.min, value.max] : value,
  ]);
  return [
    sentence,
    Object.fromEntries(pairs),
    unknown.map(({ typed }) => typed),
    Object.fromEntries(choices.map(({ typed, places }) => [typed, places.map(({ label }) => label)])),
  ];
}
