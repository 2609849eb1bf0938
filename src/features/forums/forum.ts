import { z } from 'zod';
import type { Author } from '@/shared/supabase/author';
import type { Database } from '@/shared/supabase/database.types';

type Tables = Database['public']['Tables'];

/** A forum with its true counts. `last_activity_at` is null while nobody has written in it. */
export type Forum = Tables['forums']['Row'];

/** A topic as its forum lists it. */
export interface TopicEntry extends Pick<
  Tables['forum_topics']['Row'],
  'id' | 'user_id' | 'title' | 'created_at' | 'last_reply_at' | 'posts' | 'last_number'
> {
  /** Who started it; null for whom the reader cannot see, and for an account that is gone. */
  author: Author | null;
  /** Up to which number the reader has seen its posts; null for one they have never opened. */
  read: number | null;
}

/** A topic on its own screen. */
export interface Topic extends TopicEntry {
  forum: Pick<Forum, 'id' | 'title'>;
  followed: boolean;
}

/** A post in its place in the tree. Deleted ones are there without content. */
export interface Post extends Pick<
  Tables['forum_posts']['Row'],
  'id' | 'user_id' | 'content' | 'number' | 'path' | 'created_at' | 'edited_at' | 'deleted_at'
> {
  author: Author | null;
}

/** Most characters, as the database takes them. */
export const most = { forumTitle: 100, description: 500, topicTitle: 200, content: 10_000 } as const;

const titled = (longest: number) =>
  z.string().trim().min(1, 'Give it a title.').max(longest, `Use at most ${longest} characters.`);

/** The form of a forum. */
export const forumSchema = z.object({
  title: titled(most.forumTitle),
  description: z.string().trim().max(most.description, `Use at most ${most.description} characters.`),
});

export type ForumDraft = z.output<typeof forumSchema>;

/** The title of a topic. */
export const topicTitleSchema = titled(most.topicTitle);

const draftSchema = z.object({ text: z.string(), mentions: z.array(z.object({ id: z.string(), name: z.string() })) });

/** What is kept of a post that is being written. */
export const postDraftSchema = draftSchema;

/** What is kept of a topic that is being written. */
export const topicDraftSchema = z.object({ title: z.string(), content: draftSchema });
