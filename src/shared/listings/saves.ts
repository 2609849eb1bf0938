import type { ListingSummary } from '@/domain/listing/listing';

/** A member's saved listings as far as this page knows them; newer than the `saved` column of loaded lists. */
export interface Saves {
  /** What the database has, by listing id. */
  stored: ReadonlyMap<string, boolean>;
  /** `stored` has all of them: a listing that's missing isn't saved. */
  complete: boolean;
  /** Requested by the member and not confirmed yet. */
  pending: ReadonlyMap<string, boolean>;
}

/** Nothing is known: lists decide. */
export const emptySaves: Saves = { stored: new Map(), complete: false, pending: new Map() };

/** Whether a listing shows as saved. */
export function isSaved(
  { stored, complete, pending }: Saves,
  { id, saved }: Pick<ListingSummary, 'id' | 'saved'>,
): boolean {
  return pending.get(id) ?? stored.get(id) ?? (!complete && saved === true);
}

/** When a save or unsave starts: shown immediately. */
export function startSave(saves: Saves, id: string, next: boolean): Saves {
  return { ...saves, pending: new Map(saves.pending).set(id, next) };
}

/**
 * When a save or unsave completes: `result` is what the database has now, null when the request failed. Unless it was
 * the `last` one in flight for this listing, the pending one stays visible.
 */
export function finishSave(saves: Saves, id: string, result: boolean | null, last: boolean): Saves {
  const pending = new Map(saves.pending);
  if (last) pending.delete(id);
  return { ...saves, pending, stored: result === null ? saves.stored : new Map(saves.stored).set(id, result) };
}

/** After fetching all saved ids: what changed since the request (`before` against `now`) is newer and stays. */
export function mergeSaves(before: Saves, now: Saves, ids: readonly string[]): Saves {
  const newer = [...now.stored].filter(([id, saved]) => before.stored.get(id) !== saved);
  return { ...now, complete: true, stored: new Map([...ids.map((id) => [id, true] as const), ...newer]) };
}
