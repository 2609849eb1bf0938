import { queryOptions } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { industries, roles } from '@/shared/config/member-vocabulary';
import { isUuid } from '@/shared/lib/ids';
import { webLinks } from '@/shared/lib/social-links';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { memberCardColumns, toMemberCard, type MemberCard } from '../member';
import { readBuyBox, type MemberProfile } from '../member-profile';
import { communityKeys } from './keys';

const columns =
  `${memberCardColumns}, bio, expertise, certifications, investment_interests, social_links, past_deals, profile_status, created_at, email, phone, roles, industries, buy_box` as const;

/** A member as this reader may see them; null where there is none: an unknown id, a private profile, a block. */
export function memberProfileQuery(readerId: string, memberId: string) {
  return queryOptions({
    queryKey: communityKeys.member(readerId, memberId),
    queryFn: async ({ signal }): Promise<MemberProfile | null> => {
      if (!isUuid(memberId)) return null;
      const supabase = await getSupabase();
      const row = unwrap(
        await supabase.from('users').select(columns).eq('id', memberId).retry(false).abortSignal(signal).maybeSingle(),
      );
      if (!row) return null;
      const { buy_box, ...rest } = row;
      return {
        ...rest,
        ...toMemberCard(rest),
        social_links: webLinks(row.social_links),
        roles: roles.filter((role) => row.roles?.includes(role)),
        industries: industries.filter((industry) => row.industries?.includes(industry)),
        buyBox: readBuyBox(buy_box),
      };
    },
  });
}

/** Most that the database gives at once. */
const mostMutual = 100;

/** Members connected both to the reader and to a member, by name. */
export function mutualQuery(readerId: string, memberId: string) {
  return queryOptions({
    queryKey: communityKeys.mutual(readerId, memberId),
    queryFn: async ({ signal }): Promise<MemberCard[]> => {
      const supabase = await getSupabase();
      const rows = unwrap(
        await supabase
          .rpc('mutual_connections', { member_id: memberId, most: mostMutual })
          .select(memberCardColumns)
          .retry(false)
          .abortSignal(signal),
      );
      return rows.map(toMemberCard);
    },
  });
}

async function countView(memberId: string): Promise<number | null> {
  const supabase = await getSupabase();
  // Null for a member who is gone, which the generated type does not say.
  const count: number | null = unwrap(await supabase.rpc('record_profile_view', { member_id: memberId }));
  return count;
}

/**
 * Counts this visit to a member's page, once however often the page is drawn; never one's own. Returns the count as it is
 * then, null before that. A failure is silent: the count that was read stays.
 */
export function useCountedView(readerId: string, memberId: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === memberId || readerId === memberId) return;
    asked.current = memberId;
    countView(memberId).then(setCount, () => undefined);
  }, [readerId, memberId]);
  return count;
}
