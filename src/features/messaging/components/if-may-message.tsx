import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '@/kit/ui/skeleton';
import { useUser } from '@/platform/auth/auth-provider';
import { refusalQuery } from '../api/queries';

interface IfMayMessageProps {
  memberId: string;
  /** What to do instead, such as asking in public. */
  otherwise: ReactNode;
  /** The way to write to them. */
  children: ReactNode;
}

/** What's for readers who may write to a member, or for the others. The former if that can't be found out. */
export function IfMayMessage({ memberId, otherwise, children }: IfMayMessageProps) {
  const { id } = useUser();
  const { data: refusal, isPending } = useQuery(refusalQuery(id, memberId));
  if (isPending) return <Skeleton className="h-10" />;
  return typeof refusal === 'string' ? otherwise : children;
}
