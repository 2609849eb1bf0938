import type { ComponentType, ReactNode } from 'react';
import type { AnalyzedListing } from '../api/card-query';
import type { AnalysisInputs } from '../inputs';

export interface PictureProps {
  /** Path in the bucket `images`; undefined draws a placeholder. */
  path: string | undefined;
  alt: string;
  /** Displayed width, like an image's `sizes`. */
  sizes: string;
  className?: string;
}

export interface AnalysisLinkProps {
  inputs: AnalysisInputs;
  /** Null for a deal from elsewhere. */
  listing: AnalyzedListing | null;
  className?: string;
  children: ReactNode;
}

/** What other features show on the pipeline. */
export interface PipelineSlots {
  /** Draws a listing's picture. */
  picture: ComponentType<PictureProps>;
  /** Downloads the link that opens a saved analysis. Must be a stable function. */
  loadAnalysisLink: () => Promise<ComponentType<AnalysisLinkProps>>;
}
