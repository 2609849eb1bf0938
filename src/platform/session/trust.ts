import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';

const counts = { days_active: z.number(), reads: z.number(), people: z.number(), connections: z.number() };

const trustSchema = z.object({ level: z.number(), ...counts, next: z.object(counts).nullable() });

/** What `my_trust` returns. */
export type Trust = z.infer<typeof trustSchema>;

/** The member's trust level, and what the next one takes. */
export function trustQuery(userId: string) {
  return queryOptions({
    queryKey: ['trust', userId],
    queryFn: async ({ signal }) => trustSchema.parse(unwrap(await database().rpc('my_trust').abortSignal(signal))),
  });
}
