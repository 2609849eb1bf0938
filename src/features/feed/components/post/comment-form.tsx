import { useEffect, useRef, useState } from 'react';
import { useDraft } from '@/shared/lib/drafts';
import { emptyDraft, toStored, type Draft } from '@/shared/lib/mentions';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { WritingField } from '@/shared/ui/writing-field';
import { writtenSchema } from '../../draft';
import { longestComment } from '../../post';
import { failureText } from '../../post-rules';

interface CommentFormProps {
  label: string;
  /** What is written is kept under it. */
  draftKey: string;
  /** What the form begins with. */
  before?: Draft;
  sendLabel: string;
  sendingLabel: string;
  /** Takes the focus at once. */
  focused?: boolean;
  /** Rejects when it was not sent. The id stays the same from one attempt to the next. */
  onSend: (id: string, content: string) => Promise<unknown>;
  /** Without it, it cannot be given up. */
  onCancel?: () => void;
}

/** Writes or changes a comment. What is typed survives failures and reloads. */
export function CommentForm(props: CommentFormProps) {
  const { label, draftKey, before = emptyDraft, sendLabel, sendingLabel, focused = false, onSend, onCancel } = props;
  const [draft, setDraft, clear] = useDraft(draftKey, writtenSchema, before);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const id = useRef<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  const content = toStored(draft).trim();
  const send = async () => {
    if (underWay.current || content === '') return;
    underWay.current = true;
    setSending(true);
    setProblem(null);
    id.current ??= crypto.randomUUID();
    try {
      await onSend(id.current, content);
      id.current = null;
      clear();
      field.current?.focus();
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <WritingField
        ref={field}
        label={label}
        labelHidden
        placeholder={`${label}...`}
        rows={2}
        maxLength={longestComment}
        value={draft}
        onChange={setDraft}
        onSubmit={() => void send()}
      />
      <FormError>{problem}</FormError>
      <div className="flex flex-wrap justify-end gap-2.5">
        {onCancel ? (
          <Button
            variant="ghost"
            size="sm"
            disabled={sending}
            onClick={() => {
              clear();
              onCancel();
            }}
          >
            Cancel
          </Button>
        ) : null}
        <Button type="submit" size="sm" busy={sending} busyLabel={sendingLabel} disabled={content === '' && !sending}>
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}
