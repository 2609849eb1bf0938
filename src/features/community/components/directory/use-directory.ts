import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { memberQuery, useMember } from '@/shared/session/member';
import { RequestFailure } from '@/shared/supabase/errors';
import { useAddress } from '@/shared/ui/use-address';
import { directoryQuery } from '../../api/directory';
import { directoryAccess, everybody, isNarrowed, readDirectory, writeDirectory } from '../../directory-rules';

const form = { read: readDirectory, write: writeDirectory };

/**
 * Whom the directory shows, as the address asks and this member may. To a member whose email is not confirmed it shows
 * everybody, and what the address asks for as soon as they have confirmed.
 */
export function useDirectory(userId: string) {
  const queryClient = useQueryClient();
  const address = useAddress(form);
  const member = useMember();
  const [refused, setRefused] = useState(false);
  const access = directoryAccess(member.data?.email_confirmed, !member.isError, refused);

  const asked = { search: address.search, tier: address.tier };
  const view = access === 'unconfirmed' ? everybody : asked;
  const narrowed = isNarrowed(view);
  const found = useInfiniteQuery({ ...directoryQuery(userId, view), enabled: !(narrowed && access === 'checking') });

  const wasRefused = narrowed && found.error instanceof RequestFailure && found.error.kind === 'forbidden';
  if (wasRefused && !refused) setRefused(true);
  const correct = useEffectEvent(() => {
    // What is known of the member here is out of date. From now on it is asked again, as for anybody who has yet to confirm.
    queryClient.setQueryData(memberQuery(userId).queryKey, (known) => known && { ...known, email_confirmed: false });
  });
  useEffect(() => {
    if (wasRefused) correct();
  }, [wasRefused]);

  return { access, view, change: address.change, found, refused: wasRefused };
}
