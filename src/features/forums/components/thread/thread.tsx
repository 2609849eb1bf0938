import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WindowVirtualizer, type CustomItemComponentProps, type WindowVirtualizerHandle } from 'virtua';
import { QueryError, type FailedQuery } from '@/platform/query/query-error';
import { authorName } from '@/shared/members/author-line';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { LoadMore } from '@/kit/ui/load-more';
import { threadQuery } from '../../api/queries';
import { usePostActions } from '../../api/mutations';
import type { Post, Topic } from '../../forum';
import { anchorOf, isNew, numberInHash, threadRows, type ThreadRow } from '../../thread';
import { RowSkeletons } from '../row-skeletons';
import { PostItem } from './post-item';
import { ReplyForm } from './reply-form';
import { NewPosts } from './new-posts';
import { useKeepPlace } from './use-keep-place';
import { useScrollToPost } from './use-scroll-to-post';
import { toTopic, useReplyDrafts } from './use-reply-drafts';

interface ThreadProps {
  userId: string;
  topicId: string;
  /** Undefined while loading. */
  topic: Topic | undefined;
}

/** A topic's posts as a virtualized tree, with reply and edit forms. */
export function Thread({ userId, topicId, topic }: ThreadProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [start, setStart] = useState(() => numberInHash(hash));
  const thread = useInfiniteQuery(threadQuery(userId, topicId, start));
  const { data, hasPreviousPage, hasNextPage, fetchPreviousPage } = thread;
  const posts = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const rows = useMemo(() => posts && threadRows(posts, hasPreviousPage), [posts, hasPreviousPage]);
  const { reply, edit, remove, place } = usePostActions(userId, topicId);
  const replies = useReplyDrafts(userId, topicId);
  const list = useRef<WindowVirtualizerHandle>(null);
  useScrollToPost(list, rows, setStart);
  const { prepended, expect } = usePrepended(rows);
  const read = useInitialReadMark(topic);
  const placeNew = useKeepPlace(list, rows, place);

  // With the topic, whose heading would move posts that are already there, under a finger that's about to press them.
  if (rows === undefined || posts === undefined || topic === undefined) return <LoadingOrError query={thread} />;
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
      isNew={isNew(post, read, userId)}
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
      <NewPosts
        key={start}
        userId={userId}
        topic={topic}
        posts={posts}
        read={read}
        onPlace={placeNew}
        onReply={hasNextPage ? () => replies.open(toTopic) : undefined}
      />
      {hasNextPage && replies.at === toTopic ? <ReplyForm {...writing} parent={null} /> : null}
      {hasPreviousPage ? (
        <EarlierPosts
          busy={thread.isFetchingPreviousPage}
          failed={thread.isFetchPreviousPageError}
          onShow={showEarlier}
        />
      ) : null}
      <WindowVirtualizer ref={list} data={rows} as="ol" item={Row} shift={prepended} bufferSize={600}>
        {(row) => (
          <IndentedRow key={row.key} depth={row.depth}>
            {row.kind === 'post' ? ofPost(row.post) : <HiddenPost />}
          </IndentedRow>
        )}
      </WindowVirtualizer>
      {hasNextPage ? (
        <LoadMore itemsLabel="posts" query={thread} />
      ) : (
        <ReplyForm {...writing} parent={null} permanent />
      )}
    </div>
  );
}

function LoadingOrError({ query }: { query: FailedQuery }) {
  if (!query.error) return <RowSkeletons what="posts" count={3} />;
  return <QueryError query={query} title="We couldn’t load posts" />;
}

function EarlierPosts({ busy, failed, onShow }: { busy: boolean; failed: boolean; onShow: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3">
      <FormError>{failed ? 'We couldn’t load earlier posts.' : null}</FormError>
      <Button variant="secondary" busy={busy} busyLabel="Loading..." onClick={onShow}>
        Show earlier posts
      </Button>
    </div>
  );
}

/** Sets the CSS variable used by the padding classes, which indent less on phones. */
function IndentedRow({ depth, children }: { depth: number; children: ReactNode }) {
  return (
    <div
      style={{ '--depth': depth } as CSSProperties}
      className="pb-3 pl-[calc(min(var(--depth),3)*0.75rem)] sm:pl-[calc(var(--depth)*1.5rem)]"
    >
      {children}
    </div>
  );
}

function HiddenPost() {
  return (
    <p className="rounded-card border border-dashed border-edge/60 px-4 py-3 text-[15px] text-muted italic sm:px-5">
      Hidden post
    </p>
  );
}

/** Raised above its neighbors while focused, because the mention suggestions overflow it. */
function Row({ style, children, ref }: CustomItemComponentProps) {
  return (
    <li ref={ref} style={style} className="focus-within:z-10">
      {children}
    </li>
  );
}

/** The read mark at the start of the visit: later posts stay marked as new until the viewer leaves. */
function useInitialReadMark(topic: Topic | undefined): number | null {
  const [read, setRead] = useState<number | null>();
  if (topic && read === undefined) setRead(topic.read);
  return read ?? null;
}

/** True for a frame after rows were prepended, so that the virtual list keeps its scroll position. */
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
