-- Saved listings and saved searches.

-- Has its own key: with a composite key, PostgREST would see a second path from listings to users and call users(...)
-- ambiguous.
create table public.saved_listings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint saved_listings_once unique (user_id, property_id)
);
comment on table public.saved_listings is 'Listings saved by members. The listing has the total.';
create index saved_listings_property_idx on public.saved_listings (property_id);
create index saved_listings_newest_idx on public.saved_listings (user_id, created_at desc, property_id desc);

create function private.count_save() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- Saving also likes the listing, unless the member has voted. Feedback is written before the listing, as when
    -- voting, to prevent deadlocks.
    insert into public.property_feedback (user_id, property_id, feedback_type)
    values (new.user_id, new.property_id, 'like') on conflict (user_id, property_id) do nothing;
    update public.properties set saves = saves + 1 where id = new.property_id;
  else
    update public.properties set saves = saves - 1 where id = old.property_id;
  end if;
  return null;
end;
$$;
comment on function private.count_save() is
  'Row trigger on saved_listings: keeps the listing''s number of saves, and likes it for a member who hasn''t '
  'voted.';

-- Named to run before the foreign key's check, like 10_count_feedback.
create trigger "10_count_save" after insert or delete on public.saved_listings
  for each row execute function private.count_save();
create trigger stamp_created_at before insert on public.saved_listings
  for each row execute function private.stamp_created_at();

create function public.saved(public.properties) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.saved_listings s where s.user_id = (select auth.uid()) and s.property_id = $1.id);
$$;
comment on function public.saved(public.properties) is
  'Computed field: whether the caller has saved the listing; false for visitors.';

create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  name text not null check (char_length(name) <= 80 and name ~ '\S'),
  -- Printable ASCII, as in a URL.
  query text not null check (char_length(query) between 1 and 2000 and query ~ '^[!-~]+$'),
  created_at timestamptz not null default now(),
  constraint saved_searches_once unique (user_id, query)
);
comment on table public.saved_searches is 'Searches saved by members, each once, at most 50 per member.';
comment on column public.saved_searches.query is 'The marketplace''s query string, without the question mark.';

create function private.limit_saved_searches() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Serializes a member's inserts, so that concurrent ones are counted.
  perform from public.users where id = new.user_id for no key update;
  if (select count(*) from public.saved_searches where user_id = new.user_id) > 50 then
    raise exception 'You can keep at most 50 saved searches.' using errcode = '23514';
  end if;
  return null;
end;
$$;
comment on function private.limit_saved_searches() is 'Insert trigger: raises 23514 for a member''s 51st saved search.';

-- After the insert: by then, the policy and the unique constraint have been checked.
create trigger limit_saved_searches after insert on public.saved_searches
  for each row execute function private.limit_saved_searches();
create trigger stamp_created_at before insert on public.saved_searches
  for each row execute function private.stamp_created_at();
create trigger check_updated_columns before update on public.saved_searches
  for each row execute function private.allow_update_columns('name');

-- Policies ----------------------------------------------------------------------------------------

alter table public.saved_listings enable row level security;
alter table public.saved_searches enable row level security;

create policy "Members can read their own saved listings"
  on public.saved_listings for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can save listings they can read"
  on public.saved_listings for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.properties p where p.id = property_id));

create policy "Members can remove their own saved listings"
  on public.saved_listings for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own saved searches"
  on public.saved_searches for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can insert their own saved searches"
  on public.saved_searches for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members can rename their own saved searches"
  on public.saved_searches for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members can delete their own saved searches"
  on public.saved_searches for delete to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.saved_listings, public.saved_searches from anon, authenticated;
grant select on public.saved_listings to anon, authenticated;
grant insert, delete on public.saved_listings to authenticated;
grant select, insert, update, delete on public.saved_searches to authenticated;
grant all on public.saved_listings, public.saved_searches to service_role;
grant execute on function public.saved(public.properties) to anon, authenticated, service_role;
