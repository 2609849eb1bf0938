import { clsx } from 'clsx';
import { Building2, X } from 'lucide-react';
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useDropzone } from 'react-dropzone';
import { linkedDraftNotice } from '@/domain/site/draft-links';
import { Gate } from '@/shared/entitlements/gate';
import { IconButton } from '@/kit/ui/button';
import { ErrorText } from '@/kit/ui/field';
import { Warning } from '@/kit/ui/warning';
import type { Subject } from '../../message';
import { AttachmentList } from './attachment-list';
import { ComposerToolbar } from './composer-toolbar';
import { useComposer } from './use-composer';

interface ComposerProps {
  userId: string;
  recipientId: string;
  recipientName: string;
  /** The listing the message is about. */
  subject: Subject | null;
  /** Removes the listing. If missing, the listing is shown elsewhere. */
  onDropSubject?: () => void;
  /** Called on every keystroke. */
  onTyping: () => void;
  /** Whether the field has the focus from the start, where the conversation is what the page is for. */
  takesFocus?: boolean;
}

/** The message form. Enter sends, Shift+Enter adds a line. The draft is stored until it's sent. */
export function Composer({ recipientName, onDropSubject, onTyping, takesFocus = true, ...options }: ComposerProps) {
  const [emojiOpen, setEmojiOpen] = useState(false);
  const composer = useComposer({
    ...options,
    onSent: () => {
      setEmojiOpen(false);
      // The next message isn't about the listing, unless the dialog is.
      onDropSubject?.();
    },
  });
  const { subject } = options;
  const { text, field, problem, send, attach } = composer;
  const problemId = useId();
  const focusField = () => field.current?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    // Ignore key repeat.
    if (!event.repeat) send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files: pasted } = event.clipboardData;
    if (pasted.length === 0) return;
    event.preventDefault();
    void attach([...pasted]);
  };
  const dropzone = useDropzone({
    noClick: true,
    noKeyboard: true,
    // Check all files ourselves, so that every rejected one gets a message.
    onDrop: (dropped, rejected) => void attach([...dropped, ...rejected.map(({ file }) => file)]),
  });

  return (
    <Gate act="message">
      <form
        className="flex flex-col gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Warning>{composer.isLinked ? linkedDraftNotice : null}</Warning>
        <ErrorText id={problemId}>{problem ?? undefined}</ErrorText>
        <div
          {...dropzone.getRootProps()}
          className={clsx(
            'rounded-card border border-edge transition-[border-color] focus-within:border-evergreen',
            'focus-within:outline-1 focus-within:outline-evergreen',
            dropzone.isDragActive ? 'bg-evergreen-soft' : 'bg-surface',
          )}
        >
          {subject && onDropSubject ? <SubjectBar subject={subject} onDrop={onDropSubject} /> : null}
          <AttachmentList queue={composer.queue} files={composer.files} onRemoved={focusField} />
          <textarea
            ref={field}
            rows={1}
            value={text}
            aria-label={`Message ${recipientName}`}
            aria-describedby={problem ? problemId : undefined}
            aria-invalid={composer.left < 0 || undefined}
            placeholder="Write a message"
            // Focus the field on desktop only: on phones the keyboard would cover half of the conversation.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={takesFocus && hasMouse() && isFocusFree()}
            className={fieldClass}
            onChange={({ target }) => {
              composer.change(target.value);
              if (target.value.trim() !== '') onTyping();
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          <ComposerToolbar composer={composer} emojiOpen={emojiOpen} onEmojiOpenChange={setEmojiOpen} />
        </div>
      </form>
    </Gate>
  );
}

const fieldClass = clsx(
  'block field-sizing-content max-h-[min(12rem,30dvh)] min-h-11 w-full resize-none bg-transparent px-3.5',
  'pt-2.5 pb-1 text-base text-ink outline-none placeholder:text-muted sm:text-[15px]',
);

/** Not while a menu, a dialog, or a field above the screen has it, which would close, or lose what's typed next. */
function isFocusFree(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest('main') !== null;
}

const hasMouse = () => window.matchMedia('(pointer: fine)').matches;

function SubjectBar({ subject, onDrop }: { subject: Subject; onDrop: () => void }) {
  return (
    <div className="flex min-w-0 items-center gap-2 border-b border-line pl-3.5 text-[13px] text-muted">
      <Building2 aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate">
        Re: <span className="font-medium text-ink">{subject.title}</span>
      </span>
      <IconButton label="Remove listing" onClick={onDrop}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
