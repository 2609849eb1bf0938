import { queryOptions } from '@tanstack/react-query';
import { authorColumns } from '@/domain/member/author';
import { readDatabase } from '@/platform/supabase/anon-client';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { Question } from '../question';
import type { Reach } from '../reach';
import type { Showing, ShowingAccess } from '../showing';
import { outreachKeys } from './keys';

/** More than a listing's page shows. */
const maxQuestions = 200;
const maxShowings = 60;

const columns = `id,
  questions:listing_questions(id, user_id, content, created_at, hidden_at, removed_at,
    author:users!listing_questions_user_id_fkey(${authorColumns}),
    answer:listing_answers(id, content, created_at, edited_at, removed_at)),
  showings:listing_showings(id, starts_at, ends_at, time_zone, capacity, booked, canceled_at, created_at,
    note:listing_showing_notes(notes),
    bookings:showing_bookings(user_id, created_at,
      member:users!showing_bookings_user_id_fkey(${authorColumns})))` as const;

/** What a listing's page shows of its questions and showings. */
export interface Sections {
  questions: Question[];
  showings: Showing[];
}

/** A listing's questions and showings that this reader can see, in one request; null if they can't see the listing. */
export function sectionsQuery(listingId: string, readerId: string | null) {
  return queryOptions({
    queryKey: outreachKeys.sections(listingId, readerId),
    queryFn: async ({ signal }): Promise<Sections | null> =>
      unwrap(
        await readDatabase()
          .from('properties')
          .select(columns)
          .eq('id', listingId)
          .order('created_at', { referencedTable: 'questions', ascending: false })
          .limit(maxQuestions, { referencedTable: 'questions' })
          .gt('showings.ends_at', new Date().toISOString())
          .order('starts_at', { referencedTable: 'showings' })
          .limit(maxShowings, { referencedTable: 'showings' })
          .abortSignal(signal)
          .maybeSingle()
          .overrideTypes<Sections, { merge: false }>(),
      ),
    staleTime: 30_000,
  });
}

/**
 * The access codes of a listing's showings, as far as the reader may see them now: the seller's, or those that they
 * booked. Reads again every minute while a code is yet to appear.
 */
export function accessQuery(listingId: string, readerId: string | null) {
  return queryOptions({
    queryKey: outreachKeys.access(listingId, readerId),
    queryFn: async ({ signal }): Promise<ShowingAccess[]> =>
      // The generated type has no nulls.
      unwrap(await database().rpc('showing_access', { property_id: listingId }).abortSignal(signal)),
    refetchInterval: ({ state }) => (state.data?.some(({ access_code }) => access_code === null) ? 60_000 : false),
  });
}

/** The seller's figures of one of their listings. */
export function reachQuery(listingId: string) {
  return queryOptions({
    queryKey: outreachKeys.reach(listingId),
    queryFn: async ({ signal }) =>
      // The generated type is only Json.
      unwrap(await database().rpc('listing_reach', { property_id: listingId }).abortSignal(signal)) as unknown as Reach,
  });
}
