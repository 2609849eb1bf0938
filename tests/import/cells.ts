/** Cells as programs and people write them, with what they mean. */

import type { Random } from '../backend/random';
import { doubts, type Truth } from './truth';
import type { ColumnUnit } from '@/domain/import/mapping';

/** What a cell means for a field: its value, null for nothing, or that only a person can tell. */
export type Meaning = string | number | null | readonly string[] | typeof unclear;
export const unclear = Symbol('unclear');

export interface Cell {
  text: string;
  means: Meaning;
}
export type Write = (truth: Truth, random: Random) => string | Cell;

/** A column of a layout: its name, the field that a person would choose for it, and how its cells are written. */
export interface Column {
  name: string;
  field: string | null;
  write: Write;
  /** What a member who is asked answers. */
  unit?: ColumnUnit;
}

const nothings = ['', '', '', 'N/A', '-', 'TBD', 'None', '#N/A', 'null', '$ -', 'Unknown'];

/** A cell that means something, or one time in eight nothing, however that's written. */
export const maybe =
  (write: Write): Write =>
  (truth, random) =>
    random.chance(0.12) ? { text: random.pick(nothings), means: null } : write(truth, random);

export const group = (value: number) => value.toLocaleString('en-US');
export const cell = (text: string, means: Meaning): Cell => ({ text, means });

/** An amount of money in one of the ways that programs and people write it. */
export const money = (of: (truth: Truth) => number): Write =>
  maybe((truth, random) => {
    const value = of(truth);
    const size = Math.abs(value);
    if (value < 0)
      return cell(random.pick([`(${group(size)})`, `($${group(size)})`, `${group(size)}-`, `-$${group(size)}`]), value);
    const texts = [
      String(size),
      group(size),
      `$${group(size)}`,
      `$${group(size)}.00`,
      `${size}.0`,
      `USD ${group(size)}`,
    ];
    if (size % 1000 === 0) texts.push(`$${size / 1000}k`);
    return random.chance(0.02) && size >= 1000 && size % 1000 === 0
      ? cell(group(size).replaceAll(',', '.'), unclear)
      : cell(random.pick(texts), value);
  });

export const number = (of: (truth: Truth) => number, ending = ''): Write =>
  maybe((truth, random) =>
    cell(random.pick([String(of(truth)), group(of(truth)), `${of(truth)}.0`]) + ending, of(truth)),
  );

export const plain =
  (of: (truth: Truth) => string): Write =>
  (truth) =>
    cell(of(truth), of(truth));

export const choice = (
  field: keyof typeof doubts,
  of: (truth: Truth) => string,
  text: (truth: Truth) => string,
): Write =>
  maybe((truth, random) =>
    random.chance(0.1) ? cell(random.pick(doubts[field].split('|')), unclear) : cell(text(truth), of(truth)),
  );

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');

/** A day in one of the ways that people and spreadsheets write it. */
export const day: Write = maybe(({ closing }, random) => {
  const [year = '', month = '', date = ''] = closing.split('-');
  const [m, d, name = ''] = [Number(month), Number(date), months[Number(month) - 1]];
  const serial = Math.round(Date.parse(closing) / 86_400_000) + 25_569;
  const texts = [
    closing,
    `${m}/${d}/${year}`,
    `${month}/${date}/${year.slice(2)}`,
    `${d}-${name.slice(0, 3)}-${year.slice(2)}`,
    `${name} ${d}, ${year}`,
    `${name.slice(0, 3)}-${d}-${year}`,
    `${year}/${month}/${date}`,
    String(serial),
    `${closing}T00:00:00Z`,
  ];
  return random.chance(0.05) ? cell('soon', unclear) : cell(random.pick(texts), closing);
});

export const zipText: Write = ({ zip }, random) => {
  const texts = [zip, `="${zip}"`, `'${zip}`, `${zip}-1234`];
  if (zip.startsWith('0')) texts.push(String(Number(zip)));
  texts.push(`${Number(zip)}.0`);
  return random.chance(0.02) ? cell('00000', unclear) : cell(random.pick(texts), zip);
};

export const stateText: Write = ({ state, stateName }, random) =>
  cell(random.pick([state, state, stateName, `${stateName} (${state})`, `US-${state}`, state.toLowerCase()]), state);

export const unitText: Write = ({ unit }, random) =>
  cell(unit === '' ? random.pick(nothings) : random.pick([unit, unit, `Unit ${unit}`]), unit);

export const bathText: Write = maybe(({ baths }, random) => {
  const [full, half] = [Math.floor(baths), baths % 1 === 0 ? 0 : 1];
  const texts = [String(baths), baths.toFixed(1), `${full}F ${half}H`];
  return cell(half === 1 ? random.pick([...texts, `${full}.1`, `${full} 1/2`]) : random.pick(texts), baths);
});

export const degrees =
  (of: 'latitude' | 'longitude'): Write =>
  (truth, random) => {
    const texts = [String(truth[of]), truth[of].toFixed(6)];
    // Every sheet has some that lost their minus.
    if (of === 'longitude') texts.push(String(-truth[of]));
    return cell(random.pick(texts), truth[of]);
  };

export const vacancyText: Write = maybe(({ vacancy }, random) =>
  cell(random.pick([`${vacancy}%`, `${vacancy}.0%`, `${vacancy}`]), vacancy),
);

export const apnText: Write = maybe(({ apn }, random) =>
  random.chance(0.05) ? cell('1.02E+13', unclear) : cell(random.pick([apn, apn, `="${apn}"`]), apn),
);

export const photoText: Write = maybe(({ photo }, random) => {
  const urls = [`${photo}a.jpg`, `${photo}b.jpg`];
  const [first, second] = urls;
  const text = random.pick([
    `${first}, ${second}`,
    JSON.stringify(urls),
    `${first},${second},`,
    `"${first}" "${second}"`,
    `${first}|${second}`,
  ]);
  return random.chance(0.05) ? cell('https://drive.google.com/drive/folders/x', unclear) : cell(text, urls);
});

export const occupancyText = choice(
  'occupancy',
  ({ vacant }) => (vacant ? 'vacant' : 'occupied'),
  ({ vacant }) => (vacant ? 'Vacant' : 'Tenant occupied'),
);

export const private_ =
  (text: string): Write =>
  () =>
    cell(text, null);
export const periodic =
  (yearly: (truth: Truth) => number, perYear: number): Write =>
  (truth, random) => {
    const written = money((one) => yearly(one) / perYear)(truth, random);
    return typeof written === 'object' && typeof written.means === 'number'
      ? { ...written, means: written.means * perYear }
      : written;
  };
export const own = (yearly: (truth: Truth) => number): Write =>
  maybe((truth, random) =>
    cell(random.pick([`$${group(yearly(truth) / 12)}/mo`, `${group(yearly(truth))}/yr`]), yearly(truth)),
  );
