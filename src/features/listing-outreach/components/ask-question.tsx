import { z } from 'zod';
import { paths } from '@/domain/site/paths';
import { entryLabel, entryPath } from '@/platform/auth/entry-path';
import { Gate, Gated } from '@/shared/entitlements/gate';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { useAskQuestion } from '../api/mutations';
import type { OutreachListing } from '../listing';
import { maxQuestionLength } from '../question';

interface AskQuestionProps {
  listing: OutreachListing;
  /** Null for visitors. */
  readerId: string | null;
  /** Whether something above says what the member needs. */
  gateAbove: boolean;
  /** Why the member can't ask now, or null. */
  limit: string | null;
}

/** The form to ask the seller, or for visitors, to sign in or up first. */
export function AskQuestion({ listing, readerId, gateAbove, limit }: AskQuestionProps) {
  if (readerId === null) {
    const path = `${paths.listing(listing.id)}#questions`;
    return (
      <ButtonLink variant="secondary" className="self-start" to={entryPath(path)}>
        {entryLabel(path, 'ask a question')}
      </ButtonLink>
    );
  }
  if (limit !== null) return <p className="text-[15px] text-muted">{limit}</p>;
  const form = <AskForm listingId={listing.id} readerId={readerId} />;
  return (
    <div className="flex flex-col gap-4">{gateAbove ? <Gated>{form}</Gated> : <Gate act="question">{form}</Gate>}</div>
  );
}

/** The ID stays with the text, so that sending it again after a lost response doesn't ask twice. */
const draftSchema = z.object({ id: z.string(), text: z.string() });
const schema = z.object({ id: z.string(), text: z.string().trim().min(1, 'Enter your question') });

function AskForm({ listingId, readerId }: { listingId: string; readerId: string }) {
  const ask = useAskQuestion(listingId);
  const { form, startOver, errorOf, sending } = useDraftForm({
    storageKey: `question:${readerId}:${listingId}`,
    draft: draftSchema,
    initial: { id: '', text: '' },
    schema,
    send: ({ id, text }, { setValue }) => {
      const sent = id || crypto.randomUUID();
      setValue('id', sent);
      return ask.mutateAsync({ id: sent, content: text });
    },
    onSent: () => {
      startOver();
      toast.success('Question sent', { description: 'We’ll notify you when the seller answers.' });
    },
  });
  const { register, setValue } = form;
  return (
    <form {...sending.form} className="flex max-w-prose flex-col gap-3">
      <Field
        label="Ask the seller"
        hint="Your name, the question, and the answer are public. Leave out contact details."
        error={errorOf('text')}
      >
        {/* A changed question is another question. */}
        <Textarea
          rows={3}
          maxLength={maxQuestionLength}
          {...register('text', { onChange: () => setValue('id', '') })}
        />
      </Field>
      <FormError>{sending.failure}</FormError>
      <Button type="submit" className="self-start" busy={sending.busy} busyLabel="Sending">
        Ask question
      </Button>
    </form>
  );
}
