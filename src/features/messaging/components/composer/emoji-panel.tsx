import EmojiPicker from 'emoji-picker-react';
import { Popover } from 'radix-ui';
import { useMemo } from 'react';
import { useTheme } from '@/shared/ui/theme';

interface EmojiPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (emoji: string) => void;
  onClosed: () => void;
  /** Over which it stands. */
  button: HTMLButtonElement | null;
}

/** Every emoji, to be searched and picked; drawn by the device, so that nothing is fetched. */
export function EmojiPanel({ open, onOpenChange, onPick, onClosed, button }: EmojiPanelProps) {
  const { resolved } = useTheme();
  const anchor = useMemo(() => ({ current: button }), [button]);
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          aria-label="Emoji"
          side="top"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="appear z-50 overflow-hidden rounded-card bg-surface shadow-overlay outline-none dark:ring-1 dark:ring-line"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (event.target instanceof Node && button?.contains(event.target)) event.preventDefault();
          }}
        >
          <EmojiPicker
            emojiStyle="native"
            theme={resolved}
            width="min(22rem, calc(100vw - 1.5rem))"
            height="min(24rem, calc(var(--radix-popover-content-available-height) - 0.5rem))"
            previewConfig={{ showPreview: false }}
            onEmojiClick={({ emoji }) => onPick(emoji)}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
