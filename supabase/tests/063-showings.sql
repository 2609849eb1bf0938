-- Showings: sellers offer times, members book them; notes are for those who booked.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_user(name) from unnest(array['Seller', 'Buyer', 'Second', 'Blocked', 'Suspended', 'Mod']) as name;
select tests.create_user('Fresh', trust => 0, age => '1 day');
insert into staff (user_id, role) values (tests.user_id('Mod'), 'moderator');
select tests.create_listing('open', 'Seller'), tests.create_listing('other', 'Seller'),
  tests.create_listing('paused', 'Seller'), tests.create_listing('unconfirmeds', 'Unconfirmed'),
  tests.create_listing('freshs', 'Fresh');
update properties set status = 'paused' where id = tests.listing_id('paused');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Seller'), tests.user_id('Blocked'));
insert into moderation_actions (id, action, subject_kind, subject_id, reason)
values (tests.user_id('x'), 'warn', 'profile', tests.user_id('Seller'), 'x');
insert into private.member_standings (user_id, standing, until, action_id)
values (tests.user_id('Suspended'), 'suspended', now() + interval '1 day', tests.user_id('x'));
delete from notifications;

create function tests.showing(name text) returns uuid language sql immutable
as $$ select md5('showing ' || name)::uuid; $$;
create function tests.offer(
  name text, listing text default 'open', start_in interval default '2 days', lasts interval default '30 minutes',
  zone text default 'America/New_York', capacity integer default 1, notes text default null
) returns void language sql
as $$
  select public.offer_showing(
    tests.showing(name), tests.listing_id(listing), now() + start_in, now() + start_in + lasts, zone, capacity, notes
  );
$$;
create function tests.booked(name text) returns integer language sql security definer
as $$ select booked from public.listing_showings where id = tests.showing(name); $$;
create function tests.notified(name text, kind text) returns integer language sql security definer
as $$
  select count(*)::integer from public.notifications n
  where n.user_id = tests.user_id(name) and n.kind = notified.kind;
$$;
grant execute on all functions in schema tests to public;

-- Offering ----------------------------------------------------------------------------------------

select tests.as_visitor();
select throws_ok($$ select tests.offer('one') $$, '42501', null, 'visitors can''t offer showings');
select throws_ok(
  $$ select tests.offer('one') $$, '42501', null, member || ' can''t offer showings of another''s listing'
)
from (select member, tests.as_member(member) from unnest(array['Buyer', 'Mod', 'Staff']) as member) as m;
select tests.as_member('Unconfirmed');
select throws_ok(
  $$ select tests.offer('one', 'unconfirmeds') $$, 'P0001', 'Verify your email address first.',
  'a verified email is needed'
);
select tests.as_member('Fresh');
select throws_ok(
  $$ select tests.offer('fresh', 'freshs', notes => 'See www.example.com') $$, 'P0001',
  'New members can’t use links here yet.', 'new members can''t put links into notes'
);
select tests.as_member('Seller');
select throws_ok($$ select tests.offer('one', 'paused') $$, 'P0001', null, 'and an active listing');
select throws_ok($$ select tests.offer('one', zone => 'EST') $$, 'P0001', 'Choose a time zone from the list.',
  'an abbreviation is no time zone');
select throws_ok($$ select tests.offer('one', zone => null) $$, 'P0001', 'Choose a time zone from the list.',
  'neither is none');
select throws_ok($$ select tests.offer('one', start_in => '-1 hour') $$, 'P0001',
  'The showing must start in the future.', 'a showing starts in the future');
select throws_ok($$ select tests.offer('one', start_in => '91 days') $$, 'P0001',
  'The showing must start within 90 days.', 'within 90 days');
select throws_ok($$ select tests.offer('one', lasts => '5 minutes') $$, '23514', null, 'lasts 10 minutes');
select throws_ok($$ select tests.offer('one', lasts => '9 hours') $$, '23514', null, 'to 8 hours');
select throws_ok($$ select tests.offer('one', capacity => 0) $$, '23514', null, 'has room for one');
select throws_ok($$ select tests.offer('one', capacity => 51) $$, '23514', null, 'to 50 members');
select throws_ok($$ select tests.offer('one', notes => repeat('x', 1001)) $$, '23514', null, 'and short notes');
select lives_ok($$ select tests.offer('one', notes => ' Lockbox 1234 ') $$, 'sellers can offer a showing');
select lives_ok($$ select tests.offer('one') $$, 'sending the same again does nothing');
select throws_ok(
  $$ select tests.offer('clash', start_in => '2 days 20 minutes') $$, 'P0001',
  'You already offer a showing of this property at that time.', 'showings of a listing don''t overlap'
);
select lives_ok(
  $$ select tests.offer('two', start_in => '2 days 30 minutes', capacity => 2) $$, 'one can follow another'
);
select lives_ok($$ select tests.offer('elsewhere', 'other') $$, 'another property can be shown at the same time');
select throws_ok($$ select tests.offer('one', 'other', '9 days') $$, '23505', null, 'an ID is used once');

