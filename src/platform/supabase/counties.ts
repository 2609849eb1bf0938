import { queryOptions } from '@tanstack/react-query';
import { database } from './client';
import { unwrap } from '@/platform/errors/errors';

/** A county of a state. '' means not chosen yet. */
export interface County {
  /** Two-letter code. */
  state: string;
  /** Name without 'County'. */
  county: string;
}

/** 'Travis, TX'; an independent city listed as 'Fairfax, City of' becomes 'City of Fairfax, VA'. */
export function formatCounty({ state, county }: County): string {
  return `${county.replace(/^(.*), City of$/, 'City of $1')}, ${state}`;
}

/** Query for the names of a state's counties, in alphabetical order. */
export function countiesQuery(state: string) {
  return queryOptions({
    queryKey: ['counties', state],
    queryFn: async ({ signal }) => {
      const rows = unwrap(
        await database().from('counties').select('name').eq('state', state).order('name').abortSignal(signal),
      );
      return rows.map(({ name }) => name);
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
