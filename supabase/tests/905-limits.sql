-- Whatever members can do that notifies someone, is emailed, or gets into a ledger has a limit, including what is added
-- later.
begin;
\ir helpers.psql
-- What someone could add without a limit.
create function private.nudge(member uuid) returns void language sql set search_path = ''
as $$ select private.notify(member, 'deal', null, null); $$;
create function public.nudge(member uuid) returns void language sql set search_path = ''
as $$ select private.nudge(member); $$;
grant execute on function public.nudge(uuid) to authenticated;
\ir catalog.psql

select cmp_ok((select count(*) from ways_to_tell), '>', 50::bigint, 'there are many ways to tell others');

-- Triggers that count uses let functions pass that run with the owner's rights.
delete from our_calls c using our_functions f where f.oid = c.caller and f.is_definer and c.by_trigger;
create temp table limiting as
  select oid from tests.callers_of(array(select oid from our_functions where name = 'consume_rate_limit')) as oid;
create temp table unlimited as
  select w.name from ways_to_tell w
  where case when w.relation is null then w.function not in (select oid from limiting) else not exists (
    select from our_triggers t
    where t.relation = w.relation and t.operation = w.operation and t.function in (select oid from limiting)
  ) end;
create temp table exceptions as
  select name, reason from (values
    ('for staff', '{accept_submission,approve_content,decide_appeal,decide_event,decide_listing_review,'
      'decide_proof,handle_report,moderate,moderate_reports,return_submission,reverse_action,'
      'settle_claim}'),
    ('once per claim, on listings that are limited', '{answer_join,ask_to_join}'),
    ('brings a badge back at most once in 30 days', '{confirm_listing}'),
    ('once per review, which is limited', '{answer_review,update member_reviews}'),
    ('once per booking, registration, call, event, or showing, which are limited',
      '{cancel_booking,cancel_registration,cancel_call,cancel_event,cancel_showing}'),
    ('once per request, which is limited', '{update connections}'),
    ('tells only buyers and guests of a listing, whose offers and bookings are limited',
      '{update properties,delete properties}'),
    ('notifies nobody, and takes back at most a notification', '{unfollow_member,delete follows,delete connections,'
      'delete feed_posts,delete member_reviews,delete listing_questions,delete listing_answers,delete_comment,'
      'delete_forum_post}'),
    ('tells nobody, and ends each offer once', '{insert member_blocks}'),
    ('tells the member what their first verified address ended, once', '{verify_email}'),
    ('holds what isn''t a listing, so it tells nobody', '{update forum_topics}'),
    ('limited by private.limit_contact_messages, and by wrong codes', '{insert contact_messages,use_recovery_code}'),
    ('added above, to see that it''s found', '{nudge}')
  ) as e (reason, names), unnest(e.names::text[]) as name;
select set_eq('select name from unlimited', 'select name from exceptions', 'each has a limit, except these');

select * from finish();
rollback;
