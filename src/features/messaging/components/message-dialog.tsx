import { ErrorState } from '@/shared/ui/error-state';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { Author } from '@/shared/members/author';
import { describeError } from '@/shared/supabase/describe-error';
import { Avatar } from '@/shared/ui/avatar';
import { Dialog } from '@/shared/ui/dialog';
import type { Subject } from '../message';
import { OpenConversation } from './thread/open-conversation';
import { ThreadSkeleton } from './thread/thread-skeleton';
import { useConversation } from './thread/use-conversation';

interface MessageDialogProps {
  userId: string;
  member: Author;
  /** The listing it's about, or null. */
  subject: Subject | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog to message a member from a listing or a profile. Unsent text is kept. */
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
      <DialogConversation userId={userId} member={member} subject={subject} />
    </Dialog>
  );
}

function DialogConversation({ userId, member, subject }: Pick<MessageDialogProps, 'userId' | 'member' | 'subject'>) {
  const { found, error, retry, retrying } = useConversation(userId, member.id);
  return (
    <div className="-mx-5 -mb-5 flex flex-col sm:-mx-6">
      {found ? (
        <OpenConversation
          userId={userId}
          address={member.id}
          conversation={found.conversation}
          partner={found.partner}
          subject={subject}
          listClass="h-96 max-h-[calc(88dvh-18rem)] min-h-32 border-y border-line bg-paper"
        />
      ) : (
        <div className="flex h-96 max-h-[calc(88dvh-18rem)] flex-col">
          {found === undefined && !error ? (
            <ThreadSkeleton />
          ) : (
            <ErrorState
              className="m-4"
              title="We couldn’t load this conversation"
              text={error ? describeError(error) : 'This member is no longer available.'}
              onRetry={retry}
              retrying={retrying}
            />
          )}
        </div>
      )}
    </div>
  );
}
