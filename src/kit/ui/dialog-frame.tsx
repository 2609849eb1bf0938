import { clsx } from 'clsx';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from './button';

/** How many backdrops there are: the page scrolls again once there's none. */
let backdrops = 0;

/**
 * Dims the page behind a modal dialog and keeps it from scrolling. Not Radix's overlay: that sets inherited properties
 * on the body, so the browser computes the styles of the whole page again, on opening and on closing.
 */
export function Backdrop({ className = 'z-50', ...rest }: ComponentProps<'div'>) {
  useLayoutEffect(stopScrolling, []);
  // Same z-index as the panels, so that a dialog over another one dims it.
  return <div {...rest} className={clsx('fade fixed inset-0 touch-pinch-zoom bg-black/55', className)} />;
}

/** Returns a function that lets the page scroll again. What the scrollbar took stays free, so nothing moves. */
function stopScrolling() {
  const { style, clientWidth } = document.documentElement;
  backdrops += 1;
  if (backdrops === 1) {
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  return () => {
    backdrops -= 1;
    if (backdrops > 0) return;
    style.paddingRight = '';
    style.overflow = '';
  };
}

/** The title of a dialog, which `useDialogFocus` focuses in one without fields. */
export function DialogTitle({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Radix.Title data-dialog-title tabIndex={-1} className={`${className} outline-none`}>
      {children}
    </Radix.Title>
  );
}

/** The X, last in the order of Tab: nobody opens a dialog to close it. */
export function CloseButton({ className }: { className: string }) {
  return (
    <Radix.Close asChild>
      <IconButton label="Close" className={className}>
        <X aria-hidden />
      </IconButton>
    </Radix.Close>
  );
}
