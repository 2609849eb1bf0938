import { joinWords } from '../../kit/formatting/join-words.ts';

/** Why two listings look like one property, by the names of private.match_reasons. */
const reasonTexts: Readonly<Record<string, string>> = {
  address: 'the same address',
  near_address: 'nearly the same address',
  open_unit: 'the same building',
  parcel: 'the same parcel number',
  pin: 'the same place on the map',
  pictures: 'the same pictures',
  text: 'nearly the same description',
  numbers: 'the same numbers',
};

/** As in "the same address and the same pictures". Empty for none; a reason newer than this code is left out. */
export function reasonsText(reasons: readonly string[]): string {
  return joinWords(reasons.flatMap((reason) => reasonTexts[reason] ?? []));
}
