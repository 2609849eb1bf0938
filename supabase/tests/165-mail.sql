-- The service role claims each queued notification mail once and returns it to the queue if sending failed.
begin;
\ir helpers.psql
select tests.create_cast();

create function tests.turn_on_mail(who text) returns void language sql
as $$
  insert into public.notification_settings (user_id, kind, mail)
  select tests.user_id(who), k.kind, true
  from public.notification_kinds k;
$$;
select tests.turn_on_mail('Ann'), tests.turn_on_mail('Bob'), tests.turn_on_mail('Unconfirmed');

create function tests.claimed(max_rows integer default 20) returns text language sql
as $$
  select coalesce(
    string_agg(
      concat_ws(' ', m.name, m.email, m.kind, coalesce(m.actor_name, '-'), nullif(m.data, '{}')), ', ' order by m.name,
      m.kind
    ),
    ''
  )
  from tests.claim_mail(max_rows) m;
$$;

-- Access ------------------------------------------------------------------------------------------

select tests.as_member('Bob');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select follow_member(tests.user_id('Bob'), tests.user_id('Unconfirmed'));
select tests.as_owner();
insert into member_reviews (author_id, member_id, rating, text)
values (tests.user_id('Bob'), tests.user_id('Ann'), 3, 'Fine');
select tests.as_visitor();

-- Each mail is claimed once -----------------------------------------------------------------------

select tests.holds('service', $$ tests.claimed() $$,
    'gives Ann ann@tests.example follow Bob, Ann ann@tests.example review Bob {"rating": 3}',
    'claim_mail returns the queued mail of confirmed addresses');
select is(tests.claimed(), '', 'claimed mail isn''t returned again');
select tests.as_owner();
update tests.mail set claimed_until = now() - interval '1 hour';
select tests.as_service();
select is(tests.claimed(), '', 'nor when its sender was killed, because it may have been sent');
select tests.as_owner();
create temp table ids as select kind, id from tests.mail;
grant select on ids to service_role;
select tests.as_service();
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.complete_mail((select id from ids where kind = 'follow')) $$, 'works',
    'the service role can mark mail as sent'),
  ($$ select tests.complete_mail((select id from ids where kind = 'review'), 'mailbox full') $$, 'works',
    'the service role can mark mail as failed')
) as t (statement, outcome, rule);
select is(tests.claimed(), '', 'failed mail isn''t due for a minute');
select tests.as_owner();
select results_eq($$ select kind, state, attempts, error, due_at - now() from tests.mail order by kind $$,
  $$
    values ('follow', 'delivered', 1, null, interval '0'),
      ('review', 'pending', 1, 'mailbox full', interval '1 minute') $$,
  'the queue records attempts, errors, and due times');
update tests.mail set due_at = now();
select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ tests.claimed() $$, 'gives Ann ann@tests.example review Bob {"rating": 3}',
    'failed mail is claimed again when due, but sent mail isn''t'),
  ('service', $$ select tests.complete_mail((select id from ids where kind = 'follow'), 'late complaint') $$, 'works',
    'an error reported after sending is accepted'),
  ('owner', $$ select error from tests.mail where kind = 'follow' $$, 'gives null',
    'an error reported after sending is ignored'),
  ('service', $$ select tests.complete_mail(tests.user_id('x')) $$, 'works', 'completing unknown mail doesn''t fail')
) as t (who, statement, outcome, rule);

-- Five attempts -----------------------------------------------------------------------------------

select tests.as_owner();
create function tests.try_again() returns text language plpgsql as $$
begin
  perform tests.as_owner();
  update tests.mail set due_at = now();
  perform tests.as_service();
  perform tests.claim_mail();
  perform tests.complete_mail((select id from ids where kind = 'review'), 'mailbox full');
  perform tests.as_owner();
  return (
    select attempts || case when state = 'failed' then ' given up' else '' end
    from tests.mail
    where kind = 'review'
  );
end;
$$;
select tests.as_service();
select tests.complete_mail((select id from ids where kind = 'review'), 'mailbox full');
select tests.as_owner();
select is(tests.try_again(), '3', 'the third attempt is recorded');
select is(tests.try_again(), '4', 'the fourth attempt is recorded');
select is(tests.try_again(), '5 given up', 'mail is given up after five attempts');
update tests.mail set due_at = now();
select tests.as_service();
select is(tests.claimed(), '', 'mail that was given up isn''t claimed again');

