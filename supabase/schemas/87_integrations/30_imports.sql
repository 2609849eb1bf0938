-- Drafts of listings in the database: imported from a spreadsheet, or added by another program of the member. A listing
-- posted under a draft's ID takes its place, so that posting has one path and one set of rules.
--
-- An import is written in chunks. Its drafts are invisible until all are stored, and deleting it deletes those that are
-- left, so that nothing is half done.

create function private.valid_draft_fields(fields jsonb) returns boolean
language sql immutable security definer set search_path = ''
as $$
  select jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 32000 and not exists (
    select from jsonb_object_keys(case when jsonb_typeof(fields) = 'object' then fields else '{}' end) as key
    where key <> 'documents' and key <> all (array_remove(array_remove(
      private.listing_columns() || private.listing_columns('listing_terms'), 'images'), 'status'))
  );
$$;
comment on function private.valid_draft_fields(jsonb) is
  'True for an object of at most 32,000 bytes with only fields of the posting form, whatever their values: a draft '
  'keeps what isn''t valid yet. Null for null.';

create function private.valid_photo_urls(urls text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(urls) <= 10 and private.is_short_text_list(urls, 2000)
    and not exists (select from unnest(urls) as url where url !~ '^https?://[^[:space:][:cntrl:]]+$');
$$;
comment on function private.valid_photo_urls(text[]) is 'True for at most 10 web addresses. Null for null.';

create table public.listing_imports (
  id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  file_name text not null check (char_length(file_name) between 1 and 160),
  row_count integer not null check (row_count between 1 and 10000),
  stored integer not null default 0,
  created_at timestamptz not null default now(),
  constraint listing_imports_stored check (stored between 0 and row_count)
);
comment on table public.listing_imports is
  'Imports of listings from spreadsheets, for their owner alone. Deleting one deletes the drafts that are left of it.';
comment on column public.listing_imports.id is
  'Chosen by the member''s app, so that a chunk sent twice is stored once.';
comment on column public.listing_imports.row_count is 'How many drafts the import has.';
comment on column public.listing_imports.stored is
  'How many are stored so far, in order. While it''s less than row_count, the import isn''t complete, and its drafts '
  'are invisible.';
create index listing_imports_user_idx on public.listing_imports (user_id, created_at);

create table public.listing_drafts (
  id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  import_id uuid references public.listing_imports (id) on delete cascade,
  line integer check (line > 0),
  fields jsonb not null check (private.valid_draft_fields(fields)),
  photo_urls text[] not null default '{}' check (private.valid_photo_urls(photo_urls)),
  pictures text[] not null default '{}' check (cardinality(pictures) <= 10),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  address_key text generated always as (private.address_key(
    left(fields ->> 'address', 200), left(fields ->> 'city', 100), left(fields ->> 'state', 2),
    left(fields ->> 'zip', 10)
  )) stored,
  constraint listing_drafts_own_pictures check (private.own_listing_images(user_id, pictures))
);
comment on table public.listing_drafts is
  'Listings that aren''t posted yet, for their owner alone. At most 10,000 per member. Drafts that are written in the '
  'posting form stay in the browser.';
comment on column public.listing_drafts.id is
  'ID of the listing, also before it''s posted: posting it twice makes one, and deletes the draft.';
comment on column public.listing_drafts.import_id is 'The import it comes from; null for one from another program.';
comment on column public.listing_drafts.line is 'Its line in the imported file; null without one.';
comment on column public.listing_drafts.fields is
  'Fields of the posting form by their names there, as entered. Fields that are missing are blank.';
comment on column public.listing_drafts.photo_urls is
  'Where photos are on the web that aren''t fetched yet. The function import-photos does.';
comment on column public.listing_drafts.pictures is 'Photos that were fetched: paths in the images bucket.';
comment on column public.listing_drafts.address_key is
  'What two ways to write its address have in common; null without a house number.';
create index listing_drafts_user_idx on public.listing_drafts (user_id, created_at, line, id);
create index listing_drafts_import_idx on public.listing_drafts (import_id);
create index listing_drafts_address_idx on public.listing_drafts (user_id, address_key);

-- A slot outlives its draft, so that deleting or changing the draft frees none.
create table private.photo_imports (
  draft_id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  ends_at timestamptz not null
);
comment on table private.photo_imports is
  'Drafts whose photos import-photos is fetching, and when that ends at the latest.';
create index photo_imports_user_idx on private.photo_imports (user_id);

create table public.listing_import_mappings (
  user_id uuid not null references public.users (id) on delete cascade,
  columns_hash text not null check (columns_hash ~ '^[0-9a-f]{64}$'),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'object' and octet_length(mapping::text) <= 32000),
  used_at timestamptz not null default now(),
  primary key (user_id, columns_hash)
);
comment on table public.listing_import_mappings is
  'Which columns of a kind of file a member imported as which fields, for the next file with the same columns. The '
  'last 50 per member.';
