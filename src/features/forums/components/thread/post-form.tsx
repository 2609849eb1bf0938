import { useEffect, useRef, useState, type FormEvent } from 'react';
import { toMarkup, type Draft } from '@/domain/text/mentions';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { MentionTextarea } from '@/shared/content/mention-textarea';
import { describeError } from '@/platform/errors/describe-error';
import { maxLengths } from '../../forum';
import { postErrors } from '../../errors';

interface PostFormProps {
  /** The field's label. */
  label: string;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Called with the text in stored form. The draft stays if this rejects. */
  onSend: (content: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
  sendLabel: string;
  busyLabel: string;
  /** Focuses the field on mount. */
  focused: boolean;
  rows?: number;
}

/** The form to write a reply or edit a post. */
export function PostForm({
  label,
  draft,
  onChange,
  onSend,
  onCancel,
  sendLabel,
  busyLabel,
  focused,
  rows = 4,
}: PostFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<{ content?: string; form?: string }>({});
  useEffect(() => {
    if (!focused) return;
    const text = field.current;
    text?.focus();
    // Put the cursor after a quote.
    text?.setSelectionRange(text.value.length, text.value.length);
  }, [focused]);

  const send = async () => {
    if (busy) return;
    const content = toMarkup(draft).trim();
    if (content === '') {
      setProblems({ content: 'Write something before posting.' });
      field.current?.focus();
      return;
    }
    setProblems({});
    setBusy(true);
    try {
      await onSend(content);
    } catch (error) {
      setProblems({ form: describeError(error, postErrors) });
    }
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
      <MentionTextarea
        ref={field}
        label={label}
        value={draft}
        onChange={onChange}
        maxLength={maxLengths.content}
        rows={rows}
        hint="Type @ and a name to mention a member."
        error={problems.content}
      />
      <FormError>{problems.form}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel={busyLabel}>
          {sendLabel}
        </Button>
        {onCancel ? (
          <Button variant="ghost" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}
