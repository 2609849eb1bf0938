import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { closesDeal } from '@/domain/deal/deal';
import { formatMoment } from '@/kit/time/moments';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { QueryError } from '@/platform/query/query-error';
import { dealErrors } from '@/shared/deals/errors';
import { RoomSection } from '@/shared/deals/room-section';
import { titleQuery, useClearTitle } from '../../api/title';
import type { RoomProps } from '../../room-view';
import { isSettled } from '../../title';
import type { FileDialogProps } from './file-dialog';
import type { ItemDialogProps } from './item-dialog';
import { TitleItem } from './title-item';

const FileDialog = lazyDialog<FileDialogProps>(() => import('./file-dialog').then((module) => module.FileDialog));
const ItemDialog = lazyDialog<ItemDialogProps>(() => import('./item-dialog').then((module) => module.ItemDialog));

/** The title file: what the title company needs, by whom and when. Nothing before it opens one. */
export function TitleSection({ className, ...room }: RoomProps & { className: string }) {
  const { deal, viewer, now } = room;
  const query = useQuery(titleQuery(viewer.user_id ?? '', deal.id));
  const { data: file, error } = query;
  const [dialog, setDialog] = useState<'file' | 'item' | 'clear' | null>(null);
  const clear = useClearTitle();
  const close = () => setDialog(null);
  const keeps = deal.state === 'open' && closesDeal(viewer);
  if (!error && !file && !(file === null && keeps)) return null;
  const left = file?.items.filter((item) => !isSettled(item)).length ?? 0;
  const dialogProps = { deal, viewer, open: true, onOpenChange: close };
  return (
    <RoomSection
      title="Title file"
      text={
        file
          ? `File ${file.number}. ${
              file.cleared_at
                ? `Cleared to close ${formatMoment(file.cleared_at, deal.time_zone, now)}.`
                : left === 0
                  ? 'Nothing is open.'
                  : `${left} of ${file.items.length} still open. Share papers under Documents.`
            }`
          : 'Everyone in the deal sees what you need, from whom, and by when.'
      }
      actions={
        keeps && !error ? (
          <>
            {file && left === 0 && !file.cleared_at ? (
              <Button size="sm" onClick={() => setDialog('clear')}>
                Clear to close
              </Button>
            ) : null}
            <Button size="sm" variant="secondary" onClick={() => setDialog(file ? 'item' : 'file')}>
              {file ? 'Add item' : 'Open the title file'}
            </Button>
          </>
        ) : null
      }
      className={className}
    >
      {file ? (
        <ul className="-my-3 flex flex-col divide-y divide-line">
          {file.items.map((item) => (
            <TitleItem key={item.id} {...room} item={item} />
          ))}
        </ul>
      ) : null}
      {!file && error ? <QueryError query={query} title="We couldn’t load the title file" /> : null}
      {dialog === 'file' ? <FileDialog {...dialogProps} /> : null}
      {dialog === 'item' ? <ItemDialog {...dialogProps} /> : null}
      <ConfirmDialog
        open={dialog === 'clear'}
        onOpenChange={close}
        title="Clear the title to close?"
        description="Everyone in the deal hears that it’s ready to close. Opening an item again takes that back."
        confirmLabel="Clear to close"
        busyLabel="Saving..."
        danger={false}
        errors={dealErrors}
        onConfirm={() => clear.mutateAsync(deal.id)}
      />
    </RoomSection>
  );
}
