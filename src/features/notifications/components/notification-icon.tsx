import {
  Bell,
  Building2,
  CalendarClock,
  CreditCard,
  FileCheck,
  ShieldAlert,
  Tag,
  User,
  type LucideIcon,
} from 'lucide-react';
import { Avatar } from '@/platform/pictures/avatar';
import { notificationKind, type NotificationIcon as IconName } from '@/domain/notification/catalog';
import type { Notification } from '../notification';

const icons: Readonly<Record<IconName, LucideIcon>> = {
  calendar: CalendarClock,
  'credit-card': CreditCard,
  document: FileCheck,
  house: Building2,
  'price-tag': Tag,
  shield: ShieldAlert,
};

/** The picture of the member who caused a notification, or the icon of its kind if it names nobody. */
export function NotificationIcon({ notification: { actor, actor_id, kind } }: { notification: Notification }) {
  if (actor) {
    return <Avatar name={actor.name} path={actor.profile_image_url} tier={actor.membership_tier} />;
  }
  const name = notificationKind(kind)?.icon;
  const Icon = actor_id !== null ? User : name ? icons[name] : Bell;
  return (
    <span
      aria-hidden
      className="flex size-10 shrink-0 items-center justify-center rounded-full bg-evergreen-soft text-evergreen-ink"
    >
      <Icon className="size-5" />
    </span>
  );
}
