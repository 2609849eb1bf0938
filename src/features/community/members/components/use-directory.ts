import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { memberQuery, useMember } from '@/platform/session/member';
import { RequestFailure } from '@/platform/errors/errors';
import { useQueryState } from '@/platform/navigation/use-query-state';
import { directoryQuery } from '../api/queries';
import { directoryAccess, emptyFilters, hasFilters, parseDirectoryFilters, toDirectoryParams } from '../directory';

const form = { parse: parseDirectoryFilters, serialize: toDirectoryParams };

/**
 * The members that match the URL's filters. Until the member's email is confirmed, everyone is shown and the filters
 * are ignored.
 */
export function useDirectory(userId: string) {
  const queryClient = useQueryClient();
  const address = useQueryState(form);
  const member = useMember();
  const [refused, setRefused] = useState(false);
  const access = directoryAccess(member.data?.email_confirmed, !member.isError, refused);

  const asked = { search: address.search, tier: address.tier };
  const view = access === 'unconfirmed' ? emptyFilters : asked;
  const narrowed = hasFilters(view);
  const found = useInfiniteQuery({ ...directoryQuery(userId, view), enabled: !(narrowed && access === 'checking') });

  const wasRefused = narrowed && found.error instanceof RequestFailure && found.error.kind === 'forbidden';
  if (wasRefused && !refused) setRefused(true);
  const correct = useEffectEvent(() => {
    // The cached member is stale: unconfirmed members are refetched until they confirm.
    queryClient.setQueryData(memberQuery(userId).queryKey, (known) => known && { ...known, email_confirmed: false });
  });
  useEffect(() => {
    if (wasRefused) correct();
  }, [wasRefused]);

  return { access, view, change: address.set, found, refused: wasRefused };
}
