import { CornerLeftUp, Quote, Reply } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDraft } from '@/shared/lib/drafts';
import { toDraft } from '@/shared/lib/mentions';
import { AuthorLine, authorName } from '@/shared/ui/author-line';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { WrittenMenu } from '@/shared/ui/written-menu';
import { WrittenText } from '@/shared/ui/written-text';
import { postDraftSchema, type Post } from '../../forum';
import { anchorOf, answeredNumber } from '../../thread';
import { PostForm } from './post-form';

interface PostItemProps {
  post: Post;
  own: boolean;
  isNew: boolean;
  onReply: () => void;
  onQuote: () => void;
  onEdit: (content: string) => Promise<unknown>;
  onDelete: () => Promise<void>;
  /** The reply that is being written to it. */
  children?: ReactNode;
}

/** A post, or the place of one that was deleted. */
export function PostItem({ post, own, isNew, onReply, onQuote, onEdit, onDelete, children }: PostItemProps) {
  const [editing, setEditing] = useState(false);
  const name = authorName(post.author, post.user_id === null);
  const deleted = post.deleted_at !== null;
  return (
    <article
      id={anchorOf(post.number)}
      tabIndex={-1}
      aria-label={deleted ? `Post ${post.number}, deleted` : `Post ${post.number} by ${name}`}
      className="scroll-mt-24 rounded-card"
    >
      <Card className="flex flex-col gap-3 p-4 sm:p-5">
        {deleted ? (
          <div className="flex items-center justify-between gap-3 text-[15px] text-muted">
            <p className="italic">This post was deleted.</p>
            <Answered post={post} />
          </div>
        ) : (
          <>
            <div className="flex items-start justify-between gap-2">
              <AuthorLine
                author={post.author}
                gone={post.user_id === null}
                at={post.created_at}
                edited={post.edited_at !== null}
              />
              <div className="flex shrink-0 items-center gap-2">
                {isNew ? <Badge tone="verified">New</Badge> : null}
                <WrittenMenu
                  own={own}
                  subject={{ kind: 'reply', id: post.id, name }}
                  noun="post"
                  onEdit={() => setEditing(true)}
                  onDelete={onDelete}
                  deleteWarning="Replies to it stay in their place. This cannot be undone."
                />
              </div>
            </div>
            {editing ? (
              <EditForm post={post} onEdit={onEdit} onClose={() => setEditing(false)} />
            ) : (
              <WrittenText text={post.content} className="text-[15px]" />
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
                  <Answered post={post} />
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

/** The post's own number, which is its address, and that of the post it answers. */
function Answered({ post }: { post: Post }) {
  const above = answeredNumber(post);
  const link =
    'numeric inline-flex min-h-9 items-center gap-1 text-sm text-muted hover:text-ink hover:underline pointer-coarse:min-h-11';
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

/** The post as it is being changed; kept over a reload. */
function EditForm({ post, onEdit, onClose }: { post: Post; onEdit: PostItemProps['onEdit']; onClose: () => void }) {
  const [draft, keep, forget] = useDraft(`post_edit_${post.id}`, postDraftSchema, toDraft(post.content));
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
