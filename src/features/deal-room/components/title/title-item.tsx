import { CircleCheck, CircleDashed, CircleMinus, CircleArrowRight } from 'lucide-react';
import { clsx } from 'clsx';
import { closesDeal } from '@/domain/deal/deal';
import { formatDay } from '@/kit/formatting/format';
import { wallTime } from '@/kit/time/time-zones';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { describeError } from '@/platform/errors/describe-error';
import { dealErrors } from '@/shared/deals/errors';
import { useMoveTitleItem } from '../../api/title';
import type { RoomProps } from '../../room-view';
import { actionLabel, isSettled, stateText, titleActions, type TitleItem as Item } from '../../title';

const icons = { open: CircleDashed, sent: CircleArrowRight, done: CircleCheck, not_needed: CircleMinus } as const;

/** What the title file needs: from whom, until when, and what the viewer can do about it. */
export function TitleItem({ deal, viewer, now, item }: RoomProps & { item: Item }) {
  const move = useMoveTitleItem();
  const Icon = icons[item.state as keyof typeof icons] ?? CircleDashed;
  const today = wallTime(new Date(now), deal.time_zone).slice(0, 10);
  const isOverdue = deal.state === 'open' && !isSettled(item) && item.due_on !== null && item.due_on < today;
  const owner = viewer.role === item.owner ? 'you' : item.owner === 'title' ? 'the title company' : `the ${item.owner}`;
  const state = stateText(item);
  const closes = closesDeal(viewer);
  return (
    <li className="flex items-start gap-2.5 py-3">
      <Icon
        aria-hidden
        className={clsx('mt-0.5 size-5 shrink-0', item.state === 'done' ? 'text-evergreen-ink' : 'text-muted')}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 basis-48 grow">
          <p className="text-[15px] font-medium wrap-anywhere">{item.label}</p>
          <p className={clsx('numeric text-sm', isOverdue ? 'font-medium text-brick-ink' : 'text-muted')}>
            {[
              `From ${owner}`,
              item.due_on !== null && !isSettled(item)
                ? `${isOverdue ? 'was due' : 'due'} ${formatDay(item.due_on)}`
                : null,
              state,
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-1 empty:hidden">
          {(deal.state === 'open' ? titleActions(item, viewer) : []).map((action, index) => (
            <Button
              key={action}
              size="sm"
              variant={index === 0 && action !== 'open' ? 'secondary' : 'ghost'}
              aria-label={`${actionLabel(action, item, closes)}: ${item.label}`}
              busy={move.isPending && move.variables.action === action}
              onClick={() =>
                move.mutate(
                  { id: item.id, action },
                  {
                    onError: (error) => {
                      toast.error(describeError(error, dealErrors));
                    },
                  },
                )
              }
            >
              {actionLabel(action, item, closes)}
            </Button>
          ))}
        </div>
      </div>
    </li>
  );
}
