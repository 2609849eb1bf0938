import type { ListingFigures } from '../figures';

/** Props of a deal analysis. */
export interface DealAnalysisProps {
  /** The listing's figures; null for an empty deal. Must be memoized. */
  figures: ListingFigures | null;
  title: string;
  /** Title and address of the listing, for printing; may be empty. */
  name: string;
  /** Origin and path of the share link, which gets the scenario as its query. */
  shareAt: string;
  /** The page contains only the analysis: show it open, and print it when the page is printed. */
  alone?: boolean;
}
