import { useState } from 'react';
import { z } from 'zod';
import { useStoredState } from '@/platform/forms/use-stored-state';
import { emptyDraft, type Draft } from '@/domain/text/mentions';
import { postDraftSchema, type Post } from '../../forum';
import { withQuote } from '../../thread';

/** The parent post's id, or 'topic'. */
type ReplyPlace = string;

export const toTopic: ReplyPlace = 'topic';

const keptSchema = z.object({ at: z.string().nullable(), drafts: z.record(z.string(), postDraftSchema) });
const none = { at: null, drafts: {} };

/** The viewer's reply drafts in a topic, with one form open at a time. They survive reloads and navigation. */
export function useReplyDrafts(userId: string, topicId: string) {
  const [{ at, drafts }, keep] = useStoredState(`replies_${userId}_${topicId}`, keptSchema, none);
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
      keep({ at: place, drafts });
    },
    /** Opens the reply form of a post with its content quoted. */
    quote: (post: Post) => {
      const draft = draftOf(post.id);
      setAsked(post.id);
      keep({ at: post.id, drafts: { ...drafts, [post.id]: { ...draft, text: withQuote(draft.text, post.content) } } });
    },
    change: (place: ReplyPlace, draft: Draft) =>
      keep({ at, drafts: draft.text === '' ? without(place) : { ...drafts, [place]: draft } }),
    close: () => keep({ at: null, drafts }),
    /** Removes a draft after it was sent. */
    forget: (place: ReplyPlace) => keep({ at: null, drafts: without(place) }),
  };
}
