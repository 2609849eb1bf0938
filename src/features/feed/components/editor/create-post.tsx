import { useEffect } from 'react';
import { cleanUpOnce } from '@/platform/uploads/clean-up-once';
import { useCreatePost } from '../../api/mutations';
import { removeOrphanedPictures } from '../../api/pictures';
import { emptyPost } from '../../post-draft';
import { PostDialog } from './post-dialog';

interface CreatePostProps {
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with whether the post waits for review. */
  onPosted: (waits: boolean) => void;
}

const texts = { title: 'Create Post', save: 'Post', saving: 'Posting...', discard: 'Discard draft' };

/** The dialog to write a new post. */
export function CreatePost({ userId, open, onOpenChange, onPosted }: CreatePostProps) {
  const { mutateAsync: create } = useCreatePost(userId);
  useEffect(() => {
    if (open) cleanUpOnce(`post_pictures_swept_${userId}`, () => removeOrphanedPictures(userId));
  }, [userId, open]);
  return (
    <PostDialog
      userId={userId}
      open={open}
      onOpenChange={onOpenChange}
      texts={texts}
      draftKey={`post_draft_${userId}`}
      before={emptyPost}
      onSave={async (id, draft) => onPosted(await create({ id, draft }))}
      onSaved={() => onOpenChange(false)}
    />
  );
}
