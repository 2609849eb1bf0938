import type { Industry, Role } from '@/shared/config/member-vocabulary';
import type { Place } from '@/shared/supabase/counties';

/** What the steps after the first ask. */
export interface Details {
  state: string;
  county: string;
  roles: readonly Role[];
  industries: readonly Industry[];
  markets: readonly Place[];
  /** The market being chosen, before it is added. */
  market: Place;
}

export const noPlace: Place = { state: '', county: '' };

export const emptyDetails: Details = { state: '', county: '', roles: [], industries: [], markets: [], market: noPlace };
