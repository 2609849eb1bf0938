import { infiniteQueryOptions } from '@tanstack/react-query';
import { staffKey } from '@/platform/session/staff';
import { database } from '@/platform/supabase/client';
import type { Database } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';
import type { AnyReviewKind, ReviewItem } from '../review-kind';

type Row = Database['public']['Functions']['review_queue']['Returns'][number];
type Head = Omit<Row, 'due_at'> & { due_at: string | null };

const pageSize = 20;

/** Pages of what waits for review, of one kind or of all: those with a due time first, then the oldest. */
export function reviewQueueQuery(kinds: Readonly<Record<string, AnyReviewKind>>, kind: string | null) {
  return infiniteQueryOptions({
    queryKey: [...staffKey, 'review', kind],
    queryFn: async ({ pageParam, signal }): Promise<{ items: ReviewItem[]; next: Head | null }> => {
      const after = pageParam && {
        ...(pageParam.due_at !== null && { after_due: pageParam.due_at }),
        after_time: pageParam.entered_at,
        after_id: pageParam.id,
      };
      const heads: Head[] = unwrap(
        await database()
          .rpc('review_queue', { ...(kind !== null && { kind }), ...after })
          .abortSignal(signal),
      );
      const found = await Promise.all(
        Object.entries(kinds).map(([name, { read }]) => {
          const ids = heads.filter((head) => head.kind === name).map(({ id }) => id);
          return ids.length === 0 ? Promise.resolve([]) : read(ids, signal);
        }),
      );
      const items = new Map(found.flat().map((item) => [item.id, item]));
      return {
        items: heads.flatMap(({ id }) => items.get(id) ?? []),
        next: heads.length === pageSize ? (heads.at(-1) ?? null) : null,
      };
    },
    initialPageParam: null as Head | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}
