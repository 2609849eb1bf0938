import { z } from 'zod';
import { topicTitle, unposingTitle } from '@/domain/text/line';
import { toMarkup } from '@/domain/text/mentions';
import type { Author } from '@/domain/member/author';
import type { Database } from '@/domain/database.types';

type Tables = Database['public']['Tables'];

/** A forum with its counters. `last_activity_at` is null until someone posts. */
export type Forum = Tables['forums']['Row'];

/** A topic in its forum's list. */
export interface TopicEntry extends Pick<
  Tables['forum_topics']['Row'],
  'id' | 'user_id' | 'title' | 'created_at' | 'last_reply_at' | 'posts' | 'last_number' | 'removed_at'
> {
  /** Null if the viewer can't see the author or the account was deleted. */
  author: Author | null;
  /** The number of the last post the viewer has read; null if they've never opened the topic. */
  read: number | null;
}

/** A topic on its own page. */
export interface Topic extends TopicEntry {
  forum: Pick<Forum, 'id' | 'title'>;
  followed: boolean;
}

/** A post in the reply tree. Deleted posts stay, without content. */
export interface Post extends Pick<
  Tables['forum_posts']['Row'],
  'id' | 'user_id' | 'content' | 'number' | 'path' | 'created_at' | 'edited_at' | 'deleted_at' | 'removed_at'
> {
  author: Author | null;
}

/** Maximum lengths, as in the database's constraints. */
export const maxLengths = { forumTitle: 100, description: 500, topicTitle: 200, content: 10_000 } as const;

const tooLong = (max: number) => `Use at most ${max} characters.`;
const titleOptions = (max: number, isStaff: boolean) => ({
  max,
  missing: 'Enter a title.',
  tooLong: tooLong(max),
  isStaff,
});

/** The forum form. */
export const forumSchema = (isStaff: boolean) =>
  z.object({
    title: unposingTitle(titleOptions(maxLengths.forumTitle, isStaff)),
    description: z.string().trim().max(maxLengths.description, tooLong(maxLengths.description)),
  });

export type ForumDraft = z.output<ReturnType<typeof forumSchema>>;

/** A stored draft of a forum. */
export const forumDraftSchema = z.object({ title: z.string(), description: z.string() });

/** A topic's title. */
export const topicTitleSchema = (isStaff: boolean) => topicTitle(titleOptions(maxLengths.topicTitle, isStaff));

const draftSchema = z.object({ text: z.string(), mentions: z.array(z.object({ id: z.string(), name: z.string() })) });

/** A stored draft of a post. */
export const postDraftSchema = draftSchema;

/** A stored draft of a topic. Its ID stays the same for every retry, so that none can create a second topic. */
export const topicDraftSchema = z.object({ id: z.string(), title: z.string(), content: draftSchema });

/** The topic form. The content is stored as markup. */
export const topicSchema = (isStaff: boolean) =>
  z.object({
    id: z.string(),
    title: topicTitleSchema(isStaff),
    content: draftSchema
      .transform((content) => toMarkup(content).trim())
      .refine((content) => content !== '', 'Write your post.'),
  });
