import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { MemberCard } from '../member';
import { communityKeys } from '../../api/keys';

/** The cached fields that change when the viewer connects, follows or reviews. */
export type MemberRelation = Pick<MemberCard, 'id' | 'connection' | 'followed' | 'stats'>;

type Change = (member: MemberRelation) => Partial<MemberRelation>;
type Cached = MemberRelation[] | InfiniteData<MemberRelation[]> | undefined;

/** Applies a change of one member to every cached list and page. Only queries that were in flight are refetched. */
export function patchMember(queryClient: QueryClient, memberId: string, change: Change): void {
  const changed = <M extends MemberRelation>(member: M): M =>
    member.id === memberId ? { ...member, ...change(member) } : member;
  const inList = (old: Cached): Cached => {
    if (old === undefined) return old;
    return 'pages' in old ? { ...old, pages: old.pages.map((page) => page.map(changed)) } : old.map(changed);
  };
  for (const queryKey of [communityKeys.lists, communityKeys.followLists]) {
    changeAndRefetch(queryClient, queryKey, () => queryClient.setQueriesData<Cached>({ queryKey }, inList));
  }
  changeAndRefetch(queryClient, communityKeys.memberPages, () =>
    queryClient.setQueriesData<MemberRelation | null>({ queryKey: communityKeys.memberPages }, (old) =>
      old ? changed(old) : old,
    ),
  );
}

/**
 * Cancels queries in flight before the change and restarts them after: their responses would bring back the old
 * state, and so would a list's next page, which is stored together with the pages before it.
 */
function changeAndRefetch(queryClient: QueryClient, queryKey: QueryKey, change: () => void): void {
  const late = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  void queryClient.cancelQueries({ queryKey });
  change();
  for (const query of late) void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' });
}
