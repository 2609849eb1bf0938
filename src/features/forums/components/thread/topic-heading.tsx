import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { countText } from '@/shared/lib/format';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { authorName } from '@/shared/ui/author-line';
import { Button } from '@/shared/ui/button';
import { PageHeading } from '@/shared/ui/page';
import { toast } from '@/shared/ui/toast';
import { WrittenMenu } from '@/shared/ui/written-menu';
import { useTopicActions } from '../../api/topics';
import type { Topic } from '../../forum';
import { RenameTopic } from './rename-topic';

/** The title of a topic, and what can be done with it as a whole. */
export function TopicHeading({ userId, topic }: { userId: string; topic: Topic }) {
  const { follow, rename, remove } = useTopicActions(userId, topic);
  const [renaming, setRenaming] = useState(false);
  const navigate = useNavigate();
  const { followed } = topic;
  const starter = authorName(topic.author, topic.user_id === null);

  const toggle = () => {
    follow.mutate(!followed, {
      onError: (error) =>
        toast.error(followed ? 'You still follow this topic.' : 'You do not follow this topic yet.', {
          description: explainFailure(error),
        }),
    });
  };
  return (
    <>
      <PageHeading
        title={topic.title}
        lead={`Started by ${starter} · ${countText(Math.max(topic.posts - 1, 0), 'reply', 'replies')}`}
        actions={
          <>
            <Button
              variant="secondary"
              aria-pressed={followed}
              title={followed ? 'You are told of new replies' : 'Be told of new replies'}
              icon={followed ? <BellRing aria-hidden /> : <Bell aria-hidden />}
              onClick={toggle}
            >
              {followed ? 'Following' : 'Follow'}
            </Button>
            <WrittenMenu
              own={topic.user_id === userId}
              subject={{ kind: 'topic', id: topic.id, name: starter }}
              noun="topic"
              onEdit={() => setRenaming(true)}
              staffDelete
              onDelete={async () => {
                await remove.mutateAsync();
                void navigate(paths.forum(topic.forum.id), { replace: true });
              }}
              deleteWarning="All its posts go with it. This cannot be undone."
            />
          </>
        }
      />
      <RenameTopic
        key={topic.title}
        title={topic.title}
        open={renaming}
        onOpenChange={setRenaming}
        onSave={rename.mutateAsync}
      />
    </>
  );
}