-- Booking -----------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.book(name text) returns void language sql
as $$ select public.book_showing(tests.showing(name)); $$;
grant execute on all functions in schema tests to public;
select tests.as_visitor();
select throws_ok($$ select tests.book('one') $$, '42501', null, 'visitors can''t book');
select tests.as_member('Seller');
select throws_ok($$ select tests.book('one') $$, '42501', null, 'sellers can''t book their own showings');
select tests.as_member('Blocked');
select throws_ok($$ select tests.book('one') $$, '42501', null, 'nobody books across a block');
select tests.as_member('Suspended');
select throws_ok($$ select tests.book('one') $$, '42501', null, 'suspended members can''t book');
select tests.as_member('Unconfirmed');
select throws_ok(
  $$ select tests.book('one') $$, 'P0001', 'Verify your email address first.', 'members without a verified email can''t'
);
select tests.as_member('Hidden');
select throws_like($$ select tests.book('one') $$, 'Your profile is private%', 'the seller has to see who comes');
select tests.as_member('Buyer');
select throws_ok($$ select tests.book('nothing') $$, '42501', null, 'an unknown showing can''t be booked');
select lives_ok($$ select tests.book('one') $$, 'members can book');
select lives_ok($$ select tests.book('one') $$, 'booking again does nothing');
select is(tests.booked('one'), 1, 'so it counts once');
select is(tests.notified('Seller', 'showing_booking'), 1, 'and the seller is notified');
select throws_like(
  $$ select tests.book('elsewhere') $$, 'You booked another showing at that time: Brick duplex.',
  'nobody can be at two showings at once'
);
select lives_ok($$ select tests.book('two') $$, 'the next one is fine');
select tests.as_member('Second');
select throws_ok($$ select tests.book('one') $$, 'P0001', 'This showing is fully booked.', 'capacity holds');
select lives_ok($$ select tests.book('two') $$, 'others can book what has room');
select is(tests.booked('two'), 2, 'which counts both');

-- Reading -----------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.rows(relation text) returns integer language plpgsql
as $$
declare
  found integer;
begin
  execute format('select count(*) from public.%I', relation) into found;
  return found;
end;
$$;
grant execute on all functions in schema tests to public;
select tests.as_visitor();
select is(tests.rows('listing_showings'), 3, 'visitors see the times');
select is(tests.rows('listing_showing_notes'), 0, 'but no notes');
select is(tests.rows('showing_bookings'), 0, 'and no bookings');
select tests.as_member('Blocked');
select is(tests.rows('listing_showings'), 0, 'across a block, nothing');
select tests.as_member('Second');
select is(tests.rows('listing_showing_notes'), 0, 'members don''t see notes of showings they didn''t book');
select is(tests.rows('showing_bookings'), 1, 'and only their own bookings');
select tests.as_member('Buyer');
select is((select notes from listing_showing_notes), 'Lockbox 1234', 'those who booked see the notes');
select tests.as_member('Seller');
select is(tests.rows('showing_bookings'), 3, 'sellers see who booked');
select is(tests.rows('listing_showing_notes'), 1, 'and the notes');
select is(listing_reach(tests.listing_id('open')) ->> 'booked', '2', 'and how many members did');
select tests.as_member('Mod');
select is(tests.rows('listing_showing_notes'), 0, 'staff don''t see notes');
select is(tests.rows('showing_bookings'), 0, 'or bookings');
select tests.as_owner();
update private.member_standings set user_id = tests.user_id('Buyer');
select tests.as_member('Buyer');
select is(tests.rows('listing_showing_notes'), 0, 'suspended members no longer see notes');
select tests.as_owner();
update private.member_standings set user_id = tests.user_id('Suspended');

-- Canceling a booking -----------------------------------------------------------------------------

select tests.as_member('Second');
select lives_ok($$ select cancel_booking(tests.showing('one')) $$, 'canceling without a booking does nothing');
select is(tests.booked('one'), 1, 'to the booking of another');
select cancel_booking(tests.showing('two'));
select is(tests.booked('two'), 1, 'members can cancel a booking');
select tests.as_owner();
select is(
  (select data ->> 'event' from notifications where kind = 'showing_booking' and actor_id = tests.user_id('Second')),
  'canceled', 'which notifies the seller'
);

