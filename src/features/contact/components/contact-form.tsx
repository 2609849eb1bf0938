import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Field, FormError, Input, Select, Textarea } from '@/shared/ui/field';
import { most, subjects } from '../contact';
import { MessageSent } from './message-sent';
import { useContactForm } from './use-contact-form';

/** The contact form, and in its place the thanks once the message is stored. */
export function ContactForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <Form onSent={setSentTo} />
  ) : (
    <MessageSent email={sentTo} onAnother={() => setSentTo(null)} />
  );
}

/** Its fields keep their own text: the page can be read, and written in, before any script runs. Sent without one, nothing stands in the address. */
function Form({ onSent }: { onSent: (email: string) => void }) {
  const { form, problems, failure, busy, keep, submit } = useContactForm(onSent);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onInput={keep}
      onSubmit={submit}
      className="relative grid gap-5 sm:grid-cols-2"
    >
      <Field label="Name" required error={problems.name}>
        <Input name="name" autoComplete="name" maxLength={most.name} />
      </Field>
      <Field label="Email" required error={problems.email}>
        <Input name="email" type="email" autoComplete="email" inputMode="email" maxLength={most.email} />
      </Field>
      <Field label="Company (optional)">
        <Input name="company" autoComplete="organization" maxLength={most.company} />
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
        <Textarea name="message" rows={7} maxLength={most.message} />
      </Field>
      <Trap />
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
          Send Message
        </Button>
        <p className="text-sm text-muted">We answer within 24 hours.</p>
      </div>
    </form>
  );
}

/** A field for bots, which fill in whatever there is. Out of sight and reach of people; whatever is in it, nothing of the message is stored. */
function Trap() {
  return (
    <div aria-hidden className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
