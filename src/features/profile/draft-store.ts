import { storedChangesSchema, type ProfileDraft } from './schema';

const keyOf = (userId: string) => `profile_draft_${userId}`;

/**
 * The unsaved changes typed in this tab: changed fields only, so that they apply to a profile that was edited
 * elsewhere. Null if there are none or they can't be read.
 */
export function loadDraft(userId: string): Partial<ProfileDraft> | null {
  try {
    const text = window.sessionStorage.getItem(keyOf(userId));
    if (!text) return null;
    const stored = storedChangesSchema.parse(JSON.parse(text));
    const changes = Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined));
    return Object.keys(changes).length > 0 ? changes : null;
  } catch {
    return null;
  }
}

/** Stores the changed fields until the tab is closed; clears them if nothing changed. */
export function saveDraft(userId: string, changes: Partial<ProfileDraft>) {
  try {
    if (Object.keys(changes).length === 0) window.sessionStorage.removeItem(keyOf(userId));
    else window.sessionStorage.setItem(keyOf(userId), JSON.stringify(changes));
  } catch {
    // Storage is blocked: a reload loses the changes, but the form still works.
  }
}

/** Deletes the draft. */
export function clearDraft(userId: string) {
  saveDraft(userId, {});
}
