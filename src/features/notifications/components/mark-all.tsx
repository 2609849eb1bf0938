import { CheckCheck } from 'lucide-react';
import { Button, type ButtonProps } from '@/shared/ui/button';
import { useMarkAll } from '../api/mutations';
import type { Notification } from '../notification';
import { changeFailed } from './told-failure';

interface MarkAllProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  userId: string;
  /** Those shown, the newest first. */
  items: readonly Notification[];
  /** Pressed: the button goes with what was unread, so the focus belongs elsewhere. */
  onMark: () => void;
}

/** Marks everything up to the newest notification shown as read. */
export function MarkAll({ userId, items, onMark, ...looks }: MarkAllProps) {
  const { mutate } = useMarkAll(userId, changeFailed);
  return (
    <Button
      {...looks}
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
