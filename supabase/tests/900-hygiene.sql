-- What holds for every table, policy and function, those still to come included.
begin;
\ir helpers.psql
select no_plan();

create temp view our_functions as
  select p.oid, p.oid::regprocedure::text as name, n.nspname as schema, p.prosecdef, p.proconfig, p.proacl, p.prorettype
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');
create temp view our_tables as
  select c.oid, c.relname as name, c.relrowsecurity from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p');
-- The first column of each index, which is what a lookup by that column alone can use.
create temp view indexed as
  select indrelid as relid, indkey[0] as attnum from pg_index where indisvalid;

select is_empty($$ select name from our_tables where not relrowsecurity $$, 'every public table has row-level security');
select is_empty($$ select name from our_tables where obj_description(oid, 'pg_class') is null $$, 'every public table has a comment');
select is_empty(
  $$ select t.name from our_tables t where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary) $$,
  'every public table has a primary key'
);
select is_empty($$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('m', 'f') $$, 'nothing public evades policies');
select is_empty(
  $$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
       and not coalesce(reloptions @> '{security_invoker=true}' or reloptions @> '{security_invoker=on}', false) $$,
  'every public view asks with its reader''s rights'
);
select is_empty(
  $$ select conrelid::regclass || '.' || conname from pg_constraint c
     where contype = 'f' and connamespace = 'public'::regnamespace
       and not exists (select from indexed i where i.relid = c.conrelid and i.attnum = c.conkey[1]) $$,
  'every foreign key has an index'
);
select is_empty(
  $$ select distinct t.name || '.' || a.attname
     from pg_policy p
     join our_tables t on t.oid = p.polrelid
     join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refobjid = t.oid and d.refobjsubid > 0
     join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
     where not exists (select from indexed i where i.relid = t.oid and i.attnum = d.refobjsubid) $$,
  'every column a policy reads has an index'
);
select is_empty(
  $$ select policyname from pg_policies where schemaname = 'public' and (roles = '{public}' or cmd = 'ALL' or permissive <> 'PERMISSIVE') $$,
  'every policy names its roles and its one operation'
);
select is_empty(
  $$ select tablename, cmd from pg_policies, unnest(roles) as role where schemaname = 'public' group by tablename, cmd, role having count(*) > 1 $$,
  'one policy an operation'
);
select is_empty(
  $$ select policyname from pg_policies where schemaname in ('public', 'storage')
       and (coalesce(qual, '') || coalesce(with_check, '')) ~ 'auth\.(uid|jwt|role)\(\)'
       and (coalesce(qual, '') || coalesce(with_check, '')) !~* 'select auth\.(uid|jwt|role)\(\)' $$,
  'policies ask who the caller is once a statement, not once a row'
);
select is_empty(
  $$ select tablename || ' ' || cmd from pg_policies where schemaname = 'public' and 'anon' = any (roles) and cmd <> 'SELECT'
       and (tablename, cmd) <> ('contact_messages', 'INSERT') $$,
  'visitors write no table, but to us'
);
select is_empty(
  $$ select tablename from pg_policies where schemaname = 'public' and cmd = 'SELECT' and qual = 'true'
       and tablename not in ('zip_codes', 'counties', 'notification_kinds', 'membership_rules', 'membership_plans', 'resources') $$,
  'only the places of the country, the kinds of notifications, the plans and the list of resources are open to all'
);
select is_empty(
  $$ select t.name || ' ' || role || ' ' || privilege
     from our_tables t, unnest(array['anon', 'authenticated']) as role,
       unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
     where has_table_privilege(role, t.oid, privilege)
       and not exists (
         select from pg_policies p where p.schemaname = 'public' and p.tablename = t.name and p.cmd = privilege and role::name = any (p.roles)
       ) $$,
  'nobody holds a privilege that no policy is written for'
);

