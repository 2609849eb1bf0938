import { adjustedPrice, valueOf } from '@/domain/valuation/comps';
import type { StoredComp } from '@/domain/valuation/records';
import type { Feature } from '@/domain/valuation/terms';
import type { NumberEntry } from '@/kit/numbers/parse-number';

type Entries = Readonly<Partial<Record<Feature, NumberEntry>>>;

/** What a reader changed: comps left out, and entries for adjustments in U.S. dollars, by the comp's ID. */
export interface Changes {
  out: readonly string[];
  entries: Readonly<Record<string, Entries>>;
}

export const noChanges: Changes = { out: [], entries: {} };

/** What a field for an adjustment shows: the entry, or the computed one. */
export function entryOf(comp: StoredComp, feature: Feature, { entries }: Changes): NumberEntry {
  const entry = entries[comp.id]?.[feature];
  return entry === undefined ? (comp.adjustments[feature] ?? null) : entry;
}

/** The comp with the reader's adjustments. One left out has no weight; what isn't a number changes nothing. */
export function changed(comp: StoredComp, { out, entries }: Changes): StoredComp {
  const numbers = Object.entries(entries[comp.id] ?? {}).filter(([, entry]) => typeof entry === 'number');
  return {
    ...comp,
    adjustments: { ...comp.adjustments, ...(Object.fromEntries(numbers) as StoredComp['adjustments']) },
    weight: out.includes(comp.id) ? 0 : comp.weight,
  };
}

/** U.S. dollars: what the comp would have sold for, were it the home after repairs. */
export const adjusted = ({ price, adjustments }: StoredComp): number => adjustedPrice({ sale: { price }, adjustments });

/** The value that the reader's changes give; null if no comp is left. */
export function changedValue(comps: readonly StoredComp[], changes: Changes): number | null {
  const own = comps.map((comp) => changed(comp, changes));
  const value = valueOf(own.map(({ price, adjustments, weight }) => ({ sale: { price }, adjustments, weight })));
  return Number.isNaN(value) ? null : value;
}

/** Leaves a comp out, or takes it in again. */
export function toggled(changes: Changes, id: string): Changes {
  const out = changes.out.includes(id) ? changes.out.filter((other) => other !== id) : [...changes.out, id];
  return { ...changes, out };
}

/** Enters an adjustment of a comp. */
export function entered(changes: Changes, id: string, feature: Feature, entry: NumberEntry): Changes {
  return { ...changes, entries: { ...changes.entries, [id]: { ...changes.entries[id], [feature]: entry } } };
}
