-- What listings of one property have in common, kept next to each listing so that a million are searched in
-- milliseconds: its address, parcel, pin, numbers, text, and pictures. docs/duplicates.md has what counts.

create table private.picture_prints (
  path text primary key check (char_length(path) <= 300),
  user_id uuid not null references public.users (id) on delete cascade,
  version text,
  hashes bigint[] not null default '{}' check (cardinality(hashes) <= 40),
  is_drawn boolean not null default false,
  printed_at timestamptz not null default now()
);
comment on table private.picture_prints is
  'Prints of the pictures in the bucket images, computed from the stored file by the print-pictures function.';
comment on column private.picture_prints.version is 'Version of the file that was printed, as in storage.objects.';
comment on column private.picture_prints.hashes is
  'A perceptual hash of each window, the whole first (src/domain/duplicates/picture-print.ts). Empty for a picture '
  'without content, or one that couldn''t be read.';
comment on column private.picture_prints.is_drawn is 'Whether it looks drawn and not photographed. A guess.';
create index picture_prints_user_idx on private.picture_prints (user_id);

create table private.listing_marks (
  property_id uuid primary key references public.properties (id) on delete cascade,
  address_key text,
  house text,
  parcel text,
  zip text not null,
  sqft integer,
  pin_row integer,
  pin_column integer,
  words integer[] not null,
  picture_keys bigint[] not null,
  stock_keys integer[] not null,
  unprinted text[] not null
);
comment on table private.listing_marks is
  'By what other listings of the same property are found (private.similar_listings). Kept by trigger.';
comment on column private.listing_marks.address_key is 'As private.address_key.';
comment on column private.listing_marks.house is
  'House number and first three digits of the ZIP code: of one house also if the street is misspelled, a unit is left '
  'out, or the ZIP code is a neighbor''s. Null without a number.';
comment on column private.listing_marks.parcel is 'As private.parcel_key.';
comment on column private.listing_marks.sqft is 'Null if not stated.';
comment on column private.listing_marks.pin_row is
  'Latitude in thousandths of a degree; null for the center of the ZIP code, which nobody chose.';
comment on column private.listing_marks.pin_column is 'Longitude, likewise.';
comment on column private.listing_marks.words is 'As private.text_sketch of the description.';
comment on column private.listing_marks.picture_keys is 'As private.picture_keys of its pictures'' prints.';
comment on column private.listing_marks.stock_keys is 'As private.stock_keys of its pictures'' prints.';
comment on column private.listing_marks.unprinted is
  'Pictures that aren''t printed yet, or whose file has changed since.';
create index listing_marks_unprinted_idx on private.listing_marks (property_id) where unprinted <> '{}';
create index listing_marks_house_idx on private.listing_marks (house);
create index listing_marks_parcel_idx on private.listing_marks (parcel) where parcel is not null;
create index listing_marks_size_idx on private.listing_marks (zip, sqft) where sqft is not null;
create index listing_marks_pin_idx on private.listing_marks (pin_row, pin_column) where pin_row is not null;
create index listing_marks_pictures_idx on private.listing_marks using gin (picture_keys) with (fastupdate = off);
create index listing_marks_stock_idx on private.listing_marks using gin (stock_keys) with (fastupdate = off);

create function private.mirror_bits() returns bigint
language sql immutable parallel safe set search_path = ''
as $$ select -6154919502193273687; $$;
comment on function private.mirror_bits() is
  'The bits of a picture''s hash that differ from those of its mirrored copy. As mirrorBits in '
  'src/domain/duplicates/picture-print.ts.';

create function private.picture_keys(zip text, hashes bigint[], mirrored boolean) returns bigint[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct zip::bigint * 65536 + (h.hash & 65535)), '{}')
  from (
    select hash from unnest(hashes) as hash
    union all select hash # private.mirror_bits() from unnest(hashes) as hash where mirrored
  ) as h;
$$;
comment on function private.picture_keys(text, bigint[], boolean) is
  'What a picture of a listing with the ZIP code is found by: the 16 lowest frequencies of each window, which nearly '
  'the same pictures share in at least one window; with those of its mirrored copy, to search.';

