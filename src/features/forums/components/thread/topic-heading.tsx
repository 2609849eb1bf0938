import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { pluralize } from '@/kit/formatting/format';
import { describeError } from '@/platform/errors/describe-error';
import { authorName } from '@/shared/members/author-line';
import { Button } from '@/kit/ui/button';
import { PageHeading } from '@/platform/layout/page';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { toast } from '@/kit/ui/toast';
import { RemovedNotice } from '@/shared/content/removed-notice';
import { ContentMenu } from '@/shared/content/content-menu';
import { useTopicActions } from '../../api/mutations';
import type { Topic } from '../../forum';
import type { RenameTopicProps } from './rename-topic';

const RenameTopic = lazyDialog<RenameTopicProps>(() => import('./rename-topic').then((module) => module.RenameTopic));

/** A topic's title, follow button, and menu. */
export function TopicHeading({ userId, topic }: { userId: string; topic: Topic }) {
  const { follow, rename, remove } = useTopicActions(userId, topic);
  const [renaming, setRenaming] = useState(false);
  const navigate = useNavigate();
  const { followed } = topic;
  const starter = authorName(topic.author, topic.user_id === null);

  const toggle = () => {
    follow.mutate(!followed, {
      onError: (error) =>
        toast.error(followed ? 'You’re still following this topic.' : 'We couldn’t follow this topic for you.', {
          description: describeError(error),
        }),
    });
  };
  return (
    <>
      <PageHeading
        title={topic.title}
        lead={`Started by ${starter} · ${pluralize(Math.max(topic.posts - 1, 0), 'reply', 'replies')}`}
        actions={
          <>
            <Button
              variant="secondary"
              aria-pressed={followed}
              title={followed ? 'You’ll be notified of new replies' : 'Follow topic'}
              icon={followed ? <BellRing aria-hidden /> : <Bell aria-hidden />}
              onClick={toggle}
            >
              {followed ? 'Following' : 'Follow'}
            </Button>
            <ContentMenu
              isOwn={topic.user_id === userId}
              subject={{ kind: 'topic', id: topic.id, name: starter }}
              noun="topic"
              onEdit={() => setRenaming(true)}
              staffDelete
              onDelete={async () => {
                await remove.mutateAsync();
                void navigate(paths.forum(topic.forum.id), { replace: true });
              }}
              deleteWarning="All its posts will be deleted too. You can’t undo this."
            />
          </>
        }
      />
      <RemovedNotice id={topic.id} removedAt={topic.removed_at} noun="topic" isOwn={topic.user_id === userId} />
      {renaming ? (
        <RenameTopic
          title={topic.title}
          draftKey={`topic_title_${userId}_${topic.id}`}
          open
          onOpenChange={setRenaming}
          onSave={rename.mutateAsync}
        />
      ) : null}
    </>
  );
}
