import { useLayoutEffect, useRef, useState } from 'react';
import { useStoredState } from '@/platform/forms/use-stored-state';
import { linkedTextKey, messageDraftKey, storedText } from '../../linked-message';
import { useOutbox } from '../../api/use-outbox';
import { storedFiles } from '../../attachment-queue';
import { maxAttachments } from '../../attachments';
import { isBlank, maxLength, validateMessage } from '../../composing';
import type { Subject } from '../../message';
import { useAttachmentQueue } from './use-attachment-queue';

interface ComposerOptions {
  userId: string;
  recipientId: string;
  /** The listing the message is about. */
  subject: Subject | null;
  /** Called after a message was sent. */
  onSent: () => void;
}

/** The text and the attachments of a message to a member, stored as a draft until it's sent. */
export function useComposer({ userId, recipientId, subject, onSent }: ComposerOptions) {
  const [text, setText, clearText] = useStoredState(messageDraftKey(userId, recipientId), storedText, '');
  const [linked, , forgetLinked] = useStoredState(linkedTextKey(userId, recipientId), storedText, '');
  const { queue, files } = useAttachmentQueue(userId, recipientId);
  const outbox = useOutbox(userId, recipientId);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // Start with the cursor at the end of the draft.
  const nextCursor = useRef<number | null>(text.length);
  const message = { text, attachments: files };
  const blank = isBlank(message);

  useLayoutEffect(() => {
    if (nextCursor.current === null) return;
    field.current?.setSelectionRange(nextCursor.current, nextCursor.current);
    nextCursor.current = null;
  });

  const send = () => {
    const error = validateMessage(message);
    setProblem(error);
    if (blank || error) return;
    outbox.send({
      id: crypto.randomUUID(),
      recipientId,
      content: text.trim(),
      subject,
      attachments: storedFiles(queue.getSnapshot()),
      writtenAt: new Date().toISOString(),
    });
    clearText();
    forgetLinked();
    queue.takeOut();
    field.current?.focus();
    onSent();
  };
  const attach = async (chosen: readonly File[]) => {
    const room = () => maxAttachments - queue.getSnapshot().length;
    const limit = `You can attach up to ${maxAttachments} files.`;
    const { problems } = await queue.choose(chosen, { room, limit });
    setProblem(problems.length > 0 ? problems.join(' ') : null);
    field.current?.focus();
  };
  const insert = (emoji: string) => {
    const start = field.current?.selectionStart ?? text.length;
    const end = field.current?.selectionEnd ?? start;
    nextCursor.current = start + emoji.length;
    setText(text.slice(0, start) + emoji + text.slice(end));
  };
  const change = (next: string) => {
    setText(next);
    setProblem(null);
  };
  return {
    text,
    /** Whether the text has what a link filled in, unchanged. */
    isLinked: linked !== '' && text.includes(linked),
    change,
    field,
    files,
    queue,
    problem,
    blank,
    left: maxLength - text.trim().length,
    send,
    attach,
    insert,
  };
}
