import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import type { Author } from '@/domain/member/author';
import { Avatar } from '@/platform/pictures/avatar';
import { Dialog } from '@/kit/ui/dialog';
import type { Subject } from '../message';
import { ConversationPanel } from './thread/conversation-panel';

interface MessageDialogProps {
  userId: string;
  member: Author;
  /** The listing it's about, or null. */
  subject: Subject | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog to message a member from a listing or a profile. Unsent text is stored. */
export function MessageDialog({ userId, member, subject, open, onOpenChange }: MessageDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      picture={<Avatar name={member.name} path={member.profile_image_url} size={44} tier={member.membership_tier} />}
      title={member.name}
      description={
        <>
          {subject ? <span className="block truncate">Re: {subject.title}</span> : null}
          <Link
            to={paths.conversation(member.id)}
            className="rounded text-sm font-medium text-evergreen-ink underline-offset-4 hover:underline"
          >
            Open in Messages
          </Link>
        </>
      }
    >
      <ConversationPanel
        userId={userId}
        memberId={member.id}
        subject={subject}
        className="-mx-5 -mb-5 sm:-mx-6"
        heightClass="h-96 max-h-[calc(88dvh-18rem)] min-h-32"
        takesFocus
      />
    </Dialog>
  );
}
