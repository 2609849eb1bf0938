-- Edits of verified listings. Staff approve a listing as it is at that moment, so every later edit is compared with
-- that snapshot, never with the previous version: small steps add up. See docs/decisions/0016-verified-edits.md.

create function private.listing_snapshot(listing public.properties) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(f.field, c.content -> f.field)
  from private.listing_fields() f, (
    select to_jsonb(listing) || jsonb_build_object('pin', jsonb_build_array(listing.latitude, listing.longitude))
  ) as c (content)
  where f.rule is not null;
$$;
comment on function private.listing_snapshot(public.properties) is
  'The fields of a listing that staff approve, as an object: those with a rule in private.listing_fields, by their '
  'names there. pin is [latitude, longitude].';

-- Comparing ---------------------------------------------------------------------------------------

create function private.is_same_text(approved text, edited text) returns boolean
language sql immutable set search_path = ''
as $$
  select lower(btrim(regexp_replace(approved, '[[:space:][:punct:]]+', ' ', 'g')))
    is not distinct from lower(btrim(regexp_replace(edited, '[[:space:][:punct:]]+', ' ', 'g')));
$$;
comment on function private.is_same_text(text, text) is
  'Whether two texts differ at most in capitals, spaces, and punctuation. True for two nulls.';

create function private.is_small_rewording(approved text, edited text, max_characters double precision) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  most constant double precision := least(max_characters, char_length(approved) * 0.1);
  before constant text[] := regexp_split_to_array(lower(btrim(approved)), '\s+');
  after constant text[] := regexp_split_to_array(lower(btrim(edited)), '\s+');
  claim constant text := '[0-9@]|://|[[:alnum:]]\.[[:alnum:]]';
  changed integer := 0;
  i integer := 1;
  j integer := 1;
  skip record;
begin
  if array(select w from unnest(before) as w where w ~ claim) <> array(select w from unnest(after) as w where w ~ claim)
  then
    return false;
  end if;
  loop
    while before[i] = after[j] loop
      i := i + 1;
      j := j + 1;
    end loop;
    exit when before[i] is null and after[j] is null;
    -- The nearest place where both continue with the same two words, or end.
    select x, y into skip from generate_series(0, 5) as x, generate_series(0, 5) as y
    where x + y > 0 and (before[i + x], before[i + x + 1]) is not distinct from (after[j + y], after[j + y + 1])
    order by x + y, x limit 1;
    if not found then
      return false;
    end if;
    changed := changed + greatest(
      char_length(array_to_string(before[i : i + skip.x - 1], ' ')),
      char_length(array_to_string(after[j : j + skip.y - 1], ' '))
    );
    if changed > most then
      return false;
    end if;
    i := i + skip.x;
    j := j + skip.y;
  end loop;
  return true;
end;
$$;
comment on function private.is_small_rewording(text, text, double precision) is
  'Whether the words that differ, in order, have at most `max_characters` characters and a tenth of the approved text, '
  'and words with digits, links, and email addresses are unchanged. May call a small change large, never the reverse.';

create function private.percent_change(approved double precision, edited double precision) returns double precision
language sql immutable set search_path = ''
as $$ select case when edited = approved then 0 else (edited - approved) * 100 / nullif(abs(approved), 0) end; $$;
comment on function private.percent_change(double precision, double precision) is
  'The change in percent of the approved number; null if that is 0 or either is null.';

create function private.object_total(amounts jsonb) returns double precision
language sql immutable set search_path = ''
as $$
  -- Runs before the check constraint that rejects anything else.
  select case when private.valid_annual_expenses(amounts) then (
    select coalesce(sum(a.value::double precision), 0) from jsonb_each_text(amounts) as a
  ) end;
$$;
comment on function private.object_total(jsonb) is
  'The sum of an object''s numbers; 0 for an empty one, and null for anything but valid annual expenses.';

create function private.miles_between(a jsonb, b jsonb) returns double precision
language sql immutable set search_path = ''
as $$
  -- Haversine. Rounding can make h a little more than 1.
  select 2 * 3958.8 * atan2(sqrt(h), sqrt(abs(1 - h)))
  from (select
    sind(((b ->> 0)::double precision - (a ->> 0)::double precision) / 2) ^ 2
      + cosd((a ->> 0)::double precision) * cosd((b ->> 0)::double precision)
        * sind(((b ->> 1)::double precision - (a ->> 1)::double precision) / 2) ^ 2
  ) as haversine (h);
