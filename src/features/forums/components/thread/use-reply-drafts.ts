import { useState } from 'react';
import { z } from 'zod';
import { useStoredState } from '@/platform/forms/use-stored-state';
import { emptyDraft, type Draft } from '@/domain/text/mentions';
import { postDraftSchema, type Post } from '../../forum';
import { withQuote } from '../../thread';

/** The parent post's id, or 'topic'. */
type ReplyPlace = string;

export const toTopic: ReplyPlace = 'topic';

const storedSchema = z.object({ at: z.string().nullable(), drafts: z.record(z.string(), postDraftSchema) });
const none = { at: null, drafts: {} };

/** The viewer's reply drafts in a topic, with one form open at a time. They survive reloads and navigation. */
export function useReplyDrafts(userId: string, topicId: string) {
  const [{ at, drafts }, store] = useStoredState(`replies_${userId}_${topicId}`, storedSchema, none);
  /** The form that was just opened and gets the focus. */
  const [asked, setAsked] = useState<ReplyPlace | null>(null);
  const draftOf = (place: ReplyPlace): Draft => drafts[place] ?? emptyDraft;
  const without = (place: ReplyPlace) => Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== place));
  return {
    at,
    asked,
    draftOf,
    open: (place: ReplyPlace) => {
      setAsked(place);
      store({ at: place, drafts });
    },
    /** Opens the reply form of a post with its content quoted. */
    quote: (post: Post) => {
      const draft = draftOf(post.id);
      setAsked(post.id);
      store({ at: post.id, drafts: { ...drafts, [post.id]: { ...draft, text: withQuote(draft.text, post.content) } } });
    },
    change: (place: ReplyPlace, draft: Draft) =>
      store({ at, drafts: draft.text === '' ? without(place) : { ...drafts, [place]: draft } }),
    close: () => store({ at: null, drafts }),
    /** Removes a draft after it was sent. */
    forget: (place: ReplyPlace) => store({ at: null, drafts: without(place) }),
  };
}
