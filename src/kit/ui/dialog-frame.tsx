import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from './button';

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
