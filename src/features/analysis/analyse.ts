/** A property and what the reader makes of it, analysed. */

import { dealOf } from './deal';
import { resolveFigures } from './figures';
import type { Analysis, Scenario, Subject, Verdict } from './model';
import { maximumPrices } from './prices';
import { verdictOf } from './verdict';

/** Every result of a scenario, with its texts. What is not defined is null and says why; it never throws. */
export function analyse(subject: Subject, scenario: Scenario): Analysis {
  const deal = dealOf(subject, scenario);
  const figures = resolveFigures(subject, scenario.yours);
  const groups = deal.groups();
  const metrics = groups.flatMap((group) => group.metrics);
  const prices = maximumPrices(subject, scenario);
  const missing = deal.needed.filter((id) => figures[id].value === null);
  let verdict: Verdict | undefined;
  return {
    strategy: scenario.strategy,
    figures,
    headline: deal.headline.flatMap((id) => metrics.find((metric) => metric.id === id) ?? []),
    groups,
    missing,
    prices,
    // Made when it is first read: it tries hundreds of other figures, and the numbers alone are wanted with every key pressed.
    get verdict() {
      verdict ??= verdictOf({ subject, scenario, deal, figures, metrics, prices, missing });
      return verdict;
    },
  };
}
