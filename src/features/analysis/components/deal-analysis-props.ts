import type { ComponentType } from 'react';
import type { ListingFigures } from '@/domain/analysis/numbers/listing-subject';
import type { SavedInputs } from '../saved-analysis';

/** An analysis that can be saved. */
export interface SavableAnalysis {
  /** Null without a listing. */
  listingId: string | null;
  /** Suggested name. */
  name: string;
  inputs: SavedInputs;
  /** A figure is invalid. */
  disabled: boolean;
}

/** The button that saves an analysis. */
export type SaveButton = ComponentType<SavableAnalysis>;

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
  /** The listing that is analyzed. */
  listingId?: string | null;
  save?: SaveButton | undefined;
}
