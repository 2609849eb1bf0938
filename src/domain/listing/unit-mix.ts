import { formatNumber, formatSqft, formatUsd } from '../../kit/formatting/format.ts';
import type { NumberLimits } from '../../kit/numbers/parse-number.ts';

/** One kind of unit: how many there are, and what one of them has. Rent is whole USD per month. */
export interface UnitKind {
  units: number;
  bedrooms: number;
  bathrooms: number;
  /** Null if not stated. */
  sqft: number | null;
  /** Null if not stated. */
  rent: number | null;
}

/** What each number of a kind of unit accepts, like the check of the column `unit_mix`. */
export const unitNumbers = {
  units: { min: 1, max: 9_999, unit: 'units' },
  bedrooms: { max: 99, unit: 'beds' },
  bathrooms: { max: 99, decimals: 2, step: 0.25, unit: 'baths' },
  sqft: { min: 1, max: 9_999_999, unit: 'sqft', example: '850' },
  rent: { max: 9_999_999, prefix: '$', unit: '/mo', example: '950' },
} as const satisfies Record<string, NumberLimits>;

/** A number of a kind of unit in the form. */
export type UnitNumber = keyof typeof unitNumbers;

/** The most kinds of units a listing can state, like the check of the column `unit_mix`. */
export const maxUnitKinds = 20;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** One object of the column; null if it isn't a kind of unit. */
function toUnitKind(value: unknown): UnitKind | null {
  if (typeof value !== 'object' || value === null) return null;
  const { units, bedrooms, bathrooms, sqft, rent } = value as Record<string, unknown>;
  if (!isNumber(units) || !isNumber(bedrooms) || !isNumber(bathrooms)) return null;
  return { units, bedrooms, bathrooms, sqft: isNumber(sqft) ? sqft : null, rent: isNumber(rent) ? rent : null };
}

/** The column `unit_mix` as a list; empty if it isn't stated. */
export function toUnitMix(column: unknown): UnitKind[] {
  return Array.isArray(column) ? column.flatMap((value: unknown) => toUnitKind(value) ?? []) : [];
}

/** The value of the column `unit_mix`, without what isn't stated; null for an empty list. */
export function toUnitMixColumn(mix: readonly UnitKind[]) {
  if (mix.length === 0) return null;
  return mix.map(({ sqft, rent, ...kind }) => ({
    ...kind,
    ...(sqft !== null && { sqft }),
    ...(rent !== null && { rent }),
  }));
}

/** How many units a mix has in total. */
export function countUnits(mix: readonly Pick<UnitKind, 'units'>[]): number {
  return mix.reduce((sum, { units }) => sum + units, 0);
}

/** Beds and baths of a unit, such as '2 bd / 1 ba' or 'Studio / 1 ba'. */
export function roomsText({ bedrooms, bathrooms }: Pick<UnitKind, 'bedrooms' | 'bathrooms'>): string {
  return `${bedrooms === 0 ? 'Studio' : `${formatNumber(bedrooms)} bd`} / ${formatNumber(bathrooms)} ba`;
}

/** A kind of unit on one line, such as '2 × 2 bd / 1 ba, 850 sqft, $950/mo'. */
export function unitKindText({ units, sqft, rent, ...rooms }: UnitKind): string {
  return [
    `${formatNumber(units)} × ${roomsText(rooms)}`,
    ...(sqft === null ? [] : [formatSqft(sqft)]),
    ...(rent === null ? [] : [`${formatUsd(rent)}/mo`]),
  ].join(', ');
}
