import { useQuery } from '@tanstack/react-query';
import type { Publish } from '@/domain/listing/stored-draft';
import { QueryError } from '@/platform/query/query-error';
import { Skeleton } from '@/kit/ui/skeleton';
import { importsQuery } from '../api/queries';
import { DraftList } from './draft-list';

/** The member's drafts in the database, by import, newest first. Nothing if there are none. */
export function DraftLists({ publish }: { publish: Publish }) {
  const imports = useQuery(importsQuery);
  if (imports.isPending) return <Skeleton className="h-24" />;
  if (imports.isError) return <QueryError query={imports} title="We couldn’t load your drafts" />;
  if (imports.data.length === 0) return null;
  return (
    <section aria-labelledby="drafts" className="flex flex-col gap-4">
      <h2 id="drafts" className="text-xl font-semibold text-ink">
        Your drafts
      </h2>
      {imports.data.map((listing, index) => (
        <DraftList key={listing.id} from={listing} publish={publish} startsOpen={index === 0} />
      ))}
    </section>
  );
}
