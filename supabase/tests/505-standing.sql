-- Suspended and banned members write nothing at all, read-only members nothing that reaches others, and every staff
-- right needs its role. Tables and functions come from the catalog, so that new ones can't be forgotten.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user(name) from unnest(array['Mod', 'Reviewer', 'Suspended', 'Banned', 'ReadOnly']) as name;
insert into staff (user_id, role) values (tests.user_id('Mod'), 'moderator'), (tests.user_id('Reviewer'), 'reviewer');
select tests.create_listing('listing', 'Ann');
select tests.connect('Ann', 'ReadOnly');
insert into feed_posts (id, user_id, title, content)
select tests.listing_id('post of ' || name), tests.user_id(name), 'Roofers', 'Who knows one?'
from unnest(array['Ann', 'Suspended', 'Banned', 'ReadOnly']) as name;
select tests.as_member('Mod');
select moderate('restrict', 'profile', tests.user_id('ReadOnly'), 'Spam');
select moderate('suspend', 'profile', tests.user_id('Suspended'), 'Spam', until => now() + interval '1 day');
select moderate('ban', 'profile', tests.user_id('Banned'), 'Spam');
select tests.as_owner();

create function tests.attempt(statement text) returns text language plpgsql
as $$
begin
  execute statement;
  return null;
exception when others then
  return sqlerrm;
end;
$$;
grant execute on all functions in schema tests to public;

-- Every table -------------------------------------------------------------------------------------

select set_eq(
  $$
    select c.relname::text from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not exists (
      select from pg_trigger t
      where t.tgrelid = c.oid and t.tgfoid = 'private.check_standing()'::regprocedure and t.tgenabled = 'O'
        -- Before each statement: insert, update, and delete.
        and t.tgtype = 2 | 4 | 8 | 16 and t.tgqual is null
    )
  $$,
  array['moderation_appeals'],
  'every table but appeals checks the standing, no matter which role runs the statement'
);

create temp table writes as
  select c.relname as source, kind.operation,
    case kind.operation
      when 'insert' then format('insert into public.%I default values', c.relname)
      when 'update' then format('update public.%1$I set %2$I = %2$I', c.relname, (
        select a.attname from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and a.attidentity = '' order by a.attnum limit 1
      ))
      else format('delete from public.%I', c.relname)
    end as statement,
    (select encode(t.tgargs, 'escape') like 'public%' from pg_trigger t
      where t.tgrelid = c.oid and t.tgfoid = 'private.check_standing()'::regprocedure) as is_public
  from pg_class c, unnest(array['insert', 'update', 'delete']) as kind (operation)
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and has_table_privilege('authenticated', c.oid, kind.operation);
grant select on writes to authenticated;

select cmp_ok((select count(*)::integer from writes), '>', 40, 'members have many ways to write');
select tests.as_member('Suspended');
select is(tests.attempt(statement), 'Your account is suspended.', 'a suspended member can''t ' || statement)
from writes;
select tests.as_member('Banned');
select is(tests.attempt(statement), 'Your account is banned.', 'a banned member can''t ' || statement) from writes;
select tests.as_member('ReadOnly');
select is(tests.attempt(statement), 'Your account is read-only.', 'a read-only member can''t ' || statement)
from writes where is_public and operation <> 'delete';
select isnt(tests.attempt(statement), 'Your account is read-only.', 'a read-only member may ' || statement)
from writes where not is_public;
select tests.as_member('Bob');
select ok(coalesce(tests.attempt(statement) not like 'Your account is%', true),
  'a member in good standing may ' || statement) from writes;
select tests.as_owner();
select set_eq(
  $$ select distinct source::text from writes where not is_public $$,
  array['contact_messages', 'feed_addresses', 'listing_drafts', 'listing_imports', 'member_blocks', 'message_settings',
    'notification_settings', 'notifications', 'pipeline_cards', 'pipeline_files', 'pipeline_tasks',
    'push_subscriptions', 'quiet_hours', 'saved_analyses', 'saved_listings', 'saved_searches', 'search_alerts',
    'topic_follows'],
  'read-only members write only what reaches nobody but staff'
);

-- Every function ----------------------------------------------------------------------------------