-- Batch size --------------------------------------------------------------------------------------

select tests.as_owner();
delete from tests.mail;
insert into tests.mail (user_id, kind) select tests.user_id('Ann'), 'follow' from generate_series(1, 130);
select tests.as_service();
select is((select count(*)::int from tests.claim_mail()), 20, 'claim_mail returns 20 rows by default');
select is((select count(*)::int from tests.claim_mail(0)), 1, 'claim_mail returns at least one row');
select is((select count(*)::int from tests.claim_mail(1000)), 100, 'claim_mail returns at most 100 rows');
select tests.holds($$ select count(*)::int from tests.claim_mail(null) $$, 'gives 9',
    'claim_mail returns the remaining rows if there are fewer than the limit');

-- Outdated mail -----------------------------------------------------------------------------------

select tests.as_owner();
delete from tests.mail;
delete from notifications;
delete from follows;
select tests.as_member('Pro');
insert into connections (sender_id, receiver_id) values (tests.user_id('Pro'), tests.user_id('Ann'));
delete from connections;
select tests.as_service();
select is(tests.claimed(), '', 'a withdrawn connection request isn''t mailed');
select tests.as_member('Pro');
insert into connections (sender_id, receiver_id) values (tests.user_id('Pro'), tests.user_id('Ann'));
select tests.as_owner();
insert into member_reviews (author_id, member_id, rating, text)
values (tests.user_id('Pro'), tests.user_id('Ann'), 1, 'x');
select tests.as_member('Pro');
update member_reviews set rating = 5 where author_id = tests.user_id('Pro');
select tests.holds('service', $$ tests.claimed() $$,
    'gives Ann ann@tests.example connection_request Pro, Ann ann@tests.example review Pro {"rating": 5}',
    'mail has the current version of an edited review');
select tests.as_member('Pro');
select follow_member(tests.user_id('Pro'), tests.user_id('Ann'));
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Pro'));
select tests.as_service();
select is(tests.claimed(), '', 'no mail is sent across a block');

-- Hidden members aren't named ---------------------------------------------------------------------

select tests.as_member('Bob');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
update users set profile_status = 'private' where id = tests.user_id('Bob');
select tests.as_service();
select is(tests.claimed(), 'Ann ann@tests.example follow -', 'mail doesn''t name a member who went private');
select tests.as_member('Bob');
insert into connections (sender_id, receiver_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_owner();
update tests.mail set claimed_until = null where kind in ('follow', 'connection_request');
select tests.holds('service', $$ tests.claimed() $$,
    'gives Ann ann@tests.example connection_request Bob, Ann ann@tests.example follow Bob',
    'mail names a private member whose connection request is pending');
select tests.as_member('Ann');
update connections set status = 'rejected';
select tests.as_owner();
update tests.mail set claimed_until = null where kind = 'follow';
select tests.holds('service', $$ tests.claimed() $$, 'gives Ann ann@tests.example follow -',
    'mail doesn''t name a private member whose request was declined');

-- Turns -------------------------------------------------------------------------------------------

select tests.as_owner();
delete from tests.mail;
insert into tests.mail (user_id, kind, actor_id, due_at)
select tests.user_id('Ann'), 'follow', tests.user_id('Bob'), now() - interval '1 hour' from generate_series(1, 30)
union all select tests.user_id('Bob'), 'follow', tests.user_id('Ann'), now();
select tests.holds('service', $$ select count(*) from tests.claim_mail(2) where name = 'Bob' $$, 'gives (1)',
  'one member''s mail doesn''t wait for all of another''s');

-- Retention and account deletion ------------------------------------------------------------------

select tests.as_owner();
update tests.mail set created_at = now() - interval '31 days';
select tests.as_service();
select is(tests.claimed(), '', 'mail isn''t claimed after 30 days');
select tests.as_owner();
select is_empty($$ select from tests.mail $$, 'claim_mail deletes mail older than 30 days');
insert into tests.mail (user_id, kind, actor_id) values
  (tests.user_id('Ann'), 'follow', tests.user_id('Bob')), (tests.user_id('Bob'), 'follow', tests.user_id('Ann'));
delete from auth.users where id = tests.user_id('Ann');
select tests.holds($$ select from tests.mail $$, 'no rows',
    'deleting an account deletes its queued mail and the mail about it');

select * from finish();
rollback;
