import { draftStore, type DraftStore } from '@/platform/forms/draft-store';
import type { MessageForm } from './message-form';

/** An unsent message stored in this tab. Retries of the same text reuse its id, so it's stored only once. */
export interface Draft<Field extends string> {
  id: string;
  values: Partial<Record<Field, string>>;
}

/** The draft of a form. By hand, because the validation library is larger than the rest of the form. */
export function messageDraft<Field extends string>(spec: MessageForm<Field>): DraftStore<Draft<Field>> {
  const parse = (stored: unknown): Draft<Field> => {
    const { id, values } = stored as Draft<Field>;
    const texts = spec.fields.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : []));
    if (typeof id !== 'string') throw new Error('No id');
    return { id, values: Object.fromEntries(texts) as Draft<Field>['values'] };
  };
  return draftStore<Draft<Field>>(spec.draftKey, { parse }, { id: crypto.randomUUID(), values: {} });
}
