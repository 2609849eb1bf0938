import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { toRequestFailure, unwrap } from '@/platform/errors/errors';
import type { Forum, ForumDraft, Post, Topic } from '../forum';
import { forumKeys } from './keys';
import { forumColumns, postColumns } from './queries';
import { patchPost, placePosts, type ThreadPage } from './thread-pages';

/** Creates or edits the viewer's forum. Rejects as `duplicate` if the title is taken. */
export function useSaveForum(readerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ forumId, draft }: { forumId: string | null; draft: ForumDraft }): Promise<Forum> => {
      const table = database().from('forums');
      const query = forumId ? table.update(draft).eq('id', forumId) : table.insert({ user_id: readerId, ...draft });
      return unwrap(await query.select(forumColumns).single());
    },
    onSuccess: (forum) => {
      queryClient.setQueryData(forumKeys.forum(readerId, forum.id), forum);
      return queryClient.invalidateQueries({ queryKey: forumKeys.lists(readerId) });
    },
  });
}

/** For staff: deletes a forum with all its topics. Rejects on errors. */
export function useRemoveForum(readerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (forumId: string) => {
      unwrap(await database().rpc('delete_forum', { forum_id: forumId }));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: forumKeys.lists(readerId) }),
  });
}

/** A topic to create. The client chooses its id, so that a retry can't create a second one. */
interface NewTopic {
  id: string;
  title: string;
  content: string;
}

/** Starts a topic in a forum. Resolves to its id. */
export function useCreateTopic(readerId: string, forumId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, title, content }: NewTopic): Promise<string> =>
      unwrap(await database().rpc('create_topic', { forum_id: forumId, title, content, topic_id: id })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: forumKeys.topics(readerId, forumId) });
      void queryClient.invalidateQueries({ queryKey: forumKeys.forum(readerId, forumId) });
      void queryClient.invalidateQueries({ queryKey: forumKeys.lists(readerId) });
    },
  });
}

/** Follows, renames or deletes a topic. Each rejects on errors. */
export function useTopicActions(readerId: string, { id, forum }: Pick<Topic, 'id' | 'forum'>) {
  const queryClient = useQueryClient();
  const queryKey = forumKeys.topic(readerId, id);
  const patch = (change: Partial<Topic>) =>
    queryClient.setQueryData<Topic | null>(queryKey, (topic) => topic && { ...topic, ...change });

  const follow = useMutation({
    mutationFn: async (followed: boolean) => {
      const table = database().from('topic_follows');
      if (!followed) return unwrap(await table.delete().eq('topic_id', id).eq('user_id', readerId));
      const { error, status } = await table.insert({ topic_id: id, user_id: readerId });
      // Already followed, for example in another tab.
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
    mutationFn: async (title: string) =>
      unwrap(await database().from('forum_topics').update({ title }).eq('id', id).select('title').single()),
    onSuccess: ({ title }) => {
      patch({ title });
      return queryClient.invalidateQueries({ queryKey: forumKeys.topics(readerId, forum.id) });
    },
  });
  const remove = useMutation({
    mutationFn: async () => {
      unwrap(await database().from('forum_topics').delete().eq('id', id));
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: forumKeys.topics(readerId, forum.id) });
      void queryClient.invalidateQueries({ queryKey: forumKeys.forum(readerId, forum.id) });
    },
  });
  return { follow, rename, remove };
}

/** Marks a topic as read up to a post number. Failures are silent; the posts just stay unread. */
export function useMarkRead(readerId: string, topicId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (number: number) => {
      unwrap(await database().rpc('mark_topic_read', { topic_id: topicId, number }));
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

/** A post to send. The client chooses its id, so that a retry can't create a second one. */
export interface NewPost {
  id: string;
  content: string;
  /** Null for a reply to the topic. */
  parentId: string | null;
}

async function sendPost(topicId: string, userId: string, { id, content, parentId }: NewPost): Promise<Post> {
  const table = database().from('forum_posts');
  const { data, error, status } = await table
    .insert({ id, topic_id: topicId, user_id: userId, content, parent_post_id: parentId })
    .select(postColumns)
    .single();
  // An earlier attempt was stored, but its response was lost.
  if (error && error.code !== '23505') throw toRequestFailure(error, status);
  return data ?? unwrap(await table.select(postColumns).eq('id', id).single());
}

/** Replies, edits and deletions in a topic. Each updates the cached thread, and rejects on errors. */
export function usePostActions(readerId: string, topicId: string) {
  const queryClient = useQueryClient();
  const threads = forumKeys.threads(readerId, topicId);
  const change = (update: (data: InfiniteData<ThreadPage>) => InfiniteData<ThreadPage>) =>
    queryClient.setQueriesData<InfiniteData<ThreadPage>>({ queryKey: threads }, (data) => data && update(data));
  const reply = useMutation({
    mutationFn: (post: NewPost) => sendPost(topicId, readerId, post),
    onSuccess: async (post) => {
      await queryClient.cancelQueries({ queryKey: threads });
      change((data) => placePosts(data, [post]));
      void queryClient.invalidateQueries({ queryKey: forumKeys.topic(readerId, topicId) });
      void queryClient.invalidateQueries({ queryKey: forumKeys.topicLists(readerId) });
    },
  });
  const edit = useMutation({
    mutationFn: async ({ id, content }: { id: string; content: string }) =>
      unwrap(
        await database().from('forum_posts').update({ content }).eq('id', id).select('id, content, edited_at').single(),
      ),
    onSuccess: async ({ id, ...stored }) => {
      await queryClient.cancelQueries({ queryKey: threads });
      change((data) => patchPost(data, id, stored));
    },
  });
  const remove = useMutation({
    mutationFn: async (id: string) => {
      unwrap(await database().rpc('delete_forum_post', { post_id: id }));
    },
    onSuccess: async (_, id) => {
      await queryClient.cancelQueries({ queryKey: threads });
      change((data) => patchPost(data, id, { content: '', deleted_at: new Date().toISOString() }));
    },
  });
  /** Inserts other members' new posts. */
  const place = (posts: readonly Post[]) => change((data) => placePosts(data, posts));
  return { reply: reply.mutateAsync, edit: edit.mutateAsync, remove: remove.mutateAsync, place };
}
