import {
  Activity,
  CalendarCheck,
  ClipboardCheck,
  Clock,
  FileCheck,
  Flag,
  Gavel,
  Inbox,
  Landmark,
  ScrollText,
  Signature,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '@/domain/site/paths';
import type { StaffCounts } from './staff-counts';
import { includesRole, type StaffRole } from './staff';

interface StaffScreen {
  /** Who may open it. Admins may open all of them. */
  role: StaffRole;
  to: string;
  icon: LucideIcon;
  label: string;
  /** The queue it shows; null for screens without one. */
  queue: keyof StaffCounts | null;
}

const screens: readonly StaffScreen[] = [
  { role: 'reviewer', to: paths.staffListings, icon: ClipboardCheck, label: 'Review listings', queue: 'listings' },
  { role: 'reviewer', to: paths.staffSubmissions, icon: FileCheck, label: 'Submissions', queue: 'submissions' },
  { role: 'reviewer', to: paths.staffFunds, icon: Landmark, label: 'Proofs of funds', queue: 'funds' },
  { role: 'reviewer', to: paths.staffEvents, icon: CalendarCheck, label: 'Event proposals', queue: 'events' },
  { role: 'moderator', to: paths.staffWaiting, icon: Clock, label: 'Waiting for review', queue: 'waiting' },
  { role: 'moderator', to: paths.staffReports, icon: Flag, label: 'Reports', queue: 'reports' },
  { role: 'moderator', to: paths.staffAppeals, icon: Gavel, label: 'Appeals', queue: 'appeals' },
  { role: 'moderator', to: paths.staffMessages, icon: Inbox, label: 'Contact messages', queue: 'messages' },
  { role: 'moderator', to: paths.staffLog, icon: ScrollText, label: 'Moderation log', queue: null },
  { role: 'admin', to: paths.staffAgreements, icon: Signature, label: 'Agreement templates', queue: null },
  { role: 'admin', to: paths.staffTeam, icon: Users, label: 'Team', queue: null },
  { role: 'admin', to: paths.staffOperations, icon: Activity, label: 'Operations', queue: null },
];

/** The screens that a staff role opens; none without a role. */
export function staffScreens(own: StaffRole | null | undefined): StaffScreen[] {
  return screens.filter(({ role }) => includesRole(own, role));
}
