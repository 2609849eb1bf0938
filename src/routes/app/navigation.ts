import { Handshake, LayoutDashboard, MessageCircle, Store, Users, type LucideIcon } from 'lucide-react';
import { paths } from '@/domain/site/paths';

interface Destination {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The app's main areas, for the sidebar and drawer. The tab bar has the first three. */
export const destinations: readonly Destination[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard },
  { to: paths.marketplace, label: 'Marketplace', icon: Store },
  { to: paths.community, label: 'Community', icon: Users },
  { to: paths.deals, label: 'Deals', icon: Handshake },
  { to: paths.messages, label: 'Messages', icon: MessageCircle },
];

const ofDeals: ReadonlySet<string> = new Set([paths.saved, paths.pipeline()]);

/** Whether a path belongs to an area. The root belongs to the dashboard; posting a listing belongs to none. */
export function isWithin(pathname: string, to: string): boolean {
  if (to === paths.dashboard && pathname === paths.home) return true;
  if (pathname === paths.submitListing) return false;
  if (to === paths.deals && (ofDeals.has(pathname) || pathname.startsWith(paths.offer('')))) return true;
  return pathname === to || pathname.startsWith(`${to}/`);
}
