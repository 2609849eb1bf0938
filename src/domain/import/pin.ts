import { isNearState } from '../place/state-areas.ts';
import type { Coordinates } from '../place/mercator.ts';
import { short } from './cells.ts';

interface Pin {
  latitude: number | null;
  longitude: number | null;
  warning?: string;
  note?: string;
}

const none = { latitude: null, longitude: null };

const minutes = String.raw`(?:(\d{1,2}(?:\.\d+)?) ?['′’m] ?)?`;
const seconds = String.raw`(?:(\d{1,2}(?:\.\d+)?) ?(?:"|″|”|''|s(?!$)) ?)?`;
const degreesPattern = new RegExp(
  String.raw`^([nsew])? ?(-)?(\d{1,3}(?:\.\d+)?) ?(?:°|º|d|deg)? ?${minutes}${seconds}([nsew])?$`,
  'i',
);

/** Degrees, also with a mark and a direction ('30.27° N'), or with minutes and seconds; null for another text. */
function readDegrees(text: string): number | null {
  const plain = text
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [found, before = '', sign, whole, sixtieths = 0, rest = 0, behind = ''] = degreesPattern.exec(plain) ?? [];
  if (found === undefined || (before && behind)) return null;
  const size = Number(whole) + Number(sixtieths) / 60 + Number(rest) / 3600;
  return sign || /[sw]/i.test(before + behind) ? -size : size;
}

/** Both degrees of one cell: '30.27, -97.74', 'POINT (-97.74 30.27)'; null for another text. */
export function splitPin(text: string): readonly [latitude: string, longitude: string] | null {
  const numbers = /^[^\d-]*(-?\d+\.\d+)°?\s*([ns])?[\s,;/|]+(-?\d+\.\d+)°?\s*([ew])?\D*$/i.exec(text);
  if (!numbers) return null;
  const [, first = '', north = '', second = '', east = ''] = numbers;
  return /point/i.test(text) ? [second, first] : [first + north, second + east];
}

/**
 * The pin of a listing, if it's within its state ('' if that isn't known). One that is swapped or lacks its minus is
 * put right; any other is left out, with a warning.
 */
export function readPin(latitudeText: string, longitudeText: string, state: string): Pin {
  if (latitudeText === '' && longitudeText === '') return none;
  const typed = `“${short([latitudeText, longitudeText].filter(Boolean).join(', '))}”`;
  const [first, second] = [readDegrees(latitudeText), readDegrees(longitudeText)];
  if (first === null || second === null) return { ...none, warning: `${typed} isn’t a latitude and a longitude.` };
  if (first === 0 && second === 0) return none;
  const ways: readonly Coordinates[] = [
    { latitude: first, longitude: second },
    { latitude: first, longitude: -second },
    { latitude: second, longitude: first },
    { latitude: second, longitude: -first },
  ];
  const found = ways.find((way) => isNearState(state, way));
  if (!found) return { ...none, warning: `${typed} isn’t in ${state || 'the United States'}, so it’s left out.` };
  return found === ways[0]
    ? { ...found }
    : { ...found, note: `${typed} is read as ${found.latitude}, ${found.longitude}.` };
}
