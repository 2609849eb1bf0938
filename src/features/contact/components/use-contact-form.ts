import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { refusalText } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { useSendMessage } from '../api/send';
import {
  contactFields,
  contactProblems,
  type ContactField,
  type ContactProblems,
  type ContactValues,
} from '../contact';
import { forgetDraft, readDraft, writeDraft } from '../draft';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, field: ContactField) => form.elements.namedItem(field) as Control;

function valuesOf(form: HTMLFormElement): ContactValues {
  return Object.fromEntries(contactFields.map((field) => [field, controlOf(form, field).value])) as ContactValues;
}

const problemsOf = (form: HTMLFormElement) => contactProblems(valuesOf(form), controlOf(form, 'email').validity.valid);

/** Writes into the fields that are still empty. */
function fill(form: HTMLFormElement, values: Partial<ContactValues>) {
  for (const field of contactFields) {
    const control = controlOf(form, field);
    if (control.value === '') control.value = values[field] ?? '';
  }
}

/** The contact form's fields, what is wrong with them, and sending. What was typed outlives a reload and every failure. */
export function useContactForm(onSent: (email: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<ContactProblems>({});
  const sending = useSendMessage();
  const email = useAuth().user?.email;
  // Set by the press itself: the second of a double click comes before anything is drawn again.
  const busy = useRef(false);

  useEffect(() => {
    if (form.current) fill(form.current, { ...readDraft().values, website: '' });
  }, []);
  useEffect(() => {
    if (form.current && email) fill(form.current, { email });
  }, [email]);

  const keep = () => {
    if (!form.current) return;
    // With an id of its own: what has been changed since the last try is another message.
    writeDraft({ id: crypto.randomUUID(), values: valuesOf(form.current) });
    // What has been put right is no longer called wrong; what is being typed is not yet.
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
    // Kept with its id: the next try, after a reload too, is the same message.
    writeDraft(message);
    try {
      await sending.mutateAsync(message);
      forgetDraft();
      onSent(message.values.email.trim());
    } catch {
      // Said below, from the mutation.
      busy.current = false;
    }
  };

  return {
    form,
    problems,
    busy: sending.isPending,
    failure:
      sending.error && (refusalText(sending.error) ?? `Your message was not sent. ${explainFailure(sending.error)}`),
    keep,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}
