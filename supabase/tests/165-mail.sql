-- Copies by mail: each handed out once, put back when known to have failed, for the service alone.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

create function tests.wants_mail(who text) returns void language sql
as $$ insert into public.notification_settings (user_id, kind, mail) select tests.user_id(who), k.kind, true from public.notification_kinds k; $$;
select tests.wants_mail('Ann'), tests.wants_mail('Bob'), tests.wants_mail('Unconfirmed');

create function tests.claimed(most integer default 20) returns text language sql
as $$ select coalesce(string_agg(concat_ws(' ', m.name, m.email, m.kind, coalesce(m.actor_name, '-'), nullif(m.data, '{}')), ', ' order by m.name, m.kind), '') from public.claim_mail(most) m; $$;

-- Who may ---------------------------------------------------------------------------------------------

select tests.as_member('Bob');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select follow_member(tests.user_id('Bob'), tests.user_id('Unconfirmed'));
insert into member_reviews (author_id, member_id, rating, text) values (tests.user_id('Bob'), tests.user_id('Ann'), 3, 'Fine');
select throws_ok($$ select claim_mail() $$, '42501', null, 'a member takes no mail');
select throws_ok($$ select settle_mail(tests.user_id('x')) $$, '42501', null, 'and settles none');
select throws_ok($$ select from private.mail_queue $$, '42501', null, 'nor reads what waits');
select tests.as_member('Staff');
select throws_ok($$ select claim_mail() $$, '42501', null, 'nor do staff');
select throws_ok($$ select settle_mail(tests.user_id('x')) $$, '42501', null, 'settle any');
select throws_ok($$ select private.claim_mail(1) $$, '42501', null, 'in any way');
select tests.as_visitor();
select throws_ok($$ select claim_mail() $$, '42501', null, 'nor a visitor');
select throws_ok($$ select settle_mail(tests.user_id('x')) $$, '42501', null, 'with either');

-- Once ---------------------------------------------------------------------------------------------------

select tests.as_service();
select is(
  tests.claimed(), 'Ann ann@tests.example follow Bob, Ann ann@tests.example review Bob {"rating": 3}', 'the service is handed what waits, for confirmed addresses'
);
select is(tests.claimed(), '', 'once');
select tests.as_owner();
create temp table ids as select kind, id from private.mail_queue;
grant select on ids to service_role;
select tests.as_service();
select lives_ok($$ select settle_mail((select id from ids where kind = 'follow')) $$, 'one was sent');
select lives_ok($$ select settle_mail((select id from ids where kind = 'review'), 'mailbox full') $$, 'the other was not');
select is(tests.claimed(), '', 'it waits a minute');
select tests.as_owner();
select results_eq(
  $$ select kind, sent_at is not null, attempts, last_error, due_at - now() from private.mail_queue order by kind $$,
  $$ values ('follow', true, 1, null, interval '1 minute'), ('review', false, 1, 'mailbox full', interval '1 minute') $$, 'as the queue knows'
);
update private.mail_queue set due_at = now();
select tests.as_service();
select is(tests.claimed(), 'Ann ann@tests.example review Bob {"rating": 3}', 'and is handed out again, the one that was sent is not');
select lives_ok($$ select settle_mail((select id from ids where kind = 'follow'), 'late complaint') $$, 'what was sent');
select tests.as_owner();
select is((select last_error from private.mail_queue where kind = 'follow'), null, 'stays sent');
select tests.as_service();
select lives_ok($$ select settle_mail(tests.user_id('x')) $$, 'nothing happens for what there is not');

-- Five times ---------------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.try_again() returns text language plpgsql as $$
begin
  perform tests.as_owner();
  update private.mail_queue set due_at = now();
  perform tests.as_service();
  perform public.claim_mail();
  perform public.settle_mail((select id from ids where kind = 'review'), 'mailbox full');
  perform tests.as_owner();
  return (select attempts || case when given_up_at is null then '' else ' given up' end from private.mail_queue where kind = 'review');
