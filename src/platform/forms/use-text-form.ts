import { z } from 'zod';
import type { ErrorTexts } from '@/platform/errors/describe-error';
import { useDraftForm } from './use-draft-form';

interface TextFormOptions {
  /** Identifies the member and the form. */
  storageKey: string;
  initial?: string;
  /** The error of a blank text; without it, the text is optional. */
  missing?: string | undefined;
  /** Sends the trimmed text. Resolves to false if it wasn't sent and the form shows why. */
  send: (text: string) => Promise<unknown>;
  onSent: () => void;
  errors?: ErrorTexts;
}

const draft = z.object({ text: z.string() });

/** A form with one text, such as a reason. */
export function useTextForm({ initial = '', missing, send, ...options }: TextFormOptions) {
  const text = z.string().trim();
  const { form, errorOf, ...rest } = useDraftForm({
    ...options,
    draft,
    initial: { text: initial },
    schema: z.object({ text: missing === undefined ? text : text.min(1, missing) }),
    send: (sent) => send(sent.text),
  });
  return { ...rest, form, field: form.register('text'), error: errorOf('text') };
}
