import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { ButtonLink } from '@/kit/ui/button';
import { Page, PageHeading } from '@/platform/layout/page';
import { Skeleton } from '@/kit/ui/skeleton';
import { forumQuery } from '../api/queries';
import { ForumMenu } from './forum-menu';
import { NewActivity } from './new-activity';
import { BackLink, ForumNotFound } from './not-found';
import { TopicRows } from './topic-rows';

/** A forum with its topics. */
export function ForumPage({ forumId }: { forumId: string }) {
  const user = useUser();
  return <ForumView userId={user.id} forumId={forumId} />;
}

function ForumView({ userId, forumId }: { userId: string; forumId: string }) {
  const query = useQuery(forumQuery(userId, forumId));
  const { data: forum, error } = query;
  if (forum === null) return <ForumNotFound back={paths.forums} />;
  if (forum === undefined && error) {
    return (
      <Page narrow className="flex flex-col gap-5 sm:gap-6">
        <BackLink to={paths.forums}>All forums</BackLink>
        <h1 className="sr-only">Forum</h1>
        <QueryError query={query} title="We couldn’t load this forum" />
      </Page>
    );
  }
  const newTopic = (
    <ButtonLink to={paths.newTopic(forumId)} icon={<Plus aria-hidden />}>
      New Topic
    </ButtonLink>
  );
  return (
    <Page narrow className="flex flex-col gap-5 sm:gap-6">
      <BackLink to={paths.forums}>All forums</BackLink>
      {forum ? (
        <PageHeading
          title={forum.title}
          lead={
            forum.description ? (
              <span className="whitespace-pre-line wrap-anywhere">{forum.description}</span>
            ) : undefined
          }
          actions={
            <>
              {newTopic}
              <ForumMenu userId={userId} forum={forum} />
            </>
          }
        />
      ) : (
        <>
          <h1 className="sr-only">Forum</h1>
          <div className="flex flex-col gap-2">
            <Skeleton className="h-9 w-60" />
            <Skeleton className="h-5 w-full max-w-md" />
            <Skeleton className="h-11 w-32 max-sm:mt-6 sm:hidden" />
          </div>
        </>
      )}
      <NewActivity userId={userId} forumId={forumId} />
      {/* Rendered before the forum is loaded, so both requests run in parallel. */}
      <TopicRows userId={userId} forumId={forumId} placed={forum !== undefined} newTopic={newTopic} />
    </Page>
  );
}
