import { clsx } from 'clsx';
import { Image, Paperclip, Send } from 'lucide-react';
import { IconButton } from '@/kit/ui/button';
import { fileAccept, pictureAccept } from '../../attachments';
import { counterLength } from '../../composing';
import { EmojiButton } from './emoji-button';
import { FileButton } from './file-button';
import type { useComposer } from './use-composer';

interface ComposerToolbarProps {
  composer: ReturnType<typeof useComposer>;
  emojiOpen: boolean;
  onEmojiOpenChange: (open: boolean) => void;
}

/** The attachment, emoji, and send buttons below the text, with the remaining characters. */
export function ComposerToolbar({ composer, emojiOpen, onEmojiOpenChange }: ComposerToolbarProps) {
  const { text, left, blank, attach, insert, field } = composer;
  return (
    <div className="flex items-center gap-0.5 px-1.5 pb-1.5">
      <FileButton label="Attach an image" accept={pictureAccept} icon={<Image aria-hidden />} onChoose={attach} />
      <FileButton label="Attach a file" accept={fileAccept} icon={<Paperclip aria-hidden />} onChoose={attach} />
      <EmojiButton
        open={emojiOpen}
        onOpenChange={onEmojiOpenChange}
        onPick={insert}
        onClosed={() => field.current?.focus()}
      />
      <output
        className={clsx('numeric ml-auto px-2 text-[13px]', left < 0 ? 'font-semibold text-brick-ink' : 'text-muted')}
      >
        {text.length >= counterLength ? (left < 0 ? `${-left} too many` : `${left} left`) : null}
      </output>
      <IconButton
        type="submit"
        label="Send"
        variant="primary"
        aria-disabled={blank || undefined}
        className="aria-disabled:opacity-55"
      >
        <Send aria-hidden />
      </IconButton>
    </div>
  );
}
