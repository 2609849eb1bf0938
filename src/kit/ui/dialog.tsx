import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { Backdrop, CloseButton, DialogTitle } from './dialog-frame';
import { DialogFooter, dialogWidths, ignoreToasts, panelClass } from './dialog-parts';
import { useDialogFocus } from './use-dialog-focus';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Shown before the title, such as a member's avatar. */
  picture?: ReactNode;
  description?: ReactNode;
  /** Buttons, below the scrolling content. */
  footer?: ReactNode;
  /** `full` fills the screen on phones and the height elsewhere, for multistep forms with their own footer. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  children?: ReactNode;
}

/** A modal dialog. Escape, the backdrop, and the X close it; the focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  picture,
  description,
  footer,
  size = 'md',
  children,
}: DialogProps) {
  const focus = useDialogFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop />
        <Radix.Content
          {...focus}
          onPointerDownOutside={ignoreToasts}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(panelClass, dialogWidths[size])}
        >
          <div className="flex min-h-17 shrink-0 items-start gap-4 py-5 pr-16 pl-5 sm:pl-6">
            {picture}
            <div className="min-w-0 flex-1">
              <DialogTitle className="text-lg font-semibold">{title}</DialogTitle>
              {description ? (
                <Radix.Description className="mt-1 text-[15px] text-pretty text-muted">{description}</Radix.Description>
              ) : null}
            </div>
          </div>
          {children ? (
            <div
              className={clsx(
                'min-h-0 flex-1 overflow-y-auto px-5 sm:px-6',
                size === 'full' ? 'flex flex-col' : 'pb-5',
              )}
            >
              {children}
            </div>
          ) : null}
          {footer ? <DialogFooter>{footer}</DialogFooter> : null}
          <CloseButton className="absolute top-3.5 right-3 sm:right-4" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
