import { contactFields, type ContactValues } from './contact';

const key = 'contact_draft';

/** An unsent message kept in this tab. Retries of the same text reuse its id, so it's stored only once. */
export interface ContactDraft {
  id: string;
  values: Partial<ContactValues>;
}

/** The draft from before a reload, or a new one. */
export function readDraft(): ContactDraft {
  try {
    const { id, values } = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as ContactDraft;
    const texts = contactFields.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : []));
    if (typeof id === 'string') return { id, values: Object.fromEntries(texts) as Partial<ContactValues> };
  } catch {
    // No draft, or storage is blocked.
  }
  return { id: crypto.randomUUID(), values: {} };
}

export function writeDraft(draft: ContactDraft): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is blocked: the form works, but a reload loses the draft.
  }
}

export function clearDraft(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}
