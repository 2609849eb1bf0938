import { useState } from 'react';
import { Gate } from '@/shared/entitlements/gate';
import type { Post } from '../../forum';
import type { NewPost } from '../../api/mutations';
import { PostForm } from './post-form';
import { toTopic, type useReplyDrafts } from './use-reply-drafts';

interface ReplyFormProps {
  replies: ReturnType<typeof useReplyDrafts>;
  /** The parent post; null for a reply to the topic. */
  parent: Post | null;
  /** The name of the parent's author. */
  name?: string;
  onSend: (post: NewPost) => Promise<Post>;
  onSent: (post: Post) => void;
  /** Always open, without a Cancel button. */
  permanent?: boolean;
}

/** The form to reply to a post or to the topic. */
export function ReplyForm({ replies, parent, name, onSend, onSent, permanent = false }: ReplyFormProps) {
  const place = parent?.id ?? toTopic;
  /** Stays the same for every retry, so that a lost response can't create a second reply. */
  const [id, setId] = useState(() => crypto.randomUUID());
  return (
    <Gate act="reply">
      <PostForm
        label={parent ? `Reply to ${name ?? 'the post'}` : 'Your reply'}
        draft={replies.draftOf(place)}
        onChange={(draft) => replies.change(place, draft)}
        onSend={async (content) => {
          const post = await onSend({ id, content, parentId: parent?.id ?? null });
          setId(crypto.randomUUID());
          replies.forget(place);
          onSent(post);
        }}
        onCancel={permanent ? undefined : replies.close}
        sendLabel="Post reply"
        busyLabel="Posting..."
        focused={replies.asked === place}
      />
    </Gate>
  );
}
