import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import type { Author } from '@/shared/supabase/author';
import { Button, type ButtonProps } from '@/shared/ui/button';
import { couldNotLoad } from '@/shared/ui/toast';
import { useLoaded } from '@/shared/ui/use-loaded';
import type { Subject } from '../message';

const load = () => import('./message-dialog').then(({ MessageDialog }) => MessageDialog);

interface MessageButtonProps extends Pick<ButtonProps, 'variant' | 'full' | 'className'> {
  member: Author;
  /** The listing to be written about. */
  subject?: Subject;
}

/** Opens the window in which the reader writes with a member. Its code comes with the first press. Nothing for visitors and for oneself. */
export function MessageButton({ member, subject, ...looks }: MessageButtonProps) {
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const show = useLoaded(load, open, () => {
    setOpen(false);
    couldNotLoad();
  });
  if (!user || user.id === member.id) return null;
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
