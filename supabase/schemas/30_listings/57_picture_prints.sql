-- Reading pictures: the print-pictures function prints what's stored, so that no client can state a print of its own.

create function private.unprinted_pictures() returns table (path text)
language sql stable security definer set search_path = ''
as $$
  select u.path from private.listing_marks m, unnest(m.unprinted) as u (path) where m.unprinted <> '{}' limit 20;
$$;
comment on function private.unprinted_pictures() is
  'For print-pictures: up to 20 pictures of listings that aren''t printed yet.';

create function public.unprinted_pictures() returns table (path text)
language plpgsql volatile set search_path = ''
as $$
begin
  perform private.record_job_run('print-pictures');
  return query select u.path from private.unprinted_pictures() u;
end;
$$;
comment on function public.unprinted_pictures() is
  'For print-pictures: up to 20 pictures of listings that aren''t printed yet.';
revoke all on function public.unprinted_pictures() from public;
grant execute on function public.unprinted_pictures(), private.unprinted_pictures() to service_role;

create function private.picture_versions_to_print(paths text[]) returns table (path text, version text)
language sql stable security definer set search_path = ''
as $$
  select o.name, o.version from storage.objects o
  where o.bucket_id = 'images' and o.name = any (paths) and not exists (
    select from private.picture_prints i where i.path = o.name and i.version is not distinct from o.version
  );
$$;
comment on function private.picture_versions_to_print(text[]) is
  'For print-pictures: those of some stored pictures that aren''t printed as they are now, with their version.';
select private.expose('picture_versions_to_print', 'service_role');

create function private.store_print(path text, version text, hashes text[], is_drawn boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  owner constant uuid := (select u.id from public.users u where u.id::text = split_part(store_print.path, '/', 1));
  listing public.properties;
begin
  if owner is null then
    return;
  end if;
  insert into private.picture_prints as i (path, user_id, version, hashes, is_drawn)
  values (store_print.path, owner, store_print.version, store_print.hashes::bigint[], store_print.is_drawn)
  on conflict on constraint picture_prints_pkey do update
    set version = excluded.version, hashes = excluded.hashes, is_drawn = excluded.is_drawn, printed_at = now();
  for listing in
    select p.* from public.properties p
    where p.user_id = owner and store_print.path = any (p.images) order by p.id for no key update
  loop
    perform private.mark_listing(listing);
    perform private.link_listing(listing);
  end loop;
end;
$$;
comment on function private.store_print(text, text, text[], boolean) is
  'For print-pictures: stores the print of a picture (hashes as decimal numbers, none for one that can''t be read), '
  'and finds what looks like the listings that show it. Nothing for a picture in no member''s folder.';
select private.expose('store_print', 'service_role');

create function private.picture_notes(property_id uuid) returns table (path text, is_drawn boolean, elsewhere integer)
language plpgsql stable security definer set search_path = '' rows 10
as $$
declare
  listing constant public.properties := (select p from public.properties p where p.id = picture_notes.property_id);
begin
  if listing.id is null or not (private.is_staff() or listing.user_id = auth.uid() and private.reads_own()) then
    return;
  end if;
  return query
    select i.path, i.is_drawn, (
      select count(distinct m.property_id)::integer
      from private.listing_marks m join public.properties o on o.id = m.property_id
      join private.picture_prints j on j.path = any (o.images)
      where m.stock_keys && private.stock_keys(i.hashes, true) and m.property_id <> listing.id and o.status <> 'sold'
        and bit_count((j.hashes[1] # i.hashes[1])::bit(64)) <= 4
        and not exists (
          select from public.listing_claims c
          where (c.property_id, c.other_id) in ((listing.id, o.id), (o.id, listing.id)) and c.state <> 'different'
        )
    )
    from private.picture_prints i where i.path = any (listing.images)
    order by array_position(listing.images, i.path);
end;
$$;
comment on function private.picture_notes(uuid) is
  'For a listing''s seller and staff: what its printed pictures look like. is_drawn: not photographed, a guess. '
  'elsewhere: how many listings of other properties show the same picture, as with stock pictures. Nothing for others.';
select private.expose('picture_notes', 'authenticated');
