/**
 * A scenario in the URL: `deal=1_rental_p250000_r2100.5`. The format version, the strategy, and the reader's figures
 * by code, using only characters that need no escaping.
 */

import { scenarioParameter } from '../site/scenario-parameter.ts';
import { numberProblem } from '../../kit/numbers/parse-number.ts';
import { figureLimits } from './figure-limits.ts';
import { figureSpecs } from './figures.ts';
import { strategies, type FigureId, type FigureValues, type Scenario, type Strategy } from './model.ts';
import { normalizeFigure } from './numbers/figure-bounds.ts';

/** Entries by figure that aren't valid: numbers beyond the limits, and text that isn't a number. */
export type FigureEntries = Readonly<Partial<Record<FigureId, number | string>>>;

const version = '1';

/** Maximum length parsed; more than all figures together need. */
const maxLength = 2000;

const byCode = new Map(figureSpecs.map(({ code, id }) => [code, id]));

/** A figure: its code and a decimal number. */
const figurePattern = /^([a-z]{1,2})(-?\d{1,12}(?:\.\d{1,3})?)$/;

/** The known figures of a scenario and their numbers, valid or not. */
function readFigures(parts: readonly string[]): [id: FigureId, value: number][] {
  return parts.flatMap((part) => {
    const [, code = '', number = ''] = figurePattern.exec(part) ?? [];
    const id = byCode.get(code);
    // Adding 0 turns -0 into 0.
    return id ? [[id, Number(number) + 0]] : [];
  });
}

/** Figures by code. Ignores unknown codes, invalid numbers, and values out of bounds; the last duplicate wins. */
function parseFigures(parts: readonly string[]): FigureValues {
  return Object.fromEntries(
    readFigures(parts).filter(([id, value]) => numberProblem(value, figureLimits(id)) === undefined),
  );
}

function split(query: string): { strategy: Strategy | undefined; parts: readonly string[] } {
  const text = new URLSearchParams(query).get(scenarioParameter) ?? '';
  const [format, named, ...parts] = text.slice(0, maxLength).split('_');
  return { strategy: format === version ? strategies.find((known) => known === named) : undefined, parts };
}

/** The scenario in a query string; the `first` strategy without figures if there is no valid one. Never throws. */
export function parseScenario(query: string, first: Strategy = 'rental'): Scenario {
  const { strategy, parts } = split(query);
  return strategy ? { strategy, yours: parseFigures(parts) } : { strategy: first, yours: {} };
}

/** The figures in a query string that are beyond their limits: shown with an error, and never computed with. */
export function rejectedFigures(query: string): FigureEntries {
  const { strategy, parts } = split(query);
  if (!strategy) return {};
  return Object.fromEntries(
    readFigures(parts).filter(([id, value]) => numberProblem(value, figureLimits(id)) !== undefined),
  );
}

/**
 * The query string for a scenario, without the question mark; empty for the default scenario, unless `first` is null.
 * Keeps the other parameters in `preserve`.
 */
export function serializeScenario(
  { strategy, yours }: Scenario,
  preserve?: URLSearchParams,
  first: Strategy | null = 'rental',
): string {
  const figures = figureSpecs.flatMap(({ id, code }) => {
    const given = yours[id];
    const value = given === undefined ? null : normalizeFigure(id, given);
    return value === null ? [] : [`${code}${value}`];
  });
  const params = new URLSearchParams(preserve);
  if (strategy === first && figures.length === 0) params.delete(scenarioParameter);
  else params.set(scenarioParameter, [version, strategy, ...figures].join('_'));
  return params.toString();
}
