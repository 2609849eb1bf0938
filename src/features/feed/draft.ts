import { z } from 'zod';
import { emptyDraft, toDraft, toStored, type Draft } from '@/shared/lib/mentions';
import { postSubtypes, postTypes, type FullPost, type PostPicture } from './post';
import { parseTags } from './post-rules';

/** A text with mentions that is being written, as it is kept. */
export const writtenSchema: z.ZodType<Draft> = z.object({
  text: z.string(),
  mentions: z.array(z.object({ id: z.string(), name: z.string() })),
});

const fieldsSchema = z.object({
  type: z.enum(postTypes),
  subtype: z.enum(postSubtypes).nullable(),
  title: z.string(),
  content: writtenSchema,
  /** With commas between them. */
  tags: z.string(),
  location: z.string(),
  picture: z.object({ path: z.string(), width: z.number(), height: z.number() }).nullable(),
  /** The post's id, from the first attempt to send it: another attempt is the same post. */
  id: z.uuid().nullable(),
});

/** A post that is being written. */
export type PostDraft = z.infer<typeof fieldsSchema>;

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

/** A draft as it is kept. A picture of another member's is none. */
export function draftSchema(userId: string): z.ZodType<PostDraft> {
  return fieldsSchema.transform((draft) =>
    draft.picture?.path.startsWith(`${userId}/posts/`) ? draft : { ...draft, picture: null },
  );
}

/** A post, to be changed. */
export function draftOf({ id, type, subtype, title, content, tags, location, picture }: FullPost): PostDraft {
  return {
    id,
    type,
    subtype,
    title,
    content: toDraft(content),
    tags: tags.join(', '),
    location: location ?? '',
    picture,
  };
}

/** Whether there is enough to post. */
export function isComplete({ title, content }: PostDraft): boolean {
  return title.trim() !== '' && content.text.trim() !== '';
}

/** Whether there is nothing in it to be lost. */
export function isUntouched(draft: PostDraft, before: PostDraft): boolean {
  return JSON.stringify({ ...draft, id: null }) === JSON.stringify({ ...before, id: null });
}

/** The columns of a draft. */
export function columnsOf({ type, subtype, title, content, tags, location, picture }: PostDraft) {
  return {
    type,
    subtype,
    title: title.trim(),
    content: toStored(content).trim(),
    tags: parseTags(tags),
    location: location.trim() || null,
    ...pictureColumns(picture),
  };
}

function pictureColumns(picture: PostPicture | null) {
  return { image: picture?.path ?? null, image_width: picture?.width ?? null, image_height: picture?.height ?? null };
}
