import { SearchX } from 'lucide-react';
import { paths } from '@/shared/config/paths';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { isFiltered, type Filters } from '@/shared/listing-filters/filters';

interface NoResultsProps {
  bestMatch: boolean;
  search: string;
  filters: Filters;
  onReset: () => void;
  className: string;
}

/** Nothing passes the filters, or nothing is close to the buy box. */
export function NoResults({ bestMatch, search, filters, onReset, className }: NoResultsProps) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No properties found"
      text={
        bestMatch
          ? 'Nothing close to your criteria. Broaden them, or change the sort order.'
          : 'Try adjusting your search criteria or filters to find more properties'
      }
      action={
        <>
          {bestMatch ? <ButtonLink to={paths.buyBox}>Investment Criteria</ButtonLink> : null}
          {!bestMatch || search !== '' || isFiltered(filters) ? (
            <Button variant={bestMatch ? 'secondary' : 'primary'} onClick={onReset}>
              Reset Filters
            </Button>
          ) : null}
        </>
      }
      className={className}
    />
  );
}
