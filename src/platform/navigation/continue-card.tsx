import { continueLabel } from '@/domain/site/destinations';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { useRememberedDestination } from './use-remembered-destination';

/** The way on to what the member came for, which the `redirect` parameter says; nothing without one. */
export function ContinueCard({ text }: { text: string }) {
  const destination = useRememberedDestination();
  if (!destination) return null;
  return (
    <Card className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-6">
      <p className="min-w-0 flex-1 basis-64 text-[15px] text-pretty">{text}</p>
      <ButtonLink to={destination} size="lg" className="max-sm:w-full">
        {continueLabel(destination)}
      </ButtonLink>
    </Card>
  );
}
