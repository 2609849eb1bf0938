import { useLocation } from 'react-router-dom';
import { Skeleton } from '@/kit/ui/skeleton';
import { useLazyInView } from '@/kit/ui/use-lazy-in-view';
import { isGuest, hasToSign, type DealPartProps } from '@/domain/deal/deal';

const load = () => import('./documents-and-agreements').then(({ DocumentsAndAgreements }) => DocumentsAndAgreements);

/**
 * The deal's agreements and documents, loaded when they're scrolled into view, a link leads to them, or the viewer has
 * something to sign.
 */
export function DealDocuments({ deal, viewer }: DealPartProps) {
  const { hash } = useLocation();
  const { ref, show } = useLazyInView<HTMLDivElement, DealPartProps>(
    load,
    hash === '#documents' || hash === '#agreements' || hasToSign(deal, viewer),
  );
  if (isGuest(viewer) && !viewer.rights.includes('documents')) return null;
  return (
    <div ref={ref} className="flex flex-col gap-5">
      {show({ deal, viewer }) ?? <Skeleton className="h-48 rounded-card" />}
    </div>
  );
}
