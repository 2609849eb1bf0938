import { BookOpen, LayoutDashboard, Store, Users, type LucideIcon } from 'lucide-react';
import { paths } from '@/shared/config/paths';

interface Destination {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The app's main areas, as the sidebar, the drawer and the tab bar show them. */
export const destinations: readonly Destination[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard },
  { to: paths.marketplace, label: 'Marketplace', icon: Store },
  { to: paths.community, label: 'Community', icon: Users },
  { to: paths.resources, label: 'Resources', icon: BookOpen },
];

/** Whether an address belongs to an area: its own path or one below it, and the root to the dashboard. */
export function isWithin(pathname: string, to: string): boolean {
  if (to === paths.dashboard && pathname === paths.home) return true;
  if (pathname === paths.submitListing) return false;
  return pathname === to || pathname.startsWith(`${to}/`);
}
