import { useQuery } from '@tanstack/react-query';
import { SquareKanban } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { describeError } from '@/platform/errors/describe-error';
import { Button, ButtonLink } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { useAddListing } from '../api/mutations';
import { listingCardQuery } from '../api/queries';
import { stageName } from '../stages';

/** Adds a listing to the member's pipeline; once it's there, shows its stage and opens its card. */
export function PipelineButton({ listing }: { listing: { id: string; title: string } }) {
  const user = useUser();
  return <MembersButton userId={user.id} listing={listing} />;
}

function MembersButton({ userId, listing }: { userId: string; listing: { id: string; title: string } }) {
  const { data: card, isPending } = useQuery(listingCardQuery(userId, listing.id));
  const add = useAddListing(userId);
  if (card) {
    return (
      <ButtonLink to={paths.pipeline(card.id)} variant="secondary" icon={<SquareKanban aria-hidden />}>
        Pipeline: {stageName(card.stage)}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="secondary"
      icon={<SquareKanban aria-hidden />}
      disabled={isPending}
      busy={add.isPending}
      busyLabel="Adding"
      onClick={() =>
        add.mutate(listing, {
          onError: (error) =>
            toast.error('We couldn’t add the listing to your pipeline', {
              description: describeError(error),
            }),
        })
      }
    >
      Add to pipeline
    </Button>
  );
}
