import { Smile } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/shared/ui/button';
import { couldNotLoad } from '@/shared/ui/toast';
import { useLoaded } from '@/shared/ui/use-loaded';

const load = () => import('./emoji-panel').then(({ EmojiPanel }) => EmojiPanel);
const preload = () => {
  // A failure shows when the button is pressed.
  load().catch(() => undefined);
};

interface EmojiButtonProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (emoji: string) => void;
  /** Closed from the keyboard: the text takes the focus. */
  onClosed: () => void;
}

/** Opens the choice of emoji, whose code comes with the first press. */
export function EmojiButton({ open, onOpenChange, onPick, onClosed }: EmojiButtonProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const showPanel = useLoaded(load, open, () => {
    onOpenChange(false);
    couldNotLoad();
  });
  return (
    <>
      <IconButton
        ref={setButton}
        label="Add an emoji"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={(open && !showPanel) || undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => onOpenChange(!open)}
      >
        <Smile aria-hidden />
      </IconButton>
      {showPanel?.({ open, onOpenChange, onPick, onClosed, button })}
    </>
  );
}
