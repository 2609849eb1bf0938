import { lazy } from 'react';

/** `AnalyzedTogether`, apart from the screen: listing pages have most of its code already. */
export const LazyAnalyzedTogether = lazy(() =>
  import('./analyzed-together').then(({ AnalyzedTogether }) => ({ default: AnalyzedTogether })),
);
