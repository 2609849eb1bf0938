import { useAuth } from '@/shared/session/auth-provider';
import { useMember } from '@/shared/session/member';

/** Whether the reader's membership opens premium resources; null while that is not known. What is sent is decided by the server. */
export function useEntitled(): boolean | null {
  const { status } = useAuth();
  const { data: member } = useMember();
  if (status === 'unauthenticated') return false;
  return member ? ['pro', 'closer', 'partner'].includes(member.membership_tier) : null;
}
