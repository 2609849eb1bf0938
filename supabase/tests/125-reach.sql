-- Whatever one member does that reaches another is in the table of reach.psql, with what comes of it after a block,
-- while they're suspended, unverified, or new, and for guests of a deal and those whose access ended. This tries each
-- answer, and all pairs of these states.
begin;
\ir helpers.psql
\ir deals.psql
-- What someone could add without a row.
create function private.scribble(post uuid) returns void language sql set search_path = ''
as $$ insert into public.feed_posts (id, user_id, title, content) values (post, auth.uid(), 'Hi', 'Hi'); $$;
create function public.scribble(post uuid) returns void language sql set search_path = ''
as $$ select private.scribble(post); $$;
grant execute on function public.scribble(uuid) to authenticated;
\ir catalog.psql
\ir reach.psql
\ir reach-cast.psql

-- The table is complete ----------------------------------------------------------------------------------

-- What reaches others, besides what tells them: rows that aren't only the member's own (95_all_domains).
create temp table shared as
  select t.tgrelid as relation, c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where t.tgname = '10_check_standing' and encode(t.tgargs, 'escape') like 'public%';
create temp table writing as
  select oid from tests.callers_of(array(
    select f.oid
    from our_functions f,
      -- A table that's only known as the function runs may be any.
      regexp_matches(f.source, '(?:insert into|update|delete from)\s+public[.]([a-z_0-9]+|%)', 'gi') as m (found)
    where m.found[1] = '%' or m.found[1] in (select name from shared)
  )) as oid;
create temp table ways_to_reach as
  select name from ways_to_tell
  union
  select f.name from our_functions f
  where f.schema = 'public' and has_function_privilege('authenticated', f.oid, 'execute')
    and f.oid in (select oid from writing)
  union
  -- Its count is public.
  select 'insert saved_listings'
  union
  select lower(p.cmd) || ' ' || s.name from shared s join pg_policies p
    on p.schemaname = 'public' and p.tablename = s.name and p.cmd <> 'SELECT' and 'authenticated' = any (p.roles);
create temp table exceptions as
  select name from (values
    ('by staff', '{accept_submission,approve_content,approve_template,decide_appeal,decide_event,decide_listing_review,'
      'decide_proof,handle_report,moderate,moderate_reports,return_submission,reverse_action,revoke_template_approval,'
      'settle_claim,set_staff_role,sign_rule,supersede_rule,delete forum_topics,insert resources,update resources,'
      'delete resources,insert resource_bodies,'
      'update resource_bodies,delete resource_bodies}'),
    ('read by staff only', '{save_submission,submit_property,delete_submission_file,delete property_submissions,'
      'request_listing_review,explain_held}'),
    ('read by nobody else, or only counted', '{insert buybox_profiles,update buybox_profiles,delete buybox_profiles,'
      'update member_details,unsubscribe_from_alerts,update property_feedback,delete property_feedback}'),
    ('takes back what one wrote oneself', '{unfollow_member,delete follows,delete connections,delete feed_posts,'
      'delete member_reviews,delete listing_questions,delete listing_answers,delete_comment,delete_forum_post,'
      'delete_forum,delete events}'),
    ('answers a request, which a block deletes', '{update connections}'),
    ('by those whom the link in their email lets in', '{accept_invitation}'),
    ('emails those who were invited again, and nobody else', '{resend_invitation}'),
    ('emails only who sent it', '{insert contact_messages}'),
    ('tells only oneself', '{confirm_listing,use_recovery_code,verify_email,create_api_key,rotate_api_key,'
      'connect_program,create_webhook,change_webhook,'
      'rotate_webhook_secret,create_feed_address}'),
    ('the block itself', '{insert member_blocks}'),
    ('with the caller''s rights, in ways that are in the table or here', '{restore_my_data,store_listings}'),
    ('added above, to see that it''s found', '{scribble}')
  ) as e (reason, names), unnest(e.names::text[]) as name;
select set_eq('select name from ways_to_reach',
  $$ select split_part(way, ':', 1) from ways union select name from exceptions $$,
  'all that reaches others is in the table, except these');
select is_empty($$ select name from exceptions intersect select split_part(way, ':', 1) from ways $$,
  'and what is in the table is no exception');

-- Trying it ----------------------------------------------------------------------------------------------

-- What Bob reads: a function for each table, whose plans are kept. Triggers note which tables are written.
create function tests.touch() returns trigger language plpgsql as $$
begin
  perform set_config('tests.touched', concat_ws(' ', current_setting('tests.touched', true), tg_table_name), true);
  return null;
