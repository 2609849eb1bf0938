-- The member directory: order, search, and suggestions.

-- A narrow projection of users with folded text. With 50,000 members, every page and search takes 1 to 5 times as
-- long as a lookup by key, measured on one machine in turns; searching users for a first name took 13 times as long.
-- Saving other profile fields doesn't touch these indexes.
create table private.directory (
  user_id uuid primary key references public.users (id) on delete cascade,
  rank integer not null,
  sorted text not null,
  search_text text not null,
  created_at timestamptz not null
);
comment on table private.directory is 'Public profiles as the directory sorts and searches them. Kept by trigger.';
create index directory_order_idx on private.directory (rank, sorted, user_id) include (search_text);
create index directory_newest_idx on private.directory (rank, created_at desc, user_id);
-- Trigrams for texts with three letters in a row, bigrams for others.
create index directory_search_idx on private.directory
  using gin (search_text extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);
create index directory_bigrams_idx on private.directory
  using gin (private.bigrams(search_text)) with (gin_pending_list_limit = 256);

create function private.index_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.directory d where d.user_id = new.id;
  if new.profile_status = 'public' then
    insert into private.directory (user_id, rank, sorted, search_text, created_at)
    values (
      new.id, private.tier_rank(new.membership_tier), lower(new.name),
      private.fold_text(new.name || E'\n' || coalesce(new.title, '') || E'\n' || coalesce(new.location, '')),
      new.created_at
    );
  end if;
  return null;
end;
$$;
comment on function private.index_member() is
  'Trigger on users: adds or updates a public profile in the directory, and removes a private one.';

create trigger index_member after insert on public.users for each row execute function private.index_member();
create trigger reindex_member after update of name, title, location, membership_tier, profile_status on public.users
  for each row when (
    (old.name, old.title, old.location, old.membership_tier, old.profile_status)
      is distinct from (new.name, new.title, new.location, new.membership_tier, new.profile_status)
  )
  execute function private.index_member();

create function private.scan_members(conditions text, last_row private.directory, size integer, scan_limit integer)
  returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  page uuid[];
begin
  execute format(
    'select array(
       select p.user_id
       from (
         select p.rank, p.sorted, p.user_id, p.search_text from private.directory p
         where (p.rank, p.sorted, p.user_id) > ($1.rank, $1.sorted, $1.user_id)
         order by p.rank, p.sorted, p.user_id limit $3
       ) p
       where true %s order by p.rank, p.sorted, p.user_id limit $2
     )', conditions
  ) into page using last_row, size, scan_limit;
  return page;
end;
$$;
comment on function private.scan_members(text, private.directory, integer, integer) is
  'IDs of the next page that match the conditions among the next `scan_limit` members in directory order. May be '
  'short.';

