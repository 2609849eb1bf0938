import { clsx } from 'clsx';
import { Building2, Image, Paperclip, Send, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useDropzone } from 'react-dropzone';
import { z } from 'zod';
import { useDraft } from '@/shared/lib/drafts';
import { IconButton } from '@/shared/ui/button';
import { ErrorText } from '@/shared/ui/field';
import { fileAccept, judgeFile, maxAttachments, pictureAccept } from '../../attachment-rules';
import { useOutbox } from '../../api/send';
import type { Subject } from '../../message';
import { isBlank, maxLength, nearLength, sendProblem } from '../../rules';
import { EmojiButton } from './emoji-button';
import { FileButton } from './file-button';
import { TrayFiles } from './tray-files';
import { useTray } from './use-tray';

const draftSchema = z.string();

interface ComposerProps {
  userId: string;
  recipientId: string;
  recipientName: string;
  /** The listing that is written about. */
  subject: Subject | null;
  /** Takes the listing away again. Without it, it stands elsewhere and is not shown here. */
  onDropSubject?: () => void;
  /** At every letter. */
  onTyping: () => void;
}

/** Where a message is written. Enter sends it, Shift and Enter begins a new line. What is written stays until it is sent. */
export function Composer(props: ComposerProps) {
  const { userId, recipientId, recipientName, subject, onDropSubject, onTyping } = props;
  const [text, setText, clearText] = useDraft(`message_draft_${userId}_${recipientId}`, draftSchema, '');
  const { tray, files } = useTray(userId, recipientId);
  const { outbox } = useOutbox(userId);
  const [emojiOpen, setEmojiOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // A draft is gone on with at its end.
  const wantedCaret = useRef<number | null>(text.length);
  const problemId = useId();
  const writing = { text, attachments: files };
  const left = maxLength - text.trim().length;

  useLayoutEffect(() => {
    if (wantedCaret.current === null) return;
    field.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = null;
  });

  const send = () => {
    const found = sendProblem(writing);
    setProblem(found);
    if (isBlank(writing) || found) return;
    outbox.send({
      id: crypto.randomUUID(),
      recipientId,
      content: text.trim(),
      subject,
      attachments: tray.take(),
      writtenAt: new Date().toISOString(),
    });
    clearText();
    setEmojiOpen(false);
    field.current?.focus();
    // What comes next is about it only where it stands above all of it.
    onDropSubject?.();
  };
  const take = async (chosen: readonly File[]) => {
    const judged = await Promise.all(chosen.map(async (file) => ({ file, found: await judgeFile(file) })));
    const notes: string[] = [];
    for (const { file, found } of judged) {
      if ('problem' in found) notes.push(found.problem);
      // What the tray holds by now: others may have come while these were read.
      else if (tray.getSnapshot().length >= maxAttachments)
        notes.push(`A message can carry ${maxAttachments} files. ${file.name} was left out.`);
      else tray.add(file, found.type);
    }
    setProblem(notes.length > 0 ? notes.join(' ') : null);
    field.current?.focus();
  };
  const insert = (emoji: string) => {
    const at = field.current?.selectionStart ?? text.length;
    const end = field.current?.selectionEnd ?? at;
    wantedCaret.current = at + emoji.length;
    setText(text.slice(0, at) + emoji + text.slice(end));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a word composed with an input method is no wish to send; 229 is how some browsers tell of it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    // A key held down sends once.
    if (!event.repeat) send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files: pasted } = event.clipboardData;
    if (pasted.length === 0) return;
    event.preventDefault();
    void take([...pasted]);
  };
  const dropzone = useDropzone({
    noClick: true,
    noKeyboard: true,
    // Judged by our own rules, so that every refusal has its sentence.
    onDrop: (dropped, refused) => void take([...dropped, ...refused.map(({ file }) => file)]),
  });

  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ErrorText id={problemId}>{problem ?? undefined}</ErrorText>
      <div
        {...dropzone.getRootProps()}
        className={clsx(
          'rounded-card border border-edge transition-[border-color] focus-within:border-evergreen focus-within:outline-1 focus-within:outline-evergreen',
          dropzone.isDragActive ? 'bg-evergreen-soft' : 'bg-surface',
        )}
      >
        {subject && onDropSubject ? <About subject={subject} onDrop={onDropSubject} /> : null}
        <TrayFiles tray={tray} files={files} onRemoved={() => field.current?.focus()} />
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={`Message ${recipientName}`}
          aria-describedby={problem ? problemId : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder="Write a message"
          // Whoever opens a conversation means to write; but on a phone the keyboard would cover half of it.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasMouse()}
          className="block field-sizing-content max-h-[min(12rem,30dvh)] min-h-11 w-full resize-none bg-transparent px-3.5 pt-2.5 pb-1 text-base text-ink outline-none placeholder:text-muted sm:text-[15px]"
          onChange={({ target }) => {
            setText(target.value);
            setProblem(null);
            if (target.value.trim() !== '') onTyping();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <div className="flex items-center gap-0.5 px-1.5 pb-1.5">
          <FileButton label="Attach an image" accept={pictureAccept} icon={<Image aria-hidden />} onChoose={take} />
          <FileButton label="Attach a file" accept={fileAccept} icon={<Paperclip aria-hidden />} onChoose={take} />
          <EmojiButton
            open={emojiOpen}
            onOpenChange={setEmojiOpen}
            onPick={insert}
            onClosed={() => field.current?.focus()}
          />
          <output
            className={clsx(
              'numeric ml-auto px-2 text-[13px]',
              left < 0 ? 'font-semibold text-brick-ink' : 'text-muted',
            )}
          >
            {text.length >= nearLength ? (left < 0 ? `${-left} too many` : `${left} left`) : null}
          </output>
          <IconButton
            type="submit"
            label="Send"
            variant="primary"
            aria-disabled={isBlank(writing) || undefined}
            className="aria-disabled:opacity-55"
          >
            <Send aria-hidden />
          </IconButton>
        </div>
      </div>
    </form>
  );
}

const hasMouse = () => window.matchMedia('(pointer: fine)').matches;

function About({ subject, onDrop }: { subject: Subject; onDrop: () => void }) {
  return (
    <div className="flex min-w-0 items-center gap-2 border-b border-line pl-3.5 text-[13px] text-muted">
      <Building2 aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate">
        Re: <span className="font-medium text-ink">{subject.title}</span>
      </span>
      <IconButton label="Write about something else" onClick={onDrop}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
