import { useQuery } from '@tanstack/react-query';
import { useAuth } from '@/platform/auth/auth-provider';
import { useLiveQueries } from '@/platform/session/use-live-queries';
import { memberCardQuery } from '../../members/api/queries';
import { ConnectButton } from './connect-button';

/** The viewer's connection with a member, or a button to ask for one, outside the member's page. */
export function RequestToConnect({ memberId }: { memberId: string }) {
  const { user } = useAuth();
  const options = memberCardQuery(user?.id ?? '', memberId);
  const { data } = useQuery({ ...options, enabled: user !== null });
  useLiveQueries('connections', options.queryKey);
  if (!data) return null;
  return (
    <div className="flex flex-wrap gap-2.5 *:flex-1">
      <ConnectButton member={data} withNote quiet className="flex-1" />
    </div>
  );
}
