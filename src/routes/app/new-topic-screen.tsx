import { useParams } from 'react-router-dom';
import { NewTopic } from '@/features/forums/components/new-topic';

export default function NewTopicScreen() {
  const { forumId = '' } = useParams();
  return <NewTopic forumId={forumId} />;
}
