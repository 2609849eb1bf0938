import { CheckCheck } from 'lucide-react';
import { Button, type ButtonProps } from '@/shared/ui/button';
import { useMarkAll } from '../api/mutations';
import type { Notification } from '../notification';
import { changeFailed } from './told-failure';

interface MarkAllProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  userId: string;
  /** Those shown, the newest first. */
  items: readonly Notification[];
}

/** Marks everything up to the newest notification shown as read. */
export function MarkAll({ userId, items, ...looks }: MarkAllProps) {
  const { mutate } = useMarkAll(userId, changeFailed);
  return (
    <Button {...looks} icon={<CheckCheck aria-hidden />} onClick={() => mutate([...items])}>
      Mark all as read
    </Button>
  );
}
