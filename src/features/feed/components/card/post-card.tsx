import { clsx } from 'clsx';
import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { pluralize, formatNumber } from '@/kit/formatting/format';
import { AuthorLine } from '@/shared/members/author-line';
import { Card } from '@/kit/ui/card';
import { RemovedNotice } from '@/shared/content/removed-notice';
import { RichText } from '@/shared/content/rich-text';
import type { Post } from '../../post';
import { LikeButton } from './like-button';
import { PostDetails } from './post-details';
import { PostKind } from './post-kind';
import { PostMenu } from './post-menu';
import { PostPicture } from './post-picture';

interface PostCardProps {
  post: Post;
  userId: string;
  /** The list's URL, for the back link on the post's page. */
  from: string;
  onDeleted: () => void;
}

/** A post in the feed. */
export function PostCard({ post, userId, from, onDeleted }: PostCardProps) {
  const id = useId();
  const link = { to: paths.post(post.id), state: { from } };
  return (
    <Card>
      <article aria-labelledby={id} className="flex flex-col p-4 sm:p-5">
        <div className="flex items-start justify-between gap-3">
          <AuthorLine
            author={post.author}
            isDeleted={false}
            postedAt={post.created_at}
            edited={post.edited_at !== null}
          />
          <PostMenu post={post} userId={userId} onDeleted={onDeleted} />
        </div>
        <RemovedNotice
          id={post.id}
          removedAt={post.removed_at}
          noun="post"
          isOwn={post.user_id === userId}
          className="mt-3.5"
        />
        <PostKind post={post} className="mt-3.5" />
        <h3 id={id} className="mt-2.5 text-lg leading-snug font-semibold text-pretty wrap-anywhere">
          <Link {...link} className="rounded hover:underline">
            {post.title}
          </Link>
        </h3>
        <RichText text={post.excerpt} className="mt-1.5 text-[15px] leading-relaxed" />
        {post.excerpt.endsWith('…') ? (
          <Link
            {...link}
            className="-my-1 mt-1 self-start rounded py-1 text-[15px] font-medium text-evergreen-ink hover:underline"
          >
            Read more <span className="sr-only">of “{post.title}”</span>
          </Link>
        ) : null}
        <PostPicture post={post} className="mt-4" />
        <PostDetails post={post} className="mt-4" />
        <div className="mt-3 -mb-1.5 -ml-2.5 flex items-center gap-1">
          <LikeButton post={post} />
          <Link
            {...link}
            to={`${link.to}#comments`}
            aria-label={`${pluralize(post.comments, 'comment')} on “${post.title}”`}
            className={clsx(
              'numeric inline-flex min-h-10 items-center gap-2 rounded-control px-2.5 text-sm',
              'font-medium text-muted transition-colors hover:bg-sunken hover:text-ink',
              'pointer-coarse:min-h-11',
            )}
          >
            <MessageCircle aria-hidden className="size-5" />
            {formatNumber(post.comments)}
          </Link>
        </div>
      </article>
    </Card>
  );
}
