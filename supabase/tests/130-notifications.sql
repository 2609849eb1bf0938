-- Notifications: made by what others do, once, as each member has set it, for that member alone.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_listing('bobs', 'Bob', 'Pear bungalow');

create function tests.told(who text) returns text language sql security definer as $$
  select coalesce(string_agg(n.kind || coalesce(' by ' || u.name, '') || case when n.read_at is null then '' else ' (read)' end, ', ' order by n.kind, u.name), '')
  from public.notifications n left join public.users u on u.id = n.actor_id where n.user_id = tests.user_id(who);
$$;
create function tests.mailed(who text) returns text language sql security definer as $$
  select coalesce(string_agg(q.kind || coalesce(' by ' || u.name, ''), ', ' order by q.kind, u.name), '')
  from private.mail_queue q left join public.users u on u.id = q.actor_id where q.user_id = tests.user_id(who);
$$;
create function tests.later(how_much interval) returns void language sql security definer as $$
  update public.notifications set created_at = created_at - how_much;
  update private.mail_queue set created_at = created_at - how_much;
$$;
create function tests.heard(who text) returns text language sql security definer as $$
  select coalesce(string_agg(distinct payload ->> 'changed', ', ' order by payload ->> 'changed'), '')
  from realtime.messages where topic = 'member:' || tests.user_id(who);
$$;

-- What makes them ------------------------------------------------------------------------------------

