import { useEffect, useRef, useState, type FormEvent } from 'react';
import { toStored, type Draft } from '@/shared/lib/mentions';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { WritingField } from '@/shared/ui/writing-field';
import { most } from '../../forum';
import { writeProblem } from '../../rules';

interface PostFormProps {
  /** Names the field. */
  label: string;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** With the text as it is stored. Rejects when that did not work; what was typed stays. */
  onSend: (content: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
  sendLabel: string;
  busyLabel: string;
  /** Takes the focus at once. */
  focused: boolean;
  rows?: number;
}

/** The form in which a reply is written, or a post is edited. */
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
    // Below a quote.
    text?.setSelectionRange(text.value.length, text.value.length);
  }, [focused]);

  const send = async () => {
    if (busy) return;
    const content = toStored(draft).trim();
    if (content === '') {
      setProblems({ content: 'Write something first.' });
      field.current?.focus();
      return;
    }
    setProblems({});
    setBusy(true);
    try {
      await onSend(content);
    } catch (error) {
      setProblems({ form: writeProblem(error) });
    }
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
      <WritingField
        ref={field}
        label={label}
        value={draft}
        onChange={onChange}
        maxLength={most.content}
        rows={rows}
        hint="Type @ and a name to mention a member."
        error={problems.content}
        onSubmit={() => void send()}
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
