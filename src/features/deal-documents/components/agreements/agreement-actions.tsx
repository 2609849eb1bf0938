import { FileSearch, PenLine, Signature, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import type { DealPartProps } from '@/domain/deal/deal';
import { agreementAccess, type Agreement } from '../../agreements';
import { AgreementDialogs, type AgreementDialog } from './agreement-dialogs';
import { SealedPdf } from './sealed-pdf';

interface AgreementActionsProps extends DealPartProps {
  agreement: Agreement;
}

/** Review and sign, read, decline, withdraw, or download. */
export function AgreementActions({ deal, viewer, agreement }: AgreementActionsProps) {
  const [dialog, setDialog] = useState<AgreementDialog>(null);
  const { canSign, canWithdraw, canCounter } = agreementAccess(agreement, deal, viewer);
  const { title } = agreement;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 empty:hidden">
      <SealedPdf userId={viewer.user_id ?? ''} agreement={agreement} />
      {agreement.body === null ? null : (
        <Button
          variant={canSign ? 'primary' : 'secondary'}
          size="sm"
          icon={canSign ? <Signature aria-hidden /> : <FileSearch aria-hidden />}
          aria-label={`${canSign ? 'Review and sign' : 'Read'}: ${title}`}
          onClick={() => setDialog('review')}
        >
          {canSign ? 'Review and sign' : 'Read'}
        </Button>
      )}
      {canCounter ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<PenLine aria-hidden />}
          aria-label={`Counter: ${title}`}
          onClick={() => setDialog('counter')}
        >
          Counter
        </Button>
      ) : null}
      {canWithdraw ? (
        <Button
          variant="ghost"
          size="sm"
          icon={<Undo2 aria-hidden />}
          aria-label={`Withdraw: ${title}`}
          onClick={() => setDialog('withdraw')}
        >
          Withdraw
        </Button>
      ) : null}
      <AgreementDialogs deal={deal} viewer={viewer} agreement={agreement} dialog={dialog} onChange={setDialog} />
    </div>
  );
}
