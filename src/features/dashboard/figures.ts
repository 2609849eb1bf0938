import type { MilestoneKind } from '@/domain/ledger/milestones';
import type { Database } from '@/domain/database.types';
import type { GettingStarted } from './getting-started';

type Stored = Database['public']['Functions']['dashboard_figures']['Returns'][number];

/** An event the member organizes, registered for, or waits for. */
interface UpcomingEvent {
  id: string;
  title: string;
  starts_at: string;
  ends_at: string;
  time_zone: string;
  format: 'in_person' | 'online';
  location: string | null;
  price_usd: number | null;
  role: 'organizing' | 'registered' | 'waitlisted';
}

/** The member's tasks that are due, and how many there are, also beyond the first ones. */
interface TasksDue {
  count: number;
  tasks: {
    id: string;
    title: string;
    due_on: string | null;
    due_at: string | null;
    card_id: string;
    card_title: string;
  }[];
}

/** An offer that waits for the member's answer. */
export interface OfferToAnswer {
  id: string;
  title: string;
  /** When it expires. */
  respond_by: string;
  /** The member's listing; null for their own offer, and once it's deleted. */
  listing_id: string | null;
}

/** The next milestone of a deal, overdue or due within a week. */
interface DealDeadline {
  /** The deal's. */
  id: string;
  title: string;
  kind: MilestoneKind;
  due_at: string;
}

/** What the dashboard shows first. The comment on SQL function `dashboard_figures` defines it. */
export interface Figures extends Omit<
  Stored,
  'getting_started' | 'upcoming_events' | 'tasks_due' | 'offers_to_answer' | 'deal_deadlines'
> {
  /** Null once the member has dismissed the checklist or outgrown it. */
  getting_started: GettingStarted | null;
  upcoming_events: UpcomingEvent[];
  tasks_due: TasksDue;
  offers_to_answer: OfferToAnswer[];
  deal_deadlines: DealDeadline[];
}
