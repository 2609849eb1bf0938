import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WindowVirtualizer, type CustomItemComponentProps, type WindowVirtualizerHandle } from 'virtua';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { authorName } from '@/shared/ui/author-line';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { FormError } from '@/shared/ui/field';
import { LoadMore } from '@/shared/ui/load-more';
import { threadQuery, usePostActions } from '../../api/posts';
import type { Post, Topic } from '../../forum';
import { anchorOf, isNew, numberInHash, threadRows, type ThreadRow } from '../../thread';
import { RowSkeletons } from '../row-skeletons';
import { PostItem } from './post-item';
import { ReplyForm } from './reply-form';
import { ThreadNews } from './thread-news';
import { useLanding } from './use-landing';
import { toTopic, useReplies } from './use-replies';

interface ThreadProps {
  userId: string;
  topicId: string;
  /** Undefined while it is not known. */
  topic: Topic | undefined;
}

/** The posts of a topic as a tree, in pages, and what the reader writes there. Only what is near the window is drawn. */
export function Thread({ userId, topicId, topic }: ThreadProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [start, setStart] = useState(() => numberInHash(hash));
  const thread = useInfiniteQuery(threadQuery(userId, topicId, start));
  const { data, error, hasPreviousPage, hasNextPage, fetchNextPage, fetchPreviousPage } = thread;
  const posts = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const rows = useMemo(() => posts && threadRows(posts, hasPreviousPage), [posts, hasPreviousPage]);
  const { reply, edit, remove, place } = usePostActions(userId, topicId);
  const replies = useReplies(userId, topicId);
  const list = useRef<WindowVirtualizerHandle>(null);
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  useLanding(list, rows, setStart);
  const { prepended, expect } = usePrepended(rows);
  // How far the reader had read when they came: later posts are new for as long as they stay.
  const [read, setRead] = useState<number | null>();
  if (topic && read === undefined) setRead(topic.read);

  if (rows === undefined || posts === undefined) {
    if (!error) return <RowSkeletons what="posts" count={3} />;
    return (
      <ErrorState
        title="The posts could not be loaded"
        text={explainFailure(error)}
        onRetry={() => void thread.refetch()}
        retrying={thread.isFetching}
      />
    );
  }
  const showEarlier = () => {
    expect();
    void fetchPreviousPage();
  };
  const goTo = ({ number }: Post) => void navigate(`#${anchorOf(number)}`, { replace: true });
  const writing = { replies, onSend: reply, onSent: goTo };
  const ofPost = (post: Post) => (
    <PostItem
      post={post}
      own={post.user_id === userId}
      isNew={isNew(post, read ?? null, userId)}
      onReply={() => replies.open(post.id)}
      onQuote={() => replies.quote(post)}
      onEdit={(content) => edit({ id: post.id, content })}
      onDelete={() => remove(post.id)}
    >
      {replies.at === post.id && post.deleted_at === null ? (
        <ReplyForm {...writing} parent={post} name={authorName(post.author, post.user_id === null)} />
      ) : null}
    </PostItem>
  );
  return (
    <div className="flex flex-col gap-4">
      {topic ? (
        <ThreadNews
          key={start}
          userId={userId}
          topic={topic}
          posts={posts}
          read={read ?? null}
          onPlace={place}
          onReply={hasNextPage ? () => replies.open(toTopic) : undefined}
        />
      ) : null}
      {hasNextPage && replies.at === toTopic ? <ReplyForm {...writing} parent={null} /> : null}
      {hasPreviousPage ? (
        <div className="flex flex-col items-center gap-3">
          <FormError>{thread.isFetchPreviousPageError ? 'Earlier posts could not be loaded.' : null}</FormError>
          <Button variant="secondary" busy={thread.isFetchingPreviousPage} busyLabel="Loading" onClick={showEarlier}>
            Show earlier posts
          </Button>
        </div>
      ) : null}
      <WindowVirtualizer ref={list} data={rows} as="ol" item={Row} shift={prepended} bufferSize={600}>
        {(row) => (
          <div
            key={row.key}
            style={indented(row.depth)}
            className="pb-3 pl-[calc(min(var(--depth),3)*0.75rem)] sm:pl-[calc(var(--depth)*1.5rem)]"
          >
            {row.kind === 'post' ? (
              ofPost(row.post)
            ) : (
              <p className="rounded-card border border-dashed border-edge/60 px-4 py-3 text-[15px] text-muted italic sm:px-5">
                A post you don&apos;t see
              </p>
            )}
          </div>
        )}
      </WindowVirtualizer>
      {hasNextPage ? (
        <LoadMore
          what="posts"
          onMore={loadMore}
          busy={thread.isFetchingNextPage}
          failed={thread.isFetchNextPageError}
        />
      ) : (
        <ReplyForm {...writing} parent={null} standing />
      )}
    </div>
  );
}

/** Read by the class beside it, which indents less on phones. */
const indented = (depth: number) => ({ '--depth': depth }) as CSSProperties;

/** Over its neighbours while it is worked in: the names offered for a mention reach beyond it. */
function Row({ style, children, ref }: CustomItemComponentProps) {
  return (
    <li ref={ref} style={style} className="focus-within:z-10">
      {children}
    </li>
  );
}

/** For the list, which then keeps its place from its end: whether rows have just come before what was the first one. */
function usePrepended(rows: readonly ThreadRow[] | undefined): { prepended: boolean; expect: () => void } {
  const first = rows?.[0]?.key ?? null;
  const [before, setBefore] = useState<string | null>(null);
  const prepended = before !== null && before !== first;
  useEffect(() => {
    if (!prepended) return undefined;
    const frame = requestAnimationFrame(() => setBefore(null));
    return () => cancelAnimationFrame(frame);
  }, [prepended]);
  return { prepended, expect: () => setBefore(first) };
}
