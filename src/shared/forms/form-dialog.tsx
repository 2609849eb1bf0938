import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { FormError } from '../ui/field';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  danger?: boolean;
  busy: boolean;
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
    danger = false,
    busy,
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
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={() => change(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-5">
        {children}
        <div ref={error}>
          <FormError>{failure}</FormError>
        </div>
      </form>
    </Dialog>
  );
}