$$;
comment on function private.miles_between(jsonb, jsonb) is
  'Great-circle distance in miles between two [latitude, longitude]; null if one is missing.';

create function private.edit_keeps_badge(
  rule text, lowest double precision, highest double precision, approved jsonb, edited jsonb
) returns boolean
language sql immutable set search_path = ''
as $$
  select case rule
    when 'any' then true
    when 'same' then private.is_same_text(approved #>> '{}', edited #>> '{}')
    when 'wording' then private.is_small_rewording(approved #>> '{}', edited #>> '{}', highest)
    when 'percent' then coalesce(private.percent_change(
      (approved #>> '{}')::double precision, (edited #>> '{}')::double precision
    ) between lowest and highest, false)
    when 'points' then coalesce(
      (edited #>> '{}')::double precision - (approved #>> '{}')::double precision between lowest and highest, false
    )
    when 'total' then coalesce(private.percent_change(
      private.object_total(approved), private.object_total(edited)
    ) between lowest and highest, false)
    -- A listing without coordinates yet gets those of its ZIP code, which has a rule of its own.
    when 'miles' then coalesce(private.miles_between(approved, edited) <= highest, true)
    when 'pictures' then
      edited @> approved and (approved = '[]' or approved @> jsonb_build_array(edited -> 0))
      and (select count(*) from jsonb_array_elements(edited) as e (path) where not approved @> e.path) <= highest
    else false
  end;
$$;
comment on function private.edit_keeps_badge(text, double precision, double precision, jsonb, jsonb) is
  'Whether a change of a field is within its rule of private.listing_fields; false for an unknown rule.';

create function private.changes_needing_review(listing public.properties, approved jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select r.field
    from private.listing_snapshot(listing) as edited,
      private.listing_fields() with ordinality as r (field, of_table, written, rule, lowest, highest, position)
    where r.rule is not null and edited -> r.field is distinct from approved -> r.field
      and not private.edit_keeps_badge(r.rule, r.lowest, r.highest, approved -> r.field, edited -> r.field)
    order by r.position
  );
$$;
comment on function private.changes_needing_review(public.properties, jsonb) is
  'The fields of a listing whose change since the approved snapshot needs review, in the order of '
  'private.listing_fields. Empty for none, and every field without a snapshot.';

create function private.approved_listing(property_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select r.approved_listing from public.listing_reviews r
  where r.property_id = approved_listing.property_id and r.decision = 'approved'
  order by r.decided_at desc, r.id desc limit 1;
$$;
comment on function private.approved_listing(uuid) is
  'What staff last approved of a listing, even if that approval has ended; null without an approval.';

-- The badge ---------------------------------------------------------------------------------------

create function private.picture_versions(paths text[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(o.name, o.version), '{}') from storage.objects o
  where o.bucket_id = 'images' and o.name = any (paths);
$$;
comment on function private.picture_versions(text[]) is
  'The version that storage has of each file of the images bucket, by path; without files that don''t exist.';

create function private.keep_approved_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select private.listing_snapshot(p) || jsonb_build_object('files', private.picture_versions(p.images))
  into new.approved_listing from public.properties p where p.id = new.property_id;
  return new;
end;
$$;
comment on function private.keep_approved_listing() is
  'Trigger on listing_reviews: keeps the listing, and the versions of its picture files, as they are when a review '
  'approves it.';

create trigger keep_approved_listing before insert or update of decision on public.listing_reviews
  for each row when (new.decision = 'approved') execute function private.keep_approved_listing();

create function private.end_approval(listing public.properties) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  tier text;
begin
  update public.listing_reviews r set moved_at = clock_timestamp()
  where r.property_id = listing.id and r.decision = 'approved' and r.moved_at is null;
  if not listing.verified then
    return false;
  end if;
  select u.membership_tier into tier from public.users u where u.id = listing.user_id;
  if tier = 'partner' then
    return true;
  end if;
  perform private.queue_review(listing.id, tier);
  return false;
end;
$$;
comment on function private.end_approval(public.properties) is
  'Ends a listing''s approval, and queues another review if it has the badge, except for a partner''s, which isn''t '
  'reviewed. Returns whether it keeps the badge.';

create function private.review_edited_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.changes_needing_review(new, private.approved_listing(new.id)) <> '{}' then
    new.verified := private.end_approval(new);
  end if;
  return new;
end;
$$;
comment on function private.review_edited_listing() is
  'Update trigger on properties: an edit that leaves what staff approved ends the approval. It suspends the badge and '
  'queues a review, except for partners, whose badge comes with their plan. An edit while moderators have removed the '
  'badge ends the approval, too, so that their decision can''t be undone for other content.';

-- Before the update, so that alerts about it already find the listing unverified. Named to run after
-- check_updated_columns, which would reject its change, and after locate_listing, which completes the place.
do $$ begin
  execute format(
    'create trigger review_edited_listing before update of %s on public.properties
      for each row execute function private.review_edited_listing()',
    array_to_string(array_remove(private.listing_columns(), 'status'), ', ')
  );
end $$;

-- For the seller and staff ------------------------------------------------------------------------

create function private.unreviewed_changes(property_id uuid) returns text[]
language sql stable security definer set search_path = ''
as $$
  select private.changes_needing_review(p, a.approved)
  from public.properties p, private.approved_listing(p.id) as a (approved)
  where p.id = unreviewed_changes.property_id and a.approved is not null
    and (p.user_id = (select auth.uid()) or private.is_staff());
$$;
comment on function private.unreviewed_changes(uuid) is 'Implements public.unreviewed_changes.';

create function public.unreviewed_changes(public.properties) returns text[]
language sql stable set search_path = ''
as $$ select private.unreviewed_changes($1.id); $$;
comment on function public.unreviewed_changes(public.properties) is
  'Computed field: what changed since staff approved the listing and needs review, by field of '
  'listing_reviews.approved_listing. Null for readers other than its owner and staff, and without an approval.';

create function private.preview_listing_edit(property_id uuid, changes jsonb) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select private.changes_needing_review(
      jsonb_populate_record(p, changes - array['id', 'user_id']), private.approved_listing(p.id)
    )
    from public.properties p join public.users u on u.id = p.user_id
    where p.id = preview_listing_edit.property_id and p.user_id = (select auth.uid()) and p.verified
      and u.membership_tier <> 'partner'
  ), '{}');
$$;
comment on function private.preview_listing_edit(uuid, jsonb) is
  'Which fields would send one of the caller''s verified listings back to review if it were updated with `changes`, an '
  'object of columns. Changes nothing. Empty for none, for a listing without the badge, and for one that isn''t the '
  'caller''s. Raises 22P02 for values of another type.';
select private.expose('preview_listing_edit', 'authenticated');

-- Pictures in storage -----------------------------------------------------------------------------

create function private.is_listed_picture(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.properties p
    where p.user_id = (select auth.uid()) and (
      is_listed_picture.path = any (p.images) or private.approved_listing(p.id) -> 'images' ? is_listed_picture.path
    )
  );
$$;
comment on function private.is_listed_picture(text) is
  'Whether one of the caller''s listings shows the file, or did when staff last approved it. Such a file can''t be '
  'written or deleted, so that a path always means the picture that staff saw.';

create function private.suspend_swapped_pictures() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  listing public.properties;
  suspended integer := 0;
begin
  for listing in
    select p.* from public.properties p join public.listing_reviews r on r.property_id = p.id
    where p.verified and r.decision = 'approved' and r.moved_at is null and r.decided_at > now() - interval '2 days'
      and r.approved_listing -> 'files' <> private.picture_versions(
        array(select jsonb_array_elements_text(r.approved_listing -> 'images'))
      )
    -- One that's being edited is seen in the next run.
    for no key update of p skip locked
  loop
    update public.properties p set verified = private.end_approval(listing) where p.id = listing.id;
    suspended := suspended + 1;
  end loop;
  return suspended;
end;
$$;
comment on function private.suspend_swapped_pictures() is 'Implements public.suspend_swapped_pictures.';

create function public.suspend_swapped_pictures() returns integer
language sql volatile set search_path = ''
as $$
  select private.record_job_run('suspend-swapped-pictures');
  select private.suspend_swapped_pictures();
$$;
comment on function public.suspend_swapped_pictures() is
  'For a schedule, every few minutes: sends listings approved in the last two days back to review whose picture files '
  'aren''t the approved versions. Policies prevent that except for an upload allowed before the listing showed the '
  'picture: storage accepts a signed or resumable upload for up to a day without asking again. Returns the number of '
  'listings.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function
  private.unreviewed_changes(uuid), private.is_listed_picture(text)
  to authenticated, service_role;
grant execute on function private.suspend_swapped_pictures() to service_role;
grant execute on function public.suspend_swapped_pictures() to service_role;
grant execute on function public.unreviewed_changes(public.properties) to authenticated, service_role;
