import { useLazyComponent } from '@/kit/ui/use-lazy-component';

const load = () => import('./request-to-connect').then(({ RequestToConnect }) => RequestToConnect);

/** `RequestToConnect`, downloaded when it's shown: few readers of a listing need it. */
export function LazyRequestToConnect({ memberId }: { memberId: string }) {
  return useLazyComponent(load, true)?.({ memberId }) ?? null;
}
