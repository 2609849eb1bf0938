import { useQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import type { DealPartProps } from '@/domain/deal/deal';
import { termNames, type Term } from '@/domain/offer/fields';
import { agreedTermsQuery } from '@/shared/deals/api/terms';
import { TermInputs } from '@/shared/deals/term-inputs';
import { pickTerms, type TermsDraft } from '@/shared/deals/terms-draft';
import { amendmentDraft, amendmentSchema } from '../../amendment-schema';
import type { Agreement } from '../../agreements';
import { LoadFailed } from './load-failed';
import { Preparation } from './preparation';
import { usePrepareForm } from './use-prepare-form';

export interface AmendmentDialogProps extends DealPartProps {
  /** The other side's amendment that this one answers. */
  answered?: Agreement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes the terms in force, then shows the full text, then sends it for signatures. */
export function AmendmentDialog(props: AmendmentDialogProps) {
  const query = useQuery(agreedTermsQuery(props.viewer.user_id ?? '', props.deal));
  if (query.data) return <AmendmentForm {...props} inForce={pickTerms<TermsDraft>(query.data)} />;
  return query.error ? <LoadFailed query={query} title="Amendment" onOpenChange={props.onOpenChange} /> : null;
}

/** What the field of a term says here, where it isn't what it says in an offer. */
const hints: Partial<Record<Term, string>> = {
  earnest_due_hours: 'More earnest money is due this many hours after the last signature.',
  earnest_due_days: 'More earnest money is due by 5 PM, this many business days after the last signature.',
  inspection_days: 'Days after the offer was accepted. Enter 0 to waive it.',
};

function AmendmentForm(props: AmendmentDialogProps & { inForce: TermsDraft }) {
  const { deal, viewer, answered, inForce, onOpenChange } = props;
  const prepared = usePrepareForm<TermsDraft>({
    dealId: deal.id,
    kind: 'amendment',
    fields: {
      storageKey: `amendment:${viewer.user_id}:${deal.id}:${deal.version}:${answered?.id ?? ''}`,
      draft: amendmentDraft,
      initial: { ...inForce, ...answered?.changes },
      schema: amendmentSchema(inForce, answered?.id ?? null),
    },
    onSent: () => onOpenChange(false),
  });
  return (
    <Preparation
      prepared={prepared}
      title={answered ? 'Counter the amendment' : 'Change the terms'}
      description="Change what you agreed on. It takes effect once everyone has signed."
      viewerId={viewer.id}
      onOpenChange={onOpenChange}
    >
      <FormProvider {...prepared.form}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TermInputs
            names={termNames.filter((name) => name !== 'jv_share_pct' || inForce.jv_share_pct !== 0)}
            hints={hints}
          />
        </div>
      </FormProvider>
    </Preparation>
  );
}
