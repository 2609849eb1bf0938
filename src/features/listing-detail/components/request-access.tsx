import { Lock } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useGatedAct } from '@/shared/entitlements/use-gated-act';
import { formatDate } from '@/kit/formatting/format';
import { saveErrors } from '@/platform/errors/describe-error';
import { Failure } from '@/platform/errors/failure';
import { Button } from '@/kit/ui/button';
import { Field } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { useRequestDocuments } from '../api/documents';
import { canAskAgainAt, type DocumentRequest } from '../document-access';

interface RequestAccessProps {
  listingId: string;
  /** The reader's; null if they haven't asked. */
  request: DocumentRequest | null;
}

/** The status of a member's request, and the form to send one. */
export function RequestAccess({ listingId, request }: RequestAccessProps) {
  const [now] = useState(() => Date.now());
  const againAt = request?.status === 'declined' ? canAskAgainAt(request, now) : null;
  if (request?.status === 'approved') {
    return <Note>The seller gave you access to the documents on request.</Note>;
  }
  if (request?.status === 'pending') {
    return (
      <Note>You requested access on {formatDate(request.requested_at)}. We’ll notify you when the seller answers.</Note>
    );
  }
  if (againAt !== null) {
    const day = formatDate(new Date(againAt).toISOString());
    return <Note>The seller declined your request. You can ask again after {day}.</Note>;
  }
  return <RequestForm listingId={listingId} />;
}

function Note({ children }: { children: ReactNode }) {
  return (
    <output className="flex items-start gap-2 text-[15px] text-muted">
      <Lock aria-hidden className="mt-1 size-4 shrink-0" />
      <span>{children}</span>
    </output>
  );
}

function RequestForm({ listingId }: { listingId: string }) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error } = useRequestDocuments(listingId);
  const gate = useGatedAct('documents');
  const start = () => {
    flushSync(() => setOpen(true));
    // The button that was pressed is gone.
    field.current?.focus();
  };
  if (!open) {
    return (
      <>
        <Button variant="secondary" onClick={() => gate.run(start)}>
          Request access
        </Button>
        {gate.dialog}
      </>
    );
  }
  return (
    <form
      className="flex max-w-prose flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(note);
      }}
    >
      <Field
        label="Note to the seller"
        hint="Optional. Say who you are and what you buy. The seller also sees your profile."
      >
        <Textarea ref={field} value={note} onChange={({ target }) => setNote(target.value)} rows={3} maxLength={500} />
      </Field>
      <Failure error={error} errors={saveErrors} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending} busyLabel="Sending">
          Send request
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
