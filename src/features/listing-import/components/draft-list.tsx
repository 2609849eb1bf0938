import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatNumber, pluralize } from '@/kit/formatting/format';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import type { Publish } from '@/domain/listing/stored-draft';
import { QueryError } from '@/platform/query/query-error';
import { useUnverified } from '@/shared/entitlements/use-gated';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { Disclosure } from '@/kit/ui/disclosure';
import { LoadMore } from '@/kit/ui/load-more';
import { Skeleton } from '@/kit/ui/skeleton';
import { toast } from '@/kit/ui/toast';
import { undoImport } from '../api/import-drafts';
import { draftsQuery, importRoomQuery, type ListingImport } from '../api/queries';
import { postingLimit } from '../import-room';
import { usePublishAll } from '../use-publish-all';
import { DraftItem } from './draft-item';
import { PublishProgress } from './publish-progress';

interface DraftListProps {
  from: ListingImport;
  publish: Publish;
  startsOpen: boolean;
}

/** The drafts of one import, with what can be done with all of them. */
export function DraftList({ from, publish, startsOpen }: DraftListProps) {
  const [open, setOpen] = useState(startsOpen);
  const all = usePublishAll(from.id, publish);
  const unverified = useUnverified();
  const isComplete = from.stored === from.row_count;
  const text = isComplete
    ? [pluralize(from.drafts, 'draft'), from.created_at && `imported ${formatDate(from.created_at)}`]
    : [`Interrupted after ${formatNumber(from.stored)} of ${pluralize(from.row_count, 'row')}`];
  return (
    <Card className="px-4 sm:px-6">
      <Disclosure
        title={<span className="break-words">{from.file_name}</span>}
        text={text.filter(Boolean).join(', ')}
        open={open}
        onToggle={setOpen}
      >
        {all.run ? <PublishProgress run={all.run} onStop={all.stop} onDismiss={all.dismiss} /> : null}
        <div className="flex flex-wrap gap-3 pb-4">
          {isComplete && from.drafts > 1 && !all.run?.running ? (
            <PublishAll count={from.drafts} disabled={unverified} onConfirm={() => void all.start(from.drafts)} />
          ) : null}
          {from.id === null || all.run?.running ? null : <UndoImport id={from.id} from={from} />}
        </div>
        {open && isComplete ? <Drafts importId={from.id} publish={publish} /> : null}
      </Disclosure>
    </Card>
  );
}

interface PublishAllProps {
  count: number;
  disabled: boolean;
  onConfirm: () => void;
}

function PublishAll({ count, disabled, onConfirm }: PublishAllProps) {
  const [asking, setAsking] = useState(false);
  const room = useQuery({ ...importRoomQuery, enabled: asking });
  const limit = room.data ? postingLimit(room.data, count) : 'You can post a limited number of listings a day.';
  const texts = ['Drafts that have everything they need are posted.', limit, 'The others stay here.'];
  return (
    <>
      <Button disabled={disabled} onClick={() => setAsking(true)}>
        Publish all
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Publish ${pluralize(count, 'draft')}?`}
        description={texts.filter(Boolean).join(' ')}
        confirmLabel="Publish all"
        danger={false}
        onConfirm={onConfirm}
      />
    </>
  );
}

function UndoImport({ id, from }: { id: string; from: ListingImport }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const isComplete = from.stored === from.row_count;
  const undo = async () => {
    await undoImport(id);
    toast.success(isComplete ? 'Import undone' : 'Import removed', { description: from.file_name });
    await queryClient.invalidateQueries({ queryKey: marketplaceKeys.drafts });
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {isComplete ? 'Undo import' : 'Remove'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={isComplete ? 'Undo this import?' : 'Remove this import?'}
        description={
          isComplete
            ? `This deletes the ${pluralize(from.drafts, 'draft')} left of it. Listings you’ve published stay.`
            : 'This removes the rows imported so far. To import the file, choose it again.'
        }
        confirmLabel={isComplete ? 'Undo import' : 'Remove'}
        errors={{}}
        onConfirm={undo}
      />
    </>
  );
}

function Drafts({ importId, publish }: { importId: string | null; publish: Publish }) {
  const drafts = useInfiniteQuery(draftsQuery(importId));
  if (drafts.isPending) return <Skeleton className="h-40" />;
  if (drafts.isError) return <QueryError query={drafts} title="We couldn’t load these drafts" />;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {drafts.data.pages.flat().map((draft) => (
          <DraftItem key={draft.id} draft={draft} publish={publish} />
        ))}
      </ul>
      <LoadMore itemsLabel="drafts" query={drafts} marginPx={0} />
    </>
  );
}
