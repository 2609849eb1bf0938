import { Directory } from '@/features/community/components/directory/directory';

export default function MembersScreen() {
  return <Directory />;
}
