import { useState } from 'react';
import { authorName } from '@/shared/members/author-line';
import { toast } from '@/kit/ui/toast';
import { ContentMenu } from '@/shared/content/content-menu';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { useDeletePost } from '../../api/mutations';
import type { Post } from '../../post';

const EditPost = lazyDialog(() => import('../editor/edit-post').then((module) => module.EditPost));

interface PostMenuProps {
  post: Post;
  userId: string;
  /** Called after the post was deleted. */
  onDeleted: () => void;
}

/** A post's menu: authors can edit and delete it, staff can delete it, others can report it. */
export function PostMenu({ post, userId, onDeleted }: PostMenuProps) {
  const { mutateAsync: remove } = useDeletePost(userId);
  // A new key per opening, so that the form starts with the current post or the saved draft.
  const [editing, setEditing] = useState({ times: 0, open: false });
  return (
    <>
      <ContentMenu
        isOwn={post.user_id === userId}
        subject={{ kind: 'post', id: post.id, name: authorName(post.author, false) }}
        noun="post"
        onEdit={() => setEditing(({ times }) => ({ times: times + 1, open: true }))}
        onDelete={async () => {
          await remove(post);
          toast.success('Post deleted');
          onDeleted();
        }}
        deleteWarning="Its comments and likes will be deleted too. You can’t undo this."
      />
      {editing.times > 0 ? (
        <EditPost
          key={editing.times}
          postId={post.id}
          userId={userId}
          open={editing.open}
          onOpenChange={(open) => setEditing({ ...editing, open })}
        />
      ) : null}
    </>
  );
}
