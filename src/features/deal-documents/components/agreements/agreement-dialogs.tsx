import { ReasonDialog } from '@/shared/moderation/reason-dialog';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { toast } from '@/kit/ui/toast';
import { dealErrors } from '@/shared/deals/errors';
import type { DealPartProps } from '@/domain/deal/deal';
import type { Agreement } from '../../agreements';
import { useDeclineAgreement, useWithdrawAgreement } from '../../api/mutations';
import { AmendmentDialog } from './lazy-amendment-dialog';
import { ReleaseDialog } from '../release/lazy-release-dialog';
import type { ReviewDialogProps } from './review-dialog';

const ReviewDialog = lazyDialog<ReviewDialogProps>(() =>
  import('./review-dialog').then((module) => module.ReviewDialog),
);

/** The dialog of an agreement that is open; null for none. */
export type AgreementDialog = 'review' | 'decline' | 'withdraw' | 'counter' | null;

interface AgreementDialogsProps extends DealPartProps {
  agreement: Agreement;
  dialog: AgreementDialog;
  onChange: (dialog: AgreementDialog) => void;
}

/** Review and sign, decline, counter, or withdraw an agreement. */
export function AgreementDialogs({ deal, viewer, agreement, dialog, onChange }: AgreementDialogsProps) {
  const decline = useDeclineAgreement(agreement.id);
  const withdraw = useWithdrawAgreement(agreement.id);
  const { title } = agreement;
  const close = () => onChange(null);
  return (
    <>
      {dialog === 'review' ? (
        <ReviewDialog
          deal={deal}
          viewer={viewer}
          agreement={agreement}
          onDecline={() => onChange('decline')}
          open
          onOpenChange={close}
        />
      ) : null}
      {dialog === 'counter' && agreement.kind === 'release' ? (
        <ReleaseDialog deal={deal} viewer={viewer} answeredId={agreement.id} open onOpenChange={close} />
      ) : null}
      {dialog === 'counter' && agreement.kind === 'amendment' ? (
        <AmendmentDialog deal={deal} viewer={viewer} answered={agreement} open onOpenChange={close} />
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
    </>
  );
}
