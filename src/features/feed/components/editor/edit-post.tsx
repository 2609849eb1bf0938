import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Dialog } from '@/kit/ui/dialog';
import { QueryError } from '@/platform/query/query-error';
import { ErrorState } from '@/kit/ui/error-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { toast } from '@/kit/ui/toast';
import { useEditPost } from '../../api/mutations';
import { postQuery } from '../../api/queries';
import { toPostDraft } from '../../post-draft';
import type { FullPost } from '../../post';
import { postErrors } from '../../post-filters';
import { PostDialog } from './post-dialog';

interface EditPostProps {
  postId: string;
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const texts = { title: 'Edit post', save: 'Save changes', saving: 'Saving...', discard: 'Discard changes' };

/** The dialog to edit the member's own post. Loads it first, because lists only have an excerpt. */
export function EditPost({ postId, userId, open, onOpenChange }: EditPostProps) {
  const query = useQuery({ ...postQuery(userId, postId), refetchOnMount: 'always', refetchOnWindowFocus: false });
  const { data, error } = query;
  // The cached post may be older than an edit on another device.
  const post = query.isFetchedAfterMount && !query.isRefetchError ? data : undefined;
  if (post) return <Editing key={post.id} post={post} userId={userId} open={open} onOpenChange={onOpenChange} />;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title}>
      {post === null ? (
        <ErrorState title="We couldn’t load this post" text="This post is no longer available." />
      ) : error ? (
        <QueryError query={query} errors={postErrors} title="We couldn’t load this post" />
      ) : (
        <output className="flex flex-col gap-4">
          <span className="sr-only">Loading post</span>
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-40" />
        </output>
      )}
    </Dialog>
  );
}

function Editing({ post, userId, open, onOpenChange }: Omit<EditPostProps, 'postId'> & { post: FullPost }) {
  const { mutateAsync: edit } = useEditPost();
  const before = useMemo(() => toPostDraft(post), [post]);
  return (
    <PostDialog
      userId={userId}
      open={open}
      onOpenChange={onOpenChange}
      texts={texts}
      draftKey={`post_changes_${userId}_${post.id}`}
      before={before}
      onSave={(_, draft) => edit({ post, draft })}
      onSaved={() => {
        toast.success('Post updated');
        onOpenChange(false);
      }}
    />
  );
}
