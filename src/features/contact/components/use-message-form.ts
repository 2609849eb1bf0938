import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useAuth } from '@/platform/auth/auth-provider';
import { useMember } from '@/platform/session/member';
import { userMessage } from '@/platform/errors/errors';
import { describeError, saveErrors } from '@/platform/errors/describe-error';
import { useSendMessage } from '../api/mutations';
import { messageDraft, type Draft } from '../draft';
import type { MessageForm, Problems, Values } from '../message-form';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, field: string) => form.elements.namedItem(field) as Control;

const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

function valueOf(control: Control): string {
  if (isCheckbox(control)) return control.checked ? 'yes' : '';
  return control.value;
}

/** Fills the fields that are still empty, except those in `edited`. */
function fillEmpty<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  values: Partial<Record<Field, string | undefined>>,
  edited?: ReadonlySet<string>,
) {
  for (const field of fields) {
    const control = controlOf(form, field);
    if (valueOf(control) !== '' || edited?.has(field)) continue;
    if (isCheckbox(control)) control.checked = values[field] === 'yes';
    else control.value = values[field] ?? '';
  }
}

/** State of a form that sends a message to staff. The input survives reloads and failures. */
export function useMessageForm<Field extends string>(
  spec: MessageForm<Field>,
  onSent: (message: Draft<Field>) => void,
  /** Replaces what the draft has, given the draft. */
  prefill?: (draft: Draft<Field>['values']) => Draft<Field>['values'],
) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Field>>({});
  // Some fields depend on it.
  const [subject, setSubject] = useState('');
  const sending = useSendMessage();
  const email = useAuth().user?.email;
  const name = useMember().data?.name;
  // A ref, because the second click of a double click arrives before the next render.
  const busy = useRef(false);
  const edited = useRef(new Set<string>());

  const valuesOf = (element: HTMLFormElement) =>
    Object.fromEntries(spec.fields.map((field) => [field, valueOf(controlOf(element, field))])) as Values<Field>;
  const problemsOf = (element: HTMLFormElement) => spec.problemsOf(valuesOf(element));

  useEffect(() => {
    if (!form.current) return;
    const { values } = messageDraft(spec).read();
    fillEmpty(form.current, spec.fields, { ...(prefill?.(values) ?? values), website: '' });
    setSubject(controlOf(form.current, 'subject').value);
    // Once: later, the fields are the member's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // The name arrives later than the email, and the member may have cleared the field by then.
  useEffect(() => {
    const known: Partial<Record<string, string | undefined>> = { name, email };
    if (form.current) fillEmpty<string>(form.current, spec.fields, known, edited.current);
  }, [spec, name, email]);

  const saveDraft = (event: FormEvent<HTMLFormElement>) => {
    if (!form.current) return;
    edited.current.add((event.target as Control).name);
    setSubject(controlOf(form.current, 'subject').value);
    // Changed text is a new message, so it gets a new id.
    messageDraft(spec).keep({ id: crypto.randomUUID(), values: valuesOf(form.current) });
    // Clear errors that are fixed; don't add new ones while typing.
    const now = problemsOf(form.current);
    setProblems((old) => Object.fromEntries(Object.entries(old).filter(([field]) => field in now)) as typeof old);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (busy.current) return;
    const found = problemsOf(currentTarget);
    setProblems(found);
    const first = spec.fields.find((field) => field in found);
    if (first) return controlOf(currentTarget, first).focus();
    busy.current = true;
    const message = { ...messageDraft(spec).read(), values: valuesOf(currentTarget) };
    // Keep the id, so that retries are idempotent, even after a reload.
    messageDraft(spec).keep(message);
    try {
      await sending.mutateAsync({ id: message.id, ...spec.rowOf(message.values) });
      messageDraft(spec).clear();
      onSent(message);
    } catch {
      // Shown through the mutation's error.
      busy.current = false;
    }
  };

  return {
    form,
    problems,
    subject,
    busy: sending.isPending,
    failure:
      sending.error && (userMessage(sending.error) ?? `${spec.failed} ${describeError(sending.error, saveErrors)}`),
    saveDraft,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}
