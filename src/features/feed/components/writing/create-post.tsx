import { useEffect } from 'react';
import { useCreatePost } from '../../api/changes';
import { sweepPostPictures } from '../../api/pictures';
import { emptyPost } from '../../draft';
import { PostWindow } from './post-window';

interface CreatePostProps {
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPosted: () => void;
}

const texts = { title: 'Create Post', save: 'Post', saving: 'Posting...', discard: 'Discard draft' };

/** The window in which a new post is written. */
export function CreatePost({ userId, open, onOpenChange, onPosted }: CreatePostProps) {
  const { mutateAsync: create } = useCreatePost(userId);
  useSweep(userId, open);
  return (
    <PostWindow
      userId={userId}
      open={open}
      onOpenChange={onOpenChange}
      texts={texts}
      draftKey={`post_draft_${userId}`}
      before={emptyPost}
      onSave={(id, draft) => create({ id, draft })}
      onSaved={() => {
        onOpenChange(false);
        onPosted();
      }}
    />
  );
}

/** Removes pictures that belong to nothing any more: quietly, once a session, when the member is about to add one. */
function useSweep(userId: string, wanted: boolean) {
  useEffect(() => {
    if (!wanted) return;
    const key = `post_pictures_swept_${userId}`;
    try {
      if (window.sessionStorage.getItem(key)) return;
      window.sessionStorage.setItem(key, 'yes');
    } catch {
      // Nothing can be remembered here; looking again does no harm.
    }
    // What could not be removed is removed another day.
    sweepPostPictures(userId).catch(() => undefined);
  }, [userId, wanted]);
}
