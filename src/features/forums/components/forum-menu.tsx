import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { WrittenMenu } from '@/shared/ui/written-menu';
import { useRemoveForum } from '../api/forums';
import type { Forum } from '../forum';
import { ForumDialog } from './forum-dialog';

/** What a reader can do with a forum: its founder renames it, staff remove it, others report it. */
export function ForumMenu({ userId, forum }: { userId: string; forum: Forum }) {
  const [editing, setEditing] = useState(false);
  const { mutateAsync: remove } = useRemoveForum(userId);
  const navigate = useNavigate();
  return (
    <>
      <WrittenMenu
        own={forum.user_id === userId}
        subject={{ kind: 'forum', id: forum.id, name: 'a member' }}
        noun="forum"
        onEdit={() => setEditing(true)}
        staffDelete
        onDelete={async () => {
          await remove(forum.id);
          void navigate(paths.forums, { replace: true });
        }}
        deleteWarning="All its topics go with it. This cannot be undone."
      />
      <ForumDialog userId={userId} forum={forum} open={editing} onOpenChange={setEditing} onSaved={() => undefined} />
    </>
  );
}
