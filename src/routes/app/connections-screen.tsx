import { Network } from '@/features/community/connections/components/network';

export default function ConnectionsScreen() {
  return <Network />;
}
