import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readProfile } from '@/domain/member/profile';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { isUuid } from '@/kit/formatting/ids';
import { communityKeys } from '../../api/keys';
import type { DirectoryFilters } from '../directory';
import { type MemberCard, memberCardColumns, relationColumns, toMemberCard } from '../member';
import { type MemberProfile, readBuyBox } from '../member-profile';

const directoryPageSize = 24;
const suggestedCount = 4;

/** The cursor of the next page, as `search_members` takes it. */
function cursorOf({ membership_tier, name, id }: MemberCard) {
  return { membership_tier, name, id };
}
type Cursor = ReturnType<typeof cursorOf>;

/**
 * Keyset pages of the members with a public profile, as `userId` sees them. Fails with kind 'forbidden' for a search
 * or filter by a member whose email isn't confirmed.
 */
export function directoryQuery(userId: string, { search, tier }: DirectoryFilters) {
  return infiniteQueryOptions({
    queryKey: communityKeys.directory(userId, search, tier),
    queryFn: async ({ pageParam, signal }): Promise<MemberCard[]> => {
      const rows = unwrap(
        await database()
          .rpc('search_members', { search, tier, page_size: directoryPageSize, ...(pageParam && { after: pageParam }) })
          .select(memberCardColumns)
          .abortSignal(signal),
      );
      return rows.map(toMemberCard);
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length === directoryPageSize ? cursorOf(last) : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** Four members to follow, those in the member's markets first; never the member or anyone they follow. */
export function suggestedQuery(userId: string) {
  return queryOptions({
    queryKey: communityKeys.suggested(userId),
    queryFn: async ({ signal }): Promise<MemberCard[]> => {
      const rows = unwrap(
        await database()
          .rpc('suggested_members', { max_rows: suggestedCount })
          .select(memberCardColumns)
          .abortSignal(signal),
      );
      return rows.map(toMemberCard);
    },
    staleTime: 60_000,
  });
}

const profileColumns = `*, ${relationColumns}, email, phone, website, roles, industries, buy_box` as const;

/** A member's page as the viewer may see it; null for an unknown id, a private profile, or a block. */
export function memberProfileQuery(readerId: string, memberId: string) {
  return queryOptions({
    queryKey: communityKeys.member(readerId, memberId),
    queryFn: async ({ signal }): Promise<MemberProfile | null> => {
      if (!isUuid(memberId)) return null;
      const row = unwrap(
        await database().from('users').select(profileColumns).eq('id', memberId).abortSignal(signal).maybeSingle(),
      );
      if (!row) return null;
      const { buy_box, ...rest } = row;
      return readProfile({ ...rest, ...toMemberCard(rest), buyBox: readBuyBox(buy_box) });
    },
  });
}

/** A member with the viewer's relation to them; null if the viewer can't see them. */
export function memberCardQuery(readerId: string, memberId: string) {
  return queryOptions({
    queryKey: communityKeys.memberCard(readerId, memberId),
    queryFn: async ({ signal }): Promise<MemberCard | null> => {
      const row = unwrap(
        await database().from('users').select(memberCardColumns).eq('id', memberId).abortSignal(signal).maybeSingle(),
      );
      return row && toMemberCard(row);
    },
  });
}

/** The most `mutual_connections` returns. */
const maxMutual = 100;

/** Members connected to both the viewer and a member, by name. */
export function mutualQuery(readerId: string, memberId: string) {
  return queryOptions({
    queryKey: communityKeys.mutual(readerId, memberId),
    queryFn: async ({ signal }): Promise<MemberCard[]> => {
      const rows = unwrap(
        await database()
          .rpc('mutual_connections', { member_id: memberId, max_rows: maxMutual })
          .select(memberCardColumns)
          .abortSignal(signal),
      );
      return rows.map(toMemberCard);
    },
  });
}
