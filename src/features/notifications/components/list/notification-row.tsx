import { EllipsisVertical, Mail, MailOpen, Trash2 } from 'lucide-react';
import { IconButton } from '@/shared/ui/button';
import { Menu, MenuItem } from '@/shared/ui/menu';
import { useMark, useRemove } from '../../api/mutations';
import { plainSentence } from '../../kinds';
import type { Filter } from '../../list-rules';
import type { Notification } from '../../notification';
import { NotificationLink } from '../notification-link';
import { changeFailed } from '../told-failure';

interface NotificationRowProps {
  notification: Notification;
  userId: string;
  filter: Filter;
  /** Its menu is about to take it out of the list. */
  onGoing: (id: string) => void;
}

/** A notification with what can be done about it. */
export function NotificationRow({ notification, userId, filter, onGoing }: NotificationRowProps) {
  const mark = useMark(userId, changeFailed);
  const remove = useRemove(userId, changeFailed);
  const isRead = notification.read_at !== null;
  const toggle = () => {
    if (filter === 'unread') onGoing(notification.id);
    mark.mutate({ item: notification, read: !isRead });
  };
  return (
    <li className="relative">
      <NotificationLink notification={notification} userId={userId} host="app" className="pr-14" />
      <div className="absolute top-2 right-1">
        <Menu
          trigger={
            <IconButton label={`Actions for “${plainSentence(notification)}”`} data-row-menu={notification.id}>
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={isRead ? <Mail aria-hidden /> : <MailOpen aria-hidden />} onSelect={toggle}>
            {isRead ? 'Mark as unread' : 'Mark as read'}
          </MenuItem>
          <MenuItem
            icon={<Trash2 aria-hidden />}
            danger
            onSelect={() => {
              onGoing(notification.id);
              remove.mutate(notification);
            }}
          >
            Remove
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}
