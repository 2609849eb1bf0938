import { Link } from 'react-router-dom';
import { restoredQuery } from '@/features/analysis/saved-analysis';
import type { AnalysisLinkProps } from '@/features/pipeline/components/slots';
import { paths } from '@/domain/site/paths';

/** Opens a saved analysis as it was saved, on its listing, or without one in the blank analysis. */
export function SavedAnalysisLink({ inputs, listing, className, children }: AnalysisLinkProps) {
  const at = listing ? paths.listing(listing.id) : paths.resources;
  return (
    <Link to={`${at}?${restoredQuery(inputs, listing)}#deal-analysis`} className={className}>
      {children}
    </Link>
  );
}
