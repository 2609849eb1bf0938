import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import type { DealPartProps } from '@/domain/deal/deal';
import { formatUsd } from '@/kit/formatting/format';
import { Field } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import { releasesQuery, type ReleasableMoney } from '../../api/releases';
import { releaseDraft, releaseSchema, shareLimits, type ReleaseDraft } from '../../release-schema';
import { LoadFailed } from '../agreements/load-failed';
import { Preparation } from '../agreements/preparation';
import { usePrepareForm } from '../agreements/use-prepare-form';

export interface ReleaseDialogProps extends DealPartProps {
  /** The ID of the other side's release that this one answers. */
  answeredId?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says who gets how much of the earnest money, then shows the full text, then sends it for signatures. */
export function ReleaseDialog(props: ReleaseDialogProps) {
  const query = useQuery(releasesQuery(props.viewer.user_id ?? '', props.deal.id));
  if (query.data?.money) return <ReleaseForm {...props} money={query.data.money} />;
  return query.error ? <LoadFailed query={query} title="Release" onOpenChange={props.onOpenChange} /> : null;
}

function ReleaseForm(props: ReleaseDialogProps & { money: ReleasableMoney }) {
  const { deal, viewer, answeredId, money, onOpenChange } = props;
  const prepared = usePrepareForm<ReleaseDraft>({
    dealId: deal.id,
    kind: 'release',
    fields: {
      storageKey: `release:${viewer.user_id}:${deal.id}:${answeredId ?? ''}`,
      draft: releaseDraft,
      initial: { toBuyer: null, toSeller: null, reason: '' },
      schema: releaseSchema(money, answeredId ?? null),
    },
    onSent: () => onOpenChange(false),
  });
  const { control, register, formState } = prepared.form;
  const [buyer, seller] = [
    useController({ control, name: 'toBuyer' }).field,
    useController({ control, name: 'toSeller' }).field,
  ];
  const { errors } = formState;
  const sum =
    money.amount === null
      ? `Nobody confirmed what was paid; ${formatUsd(money.due)} was due.`
      : `${formatUsd(money.amount)} arrived.`;
  return (
    <Preparation
      prepared={prepared}
      title={answeredId === undefined ? 'Propose a release' : 'Counter the release'}
      description={`Say who gets how much of the earnest money. ${sum}`}
      viewerId={viewer.id}
      onOpenChange={onOpenChange}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField {...buyer} label="To the buyer" limits={shareLimits} error={errors.toBuyer?.message} required />
        <NumberField {...seller} label="To the seller" limits={shareLimits} error={errors.toSeller?.message} required />
      </div>
      <Field label="Why" hint="It’s part of the text that everyone signs." error={errors.reason?.message} required>
        <Textarea rows={3} maxLength={500} {...register('reason')} />
      </Field>
    </Preparation>
  );
}
