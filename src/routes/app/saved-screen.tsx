import { LazyCompareBar } from '@/features/compare/components/lazy-compare-bar';
import { Saved } from '@/features/saved-listings/components/saved';

export default function SavedScreen() {
  return (
    <>
      <Saved />
      <LazyCompareBar />
    </>
  );
}
