import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import {
  CalendarClock,
  CalendarDays,
  ChevronRight,
  Handshake,
  MessageCircle,
  SquareKanban,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { Children, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Figures } from '@/features/dashboard/figures';
import { unreadQuery } from '@/features/messaging/api/queries';
import { DueLine } from '@/features/pipeline/components/board/due-line';
import { paths } from '@/domain/site/paths';
import { milestoneKinds } from '@/domain/ledger/milestones';
import { pluralize } from '@/kit/formatting/format';
import { useNow } from '@/kit/hooks/use-now';
import { useMemberChanges, type ChangeCause } from '@/platform/session/use-realtime-channel';
import { timeLeft } from '@/kit/time/moments';
import { zonedTimes } from '@/kit/time/zoned-times';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { answerItems } from './needs-you-items';

interface NeedsYouProps {
  userId: string;
  /** Undefined if they couldn't be loaded, which the tiles say. */
  figures: Pick<Figures, 'offers_to_answer' | 'deal_deadlines' | 'tasks_due' | 'upcoming_events'> | undefined;
  /** How many of the member's listings reviewers returned. */
  returned: number;
  /** Leaves the section out while there's nothing in it. */
  hideEmpty: boolean;
  /** Called when the pipeline, an offer, or a deal has changed. */
  onChanged: () => void;
}

/**
 * What the member has to do: returned listings, offers to answer, deadlines, tasks that are due, unread messages, and
 * their next events.
 */
export function NeedsYou({ userId, figures, returned, hideEmpty, onChanged }: NeedsYouProps) {
  const id = useId();
  const now = useNow();
  const refresh = (cause: ChangeCause) => {
    if (cause === 'changed') onChanged();
  };
  useMemberChanges('pipeline', refresh);
  useMemberChanges('deals', refresh);
  const { data: unread } = useQuery(unreadQuery(userId));
  const answers = answerItems(figures?.offers_to_answer ?? [], now);
  const deadlines = figures?.deal_deadlines ?? [];
  const tasksDue = figures?.tasks_due;
  const events = figures?.upcoming_events ?? [];
  const lists = answers.length + deadlines.length + events.length;
  const count = lists + (tasksDue?.count ?? 0) + (unread ? 1 : 0) + (returned ? 1 : 0);
  if ((!figures || hideEmpty) && count === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        Needs you
      </h2>
      {count === 0 ? (
        <p className="text-[15px] text-muted">You’re all caught up. Offers, deadlines, and tasks appear here.</p>
      ) : (
        <Card>
          <Rows>
            {returned ? (
              <Row icon={Undo2} to={paths.myListings} title="My Listings">
                {pluralize(returned, 'listing')} returned by our team
              </Row>
            ) : null}
            {answers.map(({ key, title, offers: found, to, due }) => (
              <Row key={key} icon={Handshake} to={to} title={title}>
                {found === 1 ? 'Offer to answer' : `${pluralize(found, 'offer')} to answer`}
                <Left at={due} now={now} />
              </Row>
            ))}
            {deadlines.map(({ id: deal, title, kind, due_at: due }) => (
              <Row key={deal} icon={CalendarClock} to={paths.deal(deal)} title={title}>
                {milestoneKinds[kind]}
                <Left at={due} now={now} />
              </Row>
            ))}
            {tasksDue?.tasks.map((task) => (
              <Row key={task.id} icon={SquareKanban} to={paths.pipeline(task.card_id)} title={task.card_title}>
                <DueLine task={task} label="Task: " />
              </Row>
            ))}
            {tasksDue && tasksDue.count > tasksDue.tasks.length ? (
              <Row icon={SquareKanban} to={paths.pipeline()} title="Pipeline">
                {pluralize(tasksDue.count - tasksDue.tasks.length, 'more task')} due
              </Row>
            ) : null}
            {unread ? (
              <Row icon={MessageCircle} to={paths.messages} title="Messages">
                {pluralize(unread, 'unread conversation')}
              </Row>
            ) : null}
            {events.map((event) => (
              <Row key={event.id} icon={CalendarDays} to={paths.event(event.id)} title={event.title}>
                {eventRoles[event.role]}, <time dateTime={event.starts_at}>{zonedTimes(event)}</time>
              </Row>
            ))}
          </Rows>
        </Card>
      )}
    </section>
  );
}

const eventRoles = { organizing: 'Organizing', registered: 'Registered', waitlisted: 'On the waitlist' } as const;

const firstRows = 6;

/** The first rows, and a button for the rest if there are at least two more. */
function Rows({ children }: { children: ReactNode }) {
  const [all, setAll] = useState(false);
  const rows = Children.toArray(children);
  const more = rows.length - firstRows;
  return (
    <>
      <ul className="divide-y divide-line">{all || more < 2 ? rows : rows.slice(0, firstRows)}</ul>
      {more < 2 ? null : (
        <div className="border-t border-line p-1 text-center">
          <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show ${more} more`}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  icon: LucideIcon;
  to: string;
  title: string;
  children: ReactNode;
}

function Row({ icon: Icon, to, title, children }: RowProps) {
  return (
    <li className="relative flex min-h-12 items-center gap-3 px-4 py-2 sm:px-5">
      <Icon aria-hidden className="size-5 shrink-0 text-evergreen-ink" />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6">
        <Link
          to={to}
          className="min-w-0 text-[15px] font-medium wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <div className="numeric text-sm text-muted">{children}</div>
      </div>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </li>
  );
}

function Left({ at, now }: { at: string; now: number }) {
  const left = timeLeft(at, now);
  return (
    <>
      ,{' '}
      <span className={clsx('font-semibold', left === null ? 'text-brick-ink' : 'text-ink')}>{left ?? 'overdue'}</span>
    </>
  );
}
