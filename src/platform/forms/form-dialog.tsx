import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/ui/dialog';
import { FormError } from '@/kit/ui/field';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  cancelLabel?: string;
  danger?: boolean | undefined;
  size?: 'sm' | 'md' | 'lg';
  busy: boolean;
  /** It can't be sent. */
  closed?: boolean;
  /** Shown above the form. */
  notice?: ReactNode;
  failure: ReactNode;
  form: ComponentProps<'form'>;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A dialog around a form of useDraftForm. It stays open while sending. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    description,
    submitLabel,
    busyLabel,
    cancelLabel = 'Cancel',
    danger = false,
    size = 'md',
    busy,
    closed = false,
    notice,
    failure,
    form,
    onOpenChange,
    children,
  } = props;
  const error = useRef<HTMLDivElement>(null);
  const failed = Boolean(failure);
  useEffect(() => {
    if (failed) error.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  const change = (open: boolean) => {
    if (!busy) onOpenChange(open);
  };
  return (
    <Dialog
      open
      onOpenChange={change}
      size={size}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={() => change(false)}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant={danger ? 'danger' : 'primary'}
            disabled={closed}
            busy={busy}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {notice ? <div className="mb-5 empty:hidden">{notice}</div> : null}
      <form {...form} className="flex flex-col gap-5">
        {children}
        <div ref={error}>
          <FormError>{failure}</FormError>
        </div>
      </form>
    </Dialog>
  );
}
