import { Skeleton } from '@/kit/ui/skeleton';
import { useLazyInView } from '@/kit/ui/use-lazy-in-view';
import type { DocumentsProps } from './listing-documents';

const load = () => import('./listing-documents').then(({ ListingDocuments }) => ListingDocuments);

/** The documents of a listing, loaded when scrolled to; nothing without any. */
export function DocumentsSection(props: DocumentsProps) {
  const { ref, show } = useLazyInView<HTMLElement, DocumentsProps>(load);
  const { documents } = props.listing;
  if (documents.length === 0) return null;
  return (
    <section ref={ref} aria-labelledby="documents">
      <h2 id="documents" className="text-xl font-semibold">
        Documents
      </h2>
      {show(props) ?? (
        <div className="mt-3 flex flex-col gap-3">
          {documents.map(({ id }) => (
            <Skeleton key={id} className="h-14" />
          ))}
        </div>
      )}
    </section>
  );
}
