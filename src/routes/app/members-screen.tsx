import { Directory } from '@/features/community/members/components/directory';

export default function MembersScreen() {
  return <Directory />;
}
