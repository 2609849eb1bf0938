import { FileSearch, Signature, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '@/shared/moderation/reason-dialog';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { toast } from '@/kit/ui/toast';
import { dealErrors } from '@/shared/deals/errors';
import type { DealPartProps } from '@/domain/deal/deal';
import { agreementAccess, type Agreement } from '../../agreements';
import { useDeclineAgreement, useWithdrawAgreement } from '../../api/mutations';
import type { ReviewDialogProps } from './review-dialog';
import { SealedPdf } from './sealed-pdf';

const ReviewDialog = lazyDialog<ReviewDialogProps>(() =>
  import('./review-dialog').then((module) => module.ReviewDialog),
);

interface AgreementActionsProps extends DealPartProps {
  agreement: Agreement;
}

/** Review and sign, read, decline, withdraw, or download. */
export function AgreementActions({ deal, viewer, agreement }: AgreementActionsProps) {
  const [dialog, setDialog] = useState<'review' | 'decline' | 'withdraw' | null>(null);
  const decline = useDeclineAgreement(agreement.id);
  const withdraw = useWithdrawAgreement(agreement.id);
  const { canSign, canWithdraw } = agreementAccess(agreement, deal, viewer);
  const { title } = agreement;
  const close = () => setDialog(null);
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
      {dialog === 'review' ? (
        <ReviewDialog
          deal={deal}
          viewer={viewer}
          agreement={agreement}
          onDecline={() => setDialog('decline')}
          open
          onOpenChange={close}
        />
      ) : null}
      {dialog === 'decline' ? (
        <ReasonDialog
          title="Decline this agreement?"
          subject="Nobody can sign it anymore. You can prepare another one."
          hint="Optional. Everyone who reads the deal’s record sees it."
          submitLabel="Decline agreement"
          busyLabel="Declining..."
          danger
          onClose={close}
          onSubmit={async (reason) => {
            await decline.mutateAsync(reason);
            toast.info('Agreement declined', { description: title });
          }}
          errors={dealErrors}
        />
      ) : null}
      <ConfirmDialog
        open={dialog === 'withdraw'}
        onOpenChange={close}
        title="Withdraw this agreement?"
        description="Nobody can sign it anymore, and signatures so far don’t count. You can prepare another one."
        confirmLabel="Withdraw agreement"
        busyLabel="Withdrawing..."
        errors={dealErrors}
        onConfirm={async () => {
          await withdraw.mutateAsync(undefined);
          toast.info('Agreement withdrawn', { description: title });
        }}
      />
    </div>
  );
}
