-- What a deal keeps of members who deleted their accounts, for those who dealt with them: their name, what they wrote
-- in its record, and the documents they shared. As long as the buyer or the seller has an account, and at most
-- private.record_retention after the deal ended.

create function private.record_retention() returns interval
language sql immutable parallel safe set search_path = ''
as $$ select interval '7 years'; $$;
comment on function private.record_retention() is
  'How long a deal keeps names, texts, and documents of former members after it ended: as long as tax records are '
  'kept, and longer than most states let people sue over a written contract. private.personal_data says so to members.';

create function private.is_record_needed(deal public.deals, leaving uuid default null) returns boolean
language sql stable set search_path = ''
as $$
  select (deal.ended_at is null or deal.ended_at > now() - private.record_retention()) and exists (
    select from unnest(array[deal.buyer_id, deal.seller_id]) as side (id) where side.id is distinct from leaving
      and side.id is not null
  );
$$;
comment on function private.is_record_needed(public.deals, uuid) is
  'Whether someone needs what a deal keeps of former members: its buyer or its seller still has an account, apart from '
  'a member who is leaving, and it hasn''t ended longer ago than private.record_retention.';

create function private.kept_documents(member uuid) returns setof public.deal_documents
language sql stable security definer set search_path = ''
as $$
  select d.*
  from public.deal_documents d
  join public.deal_parties adder on adder.id = d.added_by
  join public.deals deal on deal.id = d.deal_id
  where (adder.user_id = member or starts_with(d.path, member || '/'))
    and d.removed_at is null and private.is_record_needed(deal, member) and exists (
      select from public.deal_document_readers r join public.deal_parties p on p.id = r.party_id
      where r.document_id = d.id and r.revoked_at is null and p.user_id is not null and p.user_id <> member
    );
$$;
comment on function private.kept_documents(uuid) is
  'The documents of a member that stay when they delete their account, and that have stayed since: shared with someone '
  'who still has one.';

create function private.kept_deal_files(member uuid) returns setof text
language sql stable security definer set search_path = ''
as $$ select k.path from private.kept_documents(member) k where starts_with(k.path, member || '/'); $$;
comment on function private.kept_deal_files(uuid) is
  'For the delete-account function: paths in the member''s folder of the bucket deal-documents that stay for others.';
select private.expose('kept_deal_files', 'service_role', '{member_id}');

create function private.former_documents(deal_ids uuid[]) returns setof public.deal_documents
language sql stable security definer set search_path = ''
as $$
  select d.* from public.deal_documents d join public.deal_parties p on p.id = d.added_by
  where d.deal_id = any (deal_ids) and p.user_id is null;
$$;
comment on function private.former_documents(uuid[]) is 'The documents of some deals whose owners have left.';

create function private.deals_of_last_side(member uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(d.id), '{}') from public.deals d
  where member in (d.buyer_id, d.seller_id) and not private.is_record_needed(d, member);
$$;
comment on function private.deals_of_last_side(uuid) is
  'The deals whose record nobody needs once the member''s account is deleted: the other side''s is, too.';

create function private.orphaned_deal_files(member uuid) returns setof text
language sql stable security definer set search_path = ''
as $$ select f.path from private.former_documents(private.deals_of_last_side(member)) f; $$;
comment on function private.orphaned_deal_files(uuid) is
  'For the delete-account function: paths in the bucket deal-documents of what others shared in deals that nobody '
  'needs once the member''s account is deleted.';
select private.expose('orphaned_deal_files', 'service_role', '{member_id}');

