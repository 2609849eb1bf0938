import { cleanLine } from '@/kit/formatting/plain-line';
import { emptyDraft, fromMarkup, toMarkup, type Draft } from '@/domain/text/mentions';
import type { FullPost, PostPicture, PostSubtype, PostType } from './post';
import { parseTags } from './post-filters';

/** The fields of the post form. */
export interface PostDraft {
  type: PostType;
  subtype: PostSubtype | null;
  title: string;
  content: Draft;
  /** Comma-separated. */
  tags: string;
  location: string;
  picture: PostPicture | null;
  /** Set on the first attempt to post, so that a retry can't create a second post. */
  id: string | null;
}

export const emptyPost: PostDraft = {
  type: 'discussion',
  subtype: null,
  title: '',
  content: emptyDraft,
  tags: '',
  location: '',
  picture: null,
  id: null,
};

/** The form fields of a stored post. */
export function toPostDraft({ id, type, subtype, title, content, tags, location, picture }: FullPost): PostDraft {
  return {
    id,
    type,
    subtype,
    title,
    content: fromMarkup(content),
    tags: tags.join(', '),
    location: location ?? '',
    picture,
  };
}

/** True if the title and the content aren't blank. */
export function isComplete({ title, content }: PostDraft): boolean {
  return cleanLine(title) !== '' && content.text.trim() !== '';
}

/** True if the draft has no unsaved changes. */
export function isUntouched(draft: PostDraft, before: PostDraft): boolean {
  return JSON.stringify({ ...draft, id: null }) === JSON.stringify({ ...before, id: null });
}

/** The columns of `feed_posts` for a draft. */
export function toPostColumns({ type, subtype, title, content, tags, location, picture }: PostDraft) {
  return {
    type,
    subtype,
    title: cleanLine(title),
    content: toMarkup(content).trim(),
    tags: parseTags(tags),
    location: cleanLine(location) || null,
    ...pictureColumns(picture),
  };
}

function pictureColumns(picture: PostPicture | null) {
  return { image: picture?.path ?? null, image_width: picture?.width ?? null, image_height: picture?.height ?? null };
}
