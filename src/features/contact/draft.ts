import { contactFields, type ContactValues } from './contact';

const key = 'contact_draft';

/** What of an unsent message is kept in this tab. Each try to send the same text has the same id, so that it arrives once. */
export interface ContactDraft {
  id: string;
  values: Partial<ContactValues>;
}

/** The message that was being written before a reload; a new one where there is none, or none that can be read. */
export function readDraft(): ContactDraft {
  try {
    const { id, values } = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as ContactDraft;
    const texts = contactFields.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : []));
    if (typeof id === 'string') return { id, values: Object.fromEntries(texts) as Partial<ContactValues> };
  } catch {
    // None, or the browser forbids it.
  }
  return { id: crypto.randomUUID(), values: {} };
}

export function writeDraft(draft: ContactDraft): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The browser forbids it: a reload will lose it; the form still works.
  }
}

export function forgetDraft(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // The browser forbids it: there is none.
  }
}
