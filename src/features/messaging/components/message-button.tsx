import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '@/platform/auth/auth-provider';
import type { Author } from '@/domain/member/author';
import { Button, type ButtonProps } from '@/kit/ui/button';
import { toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import type { Subject } from '../message';

const load = () => import('./message-dialog').then(({ MessageDialog }) => MessageDialog);

interface MessageButtonProps extends Pick<ButtonProps, 'variant' | 'full' | 'className'> {
  member: Author;
  /** The listing to write about. */
  subject?: Subject;
}

/** Opens a dialog to message a member. Its code is loaded on the first click. Hidden for visitors and oneself. */
export function MessageButton({ member, subject, ...looks }: MessageButtonProps) {
  const user = useUser();
  const [open, setOpen] = useState(false);
  const show = useLazyComponent(load, open, () => {
    setOpen(false);
    toastLoadError();
  });
  if (user.id === member.id) return null;
  return (
    <>
      <Button
        {...looks}
        icon={<MessageCircle aria-hidden />}
        busy={open && !show}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Message
      </Button>
      {show?.({ userId: user.id, member, subject: subject ?? null, open, onOpenChange: setOpen })}
    </>
  );
}
