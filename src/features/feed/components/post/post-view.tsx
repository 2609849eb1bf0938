import { AuthorLine } from '@/shared/members/author-line';
import { Card } from '@/kit/ui/card';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { RichText } from '@/shared/content/rich-text';
import type { FullPost } from '../../post';
import { LikeButton } from '../card/like-button';
import { PostDetails } from '../card/post-details';
import { PostKind } from '../card/post-kind';
import { PostMenu } from '../card/post-menu';
import { PostPicture } from '../card/post-picture';
import { Comments } from './comments';

interface PostViewProps {
  post: FullPost;
  userId: string;
  onDeleted: () => void;
}

/** A full post with its comments. */
export function PostView({ post, userId, onDeleted }: PostViewProps) {
  usePageTitle(post.title);
  return (
    <>
      <Card>
        <article className="flex flex-col p-4 sm:p-6">
          <div className="flex items-start justify-between gap-3">
            <AuthorLine
              author={post.author}
              isDeleted={false}
              postedAt={post.created_at}
              edited={post.edited_at !== null}
              size={44}
            />
            <PostMenu post={post} userId={userId} onDeleted={onDeleted} />
          </div>
          <PostKind post={post} className="mt-4" />
          <h1 className="mt-3 text-2xl leading-tight font-bold tracking-tight text-pretty wrap-anywhere">
            {post.title}
          </h1>
          <RichText text={post.content} className="mt-3 leading-relaxed" />
          <PostPicture post={post} whole className="mt-5" />
          <PostDetails post={post} className="mt-5" />
          <div className="mt-3 -mb-1.5 -ml-2.5 flex">
            <LikeButton post={post} />
          </div>
        </article>
      </Card>
      <Comments post={post} userId={userId} />
    </>
  );
}
