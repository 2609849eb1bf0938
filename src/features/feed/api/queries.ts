import { type InfiniteData, infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Author, authorColumns } from '@/domain/member/author';
import { persisted, shownInSnapshots } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import type { Database } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';
import { isUuid } from '@/kit/formatting/ids';
import { afterCursor, type KeysetPage, toPage } from '@/kit/network/keyset';
import type { Comment, FullPost, Post, PostSubtype, PostType } from '../post';
import { type PostFilter, postFilters } from '../post-filters';
import { feedKeys } from './keys';

const postsPageSize = 20;

const listColumns = `id, user_id, type, subtype, title, excerpt, tags, image, image_width, image_height, location,
    likes, comments, liked, created_at, edited_at, removed_at,
    author:users!feed_posts_user_id_fkey(${authorColumns})` as const;
export const fullColumns = `${listColumns}, content` as const;

type Columns =
  | 'id'
  | 'user_id'
  | 'type'
  | 'subtype'
  | 'title'
  | 'excerpt'
  | 'tags'
  | 'image'
  | 'image_width'
  | 'image_height'
  | 'location'
  | 'likes'
  | 'comments'
  | 'liked'
  | 'created_at'
  | 'edited_at'
  | 'removed_at';
type PostRow = Pick<Database['public']['Tables']['feed_posts']['Row'], Columns> & { author: Author | null };

function toPost<Row extends PostRow>({ image, image_width, image_height, type, subtype, excerpt, liked, ...row }: Row) {
  return {
    ...row,
    // A check constraint allows no other values.
    type: type as PostType,
    subtype: subtype as PostSubtype | null,
    excerpt: excerpt ?? '',
    liked: liked ?? false,
    picture:
      image !== null && image_width !== null && image_height !== null
        ? { path: image, width: image_width, height: image_height }
        : null,
  };
}

/** Converts a row selected with `fullColumns`. */
export function toFullPost(row: PostRow & { content: string }): FullPost {
  return toPost(row);
}

/** A post's position in the feed. */
export type Place = Pick<Post, 'id' | 'created_at'>;

function narrowing(filter: PostFilter | null) {
  return postFilters.find(({ value }) => value === filter);
}

async function readPosts(filter: PostFilter | null, after: Place | null, signal: AbortSignal): Promise<Post[]> {
  let query = database().from('feed_posts').select(listColumns);
  const narrowed = narrowing(filter);
  if (narrowed) query = query.eq(narrowed.column, narrowed.equals);
  if (after) query = query.or(afterCursor(['created_at', after.created_at], ['id', after.id]));
  const rows = unwrap(
    await query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(postsPageSize)
      .abortSignal(signal),
  );
  return rows.map(toPost);
}

/**
 * Pages of the feed, the newest first. What comes in later is counted (see `newerQuery`) and read when the reader asks
 * for it: nothing moves under their eyes.
 */
export function feedQuery(userId: string, filter: PostFilter | null) {
  return infiniteQueryOptions({
    queryKey: feedKeys.list(userId, filter),
    meta: persisted,
    queryFn: async ({ pageParam, signal }) => toPage(await readPosts(filter, pageParam, signal), postsPageSize),
    initialPageParam: null as Place | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** How many posts have come in since the feed was read (milliseconds): newer than its newest, under its filter. */
export function newerQuery(userId: string, filter: PostFilter | null, newest: Place | null, readAt: number) {
  return queryOptions({
    queryKey: feedKeys.newer(userId, filter, newest?.id ?? null),
    meta: shownInSnapshots,
    queryFn: async ({ signal }) => {
      let query = database().from('feed_posts').select('id', { count: 'exact', head: true });
      const narrowed = narrowing(filter);
      if (narrowed) query = query.eq(narrowed.column, narrowed.equals);
      if (newest) query = query.or(afterCursor(['created_at', newest.created_at], ['id', newest.id], 'ascending'));
      const answer = await query.abortSignal(signal);
      unwrap(answer);
      return answer.count ?? 0;
    },
    initialData: 0,
    initialDataUpdatedAt: readAt,
    refetchOnWindowFocus: 'always',
  });
}

/** A post in full; null where there is none for this reader: deleted, across a block, or never there. */
export function postQuery(userId: string, postId: string) {
  return queryOptions({
    queryKey: feedKeys.post(userId, postId),
    queryFn: async ({ signal }): Promise<FullPost | null> => {
      if (!isUuid(postId)) return null;
      const row = unwrap(
        await database().from('feed_posts').select(fullColumns).eq('id', postId).abortSignal(signal).maybeSingle(),
      );
      return row && toFullPost(row);
    },
    refetchOnWindowFocus: 'always',
  });
}

const commentsPageSize = 30;

export const commentColumns = `id, user_id, content, created_at, edited_at, removed_at,
    author:users!feed_comments_user_id_fkey(${authorColumns})` as const;

export type Pages = InfiniteData<KeysetPage<Comment>>;

/** Pages of a post's comments, oldest first. */
export function commentsQuery(userId: string, postId: string) {
  return infiniteQueryOptions({
    queryKey: feedKeys.comments(userId, postId),
    queryFn: async ({ pageParam, signal }) => {
      let query = database().from('feed_comments').select(commentColumns).eq('post_id', postId);
      if (pageParam)
        query = query.or(afterCursor(['created_at', pageParam.created_at], ['id', pageParam.id], 'ascending'));
      const found: Comment[] = unwrap(
        await query.order('created_at').order('id').limit(commentsPageSize).abortSignal(signal),
      );
      return toPage(found, commentsPageSize);
    },
    initialPageParam: null as Comment | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}
