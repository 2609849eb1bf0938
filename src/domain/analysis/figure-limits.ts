import type { NumberLimits } from '../../kit/numbers/parse-number.ts';
import { figureSpec } from './figures.ts';
import type { FigureId, Unit } from './model.ts';

type Affixes = Pick<NumberLimits, 'prefix' | 'suffix' | 'example'>;

const affixes: Readonly<Record<Unit, Affixes>> = {
  usd: { prefix: '$' },
  usd_per_month: { prefix: '$', suffix: '/mo', example: '1,850' },
  usd_per_year: { prefix: '$', suffix: '/yr', example: '3,600' },
  usd_per_sqft: { prefix: '$', suffix: '/sqft', example: '150' },
  percent: { suffix: '%' },
  ratio: { example: '1.25' },
  months: { suffix: 'mo', example: '6' },
  years: { suffix: 'years', example: '30' },
  sqft: { suffix: 'sqft', example: '1,500' },
};

/** What the field of a figure accepts. */
export function figureLimits(id: FigureId): NumberLimits {
  const { unit, min, max, decimals } = figureSpec(id);
  return { ...affixes[unit], min, max, decimals };
}
