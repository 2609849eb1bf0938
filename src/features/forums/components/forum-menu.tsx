import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { ContentMenu } from '@/shared/content/content-menu';
import { useRemoveForum } from '../api/mutations';
import type { Forum } from '../forum';
import { ForumDialog } from './lazy-forum-dialog';

/** A forum's menu: its creator can edit it, staff can delete it, others can report it. */
export function ForumMenu({ userId, forum }: { userId: string; forum: Forum }) {
  const [editing, setEditing] = useState(false);
  const { mutateAsync: remove } = useRemoveForum(userId);
  const navigate = useNavigate();
  return (
    <>
      <ContentMenu
        isOwn={forum.user_id === userId}
        subject={{ kind: 'forum', id: forum.id, name: 'a member' }}
        noun="forum"
        onEdit={() => setEditing(true)}
        staffDelete
        onDelete={async () => {
          await remove(forum.id);
          void navigate(paths.forums, { replace: true });
        }}
        deleteWarning="All its topics will be deleted too. You can’t undo this."
      />
      {editing ? <ForumDialog userId={userId} forum={forum} open onOpenChange={setEditing} /> : null}
    </>
  );
}
