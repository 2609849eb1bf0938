/**
 * An analysis to keep. The URL holds only the reader's own figures; listings and our assumptions change, so a saved
 * analysis also keeps every figure it used, and opening it enters those that differ by then.
 */

import { scenarioParameter } from '@/domain/site/scenario-parameter';
import { figureSpecs } from '@/domain/analysis/figures';
import type { Figures, FigureValues, Scenario } from '@/domain/analysis/model';
import { normalizeFigure } from '@/domain/analysis/numbers/figure-bounds';
import { resolveFigures } from '@/domain/analysis/numbers/figures';
import { blankSubject, listingSubject, type ListingFigures } from '@/domain/analysis/numbers/listing-subject';
import { parseScenario, serializeScenario } from '@/domain/analysis/scenario';

export interface SavedInputs {
  /** The scenario, as in the URL. */
  deal: string;
  /** The values of all known figures. */
  figures: Record<string, number>;
}

/** What to keep of an analysis. */
export function savedInputs(scenario: Scenario, figures: Figures): SavedInputs {
  const deal = new URLSearchParams(serializeScenario(scenario, undefined, null)).get(scenarioParameter) ?? '';
  const known = figureSpecs.flatMap(({ id }) => {
    const { value } = figures[id];
    return value === null ? [] : [[id, value] as const];
  });
  return { deal, figures: Object.fromEntries(known) };
}

/**
 * The query string that opens a saved analysis on its listing, as it is now, or without one. Figures that were unknown
 * when it was saved can't be entered: those the seller has stated since are used.
 */
export function restoredQuery({ deal, figures }: SavedInputs, listing: ListingFigures | null): string {
  const { strategy, yours } = parseScenario(new URLSearchParams({ [scenarioParameter]: deal }).toString());
  const subject = listing ? listingSubject(listing) : blankSubject;
  // Twice, because entering one can change an assumption that comes before it.
  const restored = [...figureSpecs, ...figureSpecs].reduce<FigureValues>((entered, { id }) => {
    const saved = figures[id];
    // Assumptions follow from other figures, so they're computed again after each one.
    const { value } = resolveFigures(subject, entered)[id];
    if (saved === undefined || (value !== null && isSame(value, saved))) return entered;
    const normalized = normalizeFigure(id, saved);
    return normalized === null ? entered : { ...entered, [id]: normalized };
  }, yours);
  return serializeScenario({ strategy, yours: restored }, undefined, null);
}

/** Whether two values differ at most by how numbers are stored. */
const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));
