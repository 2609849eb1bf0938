import { useState } from 'react';
import { fromMarkup } from '@/domain/text/mentions';
import { AuthorLine, authorName } from '@/shared/members/author-line';
import { toast } from '@/kit/ui/toast';
import { RemovedNotice } from '@/shared/content/removed-notice';
import { ContentMenu } from '@/shared/content/content-menu';
import { RichText } from '@/shared/content/rich-text';
import type { Comment } from '../../post';
import { CommentForm } from './comment-form';

interface CommentItemProps {
  comment: Comment;
  userId: string;
  /** Both reject on errors. */
  onEdit: (content: string) => Promise<unknown>;
  onDelete: () => Promise<unknown>;
}

/** A comment with its menu. */
export function CommentItem({ comment, userId, onEdit, onDelete }: CommentItemProps) {
  const [editing, setEditing] = useState(false);
  const name = authorName(comment.author, false);
  return (
    <article aria-label={`Comment by ${name}`} className="border-t border-line pt-4">
      <div className="flex items-start justify-between gap-3">
        <AuthorLine
          author={comment.author}
          isDeleted={false}
          postedAt={comment.created_at}
          edited={comment.edited_at !== null}
          size={36}
        />
        <ContentMenu
          isOwn={comment.user_id === userId}
          subject={{ kind: 'comment', id: comment.id, name }}
          noun="comment"
          onEdit={() => setEditing(true)}
          onDelete={async () => {
            await onDelete();
            toast.success('Comment deleted');
          }}
        />
      </div>
      <RemovedNotice
        id={comment.id}
        removedAt={comment.removed_at}
        noun="comment"
        isOwn={comment.user_id === userId}
        className="mt-2 sm:ml-12"
      />
      <div className="mt-2 sm:pl-12">
        {editing ? (
          <CommentForm
            label="Edit your comment"
            draftKey={`comment_changes_${userId}_${comment.id}`}
            before={fromMarkup(comment.content)}
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
          <RichText text={comment.content} className="text-[15px] leading-relaxed" />
        )}
      </div>
    </article>
  );
}
