import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { useMember } from '@/shared/session/member';
import { userMessage } from '@/shared/supabase/errors';
import { describeError } from '@/shared/supabase/describe-error';
import { useSendMessage } from '../api/mutations';
import {
  contactFields,
  contactProblems,
  type ContactField,
  type ContactProblems,
  type ContactValues,
} from '../contact';
import { clearDraft, readDraft, writeDraft } from '../draft';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, field: ContactField) => form.elements.namedItem(field) as Control;

function valuesOf(form: HTMLFormElement): ContactValues {
  return Object.fromEntries(contactFields.map((field) => [field, controlOf(form, field).value])) as ContactValues;
}

const problemsOf = (form: HTMLFormElement) => contactProblems(valuesOf(form), controlOf(form, 'email').validity.valid);

/** Fills the fields that are still empty, except those in `edited`. */
function fillEmpty(form: HTMLFormElement, values: Partial<ContactValues>, edited?: ReadonlySet<string>) {
  for (const field of contactFields) {
    const control = controlOf(form, field);
    if (control.value === '' && !edited?.has(field)) control.value = values[field] ?? '';
  }
}

/** State of the contact form. The input survives reloads and failures. */
export function useContactForm(onSent: (email: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<ContactProblems>({});
  const sending = useSendMessage();
  const email = useAuth().user?.email;
  const name = useMember().data?.name;
  // A ref, because the second click of a double click arrives before the next render.
  const busy = useRef(false);
  const edited = useRef(new Set<string>());

  useEffect(() => {
    if (form.current) fillEmpty(form.current, { ...readDraft().values, website: '' });
  }, []);
  // The name arrives later than the email, and the member may have cleared the field by then.
  useEffect(() => {
    if (form.current) fillEmpty(form.current, { name, email }, edited.current);
  }, [name, email]);

  const saveDraft = (event: FormEvent<HTMLFormElement>) => {
    if (!form.current) return;
    edited.current.add((event.target as Control).name);
    // Changed text is a new message, so it gets a new id.
    writeDraft({ id: crypto.randomUUID(), values: valuesOf(form.current) });
    // Clear errors that are fixed; don't add new ones while typing.
    const now = problemsOf(form.current);
    setProblems((old) => Object.fromEntries(Object.entries(old).filter(([field]) => field in now)));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (busy.current) return;
    const found = problemsOf(currentTarget);
    setProblems(found);
    const first = contactFields.find((field) => field in found);
    if (first) return controlOf(currentTarget, first).focus();
    busy.current = true;
    const message = { ...readDraft(), values: valuesOf(currentTarget) };
    // Keep the id, so that retries are idempotent, even after a reload.
    writeDraft(message);
    try {
      await sending.mutateAsync(message);
      clearDraft();
      onSent(message.values.email.trim());
    } catch {
      // Shown through the mutation's error.
      busy.current = false;
    }
  };

  return {
    form,
    problems,
    busy: sending.isPending,
    failure:
      sending.error && (userMessage(sending.error) ?? `We couldn’t send your message. ${describeError(sending.error)}`),
    saveDraft,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}