-- Arguments that a function gets far with. The tables it would write refuse in any case.
create temp table calls as
  select p.oid::regprocedure::text as name, format('select public.%I(%s)', p.proname, (
    select coalesce(string_agg(
      case format_type(t.oid, null)
        when 'uuid' then format('%L::uuid', case
          when p.proargnames[t.position] ~ 'member|recipient' then tests.user_id('Ann')
          when p.proargnames[t.position] ~ 'post' then tests.listing_id('post of Ann')
          when p.proargnames[t.position] ~ 'property|subject' then tests.listing_id('listing')
          else gen_random_uuid() end)
        when 'text' then case p.proargnames[t.position] when 'subject_kind' then '''listing''' else '''scam''' end
        when 'boolean' then 'true'
        else 'null::' || format_type(t.oid, null)
      end, ', ' order by t.position
    ), '')
    from unnest(p.proargtypes::oid[]) with ordinality as t (oid, position)
  )) as statement
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v' and p.prokind = 'f'
    and p.prorettype <> 'trigger'::regtype and has_function_privilege('authenticated', p.oid, 'execute')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    -- The sign-in account is the member's in any standing: the auth server changes passwords, too. So is their data,
    -- whose downloads are counted.
    and p.proname not in ('permit_email_change', 'export_my_data');
grant select on calls to authenticated;

create function tests.writes_of(statement text) returns bigint language plpgsql
as $$
declare
  total constant text := 'select sum(n_tup_ins + n_tup_upd + n_tup_del) from pg_stat_xact_user_tables';
  before bigint;
  after bigint;
begin
  execute total into before;
  begin
    execute statement;
  exception when others then
    return 0;
  end;
  execute total into after;
  return after - before;
end;
$$;
grant execute on function tests.writes_of(text) to public;

select cmp_ok((select count(*)::integer from calls), '>', 30, 'members can call many functions that write');
select tests.as_member('Bob');
select cmp_ok((select sum(tests.writes_of(statement))::integer from calls where name like 'like_post%'), '>', 0,
  'a call by a member in good standing is seen to write');
select tests.as_member('Suspended');
select is(tests.writes_of(statement), 0::bigint, 'a suspended member writes nothing with ' || name) from calls;
select tests.as_member('Banned');
select is(tests.writes_of(statement), 0::bigint, 'a banned member writes nothing with ' || name) from calls;
select ok(export_my_data() ? 'account', 'a banned member can download their data');
select tests.as_member('ReadOnly');
select is(tests.writes_of(statement), 0::bigint, 'a read-only member writes nothing with ' || name) from calls
where name !~ '^(public\.)?report\(';
select is(
  tests.attempt(format($$ select send_message(%L, gen_random_uuid(), 'Hi') $$, tests.user_id('Ann'))),
  'Your account is read-only.', 'a read-only member can''t message a connection'
);

-- Files and broadcasts ----------------------------------------------------------------------------

select tests.holds('owner', $$ select policyname from pg_policies where schemaname in ('storage', 'realtime') and cmd
      <> 'SELECT' and permissive = 'PERMISSIVE' and coalesce(with_check, qual) not like
      '%account_standing%' order by 1 $$,
    'gives ("Members can delete files that aren''t a deal document") '
      '("Members can delete files that aren''t a proof of funds")',
    'every policy for files and for broadcasting checks the standing, but those for taking back what one shared');

-- What remains ------------------------------------------------------------------------------------

select tests.as_member('ReadOnly');
select tests.holds(statement, outcome, rule) from (values
  ($$ select increment_property_view_count(tests.listing_id('listing')) $$, 'works', 'a read-only member can browse'),
  ($$ insert into saved_listings (user_id, property_id) values (tests.user_id('ReadOnly'),
      tests.listing_id('listing')) $$, 'works', 'a read-only member can save listings'),
  ($$ delete from feed_posts where user_id = tests.user_id('ReadOnly') $$, 'works', 'and delete their own posts'),
  ($$ select report('listing', tests.listing_id('listing'), 'scam') $$, 'works', 'and report')
) as t (statement, outcome, rule);
select lives_ok(format($$ select appeal(%L, 'Sorry') $$, (select id from my_moderation())), 'and appeal');
select tests.as_member('Suspended');
select isnt_empty($$ select from properties $$, 'a suspended member can read');
select lives_ok($$ select appeal((select id from my_moderation()), 'Sorry') $$, 'and appeal');
select tests.as_member('Banned');
select lives_ok($$ select appeal((select id from my_moderation()), 'Sorry') $$, 'a banned member can appeal');

-- Staff roles -------------------------------------------------------------------------------------

