import { useState, type SubmitEvent } from 'react';
import { z } from 'zod';
import { paths } from '@/shared/config/paths';
import { useDraft } from '@/shared/hooks/use-draft';
import { describeError } from '@/shared/supabase/describe-error';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Field, FormError } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import { useAskQuestion } from '../api/mutations';
import type { OutreachListing } from '../listing';
import { maxQuestionLength } from '../question';

interface AskQuestionProps {
  listing: OutreachListing;
  /** Null for visitors. */
  readerId: string | null;
  /** Why the member can't ask now, or null. */
  limit: string | null;
}

/** The form to ask the seller, or for visitors, to sign in first. */
export function AskQuestion({ listing, readerId, limit }: AskQuestionProps) {
  if (readerId === null) {
    return (
      <ButtonLink
        variant="secondary"
        className="self-start"
        to={paths.signIn(`${paths.listing(listing.id)}#questions`)}
      >
        Sign in to ask a question
      </ButtonLink>
    );
  }
  if (limit !== null) return <p className="text-[15px] text-muted">{limit}</p>;
  return <AskForm listingId={listing.id} readerId={readerId} />;
}

/** The ID stays with the text, so that sending it again after a lost response doesn't ask twice. */
const draftSchema = z.object({ id: z.string(), text: z.string() });
const empty = { id: '', text: '' };

function AskForm({ listingId, readerId }: { listingId: string; readerId: string }) {
  const [draft, keep, clear] = useDraft(`question:${readerId}:${listingId}`, draftSchema, empty);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useAskQuestion(listingId);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (draft.text.trim() === '') {
      setMissing(true);
      return;
    }
    const id = draft.id || crypto.randomUUID();
    keep({ ...draft, id });
    mutate(
      { id, content: draft.text },
      {
        onSuccess: () => {
          clear();
          toast.success('Question sent', { description: 'We’ll notify you when the seller answers.' });
        },
      },
    );
  };
  return (
    <form className="flex max-w-prose flex-col gap-3" onSubmit={send}>
      <Field
        label="Ask the seller"
        hint="Your name, the question, and the answer are public. Leave out contact details."
        error={missing ? 'Enter your question' : undefined}
      >
        <Textarea
          rows={3}
          maxLength={maxQuestionLength}
          value={draft.text}
          onChange={({ target }) => {
            // A changed question is another question.
            keep({ id: '', text: target.value });
            setMissing(false);
            reset();
          }}
        />
      </Field>
      <FormError>{error ? describeError(error) : null}</FormError>
      <Button type="submit" className="self-start" busy={isPending} busyLabel="Sending">
        Ask question
      </Button>
    </form>
  );
}
