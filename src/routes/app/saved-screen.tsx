import { Saved } from '@/features/marketplace/saved/components/saved';

export default function SavedScreen() {
  return <Saved />;
}
