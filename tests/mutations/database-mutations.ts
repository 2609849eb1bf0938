// Rules of the database: policies, checks, transitions, entitlements, and limits.

const schemas = 'supabase/schemas';
const pgtap = 'supabase/tests';

export const databaseMutations = [
  {
    name: 'block: hides only the blocked member',
    file: `${schemas}/20_members/10_visibility.sql`,
    from: 'select b.blocker_id from public.member_blocks b where b.blocked_id = me',
    to: 'select b.blocker_id from public.member_blocks b where b.blocker_id = me',
    test: `${pgtap}/120-blocks.sql`,
  },
  {
    name: 'contact: free members see contact details',
    file: `${schemas}/20_members/35_contact_visibility.sql`,
    from: "private.has_entitlement('seller_contact')\n",
    to: '(select auth.uid()) is not null\n',
    test: `${pgtap}/020-contacts.sql`,
  },
  {
    name: 'contact: private profiles show contact details',
    file: `${schemas}/20_members/35_contact_visibility.sql`,
    from: "where id = member and profile_status = 'public')",
    to: 'where id = member)',
    test: `${pgtap}/020-contacts.sql`,
  },
  {
    name: 'entitlement: any entitlement counts as every one',
    file: `${schemas}/20_members/40_entitlements.sql`,
    from: 'where u.id = auth.uid() and r.entitlement = has_entitlement.entitlement',
    to: 'where u.id = auth.uid()',
    test: `${pgtap}/405-membership-rules.sql`,
  },
  {
    name: 'rate limit: one use too many',
    file: `${schemas}/20_members/45_rate_limits.sql`,
    from: 'if used_count > allowed.max_uses then',
    to: 'if used_count > allowed.max_uses + 1 then',
    test: `${pgtap}/170-abuse.sql`,
  },
  {
    name: 'verified email: an earlier address counts',
    file: `${schemas}/20_members/15_email_verification.sql`,
    from: 'where v.user_id = member and v.email = a.email',
    to: 'where v.user_id = member',
    test: `${pgtap}/010-members.sql`,
  },
  {
    name: 'verified email: questions need none',
    file: `${schemas}/95_all_domains/10_write_guards.sql`,
    from: "'listing_questions', 'listing_answers', 'listing_showings',",
    to: "'listing_answers', 'listing_showings',",
    test: `${pgtap}/900-hygiene.sql`,
  },
  {
    name: 'standing: read-only members may post',
    file: `${schemas}/20_members/10_visibility.sql`,
    from: "if standing = 'read_only' and tg_argv[0] = 'public' and tg_op <> 'DELETE' then",
    to: "if standing = 'read_only' and tg_argv[0] = 'public' and tg_op = 'UPDATE' then",
    test: `${pgtap}/505-standing.sql`,
  },
  {
    name: 'trust: paid members need as many answers as others',
    file: `${schemas}/90_moderation/50_trust.sql`,
    from: 'earned.people >= case when earned.is_paid then r.paid_people else r.people end',
    to: 'earned.people >= r.people',
    test: `${pgtap}/510-trust.sql`,
  },
  {
    name: 'trust: reported content doesn’t lower the level',
    file: `${schemas}/90_moderation/50_trust.sql`,
    from: "where h.member_id = member and h.reason = 'reports')\n    and not exists",
    to: "where h.member_id = member and h.reason = 'link')\n    and not exists",
    test: `${pgtap}/510-trust.sql`,
  },
  {
    name: 'security definer: a function without a search path',
    file: `${schemas}/20_members/10_visibility.sql`,
    from: "standing_of(member uuid) returns text\nlanguage sql stable security definer set search_path = ''",
    to: 'standing_of(member uuid) returns text\nlanguage sql stable security definer',
    test: `${pgtap}/900-hygiene.sql`,
  },
  {
    name: 'connections: a declined sender can ask again',
    file: `${schemas}/20_members/55_connections.sql`,
    from: "or (sender_id = (select auth.uid()) and status <> 'rejected'));",
    to: 'or sender_id = (select auth.uid()));',
    test: `${pgtap}/140-connections.sql`,
  },
  {
    name: 'connections: senders answer their own requests',
    file: `${schemas}/20_members/55_connections.sql`,
    from: 'using (receiver_id = (select auth.uid())) with check (receiver_id = (select auth.uid()))',
    to: 'using (sender_id = (select auth.uid())) with check (sender_id = (select auth.uid()))',
    test: `${pgtap}/140-connections.sql`,
  },
  {
    name: 'saved listings: members save listings they can’t read',
    file: `${schemas}/30_listings/35_saved.sql`,
    from:
      'public.saved_listings for insert to authenticated\n  with check (user_id = (select auth.uid())' +
      ' and exists (select from public.properties p where p.id = property_id))',
    to: 'public.saved_listings for insert to authenticated\n  with check (user_id = (select auth.uid()))',
    test: `${pgtap}/052-saved.sql`,
  },
  {
    name: 'feed: everyone reads hidden posts',
    file: `${schemas}/60_community/20_feed.sql`,
    from:
      '  using (\n    user_id <> all ((select private.hidden_member_ids())::uuid[])\n' +
      '    and (removed_at is null or user_id = (select auth.uid()) or (select private.is_staff()))\n  );\n\n' +
      'create policy "Members can insert their own posts"',
    to:
      '  using (user_id <> all ((select private.hidden_member_ids())::uuid[]));\n\n' +
      'create policy "Members can insert their own posts"',
    test: `${pgtap}/500-moderation.sql`,
  },
  {
    name: 'messages: members of one conversation read every other',
    file: `${schemas}/60_community/50_messages.sql`,
    from: 'where mine.conversation_id = messages.conversation_id and mine.user_id = (select auth.uid())',
    to: 'where mine.user_id = (select auth.uid())',
    test: `${pgtap}/230-messages.sql`,
  },
  {
    name: 'events: the waitlist gets the link',
    file: `${schemas}/60_community/30_events.sql`,
    from: "e.status = 'published' and r.user_id = (select auth.uid())\n        and r.status = 'registered'",
    to: "e.status = 'published' and r.user_id = (select auth.uid())",
    test: `${pgtap}/210-events.sql`,
  },
  {
    name: 'events: the newest on the waitlist moves up',
    file: `${schemas}/60_community/30_events.sql`,
    from: 'order by w.created_at, w.id limit case',
    to: 'order by w.created_at desc, w.id limit case',
    test: `${pgtap}/210-events.sql`,
  },
  {
    name: 'events: an event may end when it starts',
    file: `${schemas}/60_community/30_events.sql`,
    from: 'check (ends_at > starts_at and',
    to: 'check (ends_at >= starts_at and',
    test: `${pgtap}/210-events.sql`,
  },
  {
    name: 'offer: its proposer accepts it',
    file: `${schemas}/70_deals/20_offers.sql`,
    from: "('open', 'accept', 'recipient', 'accepted')",
    to: "('open', 'accept', 'proposer', 'accepted')",
    test: `${pgtap}/350-offers.sql`,
  },
  {
    name: 'offer: the seller reads sealed terms',
    file: `${schemas}/70_deals/20_offers.sql`,
    from: 'where o.seller_id = (select auth.uid()) and o.opened_at is not null\n    union all',
    to: 'where o.seller_id = (select auth.uid())\n    union all',
    test: `${pgtap}/350-offers.sql`,
  },
  {
    name: 'offer: open for more than 60 days',
    file: `${schemas}/70_deals/20_offers.sql`,
    from: "added.expires_at > now() + interval '60 days'",
    to: "added.expires_at > now() + interval '90 days'",
    test: `${pgtap}/350-offers.sql`,
  },
  {
    name: 'deal: the buyer confirms the earnest money',
    file: `${schemas}/70_deals/30_deals.sql`,
    from: "('earnest_money', 'declared', 'confirm', 'holder', 'done')",
    to: "('earnest_money', 'declared', 'confirm', 'buyer', 'done')",
    test: `${pgtap}/355-deals.sql`,
  },
  {
    name: 'deal split: spare cents go to the smallest remainders',
    file: `${schemas}/70_deals/35_deal_splits.sql`,
    from: 's.share % 10000 desc, s.position',
    to: 's.share % 10000, s.position',
    test: `${pgtap}/355-deals.sql`,
  },
  {
    name: 'deal split: the seller’s side gets more than agreed',
    file: `${schemas}/70_deals/35_deal_splits.sql`,
    from: 'seller_profit <> agreed_share * 100',
    to: 'seller_profit < agreed_share * 100',
    test: `${pgtap}/355-deals.sql`,
  },
  {
    name: 'ledger: entries don’t name the one before',
    file: `${schemas}/70_deals/25_ledger.sql`,
    from: "'prev', coalesce(previous.hash, repeat('0', 64))",
    to: "'prev', repeat('0', 64)",
    test: `${pgtap}/360-ledger.sql`,
  },
  {
    name: 'proof of funds: every reviewer reads decided ones',
    file: `${schemas}/70_deals/40_proof_of_funds.sql`,
    from: "or (status = 'pending' and (select private.has_staff_role('reviewer')))",
    to: "or (select private.has_staff_role('reviewer'))",
    test: `${pgtap}/370-proof-of-funds.sql`,
  },
  {
    name: 'billing: members read each other’s invoices',
    file: `${schemas}/80_billing/10_billing.sql`,
    from: 'on public.stripe_orders for select to authenticated using (user_id = (select auth.uid()))',
    to: 'on public.stripe_orders for select to authenticated using (true)',
    test: `${pgtap}/400-billing.sql`,
  },
  {
    name: 'resources: premium content is free',
    file: `${schemas}/80_billing/20_resources.sql`,
    from: 'where r.id = resource_id and not r.premium)',
    to: 'where r.id = resource_id)',
    test: `${pgtap}/410-resources.sql`,
  },
  {
    name: 'storage: sellers delete pictures of their listings',
    file: `${schemas}/95_all_domains/30_storage.sql`,
    from:
      "    and (bucket_id <> 'images' or not private.is_listed_picture(name))\n" +
      "    and (select private.account_standing()) not in ('suspended', 'banned')",
    to: "    and (select private.account_standing()) not in ('suspended', 'banned')",
    test: `${pgtap}/046-verified-edits.sql`,
  },
  {
    name: 'storage: quotas count only what is already stored',
    file: `${schemas}/95_all_domains/30_storage.sql`,
    from: 'stored.bytes + added > pg_size_bytes(quota.max_size)',
    to: 'stored.bytes > pg_size_bytes(quota.max_size)',
    test: 'tests/backend/storage-quota.test.ts',
  },
  {
    name: 'matching: the highest price of a box is excluded',
    file: `${schemas}/50_matching/40_matching.sql`,
    from: "listing.price <= box.max_price) then 'pass'",
    to: "listing.price < box.max_price) then 'pass'",
    test: `${pgtap}/305-match-functions.sql`,
  },
  {
    name: 'holds: one reporter is enough',
    file: `${schemas}/90_moderation/50_trust.sql`,
    from: 'and (counted.reporters < 2 or counted.weight',
    to: 'and (counted.reporters < 1 or counted.weight',
    test: `${pgtap}/515-holds.sql`,
  },
  {
    name: 'deal guests: keep access for a year',
    file: `${schemas}/70_deals/30_deals.sql`,
    from: "select interval '90 days';",
    to: "select interval '365 days';",
    test: `${pgtap}/357-deal-guests.sql`,
  },
];