select tests.as_owner();
create temp table rights (role text, statement text, checked_in text);
insert into rights values
  ('reviewer', 'select decide_listing_review(gen_random_uuid(), ''approved'')', 'decide_listing_review'),
  ('reviewer', 'select settle_claim(gen_random_uuid(), ''kept'', null, ''x'')', 'settle_claim'),
  ('reviewer', 'select decide_event(gen_random_uuid(), ''published'')', 'decide_event'),
  ('reviewer', 'select return_submission(gen_random_uuid(), ''x'')', 'lock_pending_submission'),
  ('reviewer', 'select accept_submission(gen_random_uuid(), ''{}'')', 'lock_pending_submission'),
  ('reviewer', 'select decide_proof(gen_random_uuid(), ''verified'')', 'decide_proof'),
  ('moderator', 'select handle_report(gen_random_uuid(), ''x'')', 'handle_report'),
  ('moderator', 'select moderate(''warn'', ''profile'', gen_random_uuid(), ''x'')', 'require_authority'),
  ('moderator', 'select reverse_action(gen_random_uuid(), ''x'')', 'require_authority'),
  ('moderator', 'select approve_content(''post'', gen_random_uuid())', 'require_authority'),
  ('moderator', 'select decide_appeal(gen_random_uuid(), ''upheld'', ''x'')', 'require_authority'),
  ('moderator', 'select reported_members(array[gen_random_uuid()])', 'reported_members'),
  ('moderator', 'select delete_forum(gen_random_uuid())', 'delete_forum'),
  ('moderator', 'select resolve_contact_message(gen_random_uuid())', 'resolve_contact_message'),
  ('admin', 'select set_staff_role(gen_random_uuid(), ''reviewer'')', 'set_staff_role'),
  ('admin', 'select approve_template(gen_random_uuid(), ''{TX}'')', 'approve_template'),
  ('admin', 'select revoke_template_approval(gen_random_uuid(), ''TX'')', 'revoke_template_approval'),
  ('admin', 'select supersede_rule(gen_random_uuid(), null, ''{}'')', 'supersede_rule'),
  ('admin', 'select sign_rule(gen_random_uuid())', 'sign_rule'),
  ('admin', 'select operations()', 'operations'),
  ('admin', 'select retry_mail()', 'retry_mail');
grant select on rights to authenticated;
select set_eq(
  $$
    select p.proname::text from pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.prosrc like '%has_staff_role(%'
      and p.proname <> 'has_staff_role'
  $$,
  -- These also serve members. They follow below, and the last in 048-listing-documents.sql, 370-proof-of-funds.sql,
  -- 320-submissions.sql, 322-contract-readings.sql, and 521-fair-housing.sql. Decisions are in
  -- 518-staff-decisions.sql, and held listings in 514-held-listings.sql.
  $$ select checked_in from rights union select unnest(array['delete_comment', 'delete_forum_post',
  'validate_event', 'is_reviewing_listing', 'proof_access', 'open_contract', 'contract_reading', 'decide',
  'verify_published', 'held_phrases']) $$,
  'every function with a staff right is tested'
);
create function tests.refused(statement text) returns boolean language sql
as $$ select coalesce(tests.attempt(statement) ~ '^(Only (mod|rev|adm)|No such action)', false); $$;
grant execute on function tests.refused(text) to public;
select tests.as_member('Ann');
select ok(tests.refused(statement), 'a member can''t ' || statement) from rights;
select tests.as_member('Mod');
select is(coalesce(tests.attempt(statement), '') ~ '^Only (rev|adm)', role <> 'moderator', 'moderator: ' || statement)
from rights;
select tests.as_member('Reviewer');
select is(coalesce(tests.attempt(statement), '') ~ '^Only (mod|adm)', role <> 'reviewer', 'reviewer: ' || statement)
from rights;
select tests.as_member('Staff');
select is(coalesce(tests.attempt(statement), '') ~ '^Only (mod|rev|adm)', false, 'admin: ' || statement) from rights;

select tests.as_owner();
insert into feed_comments (id, post_id, user_id, content)
values (tests.listing_id('comment'), tests.listing_id('post of Ann'), tests.user_id('Ann'), 'Bump');
select tests.holds(who, statement, outcome, rule) from (values
  ('Reviewer', $$ select delete_comment(tests.listing_id('comment')) $$, 'fails 42501',
    'a reviewer deletes no comments'),
  ('Reviewer', $$ delete from feed_posts where user_id = tests.user_id('Ann') returning id $$, 'no rows',
    'and no posts'),
  ('Reviewer', $$ select from contact_messages $$, 'no rows', 'and reads no contact messages'),
  ('Mod', $$ select delete_comment(tests.listing_id('comment')) $$, 'works', 'a moderator deletes comments'),
  ('Mod', $$ delete from feed_posts where user_id = tests.user_id('Ann') returning id $$, 'rows', 'and posts'),
  ('Mod', $$ insert into resources (slug, title) values ('x', 'X') $$, 'fails 42501',
    'but no moderator writes to the library')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
