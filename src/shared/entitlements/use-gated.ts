import { useMember } from '@/platform/session/member';
import { useStanding } from '@/platform/session/standing';

/** Whether the member still has to verify their email. False until it's known: Postgres checks again. */
export function useUnverified(): boolean {
  return useMember().data?.email_confirmed === false;
}

/** Whether moderators have restricted the member's account. False until it's known: Postgres checks again. */
export function useRestricted(): boolean {
  return useStanding().standing !== 'active';
}

/** Whether Postgres would refuse what takes a verified email and an account in good standing. */
export function useGated(): boolean {
  const unverified = useUnverified();
  return useRestricted() || unverified;
}
