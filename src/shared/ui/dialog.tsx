import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { AlertDialog as RadixAlert, Dialog as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { Button, IconButton } from './button';
import { FormError } from './field';
import { useFocusReturn } from './use-focus-return';

// As high as the panels: one that opens over another window dims that as well.
const backdropClass = 'fade fixed inset-0 z-50 bg-black/55';
// A sheet from below on phones, where thumbs reach it; centred from `sm` up.
const panelClass = clsx(
  'sheet fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col rounded-t-2xl bg-surface text-ink shadow-overlay outline-none',
  'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-1/2 sm:rounded-card',
);

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Stands before the title, as the face of whom it is about. */
  picture?: ReactNode;
  description?: ReactNode;
  /** Buttons, kept in sight under the scrolling content. */
  footer?: ReactNode;
  /** `full` takes the whole screen on phones, and the whole height elsewhere: for work of several steps, with a bar of its own below. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  children?: ReactNode;
}

const widths = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-lg',
  lg: 'sm:max-w-3xl',
  full: 'max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none sm:h-[calc(100dvh-3rem)] sm:max-h-none sm:max-w-3xl',
} as const;

/** A window over the page. Escape, the backdrop and the cross close it; the focus returns to where it was. */
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
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(panelClass, widths[size])}
        >
          {/* Under a title alone the cross keeps the distance. */}
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
          {footer ? <Footer>{footer}</Footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Footer({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
      {children}
    </div>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will be lost, in plain words. */
  description: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** Said when `onConfirm` rejects. */
  failedText?: string | ((error: unknown) => string);
  danger?: boolean;
  /** The dialog waits for it: closes when it resolves; when it rejects, stays open and says so. */
  onConfirm: () => void | Promise<void>;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
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
  } = props;
  const { failedText = 'That did not work. Please try again.' } = props;
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const focusReturn = useFocusReturn();

  const change = (next: boolean) => {
    if (state === 'busy') return;
    setProblem(null);
    onOpenChange(next);
  };
  const confirm = async () => {
    setState('busy');
    setProblem(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setProblem(typeof failedText === 'string' ? failedText : failedText(error));
    }
    setState('idle');
  };

  return (
    <RadixAlert.Root open={open} onOpenChange={change}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={backdropClass} />
        <RadixAlert.Content {...focusReturn} className={clsx(panelClass, widths.sm)}>
          <div className="px-5 pt-5 pb-5 sm:px-6">
            <RadixAlert.Title className="text-lg font-semibold">{title}</RadixAlert.Title>
            <RadixAlert.Description className="mt-1.5 text-[15px] text-muted">{description}</RadixAlert.Description>
            <FormError className="mt-4">{problem}</FormError>
          </div>
          <Footer>
            <RadixAlert.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </RadixAlert.Cancel>
            <Button
              variant={danger ? 'danger' : 'primary'}
              busy={state === 'busy'}
              busyLabel={busyLabel}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </Footer>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
