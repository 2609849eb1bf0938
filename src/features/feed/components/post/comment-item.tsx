import { useState } from 'react';
import { toDraft } from '@/shared/lib/mentions';
import { AuthorLine, authorName } from '@/shared/ui/author-line';
import { toast } from '@/shared/ui/toast';
import { WrittenMenu } from '@/shared/ui/written-menu';
import { WrittenText } from '@/shared/ui/written-text';
import type { Comment } from '../../post';
import { CommentForm } from './comment-form';

interface CommentItemProps {
  comment: Comment;
  userId: string;
  /** Both reject when it was not done. */
  onEdit: (content: string) => Promise<unknown>;
  onDelete: () => Promise<unknown>;
}

/** A comment, and what its reader can do with it. */
export function CommentItem({ comment, userId, onEdit, onDelete }: CommentItemProps) {
  const [editing, setEditing] = useState(false);
  const name = authorName(comment.author, false);
  return (
    <article aria-label={`Comment by ${name}`} className="border-t border-line pt-4">
      <div className="flex items-start justify-between gap-3">
        <AuthorLine
          author={comment.author}
          gone={false}
          at={comment.created_at}
          edited={comment.edited_at !== null}
          size={36}
        />
        <WrittenMenu
          own={comment.user_id === userId}
          subject={{ kind: 'comment', id: comment.id, name }}
          noun="comment"
          onEdit={() => setEditing(true)}
          onDelete={async () => {
            await onDelete();
            toast.success('The comment is deleted');
          }}
        />
      </div>
      <div className="mt-2 sm:pl-12">
        {editing ? (
          <CommentForm
            label="Edit your comment"
            draftKey={`comment_changes_${userId}_${comment.id}`}
            before={toDraft(comment.content)}
            sendLabel="Save changes"
            sendingLabel="Saving..."
            focused
            onSend={async (_, content) => {
              await onEdit(content);
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <WrittenText text={comment.content} className="text-[15px] leading-relaxed" />
        )}
      </div>
    </article>
  );
}
