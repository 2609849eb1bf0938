import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/ui/dialog';
import { FormError } from '@/kit/ui/field';
import { describeError } from '@/platform/errors/describe-error';
import { dealErrors } from '@/shared/deals/errors';
import { partyName, roleText, type DealPartProps } from '@/domain/deal/deal';
import { useShareDocument } from '../api/mutations';
import { possibleReaders, type DealDocument } from '../documents';

export interface ShareDocumentProps extends DealPartProps {
  document: DealDocument;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Who can see a document, and the buttons that change it. */
export function ShareDocument({ deal, viewer, document, onOpenChange }: ShareDocumentProps) {
  const share = useShareDocument(document.id);
  const [problem, setProblem] = useState<string | null>(null);
  const parties = possibleReaders(deal, viewer);
  const change = async (partyId: string, shared: boolean) => {
    setProblem(null);
    await share
      .mutateAsync({ partyId, shared })
      .catch((error: unknown) => setProblem(describeError(error, dealErrors)));
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Who can see it"
      description="They’re notified and can open it until you stop sharing. You see every time they do."
      footer={
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Done
        </Button>
      }
    >
      {parties.length === 0 ? <p className="text-[15px] text-muted">{nobodyElse}</p> : null}
      <ul className="flex flex-col divide-y divide-line">
        {parties.map((party) => {
          const shared = document.readers.includes(party.id);
          const name = partyName(party);
          return (
            <li key={party.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="text-sm text-muted">{roleText(party)}</p>
              </div>
              {document.signers.includes(party.id) ? (
                <p className="text-sm text-muted">Signed it</p>
              ) : (
                <Button
                  variant={shared ? 'ghost' : 'secondary'}
                  size="sm"
                  busy={share.isPending && share.variables.partyId === party.id}
                  aria-label={`${shared ? 'Stop sharing' : 'Share'} with ${name}`}
                  onClick={() => void change(party.id, !shared)}
                >
                  {shared ? 'Stop sharing' : 'Share'}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <FormError className="mt-4">{problem}</FormError>
    </Dialog>
  );
}

const nobodyElse =
  'Nobody else in this deal can see documents. Invite someone, or give a guest the right to see shared documents.';