select tests.as_owner();
delete from realtime.messages;
select tests.as_member('Ann');
insert into connections (sender_id, receiver_id) values (tests.user_id('Ann'), tests.user_id('Bob'));
select is(tests.told('Bob'), 'connection_request by Ann', 'a request is told to whom it is made');
select is(tests.told('Ann'), '', 'not to who makes it');
select is(tests.heard('Bob'), 'connections, notifications', 'and live, what changed');
select is(tests.heard('Ann'), 'connections', 'also in the sender''s other tabs');
select is_empty($$ select from realtime.messages where not private $$, 'on private channels only');
select tests.as_member('Bob');
update connections set status = 'accepted' where sender_id = tests.user_id('Ann');
select is(tests.told('Bob'), '', 'an answered request is no news any more');
select is(tests.told('Ann'), 'connection_accepted by Bob', 'its acceptance is');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
insert into member_reviews (id, author_id, member_id, rating, text)
values (tests.listing_id('review'), tests.user_id('Bob'), tests.user_id('Ann'), 5, 'Great');
select is(tests.told('Ann'), 'connection_accepted by Bob, follow by Bob, review by Bob', 'so are a follow and a review');
select tests.as_member('Ann');
select answer_review(tests.listing_id('review'), 'Thanks');
select is(tests.told('Bob'), 'review_answer by Ann', 'and the answer to it');
select results_eq(
  $$ select kind, data from notifications where data <> '{}' $$, $$ values ('review', '{"rating": 5}'::jsonb) $$, 'a review''s brings its stars'
);
select tests.as_member('Bob');
update member_reviews set rating = 2 where author_id = tests.user_id('Bob');
select tests.as_member('Ann');
select is((select data ->> 'rating' from notifications where kind = 'review'), '2', 'which stay right');
select is((select count(*)::int from notifications where kind = 'review'), 1, 'in one notification');
select tests.as_member('Bob');
delete from connections;
delete from member_reviews;
select is(tests.told('Ann') || '|' || tests.told('Bob'), 'follow by Bob|', 'what is gone takes its notifications along');
select tests.as_member('Ann');
select follow_member(tests.user_id('Ann'), tests.user_id('Bob'));
select tests.as_member('Bob');
insert into connections (sender_id, receiver_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_member('Ann');
update connections set status = 'rejected';
select is(tests.told('Bob'), 'follow by Ann', 'a request that is declined is told to nobody');
select tests.as_member('Hidden');
select follow_member(tests.user_id('Hidden'), tests.user_id('Ann'));
select is(tests.told('Ann'), 'follow by Bob', 'nor a follow by somebody out of sight');
select tests.as_owner();
select private.notify(tests.user_id('Ann'), 'follow', tests.user_id('Ann'), null);
select is(tests.told('Ann'), 'follow by Bob', 'nor anything of oneself');

-- Decisions of staff.
select tests.as_member('Staff');
select decide_listing_review((select id from listing_reviews where property_id = tests.listing_id('bobs')), 'returned', 'Street?');
select results_eq(
  format($$ select data from notifications where user_id = %L and kind = 'listing_decision' $$, tests.user_id('Bob')), $$ select null::jsonb where false $$,
  'staff do not read what members are told'
);
select tests.as_member('Bob');
select results_eq(
  $$ select actor_id, data from notifications where kind = 'listing_decision' $$,
  $$ values (null::uuid, jsonb_build_object('property_id', tests.listing_id('bobs'), 'title', 'Pear bungalow', 'decision', 'returned')) $$,
  'a decision is told to the poster, in nobody''s name'
);
delete from properties;
select is(tests.told('Bob'), 'follow by Ann', 'and goes with the listing');

-- Once ----------------------------------------------------------------------------------------------

select unfollow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_member('Ann');
update notifications set read_at = now();
select tests.as_member('Bob');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select is(tests.told('Ann'), 'follow by Bob (read)', 'the same again on one day is no news');
select unfollow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select tests.later('25 hours');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select is(tests.told('Ann'), 'follow by Bob', 'on another day it is, in one notification');

-- Reading and removing ---------------------------------------------------------------------------------

select tests.as_member('Pro');
select follow_member(tests.user_id('Pro'), tests.user_id('Ann'));
select is_empty($$ select from notifications $$, 'nobody reads another''s');
select is_empty($$ update notifications set read_at = now() returning id $$, 'nor marks them');
select is_empty($$ delete from notifications returning id $$, 'nor removes them');
select lives_ok($$ delete from notifications $$, 'not blindly either');
select is(tests.told('Ann'), 'follow by Bob, follow by Pro', 'all of them are there');
select throws_ok(
  $$ insert into notifications (user_id, kind, actor_id) values (tests.user_id('Ann'), 'follow', tests.user_id('Bob')) $$, '42501', null, 'nor makes one up'
);
select throws_ok($$ select private.notify(tests.user_id('Ann'), 'follow', tests.user_id('Bob'), null) $$, '42501', null, 'in any way');
select throws_ok($$ select private.tell(tests.user_id('Ann'), 'notifications') $$, '42501', null, 'nor rings their bell');
select throws_ok($$ insert into notification_kinds values ('spam', 1) $$, '42501', null, 'nor adds a kind');
select tests.as_member('Ann');
select is((select count(*)::int from notifications), 2, 'a member reads their own');
select results_eq(
  $$ select u.name from notifications n left join users u on u.id = n.actor_id order by u.name $$, array['Bob', 'Pro'], 'with who did it'
);
select lives_ok($$ update notifications set read_at = '2000-01-01' where actor_id = tests.user_id('Bob') $$, 'marks one as read');
select is((select read_at from notifications where actor_id = tests.user_id('Bob')), now(), 'now, whatever they say');
select lives_ok($$ update notifications set read_at = now() where read_at is null $$, 'or all');
select lives_ok($$ update notifications set read_at = null where actor_id = tests.user_id('Bob') $$, 'and one as unread');
select throws_ok($$ update notifications set data = '{"x": 1}' $$, '42501', null, 'but does not rewrite it');
select throws_ok($$ update notifications set user_id = tests.user_id('Bob') $$, '42501', null, 'nor gives it away');
select throws_ok($$ update notifications set actor_id = tests.user_id('Staff') $$, '42501', null, 'nor lays it on another');
select lives_ok($$ delete from notifications where actor_id = tests.user_id('Pro') $$, 'removes one');
select is(tests.told('Ann'), 'follow by Bob', 'that is gone');
select isnt_empty('select from notification_kinds', 'and reads the kinds there are');
select tests.as_visitor();
select throws_ok($$ select from notifications $$, '42501', null, 'a visitor reads none');
select throws_ok($$ update notifications set read_at = now() $$, '42501', null, 'marks none');
select throws_ok($$ delete from notifications $$, '42501', null, 'removes none');
select throws_ok($$ select from notification_kinds $$, '42501', null, 'and reads no kinds');
select throws_ok($$ select from notification_settings $$, '42501', null, 'nor settings');

-- Settings ----------------------------------------------------------------------------------------------

select tests.as_member('Bob');
select unfollow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_member('Ann');
delete from notifications;
select lives_ok(
  $$ insert into notification_settings (user_id, kind, in_app, mail) values (tests.user_id('Ann'), 'follow', false, false)
     on conflict (user_id, kind) do update set in_app = excluded.in_app, mail = excluded.mail $$, 'a member wants to hear of no follow'
);
select throws_ok(
  $$ insert into notification_settings (user_id, kind) values (tests.user_id('Bob'), 'follow') $$, '42501', null, 'decides for nobody else'
);
select throws_ok($$ insert into notification_settings (user_id, kind) values (tests.user_id('Ann'), 'none') $$, '23503', null, 'of kinds there are');
select throws_ok($$ update notification_settings set user_id = tests.user_id('Bob') $$, '42501', null, 'nor gives settings away');
select throws_ok($$ update notification_settings set kind = 'review' $$, '42501', null, 'or turns them into others');
select throws_ok($$ delete from notification_settings $$, '42501', null, 'they are changed, not removed');
select tests.as_member('Bob');
select is_empty($$ select from notification_settings $$, 'nobody reads another''s');
select is_empty($$ update notification_settings set in_app = true returning kind $$, 'nor changes them');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select is(tests.told('Ann'), '', 'and hears of none');
select unfollow_member(tests.user_id('Bob'), tests.user_id('Ann'));
insert into connections (sender_id, receiver_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
select is(tests.told('Ann'), 'connection_request by Bob', 'of other kinds as before');
select is(tests.mailed('Ann'), '', 'without mail, which nobody gets who did not ask for it');

select tests.as_member('Ann');
update notification_settings set mail = true where kind = 'follow';
select tests.as_member('Bob');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select is(tests.told('Ann') || '|' || tests.mailed('Ann'), 'connection_request by Bob|follow by Bob', 'by mail alone, if they like');
select unfollow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select is(tests.mailed('Ann'), 'follow by Bob', 'once a day');
select tests.as_member('Ann');
update notification_settings set in_app = true where kind = 'follow';
select tests.as_member('Pro');
select unfollow_member(tests.user_id('Pro'), tests.user_id('Ann'));
select tests.later('25 hours');
select follow_member(tests.user_id('Pro'), tests.user_id('Ann'));
select is(tests.told('Ann'), 'connection_request by Bob, follow by Pro', 'or both: in the app');
select is(tests.mailed('Ann'), 'follow by Bob, follow by Pro', 'and by mail');
select tests.as_member('Ann');
update notification_settings set mail = false;
select is(tests.mailed('Ann'), '', 'whoever wants no more mail gets none that waits');
select tests.as_member('Unconfirmed');
insert into notification_settings (user_id, kind, mail) values (tests.user_id('Unconfirmed'), 'follow', true);
select tests.as_member('Bob');
select follow_member(tests.user_id('Bob'), tests.user_id('Unconfirmed'));
select is(tests.told('Unconfirmed') || '|' || tests.mailed('Unconfirmed'), 'follow by Bob|', 'no mail goes to an address that is not confirmed');

-- The channel: one's own, and to listen only ------------------------------------------------------------

select tests.as_owner();
delete from realtime.messages;
insert into realtime.messages (topic, extension, payload, event, private)
values ('member:' || tests.user_id('Ann'), 'broadcast', '{}', 'changed', true);
select set_config('realtime.topic', 'member:' || tests.user_id('Ann'), true);
select tests.as_member('Ann');
select isnt_empty($$ select from realtime.messages $$, 'a member hears their own channel');
select throws_ok(
  $$ insert into realtime.messages (topic, extension, private) values (realtime.topic(), 'broadcast', true) $$, '42501', null, 'and says nothing there'
);
select tests.as_member('Bob');
select is_empty($$ select from realtime.messages $$, 'nobody else does');
select throws_ok(
  $$ insert into realtime.messages (topic, extension, private) values (realtime.topic(), 'broadcast', true) $$, '42501', null, 'or speaks on it'
);
select tests.as_member('Staff');
select is_empty($$ select from realtime.messages $$, 'not staff');
select tests.as_visitor();
select is_empty($$ select from realtime.messages $$, 'nor a visitor');

-- With the account ------------------------------------------------------------------------------------------

select tests.as_owner();
select is(tests.told('Ann'), 'connection_request by Bob, follow by Pro', 'before Bob goes');
delete from auth.users where id = tests.user_id('Bob');
select is(tests.told('Ann'), 'follow by Pro', 'what somebody did is forgotten with their account');
delete from auth.users where id = tests.user_id('Ann');
select is_empty($$ select from notifications where user_id = tests.user_id('Ann') $$, 'and so is what they were told');

select * from finish();
rollback;
