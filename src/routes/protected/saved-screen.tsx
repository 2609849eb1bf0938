import { Saved } from '@/features/marketplace/components/saved/saved';

export default function SavedScreen() {
  return <Saved />;
}
