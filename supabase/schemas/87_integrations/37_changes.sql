-- What has changed since a time, with what is gone, for members' programs that keep a copy.

create table private.listing_log (
  listing_id uuid primary key,
  owner_id uuid references public.users (id) on delete set null,
  changed_at timestamptz not null,
  public_changed_at timestamptz not null,
  was_public boolean not null,
  is_public boolean not null,
  is_deleted boolean not null default false
);
comment on table private.listing_log is
  'When each listing last changed, as its readers see it, also once it''s deleted: those rows are deleted after 90 '
  'days, with the next listing that is.';
comment on column private.listing_log.owner_id is 'Null once the account is deleted.';
comment on column private.listing_log.public_changed_at is
  'When it last changed in the marketplace, came, or went: others don''t learn when a paused one changes.';
comment on column private.listing_log.was_public is 'Whether it has ever been in the marketplace.';
comment on column private.listing_log.is_public is 'Whether it''s in the marketplace.';
create index listing_log_owner_idx on private.listing_log (owner_id, changed_at, listing_id);
create index listing_log_public_idx on private.listing_log (public_changed_at, listing_id) where was_public;

create table private.save_log (
  user_id uuid not null references public.users (id) on delete cascade,
  listing_id uuid not null,
  changed_at timestamptz not null,
  is_saved boolean not null,
  primary key (user_id, listing_id)
);
comment on table private.save_log is
  'When members last saved a listing, or removed it from those they saved: these rows are deleted after 90 days, with '
  'the member''s next one.';

create function private.log_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    update private.listing_log l set changed_at = clock_timestamp(), is_public = false, is_deleted = true,
      public_changed_at = case when l.is_public then clock_timestamp() else l.public_changed_at end
    where l.listing_id = old.id;
    delete from private.listing_log l where l.listing_id in (
      select o.listing_id from private.listing_log o
      where o.is_deleted and o.changed_at < now() - interval '90 days' limit 100 for update skip locked
    );
    return null;
  end if;
  insert into private.listing_log as l (listing_id, owner_id, changed_at, public_changed_at, was_public, is_public)
  values (new.id, new.user_id, clock_timestamp(), clock_timestamp(), new.status = 'active', new.status = 'active')
  on conflict (listing_id) do update set changed_at = excluded.changed_at, is_public = excluded.is_public,
    was_public = l.was_public or excluded.is_public,
    public_changed_at =
      case when l.is_public or excluded.is_public then excluded.public_changed_at else l.public_changed_at end;
  return null;
end;
$$;
comment on function private.log_listing() is 'Row trigger on properties: notes when a listing changed.';

create trigger log_listing after insert or delete on public.properties
  for each row execute function private.log_listing();
create trigger log_changed_listing after update on public.properties
  for each row when (
    (old.updated_at, old.status, old.verified, old.priority, old.jv_share_pct, old.removed_at)
      is distinct from (new.updated_at, new.status, new.verified, new.priority, new.jv_share_pct, new.removed_at)
  )
  execute function private.log_listing();

create function private.log_save() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.saved_listings := coalesce(new, old);
begin
  -- Not while the account is being deleted.
  insert into private.save_log as l (user_id, listing_id, changed_at, is_saved)
  select u.id, changed.property_id, clock_timestamp(), tg_op = 'INSERT' from public.users u where u.id = changed.user_id
  on conflict (user_id, listing_id) do update set changed_at = excluded.changed_at, is_saved = excluded.is_saved;
  delete from private.save_log l
  where l.user_id = changed.user_id and not l.is_saved and l.changed_at < now() - interval '90 days';
  return null;
end;
$$;
comment on function private.log_save() is 'Row trigger on saved_listings: notes when a member saved or removed one.';

create trigger log_save after insert or delete on public.saved_listings
  for each row execute function private.log_save();

create type private.changed_item as (id uuid, changed_at timestamptz, removed boolean);
comment on type private.changed_item is 'removed: whether the caller no longer has it, or can''t see it any more.';

create function private.changed_listings(of_kind text, since timestamptz) returns setof private.changed_item
language sql stable security definer set search_path = '' rows 100
as $$
  select l.listing_id, l.changed_at, l.is_deleted from private.listing_log l
  where of_kind = 'own' and l.owner_id = (select auth.uid()) and l.changed_at >= since
    and (select private.reads_own())
  union all
  select l.listing_id, l.public_changed_at, not l.is_public from private.listing_log l
  where of_kind = 'market' and l.was_public and l.public_changed_at >= since
    and (l.owner_id is null or l.owner_id <> all ((select private.hidden_member_ids())::uuid[]))
  union all
  select s.listing_id, greatest(s.changed_at, l.public_changed_at), not s.is_saved
  from private.save_log s left join private.listing_log l on l.listing_id = s.listing_id and s.is_saved
    and (l.owner_id is null or l.owner_id <> all ((select private.hidden_member_ids())::uuid[]))
  where of_kind = 'saved' and s.user_id = (select auth.uid()) and greatest(s.changed_at, l.public_changed_at) >= since
    and (select private.reads_own());
