import type { ListingSummary } from './listing';

/**
 * What this page knows of a member's saves beyond the rows of loaded lists. Those are as old as the lists:
 * a press, or another tab, may have come since.
 */
export interface Saves {
  /** As the database has it, by listing. */
  known: ReadonlyMap<string, boolean>;
  /** Every save is in `known`: what is not there is not saved. */
  complete: boolean;
  /** Pressed and not yet answered: what the member wants. */
  pressed: ReadonlyMap<string, boolean>;
}

/** Nothing is known yet: the rows of the lists are right. */
export const noSaves: Saves = { known: new Map(), complete: false, pressed: new Map() };

/** Whether a listing shows as saved. */
export function isSaved(
  { known, complete, pressed }: Saves,
  { id, saved }: Pick<ListingSummary, 'id' | 'saved'>,
): boolean {
  return pressed.get(id) ?? known.get(id) ?? (!complete && saved === true);
}

/** After a press: shown at once. */
export function savePressed(saves: Saves, id: string, wanted: boolean): Saves {
  return { ...saves, pressed: new Map(saves.pressed).set(id, wanted) };
}

/**
 * After the answer to a press. `stored` is what the database has now, null when the press failed. While a later
 * press on the same listing is on its way (`last` is false) that one goes on being shown.
 */
export function saveAnswered(saves: Saves, id: string, stored: boolean | null, last: boolean): Saves {
  const pressed = new Map(saves.pressed);
  if (last) pressed.delete(id);
  return { ...saves, pressed, known: stored === null ? saves.known : new Map(saves.known).set(id, stored) };
}

/** After reading all saved ids. What was answered here since the question (`asked` against `now`) is newer than the answer. */
export function savesRead(asked: Saves, now: Saves, ids: readonly string[]): Saves {
  const newer = [...now.known].filter(([id, stored]) => asked.known.get(id) !== stored);
  return { ...now, complete: true, known: new Map([...ids.map((id) => [id, true] as const), ...newer]) };
}
