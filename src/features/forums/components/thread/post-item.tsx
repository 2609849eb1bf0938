import { clsx } from 'clsx';
import { CornerLeftUp, Quote, Reply } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useStoredState } from '@/platform/forms/use-stored-state';
import { fromMarkup } from '@/domain/text/mentions';
import { AuthorLine, authorName } from '@/shared/members/author-line';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { ContentMenu } from '@/shared/content/content-menu';
import { RemovedNotice } from '@/shared/content/removed-notice';
import { RichText } from '@/shared/content/rich-text';
import { postDraftSchema, type Post } from '../../forum';
import { anchorOf, parentNumber } from '../../thread';
import { PostForm } from './post-form';

interface PostItemProps {
  post: Post;
  own: boolean;
  isNew: boolean;
  onReply: () => void;
  onQuote: () => void;
  onEdit: (content: string) => Promise<unknown>;
  onDelete: () => Promise<void>;
  /** The open reply form. */
  children?: ReactNode;
}

/** A post, or the placeholder of a deleted one. */
export function PostItem({ post, own, isNew, onReply, onQuote, onEdit, onDelete, children }: PostItemProps) {
  const [editing, setEditing] = useState(false);
  const name = authorName(post.author, post.user_id === null);
  const deleted = post.deleted_at !== null;
  return (
    <article
      id={anchorOf(post.number)}
      tabIndex={-1}
      aria-label={deleted ? `Post ${post.number}, deleted` : `Post ${post.number} by ${name}`}
      className="rounded-card"
    >
      <Card className="flex flex-col gap-3 p-4 sm:p-5">
        {deleted ? (
          <div className="flex items-center justify-between gap-3 text-[15px] text-muted">
            <p className="italic">This post was deleted.</p>
            <PostLinks post={post} />
          </div>
        ) : (
          <>
            <div className="flex items-start justify-between gap-2">
              <AuthorLine
                author={post.author}
                isDeleted={post.user_id === null}
                postedAt={post.created_at}
                edited={post.edited_at !== null}
              />
              <div className="flex shrink-0 items-center gap-2">
                {isNew ? <Badge tone="verified">New</Badge> : null}
                <ContentMenu
                  isOwn={own}
                  subject={{ kind: 'reply', id: post.id, name }}
                  noun="post"
                  onEdit={() => setEditing(true)}
                  onDelete={onDelete}
                  deleteWarning="Replies to it will stay. You can’t undo this."
                />
              </div>
            </div>
            <RemovedNotice id={post.id} removedAt={post.removed_at} noun="post" isOwn={own} />
            {editing ? (
              <EditForm post={post} onEdit={onEdit} onClose={() => setEditing(false)} />
            ) : (
              <RichText text={post.content} className="text-[15px]" />
            )}
            {editing ? null : (
              <div className="-mx-2 -mb-2 flex flex-wrap items-center gap-1">
                <Button variant="ghost" size="sm" icon={<Reply aria-hidden />} onClick={onReply}>
                  Reply <span className="sr-only">to post {post.number}</span>
                </Button>
                <Button variant="ghost" size="sm" icon={<Quote aria-hidden />} onClick={onQuote}>
                  Quote <span className="sr-only">post {post.number}</span>
                </Button>
                <span className="ml-auto px-2">
                  <PostLinks post={post} />
                </span>
              </div>
            )}
          </>
        )}
        {children}
      </Card>
    </article>
  );
}

/** Links to the post itself and to its parent. */
function PostLinks({ post }: { post: Post }) {
  const above = parentNumber(post);
  const link = clsx(
    'numeric inline-flex min-h-9 items-center gap-1 text-sm text-muted',
    'hover:text-ink hover:underline pointer-coarse:min-h-11',
  );
  return (
    <span className="flex shrink-0 items-center gap-3">
      {above === null ? null : (
        <Link to={`#${anchorOf(above)}`} className={link}>
          <CornerLeftUp aria-hidden className="size-3.5" />
          <span className="sr-only">In reply to post </span>#{above}
        </Link>
      )}
      <Link to={`#${anchorOf(post.number)}`} className={link}>
        <span className="sr-only">Link to post </span>#{post.number}
      </Link>
    </span>
  );
}

/** The edit form of a post. The draft survives reloads. */
function EditForm({ post, onEdit, onClose }: { post: Post; onEdit: PostItemProps['onEdit']; onClose: () => void }) {
  const [draft, keep, forget] = useStoredState(`post_edit_${post.id}`, postDraftSchema, fromMarkup(post.content));
  const close = () => {
    forget();
    onClose();
  };
  return (
    <PostForm
      label="Edit your post"
      draft={draft}
      onChange={keep}
      onSend={async (content) => {
        if (content !== post.content) await onEdit(content);
        close();
      }}
      onCancel={close}
      sendLabel="Save changes"
      busyLabel="Saving..."
      focused
    />
  );
}
