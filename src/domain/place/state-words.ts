/** States as people and programs write them. */

import { plainLine } from '../../kit/formatting/plain-line.ts';
import { isUsState, usStates } from './us-states.ts';

/** Traditional abbreviations, and other names, without periods; as in SQL's `private.state_names`. */
const otherNames =
  'AL ala|AZ ariz|AR ark|CA calif|CA cal|CO colo|CT conn|DE del|DC washington dc|FL fla|IL ill|IN ind|KS kans|KS kan|' +
  'MA mass|MI mich|MN minn|MS miss|MT mont|NE nebr|NE neb|NV nev|NH n hampshire|NJ n jersey|NM n mex|NM n mexico|' +
  'NY n york|NC n carolina|NC n car|ND n dakota|ND n dak|OK okla|OR oreg|OR ore|PA penn|PA penna|RI r island|' +
  'SC s carolina|SC s car|SD s dakota|SD s dak|TN tenn|TX tex|VI us virgin islands|VI virgin islands us|WA wash|' +
  'UM minor outlying islands|WV w virginia|WV w va|WI wis|WI wisc|WY wyo';

const codes: ReadonlyMap<string, string> = new Map([
  ...otherNames.split('|').map((entry) => [entry.slice(3), entry.slice(0, 2)] as const),
  ...usStates.map(([code, name]) => [name.toLowerCase().replaceAll('.', ''), code] as const),
]);

function codeOf(words: string): string | null {
  const code = words.replaceAll(' ', '').toUpperCase();
  return isUsState(code) ? code : (codes.get(words) ?? null);
}

/**
 * The code of a state by its code, name, or both: 'TX', 'Tex.', 'Texas (TX)', 'TX - Texas', 'US-TX'. Null for another
 * text, and for two states.
 */
export function readState(text: string): string | null {
  const plain = plainLine(text)
    .toLowerCase()
    .replaceAll('.', ' ')
    .replaceAll(/\s+/g, ' ')
    // "d c" is "dc".
    .replaceAll(/\b([a-z]) (?=[a-z]\b)/g, '$1')
    .replaceAll(/\bstate of\b|\b(?:usa?|united states)\b(?! virgin)/g, ' ');
  const whole = codeOf(plain.replaceAll(/[^a-z]+/g, ' ').trim());
  if (whole) return whole;
  const found = plain
    .split(/[^a-z ]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(codeOf);
  return found.length > 1 && new Set(found).size === 1 ? (found[0] ?? null) : null;
}
