-- What happens before an account is deleted, in order. Foreign keys delete what's left of the account after it.
--
-- Deletion locks everything it changes in the order in which everything else does, so that neither members who act at
-- the same time nor a second deletion can deadlock with it: listings first, then what's about them, then the member,
-- then what only the member's row protects.

create view private.deletion_locks with (security_invoker = true) as
select row_number() over () as place, listed.* from (values
  -- step, table, how its rows are locked (or the name of the table and the member, as `advisory`), what they're locked
  -- in the order of, whether also rows about the member's listings, and which rows ($1 is the member) if not those with
  -- the member in one of the columns that private.personal_data lists
  --
  -- Limits are consumed before some rows are locked and after others, so no lock order would do: wait for limited
  -- actions in progress, and stop new ones.
  ('listings', 'private.rate_limits', 'advisory', null, false, null),
  -- A member who votes or unsaves locks the save, then the vote, then the listing.
  ('listings', 'public.saved_listings', 'update', 'id', true, null),
  ('listings', 'public.property_feedback', 'update', 'id', true, null),
  -- For update: a weaker lock would be raised when the listings are deleted, and could then wait for someone who waits
  -- for this one.
  ('listings', 'public.properties', 'update', 'id', false, $$ user_id = $1 or id in (
    select s.property_id from public.saved_listings s where s.user_id = $1
    union select f.property_id from public.property_feedback f where f.user_id = $1
    union select o.property_id from public.offers o where $1 in (o.buyer_id, o.seller_id)
    union select d.property_id from public.deals d join public.deal_parties m on m.deal_id = d.id where m.user_id = $1
  ) $$),
  -- Before the member, as everywhere. The customer first, as in apply_billing.
  ('messages', 'public.stripe_customers', 'update', 'user_id', false, null),
  ('messages', 'public.conversations', 'update', 'id', false, null),
  ('messages', 'public.conversation_members', 'update', 'id', false, null),
  -- Alerting of a listing locks it, then the members it alerts.
  ('events', 'private.alert_mail', 'update', 'user_id', false, null),
  ('events', 'public.listing_document_requests', 'update', 'id', true, null),
  ('events', 'public.event_registrations', 'advisory', null, false, null),
  ('events', 'public.events', 'no key update', 'id', false, $$ user_id = $1
    or id in (select r.event_id from public.event_registrations r where r.user_id = $1) $$),
  ('member', 'public.feed_posts', 'update', 'id', false, $$ id in (
    select own.id from public.feed_posts own where own.user_id = $1
    union select l.post_id from public.feed_likes l where l.user_id = $1
    union select c.post_id from public.feed_comments c where c.user_id = $1
  ) $$),
  -- In the order in which others reply in the member's topics.
  ('member', 'public.forum_topics', 'no key update', 'id', false, null),
  ('member', 'public.forums', 'no key update', 'id', false, null),
  ('member', 'public.forum_posts', 'no key update', 'id', false, null),
  ('member', 'public.listing_invitations', 'update', 'id', true, null),
  ('member', 'public.listing_questions', 'update', 'id', true, null),
  ('member', 'public.proofs_of_funds', 'update', 'id', false, null),
  ('member', 'public.property_submissions', 'update', 'id', false, null),
  -- Deleting these changes the counts of every member at the other end, in any order, so lock everything first, in the
  -- usual order: rows, member, counts.
  ('member', 'public.connections', 'update', 'id', false, null),
  ('member', 'public.follows', 'update', 'id', false, null),
  ('member', 'public.member_reviews', 'update', 'id', false, null),
  ('member', 'public.users', 'update', 'id', false, null),
  ('member', 'public.member_stats', 'no key update', 'user_id', false, $$ user_id in (
    select unnest(array[c.sender_id, c.receiver_id]) from public.connections c where $1 in (c.sender_id, c.receiver_id)
    union select unnest(array[f.follower_id, f.followed_id]) from public.follows f
      where $1 in (f.follower_id, f.followed_id)
    union select r.member_id from public.member_reviews r where r.author_id = $1
    union select $1
  ) $$),
  -- Once the member is locked, none of these is added.
  ('member', 'public.deal_alerts', 'update', 'id', true, null),
  ('member', 'public.profile_views', 'update', 'id', false, null),
  ('member', 'public.member_blocks', 'update', 'id', false, null),
  ('member', 'public.reports', 'update', 'id', false, '$1 in (reporter_id, reported_id)'),
  ('member', 'public.moderation_actions', 'update', 'id', false, null),
  ('member', 'public.moderation_appeals', 'update', 'id', false, null),
  ('member', 'public.notifications', 'update', 'id', false, null),
  ('member', 'private.deliveries', 'update', 'id', false, $$ channel = 'mail' and $1 in (user_id, actor_id) $$),
  -- The member's bookings, then showings, as in 30_listings/30_showings.sql.
  ('member', 'public.showing_bookings', 'advisory', null, false, null),
  ('member', 'public.listing_showings', 'no key update', 'id', true,
    'id in (select b.showing_id from public.showing_bookings b where b.user_id = $1)')
) as listed (step, table_name, strength, sorted_by, of_listings, rows);
comment on view private.deletion_locks is
  'What deleting an account locks, in this order, in the steps of private.prepare_account_deletion, so that two '
  'accounts can be deleted at the same time.';

