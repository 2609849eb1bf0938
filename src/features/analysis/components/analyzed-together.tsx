import type { ReactNode } from 'react';
import type { ComparedAnalysis } from '@/shared/comparison/compared-analysis';
import { basisRows, commonFigures, commonScenario, commonStrategy, resultRows } from '@/domain/analysis/comparison';
import { resolveFigures } from '@/domain/analysis/numbers/figures';
import { blankSubject, listingSubject, type ListingFigures } from '@/domain/analysis/numbers/listing-subject';
import { summaryOf } from '@/domain/analysis/numbers/summary';
import { serializeScenario } from '@/domain/analysis/scenario';
import { Assumptions } from './assumptions';
import { useScenario } from './use-scenario';

interface AnalyzedTogetherProps {
  listings: readonly ListingFigures[];
  children: (analysis: ComparedAnalysis) => ReactNode;
}

/** Analyzes listings under the same assumptions, which are in the URL as on a listing's page. */
export function AnalyzedTogether({ listings, children }: AnalyzedTogetherProps) {
  const subjects = listings.map(listingSubject);
  const state = useScenario(commonStrategy(subjects));
  const scenario = commonScenario(state.scenario);
  // With the strategy, because the default one depends on which listings the reader can see.
  const query = serializeScenario(scenario, undefined, null);
  const unresolved = state.unresolved.filter((id) => commonFigures.includes(id));
  const results = resultRows(subjects, scenario);
  const figures = resolveFigures(blankSubject, scenario.yours);
  const isValid = unresolved.length === 0;
  return children({
    basis: basisRows(subjects),
    results: isValid ? results : { ...results, rows: [] },
    summary: summaryOf({ strategy: scenario.strategy, figures }),
    query: isValid ? query : null,
    controls: <Assumptions state={{ ...state, scenario, unresolved }} figures={figures} />,
  });
}
