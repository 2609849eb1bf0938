import { useParams } from 'react-router-dom';
import { TopicPage } from '@/features/forums/components/thread/topic-page';

export default function TopicScreen() {
  const { forumId = '', topicId = '' } = useParams();
  return <TopicPage key={topicId} forumId={forumId} topicId={topicId} />;
}