create function private.stock_keys(hashes bigint[], mirrored boolean) returns integer[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct (part * 2097152 + ((h.hash >> 21 * part) & 2097151))::integer), '{}')
  from (
    select hashes[1] as hash where cardinality(hashes) > 0
    union all select hashes[1] # private.mirror_bits() where cardinality(hashes) > 0 and mirrored
  ) as h cross join generate_series(0, 2) as part;
$$;
comment on function private.stock_keys(bigint[], boolean) is
  'What the whole of a picture is found by anywhere, uncropped: each third of its hash.';

create function private.text_sketch(content text) returns integer[]
language sql immutable parallel safe set search_path = ''
as $$
  with words as (
    select word, ordinal from regexp_split_to_table(private.fold_text(content), '[^[:alnum:]]+') with ordinality as w
      (word, ordinal)
    where word <> ''
  ), pairs as (
    select distinct hashtext(w.word || ' ' || w.next) as hash
    from (select word, lead(word) over (order by ordinal) as next from words) as w where w.next is not null
  )
  select array(select hash from pairs order by hash limit 64);
$$;
comment on function private.text_sketch(text) is
  'The 64 smallest hashes of a text''s pairs of words: those that two texts share tell how alike they are, no matter '
  'in what order (a bottom-k sketch). Empty for null.';

create function private.mark_of(p public.properties) returns private.listing_marks
language plpgsql stable security definer set search_path = ''
as $$
declare
  key constant text := private.address_key(p.address, p.city, p.state, p.zip);
  area constant public.zip_codes := (select z from public.zip_codes z where z.zip = p.zip);
  is_pinned constant boolean := p.latitude is not null and p.longitude is not null
    and (area.zip is null or abs(p.latitude - area.latitude) + abs(p.longitude - area.longitude) > 0.00005);
  printed text[];
  mark private.listing_marks;
begin
  mark.property_id := p.id;
  mark.address_key := key;
  mark.house := split_part(key, ' ', 1) || case when key ~ '^(?:lot|tract|parcel) ' then split_part(key, ' ', 2) else ''
    end || ' ' || left(p.zip, 3);
  mark.parcel := private.parcel_key(p.apn, p.state) || ' ' || lower(coalesce(p.county, ''));
  mark.zip := p.zip;
  mark.sqft := nullif(p.sqft, 0);
  mark.pin_row := case when is_pinned then floor(p.latitude * 1000) end;
  mark.pin_column := case when is_pinned then floor(p.longitude * 1000) end;
  mark.words := private.text_sketch(p.description);
  printed := array(
    select i.path from private.picture_prints i where i.path = any (p.images) and not exists (
      select from storage.objects o
      where o.bucket_id = 'images' and o.name = i.path and o.version is distinct from i.version
    )
  );
  mark.unprinted := array(select path from unnest(p.images) as path where path <> all (printed));
  select coalesce(array_agg(distinct k.key), '{}') into mark.picture_keys
  from private.picture_prints i, unnest(private.picture_keys(p.zip, i.hashes, false)) as k (key)
  where i.path = any (printed);
  select coalesce(array_agg(distinct k.key), '{}') into mark.stock_keys
  from private.picture_prints i, unnest(private.stock_keys(i.hashes, false)) as k (key) where i.path = any (printed);
  return mark;
end;
$$;
comment on function private.mark_of(public.properties) is
  'What other listings of a listing''s property are found by, whether it''s posted or not. Its pictures count once '
  'they''re printed.';

create function private.mark_listing(p public.properties) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mark constant private.listing_marks := private.mark_of(p);
begin
  insert into private.listing_marks select mark.*
  on conflict (property_id) do update set (
    address_key, house, parcel, zip, sqft, pin_row, pin_column, words, picture_keys, stock_keys,
    unprinted
  ) = (
    mark.address_key, mark.house, mark.parcel, mark.zip, mark.sqft, mark.pin_row, mark.pin_column, mark.words,
    mark.picture_keys, mark.stock_keys, mark.unprinted
  );
end;
$$;
comment on function private.mark_listing(public.properties) is 'Stores private.mark_of a listing.';
