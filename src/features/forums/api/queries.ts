import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { authorColumns } from '@/domain/member/author';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { isUuid } from '@/kit/formatting/ids';
import { afterCursor, toPage } from '@/kit/network/keyset';
import type { Forum, Post, Topic, TopicEntry } from '../forum';
import { forumKeys } from './keys';
import { isFull, type ThreadPage } from './thread-pages';

const forumsPageSize = 30;
export const forumColumns = 'id, user_id, title, description, topics, posts, last_activity_at, created_at';

/** Pages of all forums, newest first. */
export function forumsQuery(readerId: string) {
  return infiniteQueryOptions({
    queryKey: forumKeys.lists(readerId),
    queryFn: async ({ pageParam, signal }) => {
      let query = database().from('forums').select(forumColumns);
      if (pageParam) query = query.or(afterCursor(['created_at', pageParam.created_at], ['id', pageParam.id]));
      return toPage<Forum>(
        unwrap(
          await query
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(forumsPageSize)
            .abortSignal(signal),
        ),
        forumsPageSize,
      );
    },
    initialPageParam: null as Forum | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** A forum, or null if it doesn't exist. */
export function forumQuery(readerId: string, forumId: string) {
  return queryOptions({
    queryKey: forumKeys.forum(readerId, forumId),
    queryFn: async ({ signal }): Promise<Forum | null> => {
      if (!isUuid(forumId)) return null;
      return unwrap(
        await database().from('forums').select(forumColumns).eq('id', forumId).abortSignal(signal).maybeSingle(),
      );
    },
  });
}

const topicsPageSize = 30;
// The policies return only the viewer's own read marks.
const entryColumns = `id, user_id, title, created_at, last_reply_at, posts, last_number, removed_at,
    author:users!forum_topics_user_id_fkey(${authorColumns}), topic_reads(last_number)` as const;
const topicColumns = `${entryColumns}, forum:forums!forum_topics_forum_id_fkey(id, title), topic_follows(id)` as const;

interface EntryRow extends Omit<TopicEntry, 'read'> {
  topic_reads: { last_number: number }[];
}

function toEntry<Row extends EntryRow>({ topic_reads, ...row }: Row) {
  return { ...row, read: topic_reads[0]?.last_number ?? null };
}

/** Pages of a forum's topics, latest reply first. */
export function topicsQuery(readerId: string, forumId: string) {
  return infiniteQueryOptions({
    queryKey: forumKeys.topics(readerId, forumId),
    queryFn: async ({ pageParam, signal }) => {
      let query = database().from('forum_topics').select(entryColumns).eq('forum_id', forumId);
      if (pageParam) query = query.or(afterCursor(['last_reply_at', pageParam.last_reply_at], ['id', pageParam.id]));
      const rows = unwrap(
        await query
          .order('last_reply_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(topicsPageSize)
          .abortSignal(signal),
      );
      return toPage<TopicEntry>(rows.map(toEntry), topicsPageSize);
    },
    initialPageParam: null as TopicEntry | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** A topic, or null if it doesn't exist or a block hides it. Refetched when a post is broadcast. */
export function topicQuery(readerId: string, forumId: string, topicId: string) {
  return queryOptions({
    queryKey: forumKeys.topic(readerId, topicId),
    queryFn: async ({ signal }): Promise<Topic | null> => {
      if (!isUuid(topicId) || !isUuid(forumId)) return null;
      const row = unwrap(
        await database()
          .from('forum_topics')
          .select(topicColumns)
          .eq('id', topicId)
          .eq('forum_id', forumId)
          .abortSignal(signal)
          .maybeSingle(),
      );
      if (!row) return null;
      const { topic_follows, ...rest } = row;
      return { ...toEntry(rest), followed: topic_follows.length > 0 };
    },
    refetchOnWindowFocus: true,
  });
}

export const postColumns = `id, user_id, content, number, path, created_at, edited_at, deleted_at, removed_at,
    author:users!forum_posts_user_id_fkey(${authorColumns})` as const;

/** The start of a page of a thread. */
type ThreadPlace = { at: number | null } | { after: number[] } | { before: number[] };

const beginning = (start: number | null): ThreadPlace => ({ at: start });

function argumentsOf(place: ThreadPlace) {
  if ('after' in place) return { after: place.after };
  if ('before' in place) return { before: place.before };
  return place.at === null ? {} : { at_number: place.at };
}

/** Pages of a topic's posts in tree order, in both directions from the post number `start`, or from the first post. */
export function threadQuery(readerId: string, topicId: string, start: number | null) {
  return infiniteQueryOptions({
    queryKey: forumKeys.thread(readerId, topicId, start),
    queryFn: async ({ pageParam, signal }): Promise<ThreadPage> => {
      const rows = unwrap(
        await database()
          .rpc('topic_posts', { topic_id: topicId, ...argumentsOf(pageParam) })
          .select(postColumns)
          .abortSignal(signal),
      );
      const items: Post[] = rows;
      const first = items[0];
      const last = items.at(-1);
      // If that post doesn't exist, the page starts with the first one.
      const fromStart = 'at' in pageParam && first?.number !== pageParam.at;
      const more = isFull(items);
      return {
        items,
        next: last && more ? last.path : null,
        previous: first && first.number !== 1 && !fromStart && ('at' in pageParam || more) ? first.path : null,
      };
    },
    initialPageParam: beginning(start),
    getNextPageParam: ({ next }) => next && { after: next },
    getPreviousPageParam: ({ previous }) => previous && { before: previous },
  });
}

/** Up to `newPosts` posts of a topic after a number, in order of creation. */
export async function readNewPosts(topicId: string, after: number): Promise<Post[]> {
  return unwrap(
    await database()
      .from('forum_posts')
      .select(postColumns)
      .eq('topic_id', topicId)
      .gt('number', after)
      .order('number')
      .limit(newPosts),
  );
}

/** The most posts `readNewPosts` returns. */
export const newPosts = 50;
