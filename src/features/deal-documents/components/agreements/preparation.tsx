import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '@/platform/forms/form-dialog';
import { PreviewDialog } from './preview-dialog';
import type { usePrepareForm } from './use-prepare-form';

interface PreparationProps<Draft extends FieldValues> {
  prepared: ReturnType<typeof usePrepareForm<Draft>>;
  title: string;
  description: string;
  viewerId: string;
  /** What can be done where no template is approved. */
  withoutTemplate?: ReactNode;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The dialog of a form of usePrepareForm: its fields, then the full text, then sending it for signatures. */
export function Preparation<Draft extends FieldValues>(props: PreparationProps<Draft>) {
  const { prepared, title, description, viewerId, withoutTemplate, onOpenChange, children } = props;
  const { preview, failure, busy, formProps, back, send } = prepared;
  if (preview) {
    return (
      <PreviewDialog
        preview={preview}
        viewerId={viewerId}
        busy={busy}
        failure={failure?.text ?? null}
        onBack={back}
        onSend={() => void send()}
        onOpenChange={onOpenChange}
      />
    );
  }
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel="Review the text"
      busyLabel="Loading..."
      busy={busy}
      form={formProps}
      failure={
        failure ? (
          <>
            <p>{failure.text}</p>
            {failure.hint === 'no_template' ? withoutTemplate : null}
          </>
        ) : null
      }
      onOpenChange={onOpenChange}
    >
      {children}
    </FormDialog>
  );
}