end;
$$;
create temp table readable (name text, sources text[]);
grant select on readable to public;
do $do$
declare
  source record;
begin
  for source in
    select c.relname as name, string_agg(quote_ident(a.attname), ', ') filter (
      where has_column_privilege('authenticated', c.oid, a.attnum, 'select')
    ) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in ('zip_codes', 'counties', 'resources', 'resource_bodies', 'agreement_templates')
    group by c.relname
  loop
    execute format('create trigger zz_touch after insert or update or delete on public.%I
      for each statement execute function tests.touch()', source.name);
    continue when source.columns is null;
    insert into readable values (source.name, array[source.name]);
    execute format(
      'create function tests.%I() returns text language plpgsql as $$ begin return (
        select md5(string_agg(r::text, chr(10) order by r::text)) from (select %s from public.%I) as r
      ); end $$', 'read_' || source.name, source.columns, source.name
    );
  end loop;
end;
$do$;
/* What he reads through functions, and by email. */
create function tests.read_invitations() returns text language sql
as $$ select string_agg(i::text, ' ') from public.deal_invitations() as i; $$;
create function tests.read_proofs() returns text language sql
as $$ select string_agg(p::text, ' ') from public.proofs_shared_with_me() as p; $$;
create function tests.read_contacts() returns text language sql as $$
  select string_agg(public.website(u), ' ' order by u.id) from public.users u
  where u.id in (tests.user_id('Ann'), tests.user_id('Gus'), tests.user_id('Rex'));
$$;
create function tests.read_mail() returns text language sql security definer as $$
  select string_agg(concat_ws(' ', q.kind, q.actor_id, q.subject_id, q.data), chr(10) order by q.id)
  from tests.mail q where q.user_id = tests.user_id('Bob');
$$;
insert into readable values ('invitations', '{deal_parties}'), ('proofs', '{proof_shares,proofs_of_funds,offers}'),
  ('contacts', '{member_contacts,connections}'), ('mail', '{notifications}');
/* All that Bob reads. */
create function tests.read_by_bob() returns jsonb language plpgsql as $$
declare
  source text;
  content text;
  result jsonb := '{}';
begin
  perform tests.as_member('Bob');
  for source in select name from readable loop
    execute format('select tests.%I()', 'read_' || source) into content;
    result := result || jsonb_build_object(source, content);
  end loop;
  perform tests.as_owner();
  return result;
end;
$$;
/* What Bob reads otherwise than before: all of it, or only until something of what was written reaches him. */
create function tests.changes(before jsonb, all_of_it boolean) returns text[] language plpgsql as $$
declare
  touched constant text[] := string_to_array(current_setting('tests.touched'), ' ');
  source text;
  content text;
  found text[] := '{}';
begin
  perform tests.as_member('Bob');
  for source in
    select name from readable where all_of_it or sources && touched order by name <> 'notifications'
  loop
    execute format('select tests.%I()', 'read_' || source) into content;
    if content is distinct from before ->> source then
      found := found || source;
      exit when not all_of_it and source <> all (tests.unnamed());
    end if;
  end loop;
  perform tests.as_owner();
  return found;
end;
$$;
/* The answer to a statement, as in reach.psql, or the error. It's undone. `before` is what Bob read. */
create function tests.answer_to(actor text, statement text, before jsonb, states text[]) returns text
language plpgsql as $$
declare
  changed text[];
  answer text;
begin
  perform set_config('tests.touched', '', true);
  perform tests.as_member(actor);
  execute statement;
  perform tests.as_owner();
  perform tests.send_alerts();
  changed := tests.changes(before, states = '{blocked}');
  answer := case
    when exists (select from public.held_content h where h.member_id = tests.user_id(actor)) then
      case when changed <@ tests.unnamed() then 'held' else 'held, but changes ' || changed::text end
    when changed = '{}' then case current_setting('tests.touched') when '' then 'nothing' else 'silent' end
    when states && '{blocked,blocks}' and changed <@ tests.unnamed() then 'unnamed'
    else 'reaches'
  end;
  raise exception 'undone' using errcode = 'TM001';
exception
  when sqlstate 'TM001' then return answer;
  when others then
    return coalesce(
      (select e.answer from errors e where sqlstate || ' ' || sqlerrm ~ ('^(' || e.pattern || ')')),
      sqlstate || ' ' || sqlerrm
    );
