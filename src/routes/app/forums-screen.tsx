import { ForumList } from '@/features/forums/components/forum-list';

export default function ForumsScreen() {
  return <ForumList />;
}
