import { useParams } from 'react-router-dom';
import { ForumPage } from '@/features/forums/components/forum-page';

export default function ForumScreen() {
  const { forumId = '' } = useParams();
  return <ForumPage forumId={forumId} />;
}
