import type { Database } from '@/shared/supabase/database.types';
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

/** What the dashboard shows first. The comment on SQL function `dashboard_figures` defines it. */
export interface Figures extends Omit<Stored, 'getting_started' | 'upcoming_events' | 'tasks_due'> {
  /** Null once the member has dismissed the checklist or outgrown it. */
  getting_started: GettingStarted | null;
  upcoming_events: UpcomingEvent[];
  tasks_due: TasksDue;
}