create function private.forget_former_members(deal_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.deal_documents d where d.id in (select f.id from private.former_documents(deal_ids) f);
  update public.offers o set
    buyer_name = case when o.buyer_id is not null then o.buyer_name end,
    company = case when o.buyer_id is not null then o.company end,
    company_state = case when o.buyer_id is not null then o.company_state end,
    capacity = case when o.buyer_id is not null then o.capacity end,
    seller_name = case when o.seller_id is not null then o.seller_name end
  where o.id in (select d.offer_id from public.deals d where d.id = any (deal_ids))
    and (o.buyer_id is null or o.seller_id is null);
  update public.deal_parties p set name = null, company = null, company_state = null, capacity = null
  where p.deal_id = any (deal_ids) and p.user_id is null and p.joined_at is not null and p.name is not null;
  delete from public.ledger_texts t
  where t.author_id is null and t.field not in ('title', 'address')
    and t.offer_id in (select d.offer_id from public.deals d where d.id = any (deal_ids));
end;
$$;
comment on function private.forget_former_members(uuid[]) is
  'Deletes what some deals keep of members who deleted their accounts. The ledger stays: it names no one.';

create function private.outdated_deals() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(due.id), '{}') from (
    select d.id from public.deals d
    where d.ended_at <= now() - private.record_retention() and exists (
      select from public.deal_parties p
      where p.deal_id = d.id and p.user_id is null and p.joined_at is not null and p.name is not null
    )
    order by d.ended_at limit 200
  ) as due;
$$;
comment on function private.outdated_deals() is
  'Up to 200 deals that ended private.record_retention ago and still keep something of former members.';
create index deals_ended_idx on public.deals (ended_at) where ended_at is not null;

create function private.outdated_deal_files() returns setof text
language sql stable security definer set search_path = ''
as $$ select f.path from private.former_documents(private.outdated_deals()) f; $$;
comment on function private.outdated_deal_files() is
  'For the stamp-ledger function: paths in the bucket deal-documents to delete before public.forget_outdated_deals.';
select private.expose('outdated_deal_files', 'service_role');

create function private.forget_outdated_deals() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  outdated constant uuid[] := private.outdated_deals();
begin
  perform private.forget_former_members(outdated);
  return cardinality(outdated);
end;
$$;
comment on function private.forget_outdated_deals() is
  'For the stamp-ledger function, every day: deletes what up to 200 deals have kept of former members for long enough '
  '(private.record_retention). Returns how many.';
select private.expose('forget_outdated_deals', 'service_role');

-- Account deletion ------------------------------------------------------------------------------------

create function private.leave_deal_records(member uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  last_side constant uuid[] := private.deals_of_last_side(member);
begin
  delete from public.deal_documents d using public.deal_parties p
  where p.id = d.added_by and p.user_id = member
    and d.id not in (select k.id from private.kept_documents(member) k);
  update public.offers o set
    buyer_name = case when o.buyer_id = member then null else o.buyer_name end,
    company = case when o.buyer_id = member then null else o.company end,
    company_state = case when o.buyer_id = member then null else o.company_state end,
    capacity = case when o.buyer_id = member then null else o.capacity end,
    seller_name = case when o.seller_id = member then null else o.seller_name end
  where member in (o.buyer_id, o.seller_id)
    and not exists (select from public.deals d where d.offer_id = o.id and private.is_record_needed(d, member));
  delete from public.deal_invitees i
  using public.deal_parties p join public.deal_parties inviter on inviter.deal_id = p.deal_id and inviter.role = p.side
  where p.id = i.party_id and inviter.user_id = member;
  update public.deal_parties p set name = null, company = null, company_state = null, capacity = null
  where p.user_id = member
    and not exists (select from public.deals d where d.id = p.deal_id and private.is_record_needed(d, member));
  update public.deal_parties p set revoked_at = clock_timestamp() where p.user_id = member and p.revoked_at is null;
  delete from public.ledger_texts t
  where t.author_id = member
    and not exists (select from public.deals d where d.offer_id = t.offer_id and private.is_record_needed(d, member));
  perform private.forget_former_members(last_side);
end;
$$;
comment on function private.leave_deal_records(uuid) is
  'Before an account is deleted: leaves in the records of deals what those need who dealt with the member, and nothing '
  'in those of offers without a deal, or that nobody needs anymore. The delete-account function deletes the files.';
