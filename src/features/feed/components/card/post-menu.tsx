import { useState } from 'react';
import { authorName } from '@/shared/ui/author-line';
import { toast } from '@/shared/ui/toast';
import { WrittenMenu } from '@/shared/ui/written-menu';
import { useDeletePost } from '../../api/changes';
import type { Post } from '../../post';
import { EditPost } from '../writing/edit-post';

interface PostMenuProps {
  post: Post;
  userId: string;
  /** After it was deleted. */
  onDeleted: () => void;
}

/** What a reader can do with a post: its author edits and deletes it, staff delete it, others report it. */
export function PostMenu({ post, userId, onDeleted }: PostMenuProps) {
  const { mutateAsync: remove } = useDeletePost(userId);
  // Each opening begins with the post as it is then, or with what was written on it before.
  const [editing, setEditing] = useState({ times: 0, open: false });
  return (
    <>
      <WrittenMenu
        own={post.user_id === userId}
        subject={{ kind: 'post', id: post.id, name: authorName(post.author, false) }}
        noun="post"
        onEdit={() => setEditing(({ times }) => ({ times: times + 1, open: true }))}
        onDelete={async () => {
          await remove(post);
          toast.success('The post is deleted');
          onDeleted();
        }}
        deleteWarning="Its comments and likes go with it, for good."
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
