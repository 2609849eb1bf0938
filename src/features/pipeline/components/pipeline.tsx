import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Columns3, Plus, Rows3, SquareKanban } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/domain/site/paths';
import type { Exporting } from '@/platform/export/all-rows';
import { DownloadCsv } from '@/platform/export/download-csv';
import { PageHeading } from '@/platform/layout/page';
import { useQueryState } from '@/platform/navigation/use-query-state';
import { useUser } from '@/platform/auth/auth-provider';
import { refetchChanged } from '@/platform/query/refetch-changed';
import { useMemberChanges } from '@/platform/session/use-realtime-channel';
import { QueryError } from '@/platform/query/query-error';
import { Button, ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { Segmented } from '@/kit/ui/segmented';
import { isMoving } from '../api/mutations';
import { pipelineKeys } from '../api/keys';
import { boardQuery, loadExport } from '../api/queries';
import { boardCodec, type BoardState } from '../board-state';
import type { BoardCard } from '../board';
import { Board } from './board/board';
import { DealList } from './board/deal-list';
import { PipelineSkeleton } from './board/pipeline-skeleton';
import { useBoard } from './board/use-board';
import type { PipelineSlots } from './slots';

const loadCsv = async ({ signal }: Exporting) => {
  const [cards, { pipelineCsv }] = await Promise.all([loadExport(signal), import('../csv')]);
  return pipelineCsv(cards, (id) => window.location.origin + paths.listing(id), new Date());
};

const CardDialog = lazyDialog(() => import('./card/card-dialog').then((module) => module.CardDialog));
const DealDialog = lazyDialog(() => import('./deal/deal-dialog').then((module) => module.DealDialog));

const views = [
  { value: 'board', label: 'Board', icon: <Columns3 aria-hidden /> },
  { value: 'list', label: 'List', icon: <Rows3 aria-hidden /> },
] as const;

/** The member's pipeline: a board or a list of deals, and the open deal. */
export function Pipeline(slots: PipelineSlots) {
  const user = useUser();
  return <PipelineOf key={user.id} userId={user.id} slots={slots} />;
}

function PipelineOf({ userId, slots }: { userId: string; slots: PipelineSlots }) {
  const state = useQueryState(boardCodec);
  const [adding, setAdding] = useState(false);
  const { data: cards } = useQuery(boardQuery(userId));
  useLivePipeline(userId);
  const open = cards?.find(({ id }) => id === state.card);
  return (
    <div className="mx-auto flex w-full max-w-[110rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <PageHeading
        title="Pipeline"
        lead="Every deal you’re working on. Only you can see it."
        actions={
          <>
            <Segmented label="View" value={state.view} options={views} onChange={(view) => state.set({ view })} />
            <DownloadCsv name="pipeline" disabled={!cards?.length} load={loadCsv} />
            <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
              Add deal
            </Button>
          </>
        }
      />
      <Cards userId={userId} view={state.view} slots={slots} onAdd={() => setAdding(true)} />
      <CardDialog
        key={state.card}
        open={state.card !== null}
        onOpenChange={() => state.set({ card: null }, { replace: true })}
        cardId={state.card ?? ''}
        title={open ? (open.listing?.title ?? open.title) : 'Deal'}
        userId={userId}
        slots={slots}
      />
      {adding ? <DealDialog open onOpenChange={setAdding} userId={userId} card={null} /> : null}
    </div>
  );
}

interface CardsProps {
  userId: string;
  view: BoardState['view'];
  slots: PipelineSlots;
  onAdd: () => void;
}

function Cards({ userId, view, slots, onAdd }: CardsProps) {
  const query = useQuery(boardQuery(userId));
  const { data: cards, error } = query;
  if (cards === undefined) {
    if (!error) return <PipelineSkeleton view={view} />;
    return <QueryError query={query} title="We couldn’t load your pipeline" />;
  }
  if (cards.length === 0) {
    return (
      <EmptyState
        icon={<SquareKanban />}
        title="Your pipeline is empty"
        text="Select Add to pipeline on a listing, or add a deal from elsewhere. Notes, tasks, and files stay with it."
        action={
          <>
            <ButtonLink to={paths.marketplace}>Browse the marketplace</ButtonLink>
            <Button variant="secondary" onClick={onAdd}>
              Add a deal
            </Button>
          </>
        }
      />
    );
  }
  return <Filled userId={userId} cards={cards} slots={slots} />;
}

function Filled({ userId, cards, slots }: { userId: string; cards: readonly BoardCard[]; slots: PipelineSlots }) {
  const state = useQueryState(boardCodec);
  const { board, announcement } = useBoard(
    userId,
    cards,
    state.view === 'board' ? (stage) => state.set({ stage }, { replace: true }) : null,
  );
  return (
    <>
      {state.view === 'board' ? (
        <Board cards={cards} board={board} state={state} slots={slots} />
      ) : (
        <DealList cards={cards} board={board} state={state} slots={slots} />
      )}
      <output className="sr-only">{announcement}</output>
    </>
  );
}

/** Reads the pipeline again when another tab, or an offer, changes it. */
function useLivePipeline(userId: string) {
  const queryClient = useQueryClient();
  useMemberChanges('pipeline', (cause) => {
    // Moves in flight read it when they're done.
    if (cause === 'changed' && !isMoving(queryClient))
      void refetchChanged(queryClient, { queryKey: pipelineKeys.all(userId) });
  });
}
