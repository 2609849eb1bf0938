import { clsx } from 'clsx';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from './button';
import { backdropClass, DialogFooter, dialogWidths, ignoreToasts, panelClass } from './dialog-parts';
import { useFocusReturn } from './use-focus-return';

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
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={backdropClass} />
        <Radix.Content
          {...focusReturn}
          onPointerDownOutside={ignoreToasts}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(panelClass, dialogWidths[size])}
        >
          {/* Without a description, the close button provides the spacing. */}
          <div className={clsx('flex items-start gap-4 px-5 pt-5 sm:px-6', description ? 'pb-5' : 'pb-3')}>
            {picture}
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-1 text-[15px] text-pretty text-muted">{description}</Radix.Description>
              ) : null}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" className="-mt-1.5 -mr-2">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
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
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
