/** Analyzes a property under a scenario. */

import { dealOf } from './deal.ts';
import { areaClaims, marketClaims } from './market-claims.ts';
import type { Analysis, MetricGroup, Scenario, Subject, Verdict } from './model.ts';
import { resolveFigures } from './numbers/figures.ts';
import { incomeOf } from './numbers/income.ts';
import { missingFigures } from './numbers/strategy-numbers.ts';
import { plausibilityDoubt } from './plausible.ts';
import { maximumPrices } from './prices.ts';
import { statedNoiNote } from './stated-noi.ts';
import { verdictOf } from './verdict.ts';

/** Every result of a scenario with its texts. Undefined results are null and explained. Never throws. */
export function analyze(subject: Subject, scenario: Scenario): Analysis {
  const deal = dealOf(subject, scenario);
  const figures = resolveFigures(subject, scenario.yours);
  const found = deal.groups();
  const doubt = plausibilityDoubt(
    figures,
    found.flatMap((group) => group.metrics),
  );
  const groups = doubt === null ? found : found.map(withoutPraise);
  const metrics = groups.flatMap((group) => group.metrics);
  const prices = maximumPrices(subject, scenario);
  const missing = missingFigures(figures, deal);
  const claims = marketClaims(subject, figures, scenario.strategy);
  let verdict: Verdict | undefined;
  return {
    strategy: scenario.strategy,
    doubt,
    figures,
    headline: deal.headline.flatMap((id) => metrics.find((metric) => metric.id === id) ?? []),
    groups,
    missing,
    prices,
    noiNote:
      scenario.strategy === 'rental' || scenario.strategy === 'brrrr'
        ? statedNoiNote(figures, incomeOf(figures))
        : null,
    claims: { ...areaClaims(subject, figures, scenario.strategy), ...claims },
    // Lazy: the verdict tries hundreds of other figures, while the numbers are needed on every keystroke.
    get verdict() {
      verdict ??=
        doubt === null
          ? verdictOf({ subject, scenario, deal, figures, metrics, prices, missing, claims })
          : { rating: 'mixed', headline: doubt, remarks: [] };
      return verdict;
    },
  };
}

/** The group with its targets, but without saying that any is met. */
function withoutPraise(group: MetricGroup): MetricGroup {
  return {
    ...group,
    metrics: group.metrics.map((metric) => ({
      ...metric,
      goal: metric.goal && { ...metric.goal, met: metric.goal.met && null },
    })),
  };
}
