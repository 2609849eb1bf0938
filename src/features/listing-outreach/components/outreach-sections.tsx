import { Skeleton } from '@/kit/ui/skeleton';
import { useLazyInView } from '@/kit/ui/use-lazy-in-view';
import type { OutreachListing } from '../listing';
import type { SectionProps } from './section-body';

const load = () => import('./section-body').then(({ SectionBody }) => SectionBody);

/** Showings and questions of a listing. Their code and data are loaded when they're scrolled to. */
export function OutreachSections({ listing }: { listing: OutreachListing }) {
  const { ref, show } = useLazyInView<HTMLDivElement, SectionProps>(load);
  return (
    <div ref={ref} className="flex flex-col gap-9">
      {listing.status === 'active' ? (
        <section aria-labelledby="showings">
          <h2 id="showings" className="text-xl font-semibold">
            Showings
          </h2>
          {show({ listing, part: 'showings' }) ?? <Skeleton className="mt-3 h-20" />}
        </section>
      ) : null}
      <section aria-labelledby="questions">
        <h2 id="questions" className="text-xl font-semibold">
          Questions
        </h2>
        {show({ listing, part: 'questions' }) ?? <Skeleton className="mt-3 h-32" />}
      </section>
    </div>
  );
}
