import type { Author } from '@/domain/member/author';

export const postTypes = ['discussion', 'investment', 'event'] as const;
export type PostType = (typeof postTypes)[number];

export const postSubtypes = ['joint_venture', 'boots_on_ground', 'private_money'] as const;
export type PostSubtype = (typeof postSubtypes)[number];

/** A post's picture: its path in the bucket `images`, and its size in pixels. */
export interface PostPicture {
  path: string;
  width: number;
  height: number;
}

/** A post in a list. */
export interface Post {
  id: string;
  user_id: string;
  /** When moderators removed it; null if not. */
  removed_at: string | null;
  type: PostType;
  /** Null for a post without a subtype. */
  subtype: PostSubtype | null;
  title: string;
  /** The stored content, shortened with an ellipsis if it's long. */
  excerpt: string;
  tags: string[];
  picture: PostPicture | null;
  location: string | null;
  likes: number;
  comments: number;
  /** True if the viewer likes it. */
  liked: boolean;
  created_at: string;
  edited_at: string | null;
  /** Null if the viewer can't see the author. */
  author: Author | null;
}

/** A post with its full content. */
export interface FullPost extends Post {
  content: string;
}

/** A comment on a post. */
export interface Comment {
  id: string;
  user_id: string;
  /** When moderators removed it; null if not. */
  removed_at: string | null;
  /** In stored form, with mention markup. */
  content: string;
  created_at: string;
  edited_at: string | null;
  author: Author | null;
}

export const maxTitleLength = 160;
export const maxContentLength = 5000;
export const maxCommentLength = 2000;
export const maxLocationLength = 160;
export const maxTagLength = 40;
export const maxTags = 10;
