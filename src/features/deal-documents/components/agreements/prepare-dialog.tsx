import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { Segmented } from '@/kit/ui/segmented';
import type { DealPartProps } from '@/domain/deal/deal';
import { DealRules } from '@/shared/deals/deal-rules';
import { agreementKinds, type PreparedKind } from '../../agreements';
import { PrepareFields } from './prepare-fields';
import { Preparation } from './preparation';
import { assignmentSchema, emptyPreparation, jvSchema, prepareDraft, type PrepareDraft } from '../../agreement-schema';
import { usePrepareForm } from './use-prepare-form';

export interface PrepareDialogProps extends DealPartProps {
  /** The kinds that can be prepared now. */
  kinds: readonly PreparedKind[];
  onAddDocument: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const explanations: Readonly<Record<PreparedKind, string>> = {
  assignment: 'The seller assigns the purchase contract to the buyer, for a fee. Both sign.',
  jv: 'Everyone with a share of the profit in the agreed split signs.',
};

/** Prepares an agreement: what the deal doesn't know, then the full text, then sending it for signatures. */
export function PrepareDialog({ deal, viewer, kinds, onAddDocument, onOpenChange }: PrepareDialogProps) {
  const [kind, setKind] = useState<PreparedKind>(kinds[0] ?? 'assignment');
  const [now] = useState(() => new Date());
  const prepared = usePrepareForm<PrepareDraft>({
    dealId: deal.id,
    kind,
    fields: {
      storageKey: `agreement:${viewer.user_id}:${deal.id}`,
      draft: prepareDraft,
      initial: emptyPreparation,
      schema: kind === 'assignment' ? assignmentSchema(now) : jvSchema(now),
    },
    onSent: () => onOpenChange(false),
  });
  return (
    <Preparation
      prepared={prepared}
      title="Prepare an agreement"
      description="We fill in the rest from the deal. You see the full text before anyone gets it."
      viewerId={viewer.id}
      withoutTemplate={
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
      <PrepareFields kind={kind} form={prepared.form} />
      {kind === 'assignment' && viewer.role === 'seller' ? <DealRules deal={deal} viewer={viewer} /> : null}
    </Preparation>
  );
}
