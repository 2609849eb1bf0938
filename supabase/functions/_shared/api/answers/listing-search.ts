// What a search finds, how many, and what it understood.
import { z } from 'npm:zod@4.6.7';
import { fields } from '../../../../../src/domain/filters/fields.ts';
import { filterNames, isChoices, isSwitch } from '../../../../../src/domain/filters/filters.ts';
import { answer } from '../answer.ts';
import { syncPageOf } from '../changes.ts';
import { count, orNull, text, texts } from './kinds.ts';
import { seller, summary } from './listing.ts';

export const foundListing = answer('FoundListing', 'A listing that a search found.', {
  ...summary(),
  match_score: orNull(z.int(), 'How well it fits your buy box, 0 to 100. Null without a buy box, and for your own.'),
  seller: seller(),
});

const understood = answer('Understood', 'What the words of a search mean.', {
  filters: z.record(z.string(), z.unknown()).describe('What the words set, as parameters of this request.'),
  words: texts('The same in words.'),
  text: text('What is searched for as text. Empty for nothing.'),
  corrections: z
    .array(z.object({ typed: text('As typed.'), name: text('As read.') }))
    .describe('Misspelled places, and how they were read.'),
  choices: z
    .array(z.object({ typed: text('As typed.'), places: texts('The places of this name.') }))
    .describe('Names of several places, which are searched for as text. Send the one that’s meant as places.'),
});
const explained = () => ({
  understood: understood.schema.nullable().describe('Null without search.'),
  not_understood: texts('Words of the search that have no effect, as typed, and what contradicts another parameter.'),
});

export const foundPage = syncPageOf(foundListing, explained());

const counted = (about: string) =>
  orNull(z.union([z.int(), z.object({ at_least: count('There are more than that.') })]), about);
export const facets = answer('Facets', 'How many listings a search finds.', {
  ...explained(),
  total: count('Up to 1,001, which means more.'),
  ...Object.fromEntries(
    filterNames.flatMap((name): [string, z.ZodType][] => {
      const about = `${fields[name].label}: how many it would find with each value. Null if not counted.`;
      if (isSwitch(name))
        return [[name, counted(`${fields[name].label}: how many it would find. Null if not counted.`)]];
      return isChoices(name) ? [[name, z.record(z.string(), counted('How many.')).describe(about)]] : [];
    }),
  ),
});