select is_empty($$ select name from our_functions where schema = 'public' and prosecdef $$, 'nothing the API exposes runs with its owner''s rights');
select is_empty(
  $$ select name from our_functions where not coalesce(proconfig @> array['search_path=""'], false) $$, 'every function has an empty search_path'
);
select is_empty($$ select name from our_functions where obj_description(oid, 'pg_proc') is null $$, 'every function has a comment');
select is_empty(
  $$ select name from our_functions where proacl is null or exists (
       select from aclexplode(proacl) a where a.grantee = 0 and a.privilege_type = 'EXECUTE'
     ) $$,
  'no function is left open to everybody by default'
);
select set_eq(
  $$ select name from our_functions where schema = 'private' and has_function_privilege('anon', oid, 'execute') $$,
  array[
    'private.short_list(text[],integer)', 'private.email_confirmed()', 'private.may(text)', 'private.is_staff()',
    'private.may_see_contact(uuid)', 'private.contact_email(uuid)', 'private.contact_phone(uuid)',
    'private.own_listing_images(uuid,text[])', 'private.count_view(uuid)',
    'private.find_properties(jsonb,text,text,jsonb,integer)', 'private.count_found(jsonb,text)', 'private.facets()',
    'private.map_properties(jsonb,text,jsonb,double precision)', 'private.like_listing(uuid,integer)',
    'private.member_roles(uuid)', 'private.member_industries(uuid)', 'private.hidden_members()', 'private.connected(uuid)', 'private.has_asked(uuid)', 'private.has_written(uuid)',
    'private.unsubscribe_from_alerts(uuid)'
  ],
  'of the private functions, visitors reach these and no other'
);
select set_eq(
  $$ select name from our_functions where schema = 'private' and has_function_privilege('authenticated', oid, 'execute')
       and not has_function_privilege('anon', oid, 'execute') $$,
  array[
    'private.chosen_from(text[],text[])', 'private.valid_social_links(jsonb)', 'private.valid_annual_expenses(jsonb)', 'private.counties_within(text[],text[])',
    'private.state_codes(text[])', 'private.own_account()', 'private.pieces(text)',
    'private.decide_review(uuid,text,text,timestamp with time zone)', 'private.request_review(uuid)',
    'private.exported_account()', 'private.exported_listings()', 'private.exported_notifications()', 'private.exported_network()',
    'private.count_profile_view(uuid)', 'private.store_answer(uuid,text)', 'private.blocked_by_me()', 'private.buy_box_summary(uuid)',
    'private.find_members(text,text,jsonb,integer)', 'private.suggested_ids(integer)', 'private.mutual_ids(uuid,integer)',
    'private.file_report(text,uuid,uuid,text,text,jsonb)', 'private.close_report(uuid,text)',
    'private.hold_feed_post(uuid)', 'private.store_like(uuid,boolean)', 'private.remove_comment(uuid)', 'private.exported_feed()',
    'private.open_topic(uuid,text,uuid)', 'private.remove_forum_post(uuid)', 'private.remove_forum(uuid)', 'private.mark_topic_read(uuid,integer)',
    'private.exported_forums()',
    'private.spend(text,integer,interval,text)', 'private.true_mentions(text)',
    'private.organises(uuid)', 'private.take_place(uuid)', 'private.give_back_place(uuid)',
    'private.settle_proposal(uuid,text,text,timestamp with time zone)', 'private.call_off(uuid,text)', 'private.exported_events()',
    'private.is_carried(text)', 'private.may_attach(text)', 'private.was_sent(text,text)', 'private.talks_in(text)', 'private.message_refusal(uuid)',
    'private.send_message(uuid,uuid,text,uuid,jsonb)', 'private.mark_conversation_read(uuid,timestamp with time zone)',
    'private.read_by_other(uuid)', 'private.exported_messages()',
    'private.match_report(properties,buybox_profiles)', 'private.match_score(properties,buybox_profiles)',
    'private.matched_listings(integer)', 'private.count_matches(jsonb)', 'private.matching_buy_boxes(uuid)',
    'private.best_matches(jsonb,text,jsonb,integer)',
    'private.is_registered(text)', 'private.is_submitted(text)', 'private.may_upload(text)',
    'private.save_submission(uuid,text,text,text,bigint,integer,integer)', 'private.remove_contract(uuid)', 'private.submit_property(uuid)',
    'private.return_submission(uuid,text,timestamp with time zone)', 'private.accept_submission(uuid,jsonb,timestamp with time zone)',
    'private.exported_alerts()', 'private.exported_submissions()', 'private.exported_billing()',
    'private.utc_day(timestamp with time zone)', 'private.market_figures()', 'private.followed_connections(timestamp with time zone,uuid,integer)',
    'private.close_contact_message(uuid,text)', 'private.exported_contact()', 'private.find_talk(text,integer)'
  ],
  'members reach these besides'
);
select is_empty(
  $$ select name from our_functions where prorettype = 'trigger'::regtype and has_function_privilege('authenticated', oid, 'execute') $$,
  'trigger functions are called by triggers only'
);
select is_empty(
  $$ select role || ' ' || privilege from unnest(array['anon', 'authenticated']) as role, unnest(array['public', 'private']) as schema,
       unnest(array['CREATE']) as privilege where has_schema_privilege(role, schema, privilege) $$,
  'nobody creates anything in our schemas through the API'
);
select is_empty(
  $$ select extname from pg_extension where extnamespace in ('public'::regnamespace, 'private'::regnamespace) $$, 'extensions stay out of our schemas'
);
select is_empty(
  $$ select schemaname || '.' || tablename from pg_publication_tables where pubname = 'supabase_realtime'
       and (schemaname <> 'public' or tablename not in ('properties')) $$,
  'only what a screen shows is sent live'
);

create temp view member_tables as
  select c.conrelid, c.conrelid::regclass::text as name, c.confdeltype from pg_constraint c
  where c.contype = 'f' and c.confrelid in ('public.users'::regclass, 'auth.users'::regclass)
    and c.connamespace = 'public'::regnamespace;
select is_empty(
  $$ select name from member_tables where confdeltype not in ('c', 'n') $$,
  'no row stands in the way of an account that is deleted'
);
select is_empty(
  $$ select name from member_tables
     where not exists (
       select from pg_proc p join pg_proc export on export.oid = 'export_my_data'::regproc
       where export.prosrc like '%' || p.oid::regproc || '()%' and p.prosrc like '%public.' || name || ' %'
     ) $$,
  'whatever belongs to a member is part of the data they can download'
);

select * from finish();
rollback;
