import { conditions, exitStrategies, financings } from '@/domain/listing/property-vocabulary';
import { pluralize } from '@/kit/formatting/format';
import type { Box, Markets } from './box';
import { countiesIn, countyName, stateName } from './markets';
import { rangeText } from './price';
import { boxPropertyTypes } from './vocabulary';

/** '1 listing matches now'. The backend counts up to 1,001, shown as 'More than 1,000 listings match now'. */
export function matchesText(count: number): string {
  if (count > 1000) return 'More than 1,000 listings match now';
  if (count === 0) return 'No listings match now';
  return count === 1 ? '1 listing matches now' : `${count.toLocaleString('en-US')} listings match now`;
}

/** 'Matches 3 buy boxes'. The backend counts up to 1,001, shown as 'Matches more than 1,000 buy boxes'. */
export function matchingBoxesText(count: number): string {
  if (count > 1000) return 'Matches more than 1,000 buy boxes';
  return count === 0 ? 'Matches no buy boxes yet' : `Matches ${pluralize(count, 'buy box', 'buy boxes')}`;
}

/** Joins up to `max` values: 'Travis, TX · Hays, TX · 3 more'. */
function listText(values: readonly string[], max = 4): string {
  // One more value takes no more room than '1 more'.
  if (values.length <= max + 1) return values.join(' · ');
  return [...values.slice(0, max), `${values.length - max} more`].join(' · ');
}

/** Each state's counties, or the state itself if it has none. */
function marketTexts(markets: Markets): string[] {
  return markets.states.flatMap((state) => {
    const counties = countiesIn(markets, state);
    return counties.length > 0 ? counties.map(countyName) : [stateName(state)];
  });
}

/** The buy box's criteria as label and text; empty if it has none. */
export function boxSummary(box: Box): [term: string, text: string][] {
  const inOrder = (all: readonly string[], chosen: readonly string[]) => all.filter((value) => chosen.includes(value));
  const lines: [string, string][] = [
    ['Markets', listText(marketTexts(box))],
    ['Property types', listText(inOrder(boxPropertyTypes, box.property_types))],
    ['Conditions', listText(inOrder(conditions, box.conditions))],
    ['Price', rangeText({ min: box.min_price, max: box.max_price }) ?? ''],
    ['Strategies', listText(inOrder(exitStrategies, box.investment_strategies))],
    ['Financing', listText(inOrder(financings, box.financing))],
  ];
  return lines.filter(([, text]) => text !== '');
}
