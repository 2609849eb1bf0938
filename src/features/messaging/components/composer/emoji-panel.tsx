import { clsx } from 'clsx';
import EmojiPicker from 'emoji-picker-react';
import * as Popover from 'radix-ui/popover';
import { useMemo } from 'react';
import { useTheme } from '@/platform/theme/theme';

interface EmojiPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (emoji: string) => void;
  onClosed: () => void;
  /** The anchor. */
  button: HTMLButtonElement | null;
}

/** The picker's CSS variables, set to our theme. */
const looks = Object.fromEntries(
  Object.entries({
    'font-family': 'inherit',
    'bg-color': 'var(--surface)',
    'text-color': 'var(--muted)',
    'highlight-color': 'var(--evergreen)',
    'hover-bg-color': 'var(--sunken)',
    'focus-bg-color': 'var(--evergreen-soft)',
    'picker-border-color': 'transparent',
    'category-label-bg-color': 'var(--surface)',
    'category-label-text-color': 'var(--muted)',
    'category-icon-active-color': 'var(--evergreen-ink)',
    'category-icon-inactive-color': 'var(--muted)',
    'search-input-bg-color': 'var(--surface)',
    'search-input-bg-color-active': 'var(--surface)',
    'search-input-text-color': 'var(--ink)',
    'search-input-placeholder-color': 'var(--muted)',
    'search-border-color': 'var(--edge)',
    'search-border-color-active': 'var(--evergreen)',
  }).map(([name, value]) => [`--epr-${name}`, value]),
);

/** The emoji picker. Uses the device's emoji, so that nothing is downloaded. */
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
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className={clsx(
            'appear z-50 overflow-hidden rounded-card bg-surface shadow-overlay outline-none',
            'dark:ring-1 dark:ring-line',
          )}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          onInteractOutside={(event) => {
            // The button toggles the picker itself.
            if (event.target instanceof Node && button?.contains(event.target)) event.preventDefault();
          }}
        >
          <EmojiPicker
            emojiStyle="native"
            theme={resolved}
            style={looks}
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
