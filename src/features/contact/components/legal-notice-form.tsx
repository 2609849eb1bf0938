import { Send } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { brand } from '@/domain/site/brand';
import { Button } from '@/kit/ui/button';
import { Checkbox } from '@/kit/ui/checkbox';
import { Field, FormError } from '@/kit/ui/field';
import { Input, Select, Textarea } from '@/kit/ui/input';
import { contentPath, noticeForm, noticeSubjects, statements, type NoticeField } from '../legal-notice';
import { maxLengths, type Problems } from '../message-form';
import type { Draft } from '../draft';
import { Honeypot } from './honeypot';
import { NoticeSent } from './notice-sent';
import { useMessageForm } from './use-message-form';

type Notice = Draft<NoticeField>;

/** The form for copyright and fair housing notices, replaced by a confirmation once sent. `?link=` fills in a link. */
export function LegalNoticeForm() {
  const [sent, setSent] = useState<Notice | null>(null);
  return sent === null ? (
    <Form onSent={setSent} />
  ) : (
    <NoticeSent id={sent.id} email={(sent.values.email ?? '').trim()} onAnother={() => setSent(null)} />
  );
}

/** Adds the link of the page that the sender comes from to those of the draft. */
function withLink(values: Notice['values'], link: string | null): Notice['values'] {
  const path = link === null ? null : contentPath(link, window.location.hostname);
  const links = values.links ?? '';
  if (path === null || links.includes(path)) return values;
  return { ...values, links: [links.trim(), window.location.origin + path].filter(Boolean).join('\n') };
}

/** Uncontrolled fields, as in the contact form. Those that only copyright needs are hidden for others. */
function Form({ onSent }: { onSent: (notice: Notice) => void }) {
  const [params] = useSearchParams();
  const { form, problems, subject, failure, busy, saveDraft, submit } = useMessageForm(noticeForm, onSent, (draft) =>
    withLink(draft, params.get('link')),
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
      <Field label="What is your notice about?" required error={problems.subject} className="sm:col-span-2">
        <Select name="subject" defaultValue="">
          <option value="">Choose one</option>
          {Object.entries(noticeSubjects).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Links to the pages"
        hint={`Up to 10 pages of ${brand.name}, one per line, as in your browser’s address bar.`}
        required
        error={problems.links}
        className="sm:col-span-2"
      >
        <Textarea name="links" rows={3} spellCheck={false} autoCapitalize="none" />
      </Field>
      <Description subject={subject} error={problems.message} />
      <Field label="Your name" required error={problems.name}>
        <Input name="name" autoComplete="name" maxLength={maxLengths.name} />
      </Field>
      <Field label="Email" required error={problems.email}>
        <Input name="email" type="email" autoComplete="email" inputMode="email" maxLength={maxLengths.email} />
      </Field>
      <Field label="Who you’re acting for (optional)" className="sm:col-span-2">
        <Input name="company" autoComplete="organization" maxLength={maxLengths.company} />
      </Field>
      <div hidden={subject !== 'copyright'} className="sm:col-span-2">
        <CopyrightFields problems={problems} />
      </div>
      <Honeypot />
      <FormError className="sm:col-span-2">{failure}</FormError>
      <Button
        type="submit"
        size="lg"
        icon={<Send aria-hidden />}
        busy={busy}
        busyLabel="Sending..."
        className="max-sm:w-full sm:col-span-2 sm:justify-self-start"
      >
        Send notice
      </Button>
    </form>
  );
}

const descriptions: Readonly<Record<string, { label: string; hint: string }>> = {
  copyright: {
    label: 'The copyrighted work',
    hint: 'What it is, where we can see it, and which part of the page copies it.',
  },
  fair_housing: {
    label: 'Discriminatory content',
    hint: 'Quote the text or describe the picture, and say who it affects.',
  },
};

function Description({ subject, error }: { subject: string; error: string | undefined }) {
  const { label, hint } = descriptions[subject] ?? { label: 'What’s wrong', hint: undefined };
  return (
    <Field label={label} hint={hint} required error={error} className="sm:col-span-2">
      <Textarea name="message" rows={6} maxLength={maxLengths.message} />
    </Field>
  );
}

/** What 17 U.S.C. § 512(c)(3) requires besides the work, the links, and the name. */
function CopyrightFields({ problems }: { problems: Problems<NoticeField> }) {
  return (
    <div className="grid gap-5">
      <Field label="Mailing address" required error={problems.address}>
        <Textarea name="address" rows={3} autoComplete="street-address" maxLength={maxLengths.address} />
      </Field>
      <Checkbox name="goodFaith" label={statements.goodFaith} error={problems.goodFaith} />
      <Checkbox name="accurate" label={statements.accurate} error={problems.accurate} />
      <Field
        label="Electronic signature"
        hint="Type your full legal name."
        required
        error={problems.signature}
        className="sm:max-w-sm"
      >
        <Input name="signature" autoComplete="off" maxLength={maxLengths.signature} />
      </Field>
    </div>
  );
}