end;
$$;
select tests.as_service();
select settle_mail((select id from ids where kind = 'review'), 'mailbox full');
select tests.as_owner();
select is(tests.try_again(), '3', 'a third time');
select is(tests.try_again(), '4', 'a fourth');
select is(tests.try_again(), '5 given up', 'after the fifth it is given up');
update private.mail_queue set due_at = now();
select tests.as_service();
select is(tests.claimed(), '', 'for good');

-- How many at once -----------------------------------------------------------------------------------------

select tests.as_owner();
delete from private.mail_queue;
insert into private.mail_queue (user_id, kind) select tests.user_id('Ann'), 'follow' from generate_series(1, 130);
select tests.as_service();
select is((select count(*)::int from claim_mail()), 20, 'twenty, if nothing else is said');
select is((select count(*)::int from claim_mail(0)), 1, 'one at least');
select is((select count(*)::int from claim_mail(1000)), 100, 'a hundred at most');
select is((select count(*)::int from claim_mail(null)), 9, 'until nothing waits');

-- What is no news any more -----------------------------------------------------------------------------------

select tests.as_owner();
delete from private.mail_queue;
delete from notifications;
delete from follows;
select tests.as_member('Pro');
insert into connections (sender_id, receiver_id) values (tests.user_id('Pro'), tests.user_id('Ann'));
delete from connections;
select tests.as_service();
select is(tests.claimed(), '', 'a request that was taken back is not mailed');
select tests.as_member('Pro');
insert into connections (sender_id, receiver_id) values (tests.user_id('Pro'), tests.user_id('Ann'));
insert into member_reviews (author_id, member_id, rating, text) values (tests.user_id('Pro'), tests.user_id('Ann'), 1, 'x');
update member_reviews set rating = 5 where author_id = tests.user_id('Pro');
select tests.as_service();
select is(
  tests.claimed(), 'Ann ann@tests.example connection_request Pro, Ann ann@tests.example review Pro {"rating": 5}', 'and what changed as it is now'
);
select tests.as_member('Pro');
select follow_member(tests.user_id('Pro'), tests.user_id('Ann'));
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Pro'));
select tests.as_service();
select is(tests.claimed(), '', 'nothing across a block');

-- Nobody is named whom the reader may not see --------------------------------------------------------------------

select tests.as_member('Bob');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
update users set profile_status = 'private' where id = tests.user_id('Bob');
select tests.as_service();
select is(tests.claimed(), 'Ann ann@tests.example follow -', 'a member who went private is not named');
select tests.as_member('Bob');
insert into connections (sender_id, receiver_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_owner();
update private.mail_queue set claimed_at = null where kind in ('follow', 'connection_request');
select tests.as_service();
select is(
  tests.claimed(), 'Ann ann@tests.example connection_request Bob, Ann ann@tests.example follow Bob', 'but to whom they ask for a connection'
);
select tests.as_member('Ann');
update connections set status = 'rejected';
select tests.as_owner();
update private.mail_queue set claimed_at = null where kind = 'follow';
select tests.as_service();
select is(tests.claimed(), 'Ann ann@tests.example follow -', 'until that is declined');

-- Old ones and accounts -----------------------------------------------------------------------------------------------

select tests.as_owner();
update private.mail_queue set created_at = now() - interval '31 days';
select tests.as_service();
select is(tests.claimed(), '', 'after 30 days');
select tests.as_owner();
select is_empty($$ select from private.mail_queue $$, 'nothing is kept');
insert into private.mail_queue (user_id, kind, actor_id) values
  (tests.user_id('Ann'), 'follow', tests.user_id('Bob')), (tests.user_id('Bob'), 'follow', tests.user_id('Ann'));
delete from auth.users where id = tests.user_id('Ann');
select is_empty($$ select from private.mail_queue $$, 'nor after the account');

select * from finish();
rollback;
