import { useQuery } from '@tanstack/react-query';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { Page } from '@/platform/layout/page';
import { Skeleton } from '@/kit/ui/skeleton';
import { topicQuery } from '../../api/queries';
import { BackLink, TopicNotFound } from '../not-found';
import { Thread } from './thread';
import { TopicHeading } from './topic-heading';
import { useLiveTopic } from './use-live-topic';

/** A topic with its posts. */
export function TopicPage({ forumId, topicId }: { forumId: string; topicId: string }) {
  const user = useUser();
  return <TopicView userId={user.id} forumId={forumId} topicId={topicId} />;
}

function TopicView({ userId, forumId, topicId }: { userId: string; forumId: string; topicId: string }) {
  const query = useQuery(topicQuery(userId, forumId, topicId));
  const { data: topic, error } = query;
  useLiveTopic(userId, topicId);
  if (topic === null) return <TopicNotFound back={paths.forum(forumId)} />;
  return (
    <Page narrow className="flex flex-col gap-5">
      <BackLink to={paths.forum(forumId)}>{topic?.forum.title ?? 'Back to the forum'}</BackLink>
      {topic ? null : <h1 className="sr-only">Topic</h1>}
      {topic === undefined && error ? (
        <QueryError query={query} title="We couldn’t load this topic" />
      ) : (
        <>
          {topic ? <TopicHeading userId={userId} topic={topic} /> : <Skeleton className="h-9 w-3/5" />}
          {/* Rendered before the topic is loaded, so both requests run in parallel. */}
          <Thread userId={userId} topicId={topicId} topic={topic} />
        </>
      )}
    </Page>
  );
}
