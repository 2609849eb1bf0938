import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '@/shared/session/auth-provider';
import { useMemberChanges } from '@/shared/session/use-realtime-channel';
import { memberCardQuery } from '../../members/api/queries';
import { ConnectButton } from './connect-button';

/** The viewer's connection with a member, or a button to ask for one, outside the member's page. */
export function RequestToConnect({ memberId }: { memberId: string }) {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const options = memberCardQuery(user?.id ?? '', memberId);
  const { data } = useQuery({ ...options, enabled: user !== null });
  useMemberChanges('connections', (cause) => {
    if (cause === 'changed') void queryClient.invalidateQueries({ queryKey: options.queryKey });
    else void queryClient.refetchQueries({ queryKey: options.queryKey, stale: true });
  });
  if (!data) return null;
  return (
    <div className="flex flex-wrap gap-2.5 *:flex-1">
      <ConnectButton member={data} withNote quiet className="flex-1" />
    </div>
  );
}
