import { useState } from 'react';
import type { Post } from '../../forum';
import type { NewPost } from '../../api/posts';
import { PostForm } from './post-form';
import { toTopic, type useReplies } from './use-replies';

interface ReplyFormProps {
  replies: ReturnType<typeof useReplies>;
  /** What is answered; null for the topic. */
  parent: Post | null;
  /** What the parent's author is called. */
  name?: string;
  onSend: (post: NewPost) => Promise<Post>;
  onSent: (post: Post) => void;
  /** Without a way to close it. */
  standing?: boolean;
}

/** The form for a reply to a post, or to the topic. */
export function ReplyForm({ replies, parent, name, onSend, onSent, standing = false }: ReplyFormProps) {
  const place = parent?.id ?? toTopic;
  /** Sending a reply again, after a lost answer, is the same reply. */
  const [id, setId] = useState(() => crypto.randomUUID());
  return (
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
      onCancel={standing ? undefined : replies.close}
      sendLabel="Post Reply"
      busyLabel="Posting..."
      focused={replies.asked === place}
    />
  );
}