$$;
comment on function private.changed_listings(text, timestamptz) is
  'For private.changed_items: listings of the caller (own), those that are or were in the marketplace (market), or '
  'those that the caller saved (saved). Own and saved ones are nothing to a key that private.reads_own refuses.';

create function private.changed_deals(since timestamptz) returns setof private.changed_item
language sql stable security definer set search_path = '' rows 10
as $$
  select * from (
    select d.id, greatest(
      d.created_at, d.ended_at,
      (select max(e.recorded_at) from public.ledger_entries e where e.offer_id = d.offer_id
        and e.offer_id = any ((select private.my_offer_ids())::uuid[])),
      (select max(m.changed_at) from public.deal_milestones m where m.deal_id = d.id),
      (select max(f.created_at) from public.deal_documents f where f.deal_id = d.id
        and f.id = any ((select private.my_document_ids())::uuid[])),
      (
        select max(greatest(p.invited_at, p.joined_at, p.accepted_at, p.revoked_at))
        from public.deal_parties p where p.deal_id = d.id
      )
    ) as changed_at, false as removed
    from public.deals d where d.id = any ((select private.my_deal_ids())::uuid[])
    union all
    select p.deal_id, p.revoked_at, true from public.deal_parties p
    where p.user_id = (select auth.uid()) and p.deal_id <> all ((select private.my_deal_ids())::uuid[])
  ) as changed
  where changed.changed_at >= since;
$$;
comment on function private.changed_deals(timestamptz) is
  'For private.changed_items: deals that the caller takes part in, or took part in, and when a step, a document, or a '
  'party of theirs last changed.';

create function private.changed_messages(of_conversation uuid, since timestamptz) returns setof private.changed_item
language sql stable security definer set search_path = '' rows 100
as $$
  select m.id, greatest(m.created_at, m.removed_at),
    m.removed_at is not null and m.user_id is distinct from mine.user_id
  from public.conversation_members mine join public.messages m on m.conversation_id = mine.conversation_id
  where mine.user_id = (select auth.uid())
    and (of_conversation is null or mine.conversation_id = of_conversation)
    and (m.created_at >= since or m.removed_at >= since);
$$;
comment on function private.changed_messages(uuid, timestamptz) is
  'For private.changed_items: messages of one of the caller''s conversations, or of all for null.';

create function private.changed_items(
  kind text, since timestamptz, page_size integer, after_time timestamptz default null, after_id uuid default null,
  within uuid default null
) returns table (id uuid, changed_at timestamptz, removed boolean)
language plpgsql stable security definer set search_path = '' rows 100
as $$
#variable_conflict use_column
begin
  if since is null or since < now() - interval '90 days' then
    raise exception 'At most 90 days ago. Read the whole list instead.' using errcode = '22023';
  end if;
  return query
    select c.id, c.changed_at, c.removed from (
      select l.* from private.changed_listings(kind, since) l where kind in ('own', 'market', 'saved')
      union all
      select d.* from private.changed_deals(since) d where kind = 'deals'
      union all
      select o.id, o.changed_at, false from public.offers o
      where kind = 'offers' and o.changed_at >= since and auth.uid() in (o.buyer_id, o.seller_id)
      union all
      select m.* from private.changed_messages(within, since) m where kind = 'messages'
    ) as c
    where after_time is null or (c.changed_at, c.id) > (after_time, after_id)
    order by c.changed_at, c.id limit least(greatest(page_size, 1), 100);
end;
$$;
comment on function private.changed_items(text, timestamptz, integer, timestamptz, uuid, uuid) is
  'What of a kind (own, market, or saved: listings; offers, deals, messages) changed for the caller since a time, in '
  'order of their last changes: a page after the last one''s time and ID. within: a conversation, for messages. What '
  'isn''t removed may be hidden from them all the same: read it under their policies. Raises 22023 for a time more '
  'than 90 days ago.';
select private.expose('changed_items', 'authenticated');

create function private.listings_found(filters jsonb, search text, ids uuid[]) returns setof public.properties
language plpgsql stable security definer set search_path = '' rows 100
as $$
declare
  parsed constant record := private.parse_filters(filters);
  found uuid[];
begin
  if cardinality(ids) > 100 then
    raise exception 'At most 100 listings' using errcode = '22023';
  end if;
  execute format(
    'select array(select p.id from private.search_listings p where p.id = any ($1) %s %s %s)',
    private.state_and_type_condition(parsed.states, parsed.types), parsed.conditions,
    private.search_condition(private.normalize_search(search), true)
  ) into found using ids;
  -- The search may be behind.
  return query select p.* from public.properties p where p.id = any (found) and p.status = 'active';
end;
$$;
comment on function private.listings_found(jsonb, text, uuid[]) is
  'Those of up to 100 listings that public.search_properties would find, in no order. Raises the same errors.';
select private.expose('listings_found', 'authenticated');
