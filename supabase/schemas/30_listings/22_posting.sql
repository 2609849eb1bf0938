-- Posting a listing: the only way into public.properties. The posting form, imports, the API, and drafts of assistants
-- and archives call post_listing; an accepted submission calls what it calls.

create function private.add_listing(listing_id uuid, seller uuid, listing jsonb) returns public.properties
language plpgsql volatile set search_path = ''
as $$
declare
  columns text;
  unknown text;
  added public.properties;
begin
  if jsonb_typeof(listing) is distinct from 'object' then
    raise exception 'A listing is an object' using errcode = '22023';
  end if;
  select string_agg(quote_ident(key), ', '), string_agg(key, ', ') filter (where key <> all (private.listing_columns()))
  into columns, unknown from jsonb_object_keys(listing) as key;
  if unknown is not null then
    raise exception 'Not part of a new listing: %', unknown using errcode = '22023';
  end if;
  -- Columns that are left out get their defaults.
  execute format(
    'insert into public.properties (%1$s)
      select %1$s from jsonb_populate_record(null::public.properties, $1) returning *',
    concat_ws(', ', 'id', 'user_id', columns)
  ) into added using listing || jsonb_build_object('id', listing_id, 'user_id', seller);
  return added;
end;
$$;
comment on function private.add_listing(uuid, uuid, jsonb) is
  'Inserts a listing and returns it. listing: an object with columns of private.listing_columns; without coordinates, '
  'it gets those of its ZIP code. Raises 22023 for other columns, 22P02, 23502, or 23514 for invalid values, 23505 for '
  'an ID that''s taken, and what the triggers of properties do.';

create function private.is_posted_again(posted public.properties, listing jsonb, terms jsonb, documents jsonb)
  returns boolean
language sql stable set search_path = ''
as $$
  -- Triggers fill in what isn't stated of the place, and a status changes after posting.
  select to_jsonb(posted) @> (
    listing - 'status' - array(
      select e.key from jsonb_each(listing) as e
      where e.key in ('latitude', 'longitude', 'county') and e.value = 'null'
    )
  )
    and (terms is null or exists (
      select from public.listing_terms t where t.property_id = posted.id and to_jsonb(t) @> terms
    ))
    and (documents is null or documents <@ (
      select coalesce(jsonb_agg(to_jsonb(d)), '[]') from public.listing_documents d where d.property_id = posted.id
    ));
$$;
comment on function private.is_posted_again(public.properties, jsonb, jsonb, jsonb) is
  'Whether a listing still has the values that private.post_listing is called with, as when its first answer was lost.';

create function private.post_listing(
  id uuid, listing jsonb, terms jsonb default null, documents jsonb default null, external_id text default null,
    disclosures uuid[] default null
) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  posted public.properties;
begin
  -- A token outlives its account by up to an hour.
  if not exists (select from public.users u where u.id = me) then
    raise exception 'Sign in to post a listing' using errcode = '42501';
  end if;
  -- A second call waits for the first, and finds its listing.
  perform pg_advisory_xact_lock(hashtextextended('listing ' || post_listing.id, 0));
  select * into posted from public.properties p where p.id = post_listing.id and p.user_id = me;
  if posted.id is null then
    perform private.give_disclosure('publish', post_listing.id, given) from unnest(disclosures) as given;
    posted := private.add_listing(post_listing.id, me, listing);
    perform private.consume_rate_limit('listing');
    if terms is not null then
      insert into public.listing_terms select (jsonb_populate_record(
        null::public.listing_terms,
        '{"contract_shared": false, "funds_required": false}' || terms || jsonb_build_object('property_id', posted.id)
      )).*;
    end if;
    if documents is not null then
      perform private.save_listing_documents(posted.id, documents);
    end if;
    delete from public.listing_drafts d where d.id = posted.id and d.user_id = me;
  elsif not private.is_posted_again(posted, listing, terms, documents) then
    raise exception 'You’ve already posted this draft. Edit the listing under My Listings, or choose Start over to '
      'post another one.' using errcode = 'P0001';
  end if;
  if external_id is not null then
    perform private.name_listing(posted.id, external_id);
  end if;
  return posted.removed_at is not null;
end;
$$;
comment on function private.post_listing(uuid, jsonb, jsonb, jsonb, text, uuid[]) is
  'Posts a listing of the caller with its deal terms and documents, all or nothing, and returns whether it waits for '
  'review. A draft with this ID ends. A second call with the same values does nothing and returns what the first did. '
  'listing: as private.add_listing takes it. terms: columns of listing_terms. documents: as '
  'private.save_listing_documents takes them, uploaded under the listing''s ID. external_id: as private.name_listing '
  'takes it. disclosures: versions of state rules whose disclosures the caller gives with it, as '
  'private.give_disclosure does. Members have no right to insert into properties, so this runs with its owner''s '
  'rights. Its guards don''t look at the role: it writes only what a seller states, in the caller''s name, and '
  'counts the use itself; standing, verified emails, and review look at the caller. Raises 42501 for visitors, '
  'restricted members, and deleted accounts; P0001, to be shown as is, with an unverified email, beyond a limit, for '
  'a text or file that isn''t allowed, and if the listing was posted with other values or has been edited; and what '
  'private.add_listing and private.name_listing do.';
select private.expose('post_listing', 'authenticated');
