import { storedChangesSchema, type ProfileDraft } from '../schema';

const keyOf = (userId: string) => `profile_draft_${userId}`;

/**
 * What was typed in this tab and not saved: the changed fields only, so that it can be laid over a profile that was
 * changed elsewhere meanwhile. Null when there is none or it is unreadable.
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

/** Keeps the changed fields for as long as the tab lives; nothing is kept of a form without changes. */
export function saveDraft(userId: string, changes: Partial<ProfileDraft>) {
  try {
    if (Object.keys(changes).length === 0) window.sessionStorage.removeItem(keyOf(userId));
    else window.sessionStorage.setItem(keyOf(userId), JSON.stringify(changes));
  } catch {
    // The browser forbids it: a reload will lose them; the form still works.
  }
}

/** Forgets the draft. */
export function clearDraft(userId: string) {
  saveDraft(userId, {});
}
