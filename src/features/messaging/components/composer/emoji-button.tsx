import { Smile } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/kit/ui/button';
import { toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';

const load = () => import('./emoji-panel').then(({ EmojiPanel }) => EmojiPanel);
const preload = () => {
  // Errors are shown when the button is clicked.
  load().catch(() => undefined);
};

interface EmojiButtonProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (emoji: string) => void;
  /** Called on close, to focus the text field. */
  onClosed: () => void;
}

/** Opens the emoji picker, whose code is loaded on demand. */
export function EmojiButton({ open, onOpenChange, onPick, onClosed }: EmojiButtonProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const showPanel = useLazyComponent(load, open, () => {
    onOpenChange(false);
    toastLoadError();
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
