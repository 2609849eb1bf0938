import type { ReactNode } from 'react';
import type { ComparedGroup, ComparedRow } from '@/domain/comparison/comparison';

/** What an analysis adds to a comparison of listings. */
export interface ComparedAnalysis {
  /** What each listing costs in all. */
  basis: readonly ComparedRow[];
  results: ComparedGroup;
  /** The assumptions in a sentence. */
  summary: string;
  /** To view and change the assumptions. */
  controls: ReactNode;
  /** The assumptions as a query string. Null while one of them is invalid. */
  query: string | null;
}
