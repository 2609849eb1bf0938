import { z } from 'zod';
import type { Draft } from '@/domain/text/mentions';
import { postSubtypes, postTypes } from './post';
import type { PostDraft } from './post-draft';

/** A stored draft of a text with mentions. */
export const textDraftSchema: z.ZodType<Draft> = z.object({
  text: z.string(),
  mentions: z.array(z.object({ id: z.string(), name: z.string() })),
});

const fieldsSchema: z.ZodType<PostDraft> = z.object({
  type: z.enum(postTypes),
  subtype: z.enum(postSubtypes).nullable(),
  title: z.string(),
  content: textDraftSchema,
  tags: z.string(),
  location: z.string(),
  picture: z.object({ path: z.string(), width: z.number(), height: z.number() }).nullable(),
  id: z.uuid().nullable(),
});

/** A stored draft. A picture outside the member's own folder is dropped. */
export function draftSchema(userId: string): z.ZodType<PostDraft> {
  return fieldsSchema.transform((draft) =>
    draft.picture?.path.startsWith(`${userId}/posts/`) ? draft : { ...draft, picture: null },
  );
}
