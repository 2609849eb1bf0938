/**
 * A scenario in the address bar: `deal=1_rental_p250000_r2100.5`. First the version of the format, then the strategy, then what the
 * reader entered, each figure by its code. Of characters that an address leaves as they are.
 */

import { figureSpecs, settledFigure } from './figures';
import { scenarioParameter, strategies, type FigureValues, type Scenario, type Strategy } from './model';

const version = '1';

/** Longer than every figure at its longest together; the rest of a longer one is not looked at. */
const longest = 2000;

const byCode = new Map(figureSpecs.map(({ code, id }) => [code, id]));

/** A figure as it is written: its code, then a plain decimal number. */
const figurePattern = /^([a-z]{1,2})(-?\d{1,12}(?:\.\d{1,3})?)$/;

/** The figures some parts name. What is not a figure of ours, no number or out of bounds is passed over; of a figure given twice the last counts. */
function figuresIn(parts: readonly string[]): FigureValues {
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [, code = '', number = ''] = figurePattern.exec(part) ?? [];
      const id = byCode.get(code);
      const value = id && settledFigure(id, Number(number));
      return id && value != null ? [[id, value] as const] : [];
    }),
  );
}

/** The scenario a query string asks for; `first`, with nothing entered, where it asks for none that can be read. Never fails. */
export function readScenario(query: string, first: Strategy = 'rental'): Scenario {
  const text = new URLSearchParams(query).get(scenarioParameter) ?? '';
  const [format, named, ...parts] = text.slice(0, longest).split('_');
  const strategy = strategies.find((known) => known === named);
  return format === version && strategy ? { strategy, yours: figuresIn(parts) } : { strategy: first, yours: {} };
}

/**
 * The one query string, without its question mark, that `readScenario` reads as this scenario; empty for what it reads from nothing.
 * `also` are parameters of others, which are kept.
 */
export function writeScenario(
  { strategy, yours }: Scenario,
  also?: URLSearchParams,
  first: Strategy = 'rental',
): string {
  const figures = figureSpecs.flatMap(({ id, code }) => {
    const given = yours[id];
    const value = given === undefined ? null : settledFigure(id, given);
    return value === null ? [] : [`${code}${value}`];
  });
  const params = new URLSearchParams(also);
  if (strategy === first && figures.length === 0) params.delete(scenarioParameter);
  else params.set(scenarioParameter, [version, strategy, ...figures].join('_'));
  return params.toString();
}
