import { Network } from '@/features/community/components/connections/network';

export default function ConnectionsScreen() {
  return <Network />;
}
