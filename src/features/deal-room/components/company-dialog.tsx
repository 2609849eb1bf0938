import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { companyText } from '@/shared/deals/deal';
import { dealError } from '@/shared/deals/errors';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useDraftForm } from '@/shared/forms/use-draft-form';
import { usStates } from '@/shared/places/us-states';
import { Field } from '@/shared/ui/field';
import { Input, Select } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import { useSetCompany } from '../api/mutations';
import { ownCompaniesQuery } from '../api/queries';
import { companyDraft, companySchema, type Company } from '../company';
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
  const current = earlier.findIndex(
    ({ company, company_state, capacity }) =>
      company === viewer.company && company_state === viewer.company_state && capacity === viewer.capacity,
  );
  const { form, errorOf, sending } = useDraftForm({
    // The choices are numbered.
    storageKey: `company:${viewer.user_id}:${deal.id}:${earlier.length}`,
    draft: companyDraft,
    initial: { who: current < 0 ? 'self' : String(current), company: '', company_state: '', capacity: '' },
    schema: companySchema(earlier),
    send: (sent) => save.mutateAsync(sent),
    onSent: (sent) => {
      toast.success(sent === null ? 'You act for yourself' : `You act for ${sent.company}`, {
        description: deal.title,
      });
      onOpenChange(false);
    },
    describe: dealError,
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
      <Field label="I act for" required>
        <Select {...form.register('who')}>
          <option value="self">Myself</option>
          {earlier.map((company, index) => (
            <option key={companyText(company)} value={index}>
              {companyText(company)}
            </option>
          ))}
          <option value="other">{earlier.length > 0 ? 'Another company' : 'A company'}</option>
        </Select>
      </Field>
      {who === 'other' ? (
        <>
          <Field
            label="Company"
            hint="Its full legal name, such as Oak Street Holdings LLC."
            error={errorOf('company')}
            required
          >
            <Input autoComplete="organization" maxLength={160} {...form.register('company')} />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Organized in" hint="The company’s state." error={errorOf('company_state')} required>
              <Select {...form.register('company_state')}>
                <option value="">Choose a state</option>
                {usStates.map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Your role" hint="Such as Managing member." error={errorOf('capacity')} required>
              <Input autoComplete="organization-title" maxLength={80} {...form.register('capacity')} />
            </Field>
          </div>
        </>
      ) : null}
    </FormDialog>
  );
}
