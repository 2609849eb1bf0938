import { useState } from 'react';
import { z } from 'zod';
import { useDraft } from '@/shared/lib/drafts';
import { emptyDraft, type Draft } from '@/shared/lib/mentions';
import { postDraftSchema, type Post } from '../../forum';
import { withQuote } from '../../thread';

/** Where a reply is written: below a post, by its id, or to the topic. */
type ReplyPlace = string;

export const toTopic: ReplyPlace = 'topic';

const keptSchema = z.object({ at: z.string().nullable(), drafts: z.record(z.string(), postDraftSchema) });
const none = { at: null, drafts: {} };

/** The replies that a reader is writing in a topic, one open at a time. They are kept over a reload and other screens. */
export function useReplies(userId: string, topicId: string) {
  const [{ at, drafts }, keep] = useDraft(`replies_${userId}_${topicId}`, keptSchema, none);
  /** The one that was opened by a press just now, and takes the focus. */
  const [asked, setAsked] = useState<ReplyPlace | null>(null);
  const draftOf = (place: ReplyPlace): Draft => drafts[place] ?? emptyDraft;
  const without = (place: ReplyPlace) => Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== place));
  return {
    at,
    asked,
    draftOf,
    open: (place: ReplyPlace) => {
      setAsked(place);
      keep({ at: place, drafts });
    },
    /** Opens the reply to a post, with what it says quoted. */
    quote: (post: Post) => {
      const draft = draftOf(post.id);
      setAsked(post.id);
      keep({ at: post.id, drafts: { ...drafts, [post.id]: { ...draft, text: withQuote(draft.text, post.content) } } });
    },
    change: (place: ReplyPlace, draft: Draft) =>
      keep({ at, drafts: draft.text === '' ? without(place) : { ...drafts, [place]: draft } }),
    close: () => keep({ at: null, drafts }),
    /** It was sent, or is not wanted any more. */
    forget: (place: ReplyPlace) => keep({ at: null, drafts: without(place) }),
  };
}
