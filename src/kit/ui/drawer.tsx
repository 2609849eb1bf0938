import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { Backdrop, CloseButton, DialogTitle } from './dialog-frame';
import { ignoreToasts } from './dialog-parts';
import { useDialogFocus } from './use-dialog-focus';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  side?: 'left' | 'right';
  /** Buttons, below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal side panel. Escape and the backdrop close it. It opens on its title: a field would bring up the keyboard. */
export function Drawer({ open, onOpenChange, title, side = 'right', footer, children }: DrawerProps) {
  const focus = useDialogFocus({ onTitle: true });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop className="z-40" />
        <Radix.Content
          {...focus}
          onPointerDownOutside={ignoreToasts}
          aria-describedby={undefined}
          className={clsx(
            'fixed inset-y-0 z-50 flex w-[min(26rem,calc(100%-2.5rem))] flex-col bg-surface text-ink',
            'shadow-overlay outline-none',
            side === 'left' ? 'from-left left-0' : 'from-right right-0',
          )}
        >
          <div className="flex min-h-15 items-center border-b border-line py-2 pr-16 pl-5">
            <DialogTitle className="text-base font-semibold">{title}</DialogTitle>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {footer ? (
            <div className="flex gap-3 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          ) : null}
          <CloseButton className="absolute top-2 right-2" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
