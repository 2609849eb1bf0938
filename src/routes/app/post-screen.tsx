import { useParams } from 'react-router-dom';
import { PostPage } from '@/features/feed/components/post/post-page';

export default function PostScreen() {
  const { id = '' } = useParams();
  return <PostPage postId={id} />;
}
