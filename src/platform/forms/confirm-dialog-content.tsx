import { clsx } from 'clsx';
import * as Radix from 'radix-ui/alert-dialog';
import { useState, type ReactNode } from 'react';
import { describeError, type ErrorTexts } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { Backdrop } from '@/kit/ui/dialog-frame';
import { DialogFooter, dialogWidths, panelClass } from '@/kit/ui/dialog-parts';
import { FormError } from '@/kit/ui/field';
import { useDialogFocus } from '@/kit/ui/use-dialog-focus';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will be lost. */
  description: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  errors?: ErrorTexts;
  danger?: boolean;
  /** The dialog closes when it resolves. If it rejects, the dialog stays open and says why. */
  onConfirm: () => void | Promise<void>;
}

/** The part of `ConfirmDialog` that is downloaded when it first opens. */
export function ConfirmDialogContent(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    busyLabel,
    cancelLabel = 'Cancel',
    danger = true,
    onConfirm,
    errors = { any: 'Something went wrong. Please try again.' },
  } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const focus = useDialogFocus();

  const change = (next: boolean) => {
    if (busy) return;
    setProblem(null);
    onOpenChange(next);
  };
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setProblem(describeError(error, errors));
    }
    setBusy(false);
  };

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Backdrop />
        <Radix.Content {...focus} className={clsx(panelClass, dialogWidths.sm)}>
          <div className="px-5 pt-5 pb-5 sm:px-6">
            <Radix.Title data-dialog-title tabIndex={-1} className="text-lg font-semibold outline-none">
              {title}
            </Radix.Title>
            <Radix.Description className="mt-1.5 text-[15px] text-muted">{description}</Radix.Description>
            <FormError className="mt-4">{problem}</FormError>
          </div>
          <DialogFooter>
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button
              variant={danger ? 'danger' : 'primary'}
              busy={busy}
              busyLabel={busyLabel}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </DialogFooter>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
