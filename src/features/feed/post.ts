import type { Author } from '@/shared/supabase/author';

export const postTypes = ['discussion', 'investment', 'event'] as const;
export type PostType = (typeof postTypes)[number];

export const postSubtypes = ['joint_venture', 'boots_on_ground', 'private_money'] as const;
export type PostSubtype = (typeof postSubtypes)[number];

/** A picture of a post: its path in the bucket `images`, and its size in pixels. */
export interface PostPicture {
  path: string;
  width: number;
  height: number;
}

/** A post as lists show it. */
export interface Post {
  id: string;
  user_id: string;
  type: PostType;
  /** Null for none of the three. */
  subtype: PostSubtype | null;
  title: string;
  /** The content as it is stored; of a long one its beginning, and then an ellipsis. */
  excerpt: string;
  tags: string[];
  picture: PostPicture | null;
  location: string | null;
  likes: number;
  comments: number;
  /** Whether the reader likes it. */
  liked: boolean;
  created_at: string;
  edited_at: string | null;
  /** Null where the reader cannot see the member. */
  author: Author | null;
}

/** A post with all it says. */
export interface FullPost extends Post {
  content: string;
}

/** A comment on a post. */
export interface Comment {
  id: string;
  user_id: string;
  /** As it is stored. */
  content: string;
  created_at: string;
  edited_at: string | null;
  author: Author | null;
}

export const longestTitle = 160;
export const longestContent = 5000;
export const longestComment = 2000;
export const longestLocation = 160;
export const longestTag = 40;
export const mostTags = 10;
