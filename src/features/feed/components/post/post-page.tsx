import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileX } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { QueryError } from '@/platform/query/query-error';
import { Page } from '@/platform/layout/page';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { postQuery } from '../../api/queries';
import { postErrors } from '../../post-filters';
import { PostSkeletons } from '../card/post-skeletons';
import { useLiveRemovals } from '../use-live-removals';
import { PostView } from './post-view';

/** A post's page with its comments, or its loading, error or not-found state. */
export function PostPage({ postId }: { postId: string }) {
  const user = useUser();
  const back = useBack();
  useLiveRemovals();
  return (
    <Page className="max-sm:pt-2 sm:pt-5">
      <div className="mx-auto flex max-w-2xl flex-col gap-2 sm:gap-3">
        <Link
          to={back.to}
          onClick={back.onClick}
          className={clsx(
            'inline-flex min-h-9 items-center gap-2 self-start rounded text-sm font-medium text-muted',
            'hover:text-ink pointer-coarse:min-h-11',
          )}
        >
          <ArrowLeft aria-hidden className="size-4" />
          Community feed
        </Link>
        <LoadedPost key={`${user.id} ${postId}`} userId={user.id} postId={postId} onDeleted={back.leave} />
      </div>
    </Page>
  );
}

/** Goes back in history when the viewer came from the feed, which restores its scroll position. */
function useBack() {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const left = typeof state === 'object' && state && 'from' in state ? state.from : null;
  const from = typeof left === 'string' && left.startsWith(paths.community) ? left : null;
  return {
    to: from ?? paths.community,
    onClick: (event: MouseEvent) => {
      if (from === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(-1);
    },
    leave: () => void (from === null ? navigate(paths.community, { replace: true }) : navigate(-1)),
  };
}

function LoadedPost({ userId, postId, onDeleted }: { userId: string; postId: string; onDeleted: () => void }) {
  const query = useQuery(postQuery(userId, postId));
  const { data: post, error } = query;
  if (post) return <PostView post={post} userId={userId} onDeleted={onDeleted} />;
  if (post === null) {
    return (
      <TitledState title="Post not found">
        <EmptyState
          icon={<FileX />}
          title="Post not found"
          text="The post you're looking for doesn't exist or has been removed."
          action={<ButtonLink to={paths.community}>Back to the feed</ButtonLink>}
        />
      </TitledState>
    );
  }
  return (
    <TitledState title="Post">
      {error ? (
        <QueryError query={query} errors={postErrors} title="We couldn’t load this post" />
      ) : (
        <PostSkeletons count={1} label="Loading post" />
      )}
    </TitledState>
  );
}

function TitledState({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <h1 className="sr-only">Post</h1>
      {children}
    </>
  );
}
