/** What a saved analysis keeps, as `features/analysis` made it. */
export interface AnalysisInputs {
  /** The member's own figures, as in the URL. */
  deal: string;
  /** Every figure the analysis used, by ID. */
  figures: Record<string, number>;
}
