import type { ListingFigures } from '../figures';

/** What is analysed, and how it is shown. */
export interface DealAnalysisProps {
  /** What its seller states; null for a deal of which nothing is known yet. Must keep its identity while it stays the same. */
  figures: ListingFigures | null;
  title: string;
  /** What is analysed, for the printed sheet: the listing's title and address; empty for none. */
  name: string;
  /** Origin and path of the link that is shared; what the reader entered is added to it. */
  shareAt: string;
  /** Whether all of it shows from the start, and printing the page prints the analysis. */
  alone?: boolean;
}
