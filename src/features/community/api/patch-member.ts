import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { MemberCard } from '../member';
import { communityKeys } from './keys';

/** What of a member changes with what the reader does. */
export type Standing = Pick<MemberCard, 'id' | 'connection' | 'followed' | 'stats'>;

type Change = (member: Standing) => Partial<Standing>;
type Cached = Standing[] | InfiniteData<Standing[]> | undefined;

/** Shows a change of one member at once: in every list that has been read, and on their page. Asks again only what was being asked. */
export function patchMember(queryClient: QueryClient, memberId: string, change: Change): void {
  const changed = <M extends Standing>(member: M): M =>
    member.id === memberId ? { ...member, ...change(member) } : member;
  const inList = (old: Cached): Cached => {
    if (old === undefined) return old;
    return 'pages' in old ? { ...old, pages: old.pages.map((page) => page.map(changed)) } : old.map(changed);
  };
  for (const queryKey of [communityKeys.lists, communityKeys.followLists]) {
    overtake(queryClient, queryKey, () => queryClient.setQueriesData<Cached>({ queryKey }, inList));
  }
  overtake(queryClient, communityKeys.memberPages, () =>
    queryClient.setQueriesData<Standing | null>({ queryKey: communityKeys.memberPages }, (old) =>
      old ? changed(old) : old,
    ),
  );
}

/**
 * Makes a change that answers on their way know nothing of, and asks for those anew: each would bring the old state back, a list's
 * next page too, which is stored together with the pages before it as they were.
 */
function overtake(queryClient: QueryClient, queryKey: QueryKey, change: () => void): void {
  const late = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  void queryClient.cancelQueries({ queryKey });
  change();
  for (const query of late) void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' });
}
