import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ownCompaniesQuery } from '@/shared/deals/api/companies';
import { companyDraft, companySchema, noCompany, type Company } from '@/domain/offer/company';
import { CompanyFields } from '@/shared/deals/company-fields';
import { companyText } from '@/domain/offer/company';
import { dealErrors } from '@/shared/deals/errors';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { toast } from '@/kit/ui/toast';
import { useSetCompany } from '../api/mutations';
import type { RoomProps } from '../room-view';

export interface CompanyDialogProps extends Omit<RoomProps, 'now'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says whether the viewer acts for themselves or for a company, which agreements then name. */
export function CompanyDialog(props: CompanyDialogProps) {
  const { data: earlier, isPending } = useQuery(ownCompaniesQuery(props.viewer.user_id ?? ''));
  // Without them, there's still a new one to enter.
  return isPending ? null : <CompanyForm {...props} earlier={earlier ?? []} />;
}

function CompanyForm({ deal, viewer, onOpenChange, earlier }: CompanyDialogProps & { earlier: readonly Company[] }) {
  const save = useSetCompany(deal.id);
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `company:${viewer.user_id}:${deal.id}`,
    draft: companyDraft,
    initial: { ...noCompany, who: companyText(viewer) ?? 'self' },
    schema: companySchema(earlier),
    send: (sent) => save.mutateAsync(sent),
    onSent: (sent) => {
      toast.success(sent === null ? 'You act for yourself' : `You act for ${sent.company}`, {
        description: deal.title,
      });
      onOpenChange(false);
    },
    errors: dealErrors,
  });
  const who = useWatch({ control: form.control, name: 'who' });
  return (
    <FormDialog
      {...sending}
      title="Who do you act for?"
      description="Agreements you prepare or sign from now on name the company, and you as its signer."
      submitLabel="Save"
      busyLabel="Saving..."
      onOpenChange={onOpenChange}
    >
      <CompanyFields label="I act for" earlier={earlier} who={who} register={form.register} errorOf={errorOf} />
    </FormDialog>
  );
}
