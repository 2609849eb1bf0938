import { toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { useChoices } from '@/shared/comparison/choices';

const load = () => import('./compare-bar').then(({ CompareBar }) => CompareBar);

/**
 * The bar with the chosen listings, downloaded once there is one. A screen with listings has it at its end; one with a
 * bar of its own, as a `chip` on phones.
 */
export function LazyCompareBar({ chip = false }: { chip?: boolean }) {
  const count = useChoices().length;
  const show = useLazyComponent(load, count, toastLoadError);
  return count > 0 ? (show?.({ chip }) ?? null) : null;
}
