import { Saved } from '@/features/marketplace/components/saved';

export default function SavedScreen() {
  return <Saved />;
}