-- Reminding ---------------------------------------------------------------------------------------

select is(private.remind_of_showings(), 0, 'nobody is reminded of a showing in two days');
update listing_showings set starts_at = now() + interval '5 hours', ends_at = now() + interval '6 hours'
where id = tests.showing('one');
select is(private.remind_of_showings(), 1, 'members are reminded of one within 24 hours');
select is(private.remind_of_showings(), 0, 'once');
select is(tests.notified('Buyer', 'showing_reminder'), 1, 'with a notification');

-- Canceling a showing -----------------------------------------------------------------------------

select tests.as_member('Buyer');
select throws_ok(
  $$ select cancel_showing(tests.showing('one')) $$, '42501', null, 'only the seller can cancel a showing'
);
select tests.as_member('Seller');
select lives_ok($$ select cancel_showing(tests.showing('one')) $$, 'sellers can');
select lives_ok($$ select cancel_showing(tests.showing('one')) $$, 'doing it again does nothing');
select is(tests.notified('Buyer', 'showing_canceled'), 1, 'those who booked are notified');
select is(tests.notified('Buyer', 'showing_reminder'), 0, 'and no longer reminded');
select lives_ok(
  $$ select tests.offer('again', start_in => '5 hours') $$, 'another showing can be offered at that time'
);
select tests.as_member('Buyer');
select is(tests.rows('listing_showing_notes'), 0, 'the notes of a canceled showing are gone');
select throws_ok(
  $$ select tests.book('one') $$, 'P0001', 'This showing was canceled.', 'a canceled showing can''t be booked'
);
select lives_ok($$ select tests.book('again') $$, 'the new one can');
select tests.as_owner();
update listing_showings set starts_at = now() - interval '10 minutes', ends_at = now() + interval '20 minutes'
where id = tests.showing('again');
select tests.as_member('Buyer');
select throws_ok(
  $$ select cancel_booking(tests.showing('again')) $$, 'P0001', 'This showing has already started.',
  'a booking can''t be canceled after the start'
);
select tests.as_member('Second');
select throws_ok(
  $$ select tests.book('again') $$, 'P0001', 'This showing has already started.', 'or made'
);
select tests.as_member('Seller');
select throws_ok(
  $$ select cancel_showing(tests.showing('again')) $$, 'P0001', 'This showing has already started.', 'or called off'
);

-- Blocks, paused listings, deletion ---------------------------------------------------------------

select tests.as_member('Second');
select tests.book('two');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Second'), tests.user_id('Seller'));
select is(tests.booked('two'), 1, 'a block cancels the bookings between two members');
select tests.as_owner();
update properties set status = 'paused' where id = tests.listing_id('open');
select is(tests.notified('Buyer', 'showing_canceled'), 2, 'pausing a listing cancels its showings');
select tests.as_member('Buyer');
select isnt_empty(
  $$ select from listing_showings where id = tests.showing('two') and canceled_at is not null $$,
  'those who booked still see that they were canceled'
);
select tests.book('elsewhere');
select tests.as_owner();
delete from properties where id = tests.listing_id('other');
select is(tests.notified('Buyer', 'showing_canceled'), 3, 'deleting a listing tells those who booked');
select tests.create_listing('last', 'Seller');
select tests.as_member('Seller');
select tests.offer('last', 'last', start_in => '9 days');
select tests.as_member('Buyer');
select tests.book('last');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Buyer');
select is(tests.booked('last'), 0, 'a deleted account frees its spots');

-- Direct writes, even with every grant ----------------------------------------------------------------

grant all on listing_showings, listing_showing_notes, showing_bookings to anon, authenticated;
select tests.as_member('Ann');
select throws_ok(
  $$ insert into showing_bookings (showing_id, user_id) values (tests.showing('last'), tests.user_id('Ann')) $$,
  '42501', null, 'members can''t insert bookings directly'
);
select tests.as_member('Seller');
select throws_ok(
  $$
    insert into listing_showings (id, property_id, starts_at, ends_at, time_zone, capacity)
    values (gen_random_uuid(), tests.listing_id('last'), now(), now() + interval '1 hour', 'x', 1)
  $$,
  '42501', null, 'or showings'
);
select is_empty($$ update listing_showings set capacity = 50 returning id $$, 'or update showings');
select throws_ok(
  $$ insert into listing_showing_notes values (tests.showing('last'), 'x') $$, '42501', null, 'or insert notes'
);
select is_empty($$ delete from listing_showings returning id $$, 'or delete showings');
select is_empty($$ delete from showing_bookings returning id $$, 'or bookings');

select * from finish();
rollback;
