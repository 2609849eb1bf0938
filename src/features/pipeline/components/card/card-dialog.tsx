import { useQuery } from '@tanstack/react-query';
import { QueryError } from '@/platform/query/query-error';
import { isUuid } from '@/kit/formatting/ids';
import { Dialog } from '@/kit/ui/dialog';
import { EmptyState } from '@/kit/ui/empty-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { cardQuery } from '../../api/card-query';
import type { PipelineSlots } from '../slots';
import { Analyses } from './analyses';
import { CardFacts } from './card-facts';
import { Files } from './files';
import { Notes } from './notes';
import { Tasks } from './tasks';

interface CardDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  cardId: string;
  /** Until the card is there. */
  title: string;
  userId: string;
  slots: PipelineSlots;
}

/** A deal with its stage, notes, tasks, analyses, and files. */
export function CardDialog({ open, onOpenChange, title, ...props }: CardDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="lg">
      <Content onClose={() => onOpenChange(false)} {...props} />
    </Dialog>
  );
}

interface ContentProps extends Pick<CardDialogProps, 'cardId' | 'userId' | 'slots'> {
  onClose: () => void;
}

function Content({ cardId, userId, slots, onClose }: ContentProps) {
  const query = useQuery({ ...cardQuery(userId, cardId), enabled: isUuid(cardId) });
  const { data: card, error } = query;
  if (card === undefined) {
    if (!error) return <CardSkeleton />;
    return <QueryError query={query} title="We couldn’t load this deal" />;
  }
  if (card === null) {
    return <EmptyState title="This deal is no longer in your pipeline" text="It was removed, or the link is wrong." />;
  }
  return (
    <div className="flex flex-col gap-7">
      <CardFacts card={card} userId={userId} onClose={onClose} />
      <Tasks card={card} userId={userId} />
      <Notes card={card} userId={userId} />
      <Analyses card={card} userId={userId} loadLink={slots.loadAnalysisLink} />
      <Files card={card} userId={userId} />
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <output className="sr-only">Loading the deal</output>
      <Skeleton className="h-12" />
      <Skeleton className="h-32" />
      <Skeleton className="h-40" />
    </div>
  );
}
