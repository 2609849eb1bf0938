import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { Input, Select, Textarea } from '@/kit/ui/input';
import { contactForm, subjects } from '../contact';
import { maxLengths } from '../message-form';
import { Honeypot } from './honeypot';
import { MessageSent } from './message-sent';
import { useMessageForm } from './use-message-form';

/** The contact form, replaced by a confirmation once sent. */
export function ContactForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <Form onSent={setSentTo} />
  ) : (
    <MessageSent email={sentTo} onAnother={() => setSentTo(null)} />
  );
}

/** Uncontrolled fields, so that visitors can type before hydration. method="post" keeps the input out of the URL. */
function Form({ onSent }: { onSent: (email: string) => void }) {
  const { form, problems, failure, busy, saveDraft, submit } = useMessageForm(contactForm, ({ values }) =>
    onSent((values.email ?? '').trim()),
  );
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onInput={saveDraft}
      onSubmit={submit}
      className="relative grid gap-5 sm:grid-cols-2"
    >
      <Field label="Name" required error={problems.name}>
        <Input name="name" autoComplete="name" maxLength={maxLengths.name} />
      </Field>
      <Field label="Email" required error={problems.email}>
        <Input name="email" type="email" autoComplete="email" inputMode="email" maxLength={maxLengths.email} />
      </Field>
      <Field label="Company (optional)">
        <Input name="company" autoComplete="organization" maxLength={maxLengths.company} />
      </Field>
      <Field label="Subject" required error={problems.subject}>
        <Select name="subject" defaultValue="">
          <option value="">Choose a subject</option>
          {Object.entries(subjects).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Message" required error={problems.message} className="sm:col-span-2">
        <Textarea name="message" rows={7} maxLength={maxLengths.message} />
      </Field>
      <Honeypot />
      <FormError className="sm:col-span-2">{failure}</FormError>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <Button
          type="submit"
          size="lg"
          icon={<Send aria-hidden />}
          busy={busy}
          busyLabel="Sending..."
          className="max-sm:w-full"
        >
          Send message
        </Button>
        <p className="text-sm text-muted">We reply within 24 hours.</p>
      </div>
    </form>
  );
}
