import { joinWords } from '@/kit/formatting/join-words';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/ui/dialog';
import { FormError } from '@/kit/ui/field';
import { signerName } from '../../agreements';
import type { Preview } from '../../agreement-schema';
import { AgreementBody, LegalNotice } from './agreement-body';

interface PreviewDialogProps {
  preview: Preview;
  viewerId: string;
  busy: boolean;
  failure: string | null;
  onBack: () => void;
  onSend: () => void;
  onOpenChange: (open: boolean) => void;
}

/** The full text of an agreement before it's sent, and who will get it. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { preview, viewerId, busy, failure, onBack, onSend, onOpenChange } = props;
  const signers = preview.signers.map((signer) => signerName(signer, viewerId).replace(/^You$/, 'you'));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!busy) onOpenChange(open);
      }}
      size="lg"
      title={preview.title}
      description={`To sign: ${joinWords(signers)}. Template approved for ${preview.state}.`}
      footer={
        <>
          <Button variant="secondary" onClick={busy ? undefined : onBack}>
            Back
          </Button>
          <Button
            busy={busy}
            busyLabel="Sending..."
            onClick={({ detail }) => {
              // The second click of a double click was meant for the button that was here before.
              if (detail <= 1) onSend();
            }}
          >
            Send for signatures
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div>
          <LegalNotice />
          <FormError className="mt-4">{failure}</FormError>
        </div>
        <AgreementBody title={preview.title} body={preview.body} />
      </div>
    </Dialog>
  );
}
