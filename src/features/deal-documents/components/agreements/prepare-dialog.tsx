import { useState } from 'react';
import { FormDialog } from '@/platform/forms/form-dialog';
import { Button } from '@/kit/ui/button';
import { Segmented } from '@/kit/ui/segmented';
import type { DealPartProps } from '@/domain/deal/deal';
import { agreementKinds, type AgreementKind } from '../../agreements';
import { PrepareFields } from './prepare-fields';
import { PreviewDialog } from './preview-dialog';
import { usePrepareForm } from './use-prepare-form';

export interface PrepareDialogProps extends DealPartProps {
  /** The kinds that can be prepared now. */
  kinds: readonly AgreementKind[];
  onAddDocument: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const explanations: Readonly<Record<AgreementKind, string>> = {
  assignment: 'The seller assigns the purchase contract to the buyer, for a fee. Both sign.',
  jv: 'Everyone with a share of the profit in the agreed split signs.',
};

/** Prepares an agreement: what the deal doesn't know, then the full text, then sending it for signatures. */
export function PrepareDialog({ deal, viewer, kinds, onAddDocument, onOpenChange }: PrepareDialogProps) {
  const [kind, setKind] = useState<AgreementKind>(kinds[0] ?? 'assignment');
  const { form, formProps, preview, back, send, failure, busy } = usePrepareForm({
    dealId: deal.id,
    userId: viewer.user_id ?? '',
    kind,
    onSent: () => onOpenChange(false),
  });
  if (preview) {
    return (
      <PreviewDialog
        preview={preview}
        viewerId={viewer.id}
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
      title="Prepare an agreement"
      description="We fill in the rest from the deal. You see the full text before anyone gets it."
      submitLabel="Review the text"
      busyLabel="Loading..."
      busy={busy}
      form={formProps}
      failure={
        failure ? (
          <>
            <p>{failure.text}</p>
            {failure.hint === 'no_template' ? (
              <Button
                variant="secondary"
                size="sm"
                className="mt-3"
                onClick={() => {
                  onOpenChange(false);
                  onAddDocument();
                }}
              >
                Add document
              </Button>
            ) : null}
          </>
        ) : null
      }
      onOpenChange={onOpenChange}
    >
      {kinds.length > 1 ? (
        <Segmented
          label="Kind of agreement"
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: agreementKinds[value] }))}
        />
      ) : null}
      <p className="text-sm text-muted">{explanations[kind]}</p>
      <PrepareFields kind={kind} form={form} />
    </FormDialog>
  );
}
