-- The registry of personal data is complete, and the export and account deletion follow it.
begin;
\ir helpers.psql

create temp view tables as
  select c.oid, n.nspname || '.' || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p');
create temp view member_columns as
  select k.conrelid, a.attname::text as name, k.confdeltype
  from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'f' and k.confrelid in ('public.users'::regclass, 'auth.users'::regclass);

select set_eq(
  $$ select name from tables except select table_name from private.personal_data $$,
  array[
    'public.counties', 'public.zip_codes', 'public.data_sources', 'private.sales',
    'private.area_figures', 'private.flood_areas',
    'public.membership_plans', 'public.membership_rules',
    'public.notification_kinds', 'public.resources', 'public.resource_bodies', 'private.daily_changes',
    'private.job_runs', 'private.listing_changes', 'private.reconciliation', 'private.search_slices',
    'private.security_settings', 'private.view_keys',
    -- Hashes over the ledgers of a day.
    'public.ledger_roots',
    -- Texts by the operator, and where they're approved.
    'public.agreement_templates', 'public.agreement_template_approvals', 'private.title_checklist',
    'private.state_rules',
    -- Copies of listings and buy boxes, which change and go with them.
    'private.search_listings', 'private.search_outbox', 'private.box_index',
    -- Gone within seconds, when alerts are sent.
    'private.alert_events', 'private.alert_batches'
  ],
  'every table but these is in the registry of personal data'
);
select tests.holds(statement, outcome, rule) from (values
  ($$ with recursive related as (select 'public.users'::regclass::oid as oid union select k.conrelid from pg_constraint
      k join related r on k.confrelid = r.oid where k.contype = 'f') select t.name from related r join tables t on t.oid
      = r.oid except select table_name from private.personal_data $$, 'no rows',
    'every table that refers to members, directly or through others, is in the registry'),
  ($$ select table_name from private.personal_data where table_name not in (select name from tables) and table_name not
      in ('auth.users', 'storage.objects') $$, 'no rows', 'the registry names only tables that exist'),
  ($$ select p.table_name from private.personal_data p join tables t on t.name = p.table_name where array(select
      unnest(p.member_columns) order by 1) <> array(select m.name from member_columns m where m.conrelid = t.oid order
      by 1) $$, 'no rows', 'the registry lists exactly the columns that refer to members'),
  ($$ select p.table_name from private.personal_data p join tables t on t.name = p.table_name where p.on_deletion =
      'anonymized' and exists (select from member_columns m where m.conrelid = t.oid and m.confdeltype <> 'n') $$,
    'no rows', 'deleting an account clears its columns where the registry says its rows stay'),
  ($$ select p.table_name from private.personal_data p join tables t on t.name = p.table_name where p.on_deletion =
      'deleted' and p.member_columns <> '{}' and not exists (select from pg_constraint k where k.conrelid = t.oid and
      k.contype = 'f' and k.confdeltype = 'c') $$, 'no rows',
    'rows that the registry says are deleted are deleted in cascade'),
  ($$ select table_name from private.personal_data where on_deletion not in ('deleted', 'anonymized', 'kept') or note is
      null and (exported_as is null or on_deletion <> 'deleted') $$, 'no rows',
    'the registry says why something isn''t exported or isn''t deleted'),
  ($$ select table_name from private.personal_data where (kept_for is null) <> (on_deletion = 'deleted') $$, 'no rows',
    'and how long what isn''t deleted stays'),
  ($$ select table_name from private.personal_data group by 1 having count(*) > 1 $$, 'no rows', 'in one way each'),
  ($$ select table_name, key from private.personal_data, jsonb_object_keys(details) as key where key not in ('order',
      'rows', 'of', 'omit', 'pick', 'hidden', 'by_hand', 'restore', 'on_deletion', 'note', 'copies') $$, 'no rows',
    'and nothing that nobody reads'),
  ($$ select p.table_name || '.' || named from private.personal_data p join tables t on t.name = p.table_name, unnest(
      p.omit || array_remove(array[p.of, p.pick], null)) as named where not exists (select from pg_attribute a where
      a.attrelid = t.oid and a.attname = named and not a.attisdropped) $$, 'no rows',
    'the columns that an export leaves out, or consists of, exist'),
  ($$ select split_part(exported_as, '.', 1) from private.personal_data where exported_as is not null group by 1
      having count(restore) <> 1 or count(*) filter (where restore <> 'yes' and not_restored is null) > 0 $$,
    'no rows', 'each section of the export says once whether it''s restored, or why not'),
  ($$ select section from private.restore_steps() except select exported_as from private.personal_data where restore =
      'yes' $$, 'no rows', 'what restoring an archive writes is what the registry says is restored'),
  ($$ select table_name from private.deletion_locks except select table_name from private.personal_data $$, 'no rows',
    'every table that deleting an account locks is in the registry'),
  ($$ select table_name || '.' || copied from private.personal_data, unnest(copies) as copied where not exists (select
      from pg_attribute a where a.attrelid = table_name::regclass and a.attname = copied and a.atttypid in
      ('text'::regtype, 'jsonb'::regtype, 'uuid'::regtype)) $$, 'no rows', 'copies are text, JSON, or ID columns'),
  ($$ select t.name || '.content' from pg_trigger g join tables t on t.oid = g.tgrelid where g.tgfoid =
      'private.normalize_content'::regproc and not exists (select from private.personal_data p where p.table_name =
      t.name and 'content' = any (p.copies)) $$, 'no rows', 'every column with mentions is listed as a copy')
) as t (statement, outcome, rule);