comment on column public.listing_import_mappings.columns_hash is 'SHA-256 of the names of the file''s columns.';
comment on column public.listing_import_mappings.mapping is
  'By field of the posting form: its column''s name, and a value for every row.';

-- Writing -----------------------------------------------------------------------------------------

create function private.draft_room(member uuid, out drafts integer, out reserved integer, out most integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  most := 10000;
  select count(*) into drafts from public.listing_drafts d where d.user_id = member and not exists (
    select from public.listing_imports i where i.id = d.import_id and i.stored < i.row_count
  );
  select coalesce(sum(i.row_count), 0) into reserved from public.listing_imports i
  where i.user_id = member and i.stored < i.row_count;
end;
$$;
comment on function private.draft_room(uuid) is
  'How many drafts a member sees, how many more the rows of their unfinished imports will be, and how many they can '
  'have in all.';

create function private.limit_drafts(member uuid, added integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  room record;
begin
  -- Serializes a member's inserts, so that concurrent ones are counted.
  perform from public.users u where u.id = member for no key update;
  select * into room from private.draft_room(member);
  if room.drafts + room.reserved + added > room.most then
    raise exception '%', format('You can have %s drafts and have %s', to_char(room.most, 'FM999,990'),
        to_char(least(room.drafts, room.most), 'FM999,990'))
      || case when room.reserved > 0 then format(', and an unfinished import needs room for %s',
        to_char(room.reserved, 'FM999,990')) else '' end
      || case when added > 0 then format('; this would add %s', to_char(added, 'FM999,990')) else '' end
      || case when room.reserved > 0 then '. Finish or remove that import first.'
        else '. Publish or delete some first.' end
      using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.limit_drafts(uuid, integer) is
  'Raises P0001, to be shown as is, if a member would have more than 10,000 drafts with those that are added and the '
  'rows of unfinished imports.';

create function private.limit_added_draft() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.limit_drafts(new.user_id, 0);
  return null;
end;
$$;
comment on function private.limit_added_draft() is
  'Insert trigger for API callers: limits how many drafts a member has.';

create function private.store_drafts(
  import_id uuid, file_name text, row_count integer, columns_hash text, mapping jsonb, stored integer, drafts jsonb
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  import public.listing_imports;
  added integer;
begin
  added := case when jsonb_typeof(drafts) = 'array' then jsonb_array_length(drafts) end;
  if added is null or added not between 1 and 500 then
    raise exception 'A chunk has 1 to 500 drafts' using errcode = '22023';
  end if;
  select i.* into import from public.listing_imports i where i.id = store_drafts.import_id for no key update;
  if import.id is null and store_drafts.stored = 0 then
    perform private.consume_rate_limit('listing_import');
    -- For all rows of the file, so that none is stored if not all can be.
    perform private.limit_drafts(me, store_drafts.row_count);
    insert into public.listing_imports (id, user_id, file_name, row_count)
    values (store_drafts.import_id, me, store_drafts.file_name, store_drafts.row_count)
    returning * into import;
    insert into public.listing_import_mappings as m (user_id, columns_hash, mapping)
    values (me, store_drafts.columns_hash, store_drafts.mapping)
    on conflict on constraint listing_import_mappings_pkey
      do update set mapping = excluded.mapping, used_at = excluded.used_at;
    delete from public.listing_import_mappings m
    where m.user_id = me and m.columns_hash in (
      select k.columns_hash from public.listing_import_mappings k where k.user_id = me
      order by k.used_at desc, k.columns_hash offset 50
    );
  end if;
  if import.user_id is distinct from me then
    raise exception 'This import was undone.' using errcode = 'P0001';
  end if;
  if import.stored <> store_drafts.stored then
    return import.stored;
  end if;
  insert into public.listing_drafts (id, user_id, import_id, line, fields, photo_urls)
  select d.id, me, import.id, d.line, d.fields, coalesce(d.photo_urls, '{}')
  from jsonb_to_recordset(drafts) as d (id uuid, line integer, fields jsonb, photo_urls text[]);
  update public.listing_imports i set stored = i.stored + added where i.id = import.id returning i.stored into added;
  return added;
end;
$$;
comment on function private.store_drafts(uuid, text, integer, text, jsonb, integer, jsonb) is
  'Implements public.import_listing_drafts.';

create function private.import_listing_drafts(
  import_id uuid, file_name text, row_count integer, columns_hash text, mapping jsonb, stored integer, drafts jsonb
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  -- Before anything is counted: a restricted member writes nothing.
  perform private.require_standing();
  return private.run_counted(
    'listing_import_part', 'select to_jsonb(private.store_drafts(g.import_id, g.file_name, g.row_count, g.columns_hash,
      g.mapping, g.stored, g.drafts)) from jsonb_to_record($1) as g (import_id uuid, file_name text, row_count integer,
      columns_hash text, mapping jsonb, stored integer, drafts jsonb)', jsonb_build_object(
      'import_id', import_id, 'file_name', file_name, 'row_count', row_count, 'columns_hash', columns_hash, 'mapping',
      mapping, 'stored', stored, 'drafts', drafts
    )
  );
end;
$$;
comment on function private.import_listing_drafts(uuid, text, integer, text, jsonb, integer, jsonb) is
  'Stores the next 1 to 500 drafts of an import, and returns how many are stored. The first call, with stored = 0, '
  'starts the import if all its rows fit (private.limit_drafts), and remembers the mapping. A call whose stored isn''t '
  'where the import is stores nothing, so that a chunk is never stored twice, and an import that lost its connection '
  'continues where it is. Raises P0001 for an import that was deleted, and beyond the limits. Each call counts, also '
  'one that fails (private.run_counted).';
select private.expose('import_listing_drafts', 'authenticated');

create trigger enforce_rate_limit before insert on public.listing_drafts
  for each row execute function private.enforce_rate_limit('listing_draft');
create trigger stamp_created_at before insert on public.listing_drafts
  for each row execute function private.stamp_created_at();
create trigger limit_added_draft after insert on public.listing_drafts
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_added_draft();
create trigger check_updated_columns before update on public.listing_drafts
  for each row execute function private.allow_update_columns('fields', 'photo_urls', 'pictures', 'address_key');
create trigger touch_updated_at before update of fields, photo_urls, pictures on public.listing_drafts
  for each row execute function private.touch_updated_at();

-- Reading -----------------------------------------------------------------------------------------

create function private.import_room() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  room constant record := private.draft_room(auth.uid());
begin
  return jsonb_build_object('drafts', room.drafts, 'reserved', room.reserved, 'most', room.most, 'posts_left',
    case when not private.is_staff() then greatest(private.remaining_uses(auth.uid(), 'listing'), 0) end);
end;
$$;
comment on function private.import_room() is
  'What an import has to fit in: {drafts, reserved, most} as in private.draft_room, and posts_left, how many listings '
  'the caller can still post in the current day; null without a limit.';
select private.expose('import_room', 'authenticated');

create function public.known_addresses(addresses jsonb)
  returns table (place integer, address_key text, listing_id uuid, draft_id uuid)
language sql stable set search_path = '' rows 500
as $$
  with asked as materialized (
    select a.place::integer, private.address_key(
      left(a.address ->> 'address', 200), left(a.address ->> 'city', 100), left(a.address ->> 'state', 2),
      left(a.address ->> 'zip', 10)
    ) as key, jsonb_build_object(
      'address', left(a.address ->> 'address', 200), 'city', left(a.address ->> 'city', 100),
      'state', left(a.address ->> 'state', 2), 'zip', left(a.address ->> 'zip', 10)
    ) as listing
    from jsonb_array_elements(case when jsonb_typeof(addresses) = 'array' then addresses else '[]' end)
      with ordinality as a (address, place)
    where a.place <= 500
  )
  select asked.place, asked.key,
    (
      select p.id from public.properties p
      where p.id = any (private.listing_ids_at(asked.listing)) and p.status <> 'sold'
      order by p.created_at, p.id limit 1
    ),
    (
      select d.id from public.listing_drafts d
      where d.user_id = (select auth.uid()) and d.address_key = asked.key order by d.created_at, d.id limit 1
    )
  from asked where asked.key is not null order by asked.place;
$$;
comment on function public.known_addresses(jsonb) is
  'For each of up to 500 addresses (objects with address, city, state, and zip) its place in the list, from 1, what '
  'two ways to write it have in common, the oldest listing for sale there that the caller can see, and their oldest '
  'draft there; null for none. Nothing for addresses without a house number.';

create function private.photos_to_import(draft_id uuid) returns text[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  draft public.listing_drafts;
begin
  select * into draft from public.listing_drafts d where d.id = draft_id and d.user_id = me;
  if draft.id is null then
    raise exception 'This draft no longer exists.' using errcode = 'P0001';
  end if;
  if draft.photo_urls = '{}' then
    return draft.photo_urls;
  end if;
  perform private.check_email_verified();
  -- Parallel requests count one after the other.
  perform private.consume_rate_limit('photo_import');
  delete from private.photo_imports p where p.user_id = me and p.ends_at <= clock_timestamp();
  if (
    select count(*) >= 2 or bool_or(p.draft_id = draft.id) from private.photo_imports p where p.user_id = me
  ) then
    raise exception 'We’re still fetching the photos of other drafts. Try again in a minute.' using errcode = 'P0001';
  end if;
  insert into private.photo_imports values (draft.id, me, clock_timestamp() + interval '1 minute');
  return draft.photo_urls;
end;
$$;
comment on function private.photos_to_import(uuid) is
  'Where the photos of the caller''s draft are that aren''t fetched yet, for import-photos, which fetches those of 2 '
  'drafts of a member at the same time. Counts one use of the limit unless there are none. Raises P0001, to be shown '
  'as is, for a draft that isn''t the caller''s, without a verified email, while others are fetched, and beyond the '
  'limit.';
select private.expose('photos_to_import', 'authenticated');

create function private.end_photo_import(draft_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$ delete from private.photo_imports p where p.draft_id = end_photo_import.draft_id; $$;
comment on function private.end_photo_import(uuid) is
  'Lets import-photos fetch for others once it’s done with a draft. Only for the service: what a member does to their '
  'draft doesn’t end what is being fetched.';
select private.expose('end_photo_import', 'service_role');

-- Policies ----------------------------------------------------------------------------------------

alter table public.listing_imports enable row level security;
alter table public.listing_drafts enable row level security;
alter table public.listing_import_mappings enable row level security;

create policy "Members can read their own imports"
  on public.listing_imports for select to authenticated
  using (user_id = (select auth.uid()) and (select private.reads_own()));
create policy "Members can undo their own imports"
  on public.listing_imports for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.reads_own()));

create policy "Members can read their own drafts once their import is complete"
  on public.listing_drafts for select to authenticated
  using (
    user_id = (select auth.uid()) and (select private.reads_own()) and (import_id is null or exists (
      select from public.listing_imports i where i.id = import_id and i.stored = i.row_count
    ))
  );
create policy "Members can add drafts of their own"
  on public.listing_drafts for insert to authenticated
  with check (user_id = (select auth.uid()) and import_id is null);
create policy "Members can change their own drafts"
  on public.listing_drafts for update to authenticated
  using (user_id = (select auth.uid()) and (select private.reads_own())) with check (user_id = (select auth.uid()));
create policy "Members can delete their own drafts"
  on public.listing_drafts for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.reads_own()));

create policy "Members can read their own mappings"
  on public.listing_import_mappings for select to authenticated
  using (user_id = (select auth.uid()) and (select private.reads_own()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.listing_imports, public.listing_drafts, public.listing_import_mappings from anon, authenticated;
grant select, delete on public.listing_imports to authenticated;
grant select, insert, update, delete on public.listing_drafts to authenticated;
grant select on public.listing_import_mappings to authenticated;
grant all on public.listing_imports, public.listing_drafts, public.listing_import_mappings to service_role;
grant execute on function
  private.valid_draft_fields(jsonb), private.valid_photo_urls(text[]), public.known_addresses(jsonb),
  private.store_drafts(uuid, text, integer, text, jsonb, integer, jsonb)
  to authenticated, service_role;
