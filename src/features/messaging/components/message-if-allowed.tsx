import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { ButtonLink } from '@/kit/ui/button';
import { Skeleton } from '@/kit/ui/skeleton';
import { useUser } from '@/platform/auth/auth-provider';
import { refusalQuery } from '../api/queries';

interface MessageIfAllowedProps {
  memberId: string;
  name: string;
  /** The listing to write about. */
  listingId: string | undefined;
  /** For who may not write to them. */
  children?: ReactNode;
}

/** Leads to the conversation with a member, if the reader may write to them. */
export function MessageIfAllowed({ memberId, name, listingId, children }: MessageIfAllowedProps) {
  const { id } = useUser();
  const { data: refusal, isPending } = useQuery(refusalQuery(id, memberId));
  if (isPending) return <Skeleton className="h-10" />;
  if (refusal !== null) return children;
  const to = paths.conversation(memberId) + (listingId ? `?re=${listingId}` : '');
  return (
    <ButtonLink to={to} variant="secondary" full icon={<MessageCircle aria-hidden />}>
      Message {name}
    </ButtonLink>
  );
}
