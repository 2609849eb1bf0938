-- What members' programs store of listings: their own IDs for them, and many listings or drafts in one request.

create table private.external_ids (
  user_id uuid not null references public.users (id) on delete cascade,
  external_id text not null check (char_length(external_id) <= 100 and external_id ~ '\S'),
  listing_id uuid not null,
  primary key (user_id, external_id),
  constraint external_ids_listing unique (user_id, listing_id)
);
comment on table private.external_ids is
  'What members'' programs call their listings and drafts, for their owner alone. A draft has the ID of its listing, '
  'so a name stays when it''s posted.';
comment on column private.external_ids.listing_id is
  'Of a listing or a draft. Not a reference, because it can be either. Deleting it deletes the row. Members choose the '
  'IDs of their drafts, so another''s draft can have the ID of a listing.';

create function private.own_external_id(listing_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select e.external_id from private.external_ids e
  where e.listing_id = own_external_id.listing_id and e.user_id = (select auth.uid());
$$;
comment on function private.own_external_id(uuid) is
  'What the caller''s programs call one of their listings or drafts; null without a name, and for those of others.';

create function public.external_id(public.properties) returns text
language sql stable set search_path = ''
as $$ select private.own_external_id($1.id); $$;
comment on function public.external_id(public.properties) is
  'Computed field: the ID that the caller''s programs gave their listing; null without one, and for others'' listings.';

create function public.external_id(public.listing_drafts) returns text
language sql stable set search_path = ''
as $$ select private.own_external_id($1.id); $$;
comment on function public.external_id(public.listing_drafts) is
  'Computed field: the ID that the caller''s programs gave their draft; null without one.';

create function private.listing_named(external_id text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select e.listing_id from private.external_ids e
  where e.user_id = (select auth.uid()) and e.external_id = listing_named.external_id;
$$;
comment on function private.listing_named(text) is
  'The ID of the caller''s listing or draft that their programs call this; null if there is none.';
select private.expose('listing_named', 'authenticated');

create function private.name_listing(listing_id uuid, external_id text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if not exists (select from public.properties p where p.id = name_listing.listing_id and p.user_id = me)
    and not exists (select from public.listing_drafts d where d.id = name_listing.listing_id and d.user_id = me)
  then
    raise exception 'You have no such listing.' using errcode = 'P0001';
  end if;
  delete from private.external_ids e
  where e.listing_id = name_listing.listing_id and e.user_id = me
    and e.external_id is distinct from name_listing.external_id;
  if name_listing.external_id is null then
    return;
  end if;
  insert into private.external_ids (user_id, external_id, listing_id)
  values (me, name_listing.external_id, name_listing.listing_id) on conflict do nothing;
  if private.listing_named(name_listing.external_id) is distinct from name_listing.listing_id then
    raise exception 'Another listing or draft of yours has this external_id: %',
      private.listing_named(name_listing.external_id) using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.name_listing(uuid, text) is
  'Sets what the caller''s programs call a listing or draft of theirs; null removes it. Raises P0001, to be shown as '
  'is, for one that isn''t theirs, and if another one of theirs is called that; 23514 for a blank or long one.';
select private.expose('name_listing', 'authenticated');

create function private.forget_external_id() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Of a draft that is posted, the listing is there already.
  delete from private.external_ids e
  where e.listing_id = old.id and e.user_id = old.user_id
    and not exists (select from public.properties p where p.id = old.id and p.user_id = old.user_id);
  return null;
end;
$$;
comment on function private.forget_external_id() is
  'Delete trigger on listings and drafts: deletes what their owner''s programs call them.';

create trigger forget_external_id after delete on public.properties
  for each row execute function private.forget_external_id();
create trigger forget_external_id after delete on public.listing_drafts
  for each row execute function private.forget_external_id();

-- Batches -----------------------------------------------------------------------------------------

create type private.batch_row as (
  id uuid, external_id text, confirm_place boolean, fields jsonb, photo_urls text[]
);
comment on type private.batch_row is
  'A listing or draft to store. id: chosen by the caller, so that one sent twice is stored once. fields: columns of '
  'the listing, for a draft also of its terms.';

create function private.store_batch_row(given private.batch_row, posts boolean) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if posts then
    perform private.post_listing(given.id, given.fields, external_id => given.external_id);
  else
    insert into public.listing_drafts (id, user_id, fields, photo_urls)
    values (given.id, me, given.fields, coalesce(given.photo_urls, '{}')) on conflict (id) do nothing;
    if not found and not exists (
      select from public.listing_drafts d where d.id = given.id and d.user_id = me and d.fields = given.fields
    ) then
      raise exception 'This ID is in use.' using errcode = '23505';
    end if;
    if given.external_id is not null then
      perform private.name_listing(given.id, given.external_id);
    end if;
  end if;
  return 'created';
end;
$$;
comment on function private.store_batch_row(private.batch_row, boolean) is
  'Posts a listing of the caller, or stores a draft, with what their programs call it. Returns created. Raises what '
  'private.post_listing and private.name_listing do.';

create function private.batch_result(given private.batch_row, posts boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known constant uuid := private.listing_named(given.external_id);
  place constant record := jsonb_populate_record(null::public.zip_codes, given.fields);
  mismatches jsonb;
  detail text;
  hint text;
begin
  if known is not null then
    return jsonb_build_object('id', known, 'status', 'exists');
  end if;
  if given.confirm_place is not true then
    select jsonb_agg(to_jsonb(c)) into mismatches
    from private.check_address(place.zip, place.city, place.state, place.latitude, place.longitude) as c;
    if mismatches is not null then
      return jsonb_build_object('status', 'refused', 'mismatches', mismatches);
    end if;
  end if;
  return jsonb_build_object('id', given.id, 'status', private.store_batch_row(given, posts));
exception when others then
  get stacked diagnostics detail = pg_exception_detail, hint = pg_exception_hint;
  return jsonb_build_object('status', 'refused', 'error', jsonb_build_object(
    'code', sqlstate, 'message', sqlerrm, 'details', nullif(detail, ''), 'hint', nullif(hint, '')
  ));
end;
$$;
comment on function private.batch_result(private.batch_row, boolean) is
  'Stores one row of a batch, or nothing of it: {status: created or exists, id}, or {status: refused, and mismatches: '
  'as private.check_address, unless confirm_place is true; or error: {code, message, details, hint}}. exists: the '
  'caller has a listing or draft that their programs call this, which doesn''t change.';

create function private.store_batch_rows(rows jsonb, posts boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  size constant integer := case when jsonb_typeof(rows) = 'array' then jsonb_array_length(rows) end;
begin
  if size is null or size not between 1 and 500 then
    raise exception 'A batch has 1 to 500 rows' using errcode = '22023';
  end if;
  if not posts then
    perform private.limit_drafts(auth.uid(), size);
  end if;
  return (
    select jsonb_agg(
      private.batch_result(jsonb_populate_record(null::private.batch_row, r.row), posts) order by r.place
    )
    from jsonb_array_elements(rows) with ordinality as r (row, place)
  );
end;
$$;
comment on function private.store_batch_rows(jsonb, boolean) is 'Implements public.store_listings.';

create function private.store_listings(rows jsonb, posts boolean) returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  -- Before anything is counted: a restricted member writes nothing.
  if private.account_standing() <> 'active' then
    raise exception 'Your account is %.', replace(private.account_standing(), '_', '-') using errcode = '42501';
  end if;
  return private.run_counted(
    'listing_import_part',
    'select private.store_batch_rows($1 -> ''rows'', ($1 -> ''posts'')::boolean)',
    jsonb_build_object('rows', rows, 'posts', posts)
  );
end;
$$;
comment on function private.store_listings(jsonb, boolean) is
  'Posts 1 to 500 listings of the caller, or stores them as drafts, each as private.batch_row, in order and '
  'independently of each other. Returns a result for each, as private.batch_result. Each call counts as a part of an '
  'import, and each posted listing as one. Raises 42501 for restricted members; P0001, and stores nothing, beyond the '
  'limit of calls or of drafts.';
select private.expose('store_listings', 'authenticated');

-- Grants ------------------------------------------------------------------------------------------
grant execute on function
  public.external_id(public.properties), public.external_id(public.listing_drafts) to authenticated, service_role;
grant execute on function
  private.own_external_id(uuid), private.store_batch_rows(jsonb, boolean) to authenticated, service_role;
