import type { MessageForm } from './message-form';

/** An unsent message kept in this tab. Retries of the same text reuse its id, so it's stored only once. */
export interface Draft<Field extends string> {
  id: string;
  values: Partial<Record<Field, string>>;
}

/** The draft from before a reload, or a new one. */
export function readDraft<Field extends string>({ draftKey, fields }: MessageForm<Field>): Draft<Field> {
  try {
    const { id, values } = JSON.parse(window.sessionStorage.getItem(draftKey) ?? 'null') as Draft<Field>;
    const texts = fields.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : []));
    if (typeof id === 'string') return { id, values: Object.fromEntries(texts) as Draft<Field>['values'] };
  } catch {
    // No draft, or storage is blocked.
  }
  return { id: crypto.randomUUID(), values: {} };
}

export function writeDraft<Field extends string>({ draftKey }: MessageForm<Field>, draft: Draft<Field>): void {
  try {
    window.sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage is blocked: the form works, but a reload loses the draft.
  }
}

export function clearDraft({ draftKey }: { draftKey: string }): void {
  try {
    window.sessionStorage.removeItem(draftKey);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}
