import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from './client';
import { unwrap } from './errors';

/** A county of a state. '' stands for what has not been chosen. */
export interface Place {
  /** Two-letter code. */
  state: string;
  /** Canonical name, without 'County'. */
  county: string;
}

/** A place as one says it: 'Travis, TX', and 'City of Fairfax, VA' where the list says 'Fairfax, City of'. */
export function placeName({ state, county }: Place): string {
  return `${county.replace(/^(.*), City of$/, 'City of $1')}, ${state}`;
}

/** Query for the names of a state's counties, in the order of the alphabet. They do not change while the app runs. */
export function countiesQuery(state: string) {
  return queryOptions({
    queryKey: ['counties', state],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const rows = unwrap(
        await supabase
          .from('counties')
          .select('name')
          .eq('state', state)
          .order('name')
          .retry(false)
          .abortSignal(signal),
      );
      return rows.map(({ name }) => name);
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
