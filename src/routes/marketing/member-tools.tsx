import { UnreadLink } from '@/features/messaging/components/unread-link';
import { NotificationBell } from '@/features/notifications/components/bell/notification-bell';
import { appOrigin } from '@/platform/config/hosts';
import { AccountButton } from '@/platform/session/account-button';

/** Messages, notifications, and the account menu, as in the app. Their links lead to the app host. */
export function MemberTools() {
  const origin = appOrigin(window.location);
  return (
    <>
      {/* No room on the narrowest phones; the menu has it. */}
      <span className="contents max-[389px]:hidden">
        <UnreadLink origin={origin} />
      </span>
      <NotificationBell host="public" />
      <AccountButton origin={origin} />
    </>
  );
}
