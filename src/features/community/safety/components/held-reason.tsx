import { useQuery } from '@tanstack/react-query';
import { QueryError } from '@/platform/query/query-error';
import { heldPhrasesQuery } from '@/shared/fair-housing/api/fair-housing';
import { PhraseList } from '@/shared/fair-housing/fair-housing';
import type { HeldContent } from '../api/queries';

/** What held content says about who should live in a home, and how its author explains it. */
export function HeldReason({ item }: { item: HeldContent }) {
  const query = useQuery(heldPhrasesQuery(item.id));
  return (
    <section aria-label="Fair housing" className="rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink">
      {query.isError ? <QueryError query={query} title="We couldn’t load the phrases" /> : null}
      <PhraseList findings={query.data ?? []} />
      <p className="mt-2 break-words whitespace-pre-line">
        {item.explanation ? (
          <>
            <span className="font-semibold">Its author explains:</span> {item.explanation}
          </>
        ) : (
          'Its author hasn’t explained it.'
        )}
      </p>
    </section>
  );
}
