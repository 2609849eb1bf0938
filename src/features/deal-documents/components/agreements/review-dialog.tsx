import { formatMoment } from '@/kit/time/moments';
import { Button } from '@/kit/ui/button';
import { Checkbox } from '@/kit/ui/checkbox';
import { Dialog } from '@/kit/ui/dialog';
import { Field, FormError } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { type DealPartProps } from '@/domain/deal/deal';
import { companyText } from '@/domain/offer/company';
import { agreementAccess, consentSentence, endedText, type Agreement } from '../../agreements';
import { AgreementBody, LegalNotice } from './agreement-body';
import { useSignForm } from './use-sign-form';

export interface ReviewDialogProps extends DealPartProps {
  agreement: Agreement;
  onDecline: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The full text of an agreement, and for who still has to sign it, the form that signs or declines it. */
export function ReviewDialog({ deal, viewer, agreement, onDecline, onOpenChange }: ReviewDialogProps) {
  const { form, errorOf, sending, otherName } = useSignForm(agreement, viewer.user_id, () => {
    toast.success('You signed the agreement', { description: agreement.title });
    onOpenChange(false);
  });
  const { busy, failure } = sending;
  const { title, body } = agreement;
  // While sending, the agreement may already be known as signed.
  const signing = agreementAccess(agreement, deal, viewer).canSign || busy;
  const own = agreement.signatures.find(({ party_id }) => party_id === viewer.id);
  const change = (open: boolean) => {
    if (!busy) onOpenChange(open);
  };
  return (
    <Dialog
      open
      onOpenChange={change}
      size="lg"
      title={title}
      description={signing ? 'Read all of it before you sign. Everyone signs exactly this text.' : undefined}
      footer={
        signing ? (
          <>
            <Button variant="ghost" onClick={busy ? undefined : onDecline}>
              Decline
            </Button>
            <Button type="submit" form={sending.form.id} busy={busy} busyLabel="Signing...">
              Sign agreement
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => change(false)}>
            Done
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {signing ? (
          <LegalNotice />
        ) : (
          <p className="text-[15px] font-medium">
            {endedText(agreement) ?? `You signed it ${formatMoment(own?.signed_at ?? '', deal.time_zone)}.`}
          </p>
        )}
        <AgreementBody title={title} body={body ?? ''} />
        {signing ? (
          <form {...sending.form} className="flex flex-col gap-5">
            <Field
              label="Your full name"
              hint={
                own?.name
                  ? `In the agreement: ${own.name}${own.company === null ? '' : `, for ${companyText(own)}`}`
                  : undefined
              }
              error={errorOf('name')}
              required
            >
              <Input autoComplete="name" maxLength={120} {...form.register('name')} />
            </Field>
            <Checkbox label={consentSentence} error={errorOf('consent')} {...form.register('consent')} />
            {otherName === null ? null : (
              <Checkbox
                label={`I sign as “${otherName}”, although my account has another name. The record will say so.`}
                {...form.register('confirmed')}
              />
            )}
          </form>
        ) : null}
        <FormError>{failure}</FormError>
      </div>
    </Dialog>
  );
}
