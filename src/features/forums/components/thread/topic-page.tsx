import { useQuery } from '@tanstack/react-query';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ErrorState } from '@/shared/ui/error-state';
import { Page } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';
import { topicQuery } from '../../api/topics';
import { BackLink, TopicMissing } from '../missing';
import { Thread } from './thread';
import { TopicHeading } from './topic-heading';

/** A topic with its posts. */
export function TopicPage({ forumId, topicId }: { forumId: string; topicId: string }) {
  const { user } = useAuth();
  return user ? (
    <TopicView userId={user.id} forumId={forumId} topicId={topicId} />
  ) : (
    <ErrorState title="User not logged in" />
  );
}

function TopicView({ userId, forumId, topicId }: { userId: string; forumId: string; topicId: string }) {
  const { data: topic, error, refetch, isFetching } = useQuery(topicQuery(userId, forumId, topicId));
  if (topic === null) return <TopicMissing back={paths.forum(forumId)} />;
  return (
    <Page narrow className="flex flex-col gap-5">
      <BackLink to={paths.forum(forumId)}>{topic?.forum.title ?? 'Back to the forum'}</BackLink>
      {topic === undefined && error ? (
        <ErrorState
          title="The topic could not be loaded"
          text={explainFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <>
          {topic ? <TopicHeading userId={userId} topic={topic} /> : <Skeleton className="h-9 w-3/5" />}
          {/* Asked for at once, not only when the topic is there. */}
          <Thread userId={userId} topicId={topicId} topic={topic} />
        </>
      )}
    </Page>
  );
}