end;
$$;
create temp table base as select tests.read_by_bob() as content;
/* The answers to all ways in some states. They're undone. */
create function tests.answers_in(states text[]) returns table (id integer, answer text) language plpgsql as $$
declare
  actor constant text := case
    when 'revoked' = any (states) then 'Rex' when 'guest' = any (states) then 'Gus' else 'Ann'
  end;
  me constant uuid := tests.user_id(actor);
  before jsonb;
  way record;
  ids integer[] := '{}';
  answers text[] := '{}';
begin
  if 'suspended' = any (states) then
    insert into private.member_standings (user_id, standing, until, action_id)
    values (me, 'suspended', now() + interval '1 day', tests.id('suspension'));
  end if;
  if 'unverified' = any (states) then
    delete from private.verified_emails v where v.user_id = me;
  end if;
  if 'new' = any (states) then
    perform tests.set_trust(actor, 0);
    update auth.users a set created_at = now() where a.id = me;
  end if;
  if states && '{blocked,blocks}' then
    insert into public.member_blocks (blocker_id, blocked_id)
    select b.blocker, b.blocked from (values (tests.user_id('Bob'), me), (me, tests.user_id('Bob'))) as b (blocker,
      blocked) where (b.blocked = me) = ('blocked' = any (states));
  end if;
  -- The other states change nothing that Bob reads.
  before := case
    when states && '{blocked,blocks,suspended}' then tests.read_by_bob() else (select b.content from base b)
  end;
  for way in select w.id, w.statement from ways w order by w.id loop
    ids := ids || way.id;
    answers := answers || tests.answer_to(actor, way.statement, before, states);
    perform tests.as_owner();
  end loop;
  raise exception 'undone' using errcode = 'TM002';
exception when sqlstate 'TM002' then
  return query select * from unnest(ids, answers);
end;
$$;
insert into moderation_actions (id, action, subject_kind, subject_id, member_id, reason)
values (tests.id('suspension'), 'suspend', 'profile', tests.user_id('Eve'), tests.user_id('Eve'), 'Spam');

/* Whether an answer is that of the table for some states. What does nothing needs no error. */
create function tests.is_right(answer text, expected text[]) returns boolean language sql as $$
  select case
    when answer = 'nothing' then expected && '{silent,unnamed}'
    when expected && array(select e.answer from errors e) then
      answer = any (expected) and answer in (select e.answer from errors e)
    when expected <@ '{reaches}' then answer = 'reaches'
    else answer <> 'reaches' and (answer = any (expected) or answer = 'silent' and 'unnamed' = any (expected))
  end;
$$;
create temp table states as
  select state, place + 1 as place
  from unnest('{blocked,suspended,unverified,new,guest,revoked}'::text[]) with ordinality as s (state, place);
create temp table tried as
  select '{}'::text[] as states
  union all select '{blocks}'
  union all select array[state] from states
  union all select array[one.state, two.state] from states one join states two on two.place > one.place
    -- Rex was a guest, too.
    where one.state <> 'guest'
  union all select array_agg(state) from states;
create temp table results as
  select t.states, w.way, w.statement, a.answer, array(
    select c.cell from regexp_split_to_table(w.cells, '\s+') with ordinality as c (cell, place)
    where c.place = 1 and t.states = '{}'
      or c.place in (select s.place from states s where s.state = any (array_replace(t.states, 'blocks', 'blocked')))
  ) as expected
  from tried t, lateral tests.answers_in(t.states) as a join ways w using (id);
select is_empty(
  format($$ select way, answer, expected, statement from results
    where states = %L and not tests.is_right(answer, expected) $$, states),
  coalesce(nullif(array_to_string(states, ' and '), ''), 'alone') || ': the answers of the table'
) from tried;

-- Others -------------------------------------------------------------------------------------------------

-- What takes more than being a member, neither Eve nor staff can do, who message members and run events and forums.
select is_empty(
  format($$
    select w.way, a.answer, w.statement
    from ways w, base b, lateral tests.answer_to(%1$L, w.statement, b.content, '{}') as a (answer)
    where split_part(regexp_replace(w.cells, '\s+', ' ', 'g'), ' ', 7) <> 'reaches'
      and a.answer not in (select answer from errors union all values ('silent'), ('nothing'))
      and (%1$L <> 'Staff' or w.way !~ '^(send_message|report|update (forums|forum_topics|events)|save_event|.* '
        'event_links|cancel_event)\M')
  $$, who), who || ' can''t do what takes a deal, a listing, or content of one''s own'
) from unnest(array['Eve', 'Staff']) as who;

select * from finish();
rollback;
