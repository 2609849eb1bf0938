import { Notifications } from '@/features/notifications/components/list/notifications';

export default function NotificationsScreen() {
  return <Notifications />;
}
