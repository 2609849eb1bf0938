import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pluralize } from '@/kit/formatting/format';
import { uniqueById } from '@/kit/formatting/ids';
import { QueryError, type FailedQuery } from '@/platform/query/query-error';
import { LoadMore } from '@/kit/ui/load-more';
import { Skeleton } from '@/kit/ui/skeleton';
import { commentsQuery } from '../../api/queries';
import { useComments } from '../../api/mutations';
import type { Comment, FullPost } from '../../post';
import { useListFocus } from '../list/use-list-focus';
import { VirtualRows } from '../list/virtual-rows';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';

/** A post's comments, oldest first, and the form to add one. */
export function Comments({ post, userId }: { post: FullPost; userId: string }) {
  const pages = useInfiniteQuery(commentsQuery(userId, post.id));
  const { data } = pages;
  // The viewer's new comment is appended, and loaded again with its page.
  const comments = useMemo(() => data && uniqueById(data.pages.flatMap(({ items }) => items)), [data]);
  const changes = useComments(userId, post.id);
  const { heading, focusWithout } = useListFocus(comments?.length);

  return (
    <section id="comments" aria-labelledby="comments-title" className="mt-4 flex flex-col gap-4 outline-none">
      <h2 id="comments-title" ref={heading} tabIndex={-1} className="numeric text-lg font-semibold">
        {post.comments === 0 ? 'Comments' : pluralize(post.comments, 'comment')}
      </h2>
      <CommentForm
        label="Add a comment"
        draftKey={`comment_${userId}_${post.id}`}
        sendLabel="Comment"
        sendingLabel="Sending..."
        onSend={(id, content) => changes.add({ id, content })}
      />
      {comments === undefined ? (
        <LoadingOrError query={pages} />
      ) : (
        <VirtualRows items={comments} place="comments" estimate={120}>
          {(comment: Comment) => (
            <CommentItem
              comment={comment}
              userId={userId}
              onEdit={(content) => changes.edit({ id: comment.id, content })}
              onDelete={async () => {
                await changes.remove(comment.id);
                focusWithout();
              }}
            />
          )}
        </VirtualRows>
      )}
      <LoadMore itemsLabel="comments" query={pages} />
    </section>
  );
}

function LoadingOrError({ query }: { query: FailedQuery }) {
  if (query.error) return <QueryError query={query} title="We couldn’t load comments" />;
  return (
    <output className="flex flex-col gap-5 pt-2">
      <span className="sr-only">Loading comments</span>
      {[0, 1, 2].map((index) => (
        <div key={index} className="flex gap-3">
          <Skeleton className="size-9 shrink-0 rounded-full!" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </output>
  );
}
