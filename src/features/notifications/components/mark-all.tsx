import { CheckCheck } from 'lucide-react';
import { Button, type ButtonProps } from '@/kit/ui/button';
import { useMarkAll } from '../api/mutations';
import type { Notification } from '../notification';
import { showSaveError } from './save-error';

interface MarkAllProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  userId: string;
  /** The notifications shown, newest first. */
  items: readonly Notification[];
  /** Called when pressed, to move the focus: the button disappears along with the unread notifications. */
  onMark: () => void;
}

/** Marks everything up to the newest notification shown as read. */
export function MarkAll({ userId, items, onMark, ...buttonProps }: MarkAllProps) {
  const { mutate } = useMarkAll(userId, showSaveError);
  return (
    <Button
      {...buttonProps}
      icon={<CheckCheck aria-hidden />}
      onClick={() => {
        mutate([...items]);
        onMark();
      }}
    >
      Mark all as read
    </Button>
  );
}
