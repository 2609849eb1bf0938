import {
  Activity,
  ClipboardCheck,
  Flag,
  Inbox,
  Scale,
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
  role: StaffRole | 'any';
  to: string;
  icon: LucideIcon;
  label: string;
  /** The queues it shows. */
  queues: readonly (keyof StaffCounts)[];
}

const screens: readonly StaffScreen[] = [
  {
    role: 'any',
    to: paths.staffReview,
    icon: ClipboardCheck,
    label: 'Review',
    queues: ['listings', 'submissions', 'events', 'funds', 'waiting'],
  },
  {
    role: 'moderator',
    to: paths.staffReports,
    icon: Flag,
    label: 'Reports',
    queues: ['reports', 'appeals'],
  },
  { role: 'moderator', to: paths.staffMessages, icon: Inbox, label: 'Contact messages', queues: ['messages'] },
  { role: 'moderator', to: paths.staffLog, icon: ScrollText, label: 'Moderation log', queues: [] },
  { role: 'admin', to: paths.staffAgreements, icon: Signature, label: 'Agreement templates', queues: [] },
  { role: 'admin', to: paths.staffRules, icon: Scale, label: 'State rules', queues: [] },
  { role: 'admin', to: paths.staffTeam, icon: Users, label: 'Team', queues: [] },
  { role: 'admin', to: paths.staffOperations, icon: Activity, label: 'Operations', queues: [] },
];

/** The screens that a staff role opens; none without a role. */
export function staffScreens(own: StaffRole | null | undefined): StaffScreen[] {
  return screens.filter(({ role }) => includesRole(own, role));
}
