/** What a saved analysis keeps, as `features/analysis` made it. */
export interface AnalysisInputs {
  /** The member's own figures, as in the URL. */
  deal: string;
  /** Every figure the analysis used, by ID. */
  figures: Record<string, number>;
}

/** What an analysis is saved on: a listing's card, a card, or a new card of this title. */
export type AnalysisTarget = { propertyId: string } | { cardId: string } | { dealTitle: string };
