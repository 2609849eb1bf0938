import { useEffect, useRef, useState } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import { useStoredState } from '@/platform/forms/use-stored-state';
import { emptyDraft, toMarkup, type Draft } from '@/domain/text/mentions';
import { Gate } from '@/shared/entitlements/gate';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { MentionTextarea } from '@/shared/content/mention-textarea';
import { textDraftSchema } from '../../schema';
import { maxCommentLength } from '../../post';
import { postErrors } from '../../post-filters';

interface CommentFormProps {
  label: string;
  /** The storage key of the draft. */
  draftKey: string;
  /** The initial text. */
  before?: Draft;
  sendLabel: string;
  sendingLabel: string;
  /** Focuses the field on mount. */
  focused?: boolean;
  /** Rejects if it wasn't sent. The id stays the same for every retry. */
  onSend: (id: string, content: string) => Promise<unknown>;
  /** Shows a Cancel button. */
  onCancel?: () => void;
}

/** Writes or edits a comment. The text survives errors and reloads. */
export function CommentForm(props: CommentFormProps) {
  const { label, draftKey, before = emptyDraft, sendLabel, sendingLabel, focused = false, onSend, onCancel } = props;
  const [draft, setDraft, clear] = useStoredState(draftKey, textDraftSchema, before);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const sendingRef = useRef(false);
  const id = useRef<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  const content = toMarkup(draft).trim();
  const send = async () => {
    if (sendingRef.current || content === '') return;
    sendingRef.current = true;
    setSending(true);
    setProblem(null);
    id.current ??= crypto.randomUUID();
    try {
      await onSend(id.current, content);
      id.current = null;
      clear();
      field.current?.focus();
    } catch (error) {
      setProblem(describeError(error, postErrors));
    } finally {
      sendingRef.current = false;
      setSending(false);
    }
  };
  return (
    <Gate act="comment">
      <form
        noValidate
        className="flex flex-col gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <MentionTextarea
          ref={field}
          label={label}
          labelHidden
          placeholder={`${label}...`}
          rows={2}
          maxLength={maxCommentLength}
          value={draft}
          onChange={setDraft}
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
    </Gate>
  );
}
