import { Feed } from '@/features/feed/components/list/feed';

export default function FeedScreen() {
  return <Feed />;
}
