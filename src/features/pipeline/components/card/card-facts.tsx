import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/domain/site/paths';
import { formatDate, formatUsd } from '@/kit/formatting/format';
import { describeError } from '@/platform/errors/describe-error';
import { Badge } from '@/kit/ui/badge';
import { Button, ButtonLink } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { useMoveCard, useRemoveCard } from '../../api/mutations';
import type { CardDetail } from '../../api/card-query';
import { boardQuery } from '../../api/queries';
import { availability, dealFacts, moveToStage, ownPrice } from '../../board';
import { stageName, stages, toStage } from '../../stages';
import { DealDialog } from '../deal/deal-dialog';

interface CardFactsProps {
  card: CardDetail;
  userId: string;
  /** Called once the card is removed. */
  onClose: () => void;
}

/** Price, address, and stage of a deal, with its listing, and what can be done with it. */
export function CardFacts({ card, userId, onClose }: CardFactsProps) {
  const { address, price } = dealFacts(card);
  const gone = availability(card);
  const own = ownPrice(card);
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null);
  const remove = useRemoveCard(userId);
  const close = () => setDialog(null);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="numeric text-2xl font-bold">{price === null ? 'Price not stated' : formatUsd(price)}</p>
        {own ? <p className="numeric mt-0.5 font-medium">{own}</p> : null}
        <p className="mt-1 text-[15px] break-words text-muted">{address ?? 'Address not stated'}</p>
        <p className="numeric mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
          {gone ? <Badge>{gone}</Badge> : null}
          Added {formatDate(card.created_at)}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <StageField card={card} userId={userId} />
        <div className="flex flex-wrap gap-3 sm:mb-2">
          {card.listing ? (
            <ButtonLink to={paths.listing(card.listing.id)} variant="secondary" icon={<ExternalLink aria-hidden />}>
              View listing
            </ButtonLink>
          ) : (
            <Button variant="secondary" icon={<Pencil aria-hidden />} onClick={() => setDialog('edit')}>
              Edit deal
            </Button>
          )}
          <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setDialog('remove')}>
            Remove
          </Button>
        </div>
      </div>
      {dialog === 'edit' ? <DealDialog open onOpenChange={close} userId={userId} card={card} /> : null}
      <ConfirmDialog
        open={dialog === 'remove'}
        onOpenChange={close}
        title="Remove this deal from your pipeline?"
        description="Its notes, tasks, saved analyses, and files will be deleted. You can’t undo this."
        confirmLabel="Remove"
        busyLabel="Removing"
        errors={{}}
        onConfirm={async () => {
          await remove.mutateAsync(card.id);
          toast.success('Deal removed');
          onClose();
        }}
      />
    </div>
  );
}

function StageField({ card, userId }: Pick<CardFactsProps, 'card' | 'userId'>) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const move = useMoveCard(userId, (error) => setFailure(describeError(error)));
  const stage = move.isPending ? move.variables.stage : card.stage;
  const choose = (value: string) => {
    setFailure(undefined);
    const to = toStage(value);
    const cards = queryClient.getQueryData(boardQuery(userId).queryKey) ?? [];
    move.mutate(moveToStage(cards, card.id, to) ?? { id: card.id, stage: to, beforeId: null });
  };
  return (
    <Field label="Stage" error={failure} className="w-full sm:w-52">
      <Select value={stage} onChange={({ target }) => choose(target.value)}>
        {stages.map((one) => (
          <option key={one} value={one}>
            {stageName(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
