import { EllipsisVertical, Mail, MailOpen, Trash2 } from 'lucide-react';
import { IconButton } from '@/kit/ui/button';
import { Menu, MenuItem } from '@/kit/ui/menu';
import { useMark, useRemove } from '../../api/mutations';
import { messageText } from '@/domain/notification/catalog';
import type { Filter } from '../../notification-list';
import type { Notification } from '../../notification';
import { NotificationLink } from '../notification-link';
import { showSaveError } from '../save-error';

interface NotificationRowProps {
  notification: Notification;
  userId: string;
  filter: Filter;
  /** Called before a menu action takes the row out of the list. */
  onRemoving: (id: string) => void;
}

/** A notification with its menu of actions. */
export function NotificationRow({ notification, userId, filter, onRemoving }: NotificationRowProps) {
  const mark = useMark(userId, showSaveError);
  const remove = useRemove(userId, showSaveError);
  const isRead = notification.read_at !== null;
  const toggle = () => {
    if (filter === 'unread') onRemoving(notification.id);
    mark.mutate({ item: notification, read: !isRead });
  };
  return (
    <li className="relative">
      <NotificationLink notification={notification} userId={userId} host="app" className="pr-14" />
      <div className="absolute top-2 right-1">
        <Menu
          trigger={
            <IconButton label={`Actions for “${messageText(notification)}”`} data-row-menu={notification.id}>
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
              onRemoving(notification.id);
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
