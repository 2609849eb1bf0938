import { clsx } from 'clsx';
import type { ReactNode } from 'react';

// A bottom sheet on phones, centered from `sm` up.
export const panelClass = clsx(
  'sheet fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col rounded-t-2xl bg-surface text-ink',
  'shadow-overlay outline-none',
  'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-1/2 sm:rounded-card',
);

export const dialogWidths = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-lg',
  lg: 'sm:max-w-3xl',
  full: 'full max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none sm:h-[calc(100dvh-3rem)] sm:max-h-none sm:max-w-3xl',
} as const;

/** For a dialog's `onPointerDownOutside`: a press on a toast, which is on top, doesn't close the dialog. */
export function ignoreToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault();
}

/** The buttons of a dialog. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div
      className={clsx(
        'flex flex-col-reverse gap-3 border-t border-line px-5 py-4',
        'pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6',
      )}
    >
      {children}
    </div>
  );
}
