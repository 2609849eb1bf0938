import {
  Activity,
  Building2,
  CalendarCheck,
  ClipboardCheck,
  Clock,
  CreditCard,
  FileCheck,
  Flag,
  Gavel,
  Heart,
  Inbox,
  Landmark,
  LogOut,
  ScrollText,
  Settings,
  Signature,
  SquareKanban,
  Target,
  User,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/shared/ui/menu';
import { RadixMenu } from '@/shared/ui/radix-menu';
import { signOut } from './sign-out';
import { includesRole, useStaff, type StaffRole } from './staff';

interface AccountMenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  name: string;
  /** Null while the name falls back to the email. */
  email: string | null;
  /** The app host's, on the public site. */
  origin?: string;
}

/** The account menu. Opens on mount, because its code is downloaded on the first click. */
export function AccountMenu({ trigger, name, email, origin = '' }: AccountMenuProps) {
  return (
    <RadixMenu trigger={trigger}>
      <MenuLabel>
        <span className="block max-w-60 truncate font-semibold text-ink">{name}</span>
        {email ? <span className="block max-w-60 truncate">{email}</span> : null}
      </MenuLabel>
      <MenuSeparator />
      <MenuLink to={origin + paths.profile} icon={<User aria-hidden />}>
        Profile
      </MenuLink>
      <MenuLink to={origin + paths.myListings} icon={<Building2 aria-hidden />}>
        My listings
      </MenuLink>
      <MenuLink to={origin + paths.buyBox} icon={<Target aria-hidden />}>
        Investment Criteria
      </MenuLink>
      <MenuLink to={origin + paths.pipeline()} icon={<SquareKanban aria-hidden />}>
        Pipeline
      </MenuLink>
      <MenuLink to={origin + paths.saved} icon={<Heart aria-hidden />}>
        Saved
      </MenuLink>
      <StaffLinks origin={origin} />
      <MenuLink to={origin + paths.account} icon={<Settings aria-hidden />}>
        Account
      </MenuLink>
      <MenuLink to={origin + paths.funds} icon={<Landmark aria-hidden />}>
        Proof of funds
      </MenuLink>
      <MenuLink to={origin + paths.billing} icon={<CreditCard aria-hidden />}>
        Billing
      </MenuLink>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </RadixMenu>
  );
}

const staffLinks: readonly { role: StaffRole; to: string; icon: ReactNode; label: string }[] = [
  { role: 'reviewer', to: paths.staffListings, icon: <ClipboardCheck aria-hidden />, label: 'Review listings' },
  { role: 'reviewer', to: paths.staffSubmissions, icon: <FileCheck aria-hidden />, label: 'Submissions' },
  { role: 'reviewer', to: paths.staffFunds, icon: <Landmark aria-hidden />, label: 'Proofs of funds' },
  { role: 'reviewer', to: paths.staffEvents, icon: <CalendarCheck aria-hidden />, label: 'Event proposals' },
  { role: 'moderator', to: paths.staffWaiting, icon: <Clock aria-hidden />, label: 'Waiting for review' },
  { role: 'moderator', to: paths.staffReports, icon: <Flag aria-hidden />, label: 'Reports' },
  { role: 'moderator', to: paths.staffAppeals, icon: <Gavel aria-hidden />, label: 'Appeals' },
  { role: 'moderator', to: paths.staffLog, icon: <ScrollText aria-hidden />, label: 'Moderation log' },
  { role: 'moderator', to: paths.staffMessages, icon: <Inbox aria-hidden />, label: 'Contact messages' },
  { role: 'admin', to: paths.staffAgreements, icon: <Signature aria-hidden />, label: 'Agreement templates' },
  { role: 'admin', to: paths.staffTeam, icon: <Users aria-hidden />, label: 'Team' },
  { role: 'admin', to: paths.staffOperations, icon: <Activity aria-hidden />, label: 'Operations' },
];

/** The staff screens that the member's role opens. */
function StaffLinks({ origin }: { origin: string }) {
  const { data: own } = useStaff();
  return staffLinks
    .filter(({ role }) => includesRole(own?.role, role))
    .map(({ to, icon, label }) => (
      <MenuLink key={to} to={origin + to} icon={icon}>
        {label}
      </MenuLink>
    ));
}
