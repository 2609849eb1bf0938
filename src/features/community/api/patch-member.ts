import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { MemberCard } from '../member';
import { communityKeys } from './keys';

/** What of a member changes with what the reader does. */
export type Standing = Pick<MemberCard, 'id' | 'connection' | 'followed' | 'stats'>;

type Change = (member: Standing) => Partial<Standing>;
type Cached = Standing[] | InfiniteData<Standing[]> | undefined;

/** Shows a change of one member at once: in every list that has been read, and on their page. Returns nothing, asks nothing. */
export function patchMember(queryClient: QueryClient, memberId: string, change: Change): void {
  const changed = <M extends Standing>(member: M): M => (member.id === memberId ? { ...member, ...change(member) } : member);
  const inList = (old: Cached): Cached => {
    if (old === undefined) return old;
    return 'pages' in old ? { ...old, pages: old.pages.map((page) => page.map(changed)) } : old.map(changed);
  };
  for (const queryKey of [communityKeys.lists, communityKeys.followLists]) queryClient.setQueriesData<Cached>({ queryKey }, inList);
  queryClient.setQueriesData<Standing | null>({ queryKey: communityKeys.memberPages }, (old) => (old ? changed(old) : old));
}
