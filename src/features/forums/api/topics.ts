import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isUuid } from '@/shared/lib/ids';
import { authorColumns } from '@/shared/supabase/author';
import { getSupabase } from '@/shared/supabase/client';
import { toRequestFailure, unwrap } from '@/shared/supabase/errors';
import { rowsAfter, toPage } from '@/shared/supabase/keyset';
import type { Topic, TopicEntry } from '../forum';
import { forumKeys } from './keys';

const pageSize = 30;
// The policies leave of the marks the reader's own.
const entryColumns =
  `id, user_id, title, created_at, last_reply_at, posts, last_number, author:users!forum_topics_user_id_fkey(${authorColumns}), topic_reads(last_number)` as const;
const columns = `${entryColumns}, forum:forums!forum_topics_forum_id_fkey(id, title), topic_follows(id)` as const;

interface EntryRow extends Omit<TopicEntry, 'read'> {
  topic_reads: { last_number: number }[];
}

function toEntry<Row extends EntryRow>({ topic_reads, ...row }: Row) {
  return { ...row, read: topic_reads[0]?.last_number ?? null };
}

/** Pages of a forum's topics, the last one replied to first. */
export function topicsQuery(readerId: string, forumId: string) {
  return infiniteQueryOptions({
    queryKey: forumKeys.topics(readerId, forumId),
    queryFn: async ({ pageParam, signal }) => {
      const supabase = await getSupabase();
      let query = supabase.from('forum_topics').select(entryColumns).eq('forum_id', forumId);
      if (pageParam) query = query.or(rowsAfter(['last_reply_at', pageParam.last_reply_at], ['id', pageParam.id]));
      const rows = unwrap(
        await query
          .order('last_reply_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(pageSize)
          .retry(false)
          .abortSignal(signal),
      );
      return toPage<TopicEntry>(rows.map(toEntry), pageSize);
    },
    initialPageParam: null as TopicEntry | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** A topic of a forum; null where there is none, or a block hides it. Asked again now and then, for what is new in it. */
export function topicQuery(readerId: string, forumId: string, topicId: string) {
  return queryOptions({
    queryKey: forumKeys.topic(readerId, topicId),
    queryFn: async ({ signal }): Promise<Topic | null> => {
      if (!isUuid(topicId) || !isUuid(forumId)) return null;
      const supabase = await getSupabase();
      const row = unwrap(
        await supabase
          .from('forum_topics')
          .select(columns)
          .eq('id', topicId)
          .eq('forum_id', forumId)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle(),
      );
      if (!row) return null;
      const { topic_follows, ...rest } = row;
      return { ...toEntry(rest), followed: topic_follows.length > 0 };
    },
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  });
}

/** What a topic begins with. Its id is chosen here, so that sending it again is the same topic. */
interface NewTopic {
  id: string;
  title: string;
  content: string;
}

/** Starts a topic in a forum. Resolves with its id. */
export function useCreateTopic(readerId: string, forumId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, title, content }: NewTopic): Promise<string> => {
      const supabase = await getSupabase();
      return unwrap(await supabase.rpc('create_topic', { forum_id: forumId, title, content, topic_id: id }));
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: forumKeys.topics(readerId, forumId) });
      void queryClient.invalidateQueries({ queryKey: forumKeys.forum(readerId, forumId) });
      void queryClient.invalidateQueries({ queryKey: forumKeys.lists(readerId) });
    },
  });
}

/** What the reader can do with a topic as a whole. Each rejects when it did not work. */
export function useTopicActions(readerId: string, { id, forum }: Pick<Topic, 'id' | 'forum'>) {
  const queryClient = useQueryClient();
  const queryKey = forumKeys.topic(readerId, id);
  const patch = (change: Partial<Topic>) =>
    queryClient.setQueryData<Topic | null>(queryKey, (topic) => topic && { ...topic, ...change });

  const follow = useMutation({
    mutationFn: async (followed: boolean) => {
      const supabase = await getSupabase();
      const table = supabase.from('topic_follows');
      if (!followed) return unwrap(await table.delete().eq('topic_id', id).eq('user_id', readerId));
      const { error, status } = await table.insert({ topic_id: id, user_id: readerId });
      // On another tab already.
      if (error && error.code !== '23505') throw toRequestFailure(error, status);
      return null;
    },
    onMutate: async (followed) => {
      await queryClient.cancelQueries({ queryKey });
      patch({ followed });
    },
    onError: (_, followed) => patch({ followed: !followed }),
  });
  const rename = useMutation({
    mutationFn: async (title: string) => {
      const supabase = await getSupabase();
      return unwrap(await supabase.from('forum_topics').update({ title }).eq('id', id).select('title').single());
    },
    onSuccess: ({ title }) => {
      patch({ title });
      return queryClient.invalidateQueries({ queryKey: forumKeys.topics(readerId, forum.id) });
    },
  });
  const remove = useMutation({
    mutationFn: async () => {
      const supabase = await getSupabase();
      unwrap(await supabase.from('forum_topics').delete().eq('id', id));
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: forumKeys.topics(readerId, forum.id) });
      void queryClient.invalidateQueries({ queryKey: forumKeys.forum(readerId, forum.id) });
    },
  });
  return { follow, rename, remove };
}

/** Notes that the reader has seen a topic's posts up to a number. Nothing is said when it does not work: they are unread, then. */
export function useMarkRead(readerId: string, topicId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (number: number) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('mark_topic_read', { topic_id: topicId, number }));
    },
    onSuccess: (_, number) => {
      queryClient.setQueryData<Topic | null>(
        forumKeys.topic(readerId, topicId),
        (topic) => topic && { ...topic, read: Math.max(topic.read ?? 0, number) },
      );
      return queryClient.invalidateQueries({ queryKey: forumKeys.topicLists(readerId) });
    },
  }).mutate;
}