-- Export ------------------------------------------------------------------------------------------

create temp table sections as select distinct split_part(exported_as, '.', 1) as name from private.personal_data;
grant select on sections to authenticated;
select tests.create_user('Ann'), tests.create_user('Quentin Ashgrove');
select tests.as_member('Quentin Ashgrove');
insert into follows (follower_id, followed_id) values (tests.user_id('Quentin Ashgrove'), tests.user_id('Ann'));
select set_eq($$ select jsonb_object_keys(export_my_data()) $$,
  $$ select name from sections where name is not null union all values ('exported_at'), ('version') $$,
  'the export has exactly the sections of the registry');
select tests.holds($$ jsonb_path_query_array(export_my_data(), '$.rate_limits[*].action') $$,
  'gives ["export", "follow"]',
    'the export has the member''s rate limits');
select isnt(export_my_data() -> 'directory', 'null', 'the export has the member''s directory entry');
select tests.holds($$ (export_my_data() -> 'alert_mail') ? 'token' $$, 'gives false',
    'the export doesn''t have the token of unsubscribe links');

-- Deletion ----------------------------------------------------------------------------------------

select tests.as_owner();
update users set location = 'Boise, ID', bio = 'I am Quentin Ashgrove, and I buy land.' where name = 'Quentin Ashgrove';
select tests.create_listing('land', 'Quentin Ashgrove');
create function tests.mention() returns text language sql
as $$ select 'Thanks, @[Quentin Ashgrove](' || tests.user_id('Quentin Ashgrove') || ')! Great.'; $$;
select tests.as_member('Ann');
insert into feed_posts (id, user_id, title, content)
values (tests.listing_id('post'), tests.user_id('Ann'), 'Closed', tests.mention());
insert into feed_comments (post_id, user_id, content)
values (tests.listing_id('post'), tests.user_id('Ann'), tests.mention());
insert into forums (id, user_id, title) values (tests.listing_id('forum'), tests.user_id('Ann'), 'Land');
select create_topic(tests.listing_id('forum'), 'Boise', tests.mention());
select save_event(
  tests.listing_id('event'), 'Meetup', tests.mention(), now() + interval '2 days', now() + interval '3 days',
  'America/New_York', 'online', false
);
select report('profile', tests.user_id('Quentin Ashgrove'), 'spam');
select report('listing', tests.listing_id('land'), 'spam');
select tests.as_member('Quentin Ashgrove');
select report('post', tests.listing_id('post'), 'spam');

select tests.as_owner();
create function tests.traces(pattern text) returns text language plpgsql
as $$
declare
  place text;
  found_rows integer;
  result text := '';
begin
  for place in select name from tables order by 1 loop
    execute format('select count(*) from %s as t where to_jsonb(t)::text like %L', place, pattern) into found_rows;
    if found_rows > 0 then
      result := result || place || ' ';
    end if;
  end loop;
  return result;
end;
$$;
select isnt(tests.traces('%Ashgrove%'), '', 'the member''s name is in the database');
insert into listing_questions (id, property_id, user_id, content)
values (gen_random_uuid(), tests.listing_id('land'), tests.user_id('Ann'), 'Is there a well?');
select private.take_deletion_locks(tests.user_id('Quentin Ashgrove'), 'member');
-- A locked row names the transaction in xmax.
select tests.holds($$ select bool_and(xmax::text <> '0') from listing_questions $$, 'gives (t)',
  'what others added to a listing is locked before its owner is deleted');
delete from auth.users where id = tests.user_id('Quentin Ashgrove');
select tests.send_alerts();
select is(tests.traces('%Ashgrove%'), '', 'no table has the name of a deleted member');
select is(tests.traces('%Boise, ID%'), '', 'no table has their location');
select is(tests.traces('%' || tests.user_id('Quentin Ashgrove') || '%'), '', 'no table has the ID of a deleted member');
select set_eq($$ select content from feed_posts union select content from feed_comments union select content
    from forum_posts union select description from events $$, array['Thanks, @Deleted member! Great.'],
  'mentions stay as text without the name');
select tests.holds(statement, outcome, rule) from (values
  ($$ select from feed_posts where edited_at is not null $$, 'no rows',
    'anonymizing a mention doesn''t count as an edit'),
  ($$ select from forum_posts where edited_at is not null $$, 'no rows', 'nor does it in a forum'),
  ($$ select snapshot ->> 'bio' from reports where subject_kind = 'profile' $$,
    'gives I am Deleted member, and I buy land.', 'a report keeps what was reported without the name')
) as t (statement, outcome, rule);

select * from finish();
rollback;