create function private.look_up_members(conditions text, last_row private.directory, size integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  page uuid[];
begin
  execute format(
    'with found as materialized (select p.rank, p.sorted, p.user_id from private.directory p where true %s)
     select array(
       select p.user_id from found p where (p.rank, p.sorted, p.user_id) > ($1.rank, $1.sorted, $1.user_id)
       order by p.rank, p.sorted, p.user_id limit $2
     )', conditions
  ) into page using last_row, size;
  return page;
end;
$$;
comment on function private.look_up_members(text, private.directory, integer) is
  'IDs of the next page among all members that match the conditions. For searches with few matches, found by an '
  'index.';

create function private.search_members(search text, tier text, after jsonb, page_size integer)
  returns setof public.users
language plpgsql stable security definer set search_path = ''
as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  search_term constant text := private.normalize_search(search);
  hidden_ids constant uuid[] := private.hidden_member_ids();
  filter_rank constant integer := case tier when 'partner' then 0 when 'pro' then 1 end;
  last_row private.directory;
  conditions text := '';
  page uuid[];
begin
  if tier not in ('all', 'partner', 'pro') then
    raise exception 'Unknown tier filter %', tier using errcode = '22023';
  end if;
  if (search_term <> '' or filter_rank is not null) and not private.email_confirmed() then
    raise exception 'Please confirm your email address to use search and filter features.' using errcode = '42501';
  end if;
  if jsonb_typeof(after) = 'object' then
    if after ->> 'membership_tier' is null or after ->> 'name' is null or after ->> 'id' is null then
      raise exception 'Not a valid cursor' using errcode = '22023',
        hint = '"after" needs membership_tier, name and id.';
    end if;
    last_row.rank := private.tier_rank(after ->> 'membership_tier');
    last_row.sorted := lower(after ->> 'name');
    last_row.user_id := (after ->> 'id')::uuid;
  elsif jsonb_typeof(after) <> 'null' then
    raise exception 'Not a valid cursor' using errcode = '22023';
  end if;
  -- The first page starts before everyone, and a tier's first page at that tier.
  if last_row.rank is null or last_row.rank < filter_rank then
    last_row.rank := coalesce(filter_rank, 0);
    last_row.sorted := '';
    last_row.user_id := '00000000-0000-0000-0000-000000000000';
  end if;

  if search_term = '' and filter_rank is null and hidden_ids = '{}' then
    -- The most common request, with a cacheable plan.
    page := array(
      select d.user_id from private.directory d
      where (d.rank, d.sorted, d.user_id) > (last_row.rank, last_row.sorted, last_row.user_id)
      order by d.rank, d.sorted, d.user_id limit size
    );
  else
    if filter_rank is not null then
      conditions := format(' and p.rank = %s', filter_rank);
    end if;
    if hidden_ids <> '{}' then
      conditions := conditions || format(' and p.user_id <> all (%L::uuid[])', hidden_ids);
    end if;
    -- A scan finds common texts quickly. If 1,500 members don't fill a page, the text is rare enough for the index.
    page := private.scan_members(conditions || private.text_condition(search_term, false), last_row, size,
      1500 + cardinality(hidden_ids));
    if search_term <> '' and cardinality(page) < size then
      page := private.look_up_members(conditions || private.text_condition(search_term, true), last_row, size);
    end if;
  end if;
  return query
    select u.* from unnest(page) with ordinality as found (id, ordinal) join public.users u on u.id = found.id
      order by found.ordinal;
end;
$$;
comment on function private.search_members(text, text, jsonb, integer) is 'Implements public.search_members.';

create function public.search_members(
  search text default '', tier text default 'all', after jsonb default null, page_size integer default 24
) returns setof public.users
language plpgsql stable set search_path = ''
as $$
begin
  return query select * from private.search_members(search, tier, after, page_size);
end;
$$;
comment on function public.search_members(text, text, jsonb, integer) is
  'A page of members with a public profile whose name, title, and location have all words of the text, in any '
  'order and case, and with or without accents: partners, then other paid members, then the rest, each by name. '
  'tier: all, partner, or pro (pro and closer). after: the last row of the previous page ({membership_tier, name, '
  'id}), null for the first. page_size is clamped to 1 to 100. Raises 42501 for a search or filter by a member with an '
  'unconfirmed email, 22023 for an unknown tier or an incomplete cursor, and 22P02 for an invalid one.';

create function private.suggested_member_ids(max_rows integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  size constant integer := least(greatest(coalesce(max_rows, 4), 1), 24);
  excluded_ids uuid[] := private.hidden_member_ids() || me
    || array(select f.followed_id from public.follows f where f.follower_id = me);
  page uuid[];
begin
  page := array(
    select d.user_id
    from (
      select theirs.user_id, count(*) as shared
      from public.member_markets mine
      join public.member_markets theirs on theirs.state = mine.state and theirs.county = mine.county
      where mine.user_id = me group by 1
    ) as sharing
    join private.directory d on d.user_id = sharing.user_id
    where d.user_id <> all (excluded_ids)
    order by sharing.shared desc, d.rank, d.created_at desc, d.user_id limit size
  );
  if cardinality(page) < size then
    excluded_ids := excluded_ids || page;
    page := page || array(
      select d.user_id from private.directory d where d.user_id <> all (excluded_ids)
      order by d.rank, d.created_at desc, d.user_id limit size - cardinality(page)
    );
  end if;
  return page;
end;
$$;
comment on function private.suggested_member_ids(integer) is 'Implements public.suggested_members.';

create function public.suggested_members(max_rows integer default 4) returns setof public.users
language sql stable set search_path = ''
as $$
  select u.* from unnest(private.suggested_member_ids(max_rows)) with ordinality as found (id, ordinal)
  join public.users u on u.id = found.id order by found.ordinal;
$$;
comment on function public.suggested_members(integer) is
  'Members to follow: public profiles, except the caller and those they follow. Most shared markets first, then '
  'partners and other paid members, then newest. `max_rows` is clamped to 1 to 24.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function
  private.search_members(text, text, jsonb, integer), private.suggested_member_ids(integer)
  to authenticated, service_role;
grant execute on function
  public.search_members(text, text, jsonb, integer), public.suggested_members(integer)
  to authenticated, service_role;