create function private.take_deletion_locks(member uuid, step text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  entry record;
begin
  for entry in
    select l.*, coalesce(l.rows, format('$1 in (%s)', array_to_string(p.member_columns, ', '))) || case
      when l.of_listings then ' or property_id in (select p.id from public.properties p where p.user_id = $1)' else ''
    end as condition
    from private.deletion_locks l join private.personal_data p on p.table_name = l.table_name
    where l.step = take_deletion_locks.step order by l.place
  loop
    if entry.strength = 'advisory' then
      perform pg_advisory_xact_lock(
        hashtextextended(replace(split_part(entry.table_name, '.', 2), '_', ' ') || ' ' || member, 0)
      );
    else
      execute format(
        'select from %s where %s order by %I for %s', entry.table_name, entry.condition, entry.sorted_by, entry.strength
      ) using member;
    end if;
  end loop;
end;
$$;
comment on function private.take_deletion_locks(uuid, text) is
  'Account deletion: takes the locks of one step of private.deletion_locks.';

-- Copies ------------------------------------------------------------------------------------------

create function private.without_member(content text, member uuid, member_name text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(content, '@\[[^][()\n]{1,120}\]\(' || member || '\)', '@Deleted member', 'g');
$$;
comment on function private.without_member(text, uuid, text) is 'The text with mentions of the member anonymized.';

create function private.without_member(content jsonb, member uuid, member_name text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  anonymized text;
begin
  case jsonb_typeof(content)
    when 'object' then
      return (
        select coalesce(jsonb_object_agg(field.key, private.without_member(field.value, member, member_name)), '{}')
        from jsonb_each(
          case when content ->> 'id' = member::text
            then content - '{profile_image_url,social_links,location,title}'::text[] else content end
        ) as field
      );
    when 'array' then
      return (
        select coalesce(jsonb_agg(private.without_member(item.value, member, member_name) order by item.ordinal), '[]')
        from jsonb_array_elements(content) with ordinality as item (value, ordinal)
      );
    when 'string' then
      anonymized := replace(
        private.without_member(content #>> '{}', member, member_name), member::text,
        '00000000-0000-0000-0000-000000000000'
      );
      -- A single name may be a word, so it's replaced only where it stands alone.
      return to_jsonb(case
        when anonymized = member_name then 'Deleted member'
        when member_name ~ '\S\s\S' then replace(anonymized, member_name, 'Deleted member')
        else anonymized
      end);
    else
      return content;
  end case;
end;
$$;
comment on function private.without_member(jsonb, uuid, text) is
  'JSON with the member''s ID and name anonymized in all values, and without the identifying fields of their profile.';

create function private.without_member(content uuid, member uuid, member_name text) returns uuid
language sql volatile set search_path = ''
as $$ select case when content = member then gen_random_uuid() else content end; $$;
comment on function private.without_member(uuid, uuid, text) is
  'A random ID for the member''s, which leads nowhere; any other ID unchanged.';

create function private.erase_copies(member uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  member_name constant text := (select u.name from public.users u where u.id = member);
  place record;
begin
  -- Two deletions could lock rows that mention both members in different orders.
  perform pg_advisory_xact_lock(hashtextextended('erase copies', 0));
  for place in
    select p.table_name, copied.column_name
    from private.personal_data p cross join lateral unnest(p.copies) as copied (column_name)
    order by p.table_name, copied.column_name
  loop
    execute format(
      'update %1$s as t set %2$I = private.without_member(t.%2$I, $1, $2) where strpos(t.%2$I::text, $1::text) > 0',
      place.table_name, place.column_name
    ) using member, member_name;
  end loop;
end;
$$;
comment on function private.erase_copies(uuid) is
  'Account deletion: anonymizes the member in the columns that private.personal_data lists as copies, such as '
  'mentions and the snapshots of reports.';

-- Steps -------------------------------------------------------------------------------------------

create function private.prepare_account_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Before anything that would lock a listing more weakly.
  perform private.take_deletion_locks(old.id, 'listings');

  -- What others keep, without the member.
  perform private.erase_copies(old.id);
  perform private.leave_deals(old.id);

  perform private.take_deletion_locks(old.id, 'messages');
  -- Files that were sent are deleted.
  update public.message_attachments a set path = null
  from public.messages m where m.id = a.message_id and m.user_id = old.id;
  perform private.take_deletion_locks(old.id, 'events');
  -- Those that were never published.
  delete from public.events e where e.user_id = old.id and e.status in ('proposed', 'returned');
  perform private.take_deletion_locks(old.id, 'member');
  return old;
end;
$$;
comment on function private.prepare_account_deletion() is
  'Delete trigger on auth.users: leaves deals, anonymizes what others keep, and locks what changes with the account, '
  'step by step.';

create trigger prepare_account_deletion before delete on auth.users
  for each row execute function private.prepare_account_deletion();

-- Grants ------------------------------------------------------------------------------------------

revoke all on private.deletion_locks from public, anon, authenticated;
