-- Showings: sellers offer times, members book them; notes are for those who booked.
begin;
\ir helpers.psql
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
select tests.holds(who, statement, outcome, rule) from (values
  ('Unconfirmed', $$ select tests.offer('one', 'unconfirmeds') $$, 'fails: Verify your email address first.',
    'a verified email is needed'),
  ('Fresh', $$ select tests.offer('fresh', 'freshs', notes => 'See www.example.com') $$,
    'fails: New members can’t use links, email addresses, or phone numbers here yet.',
    'new members can''t put links into notes'),
  ('Seller', $$ select tests.offer('one', 'paused') $$, 'fails P0001', 'and an active listing'),
  ('Seller', $$ select tests.offer('one', zone => 'EST') $$, 'fails: Choose a time zone from the list.',
    'an abbreviation is no time zone'),
  ('Seller', $$ select tests.offer('one', zone => null) $$, 'fails: Choose a time zone from the list.',
    'neither is none'),
  ('Seller', $$ select tests.offer('one', start_in => '-1 hour') $$, 'fails: The showing must start in the future.',
    'a showing starts in the future'),
  ('Seller', $$ select tests.offer('one', start_in => '91 days') $$, 'fails: The showing must start within 90 days.',
    'within 90 days'),
  ('Seller', $$ select tests.offer('one', lasts => '5 minutes') $$, 'fails 23514', 'lasts 10 minutes'),
  ('Seller', $$ select tests.offer('one', lasts => '9 hours') $$, 'fails 23514', 'to 8 hours'),
  ('Seller', $$ select tests.offer('one', capacity => 0) $$, 'fails 23514', 'has room for one'),
  ('Seller', $$ select tests.offer('one', capacity => 51) $$, 'fails 23514', 'to 50 members'),
  ('Seller', $$ select tests.offer('one', notes => repeat('x', 1001)) $$, 'fails 23514', 'and short notes'),
  ('Seller', $$ select tests.offer('one', notes => ' Lockbox 1234 ') $$, 'works', 'sellers can offer a showing'),
  ('Seller', $$ select tests.offer('one') $$, 'works', 'sending the same again does nothing'),
  ('Seller', $$ select tests.offer('clash', start_in => '2 days 20 minutes') $$,
    'fails: You already offer a showing of this property at that time.', 'showings of a listing don''t overlap'),
  ('Seller', $$ select tests.offer('two', start_in => '2 days 30 minutes', capacity => 2) $$, 'works',
    'one can follow another'),
  ('Seller', $$ select tests.offer('elsewhere', 'other') $$, 'works', 'another property can be shown at the same time'),
  ('Seller', $$ select tests.offer('one', 'other', '9 days') $$, 'fails 23505', 'an ID is used once')
) as t (who, statement, outcome, rule);

-- Booking -----------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.book(name text) returns void language sql
as $$ select public.book_showing(tests.showing(name)); $$;
grant execute on all functions in schema tests to public;
select tests.holds(who, statement, outcome, rule) from (values
  ('Seller', $$ select tests.book('one') $$, 'fails 42501', 'sellers can''t book their own showings'),
  ('Unconfirmed', $$ select tests.book('one') $$, 'fails: Verify your email address first.',
    'members without a verified email can''t')
) as t (who, statement, outcome, rule);
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
select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ tests.rows('listing_showings') $$, 'gives 3', 'visitors see the times'),
  ('Blocked', $$ tests.rows('listing_showings') $$, 'gives 0', 'across a block, nothing'),
  ('Second', $$ tests.rows('listing_showing_notes') $$, 'gives 0',
    'members don''t see notes of showings they didn''t book'),
  ('Second', $$ tests.rows('showing_bookings') $$, 'gives 1', 'and only their own bookings'),
  ('Buyer', $$ select notes from listing_showing_notes $$, 'gives Lockbox 1234', 'those who booked see the notes'),
  ('Seller', $$ tests.rows('showing_bookings') $$, 'gives 3', 'sellers see who booked'),
  ('Seller', $$ tests.rows('listing_showing_notes') $$, 'gives 1', 'and the notes'),
  ('Seller', $$ listing_reach(tests.listing_id('open')) ->> 'booked' $$, 'gives 2', 'and how many members did'),
  ('owner', $$ update private.member_standings set user_id = tests.user_id('Buyer') $$, null, null),
  ('Buyer', $$ tests.rows('listing_showing_notes') $$, 'gives 0', 'suspended members no longer see notes')
) as t (who, statement, outcome, rule);
select tests.as_owner();
update private.member_standings set user_id = tests.user_id('Suspended');

-- Canceling a booking -----------------------------------------------------------------------------

select tests.as_member('Second');
select lives_ok($$ select cancel_booking(tests.showing('one')) $$, 'canceling without a booking does nothing');
select is(tests.booked('one'), 1, 'to the booking of another');
select cancel_booking(tests.showing('two'));
select tests.holds(who, statement, outcome, rule) from (values
  ('Second', $$ tests.booked('two') $$, 'gives 1', 'members can cancel a booking'),
  ('owner', $$ select data ->> 'event' from notifications where kind = 'showing_booking' and actor_id =
      tests.user_id('Second') $$, 'gives canceled', 'which notifies the seller')
) as t (who, statement, outcome, rule);

-- Reminding ---------------------------------------------------------------------------------------

select is(private.remind_of_showings(), 0, 'nobody is reminded of a showing in two days');
update listing_showings set starts_at = now() + interval '5 hours', ends_at = now() + interval '6 hours'
where id = tests.showing('one');
select is(private.remind_of_showings(), 1, 'members are reminded of one within 24 hours');
select is(private.remind_of_showings(), 0, 'once');
select is(tests.notified('Buyer', 'showing_reminder'), 1, 'with a notification');

-- Canceling a showing -----------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Seller', $$ select cancel_showing(tests.showing('one')) $$, 'works', 'sellers can'),
  ('Seller', $$ select cancel_showing(tests.showing('one')) $$, 'works', 'doing it again does nothing'),
  ('Seller', $$ tests.notified('Buyer', 'showing_canceled') $$, 'gives 1', 'those who booked are notified'),
  ('Seller', $$ tests.notified('Buyer', 'showing_reminder') $$, 'gives 0', 'and no longer reminded'),
  ('Seller', $$ select tests.offer('again', start_in => '5 hours') $$, 'works',
    'another showing can be offered at that time'),
  ('Buyer', $$ tests.rows('listing_showing_notes') $$, 'gives 0', 'the notes of a canceled showing are gone'),
  ('Buyer', $$ select tests.book('one') $$, 'fails: This showing was canceled.', 'a canceled showing can''t be booked'),
  ('Buyer', $$ select tests.book('again') $$, 'works', 'the new one can'),
  ('owner', $$ update listing_showings set starts_at = now() - interval '10 minutes', ends_at = now() +
      interval '20 minutes' where id = tests.showing('again') $$, null, null),
  ('Buyer', $$ select cancel_booking(tests.showing('again')) $$, 'fails: This showing has already started.',
    'a booking can''t be canceled after the start'),
  ('Second', $$ select tests.book('again') $$, 'fails: This showing has already started.', 'or made'),
  ('Seller', $$ select cancel_showing(tests.showing('again')) $$, 'fails: This showing has already started.',
    'or called off')
) as t (who, statement, outcome, rule);

-- Blocks, paused listings, deletion ---------------------------------------------------------------

select tests.as_member('Second');
select tests.book('two');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Second'), tests.user_id('Seller'));
select tests.holds(who, statement, outcome, rule) from (values
  ('Second', $$ tests.booked('two') $$, 'gives 1', 'a block cancels the bookings between two members'),
  ('owner', $$ update properties set status = 'paused' where id = tests.listing_id('open') $$, null, null),
  ('owner', $$ tests.notified('Buyer', 'showing_canceled') $$, 'gives 2', 'pausing a listing cancels its showings'),
  ('Buyer', $$ select from listing_showings where id = tests.showing('two') and canceled_at is not null $$, 'rows',
    'those who booked still see that they were canceled'),
  ('Buyer', $$ select tests.book('elsewhere') $$, null, null),
  ('owner', $$ delete from properties where id = tests.listing_id('other') $$, null, null),
  ('owner', $$ tests.notified('Buyer', 'showing_canceled') $$, 'gives 3', 'deleting a listing tells those who booked'),
  ('owner', $$ select tests.create_listing('last', 'Seller') $$, null, null),
  ('Seller', $$ select tests.offer('last', 'last', start_in => '9 days') $$, null, null),
  ('Buyer', $$ select tests.book('last') $$, null, null),
  ('owner', $$ delete from auth.users where id = tests.user_id('Buyer') $$, null, null),
  ('owner', $$ tests.booked('last') $$, 'gives 0', 'a deleted account frees its spots')
) as t (who, statement, outcome, rule);

-- Access codes ------------------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_user(name) from unnest(array['Host', 'Guest', 'Passerby']) as name;
select tests.create_user('Novice', trust => 0, age => '1 day');
select tests.create_listing('locked', 'Host');
create function tests.offer_with_code(name text, start_in interval, code text) returns void language sql
as $$
  select public.offer_showing(
    tests.showing(name), tests.listing_id('locked'), now() + start_in, now() + start_in + interval '30 minutes',
    'America/New_York', 5, 'Side door', code
  );
$$;
create function tests.access() returns text language sql
as $$
  select concat_ws(' ', a.access_code, a.needs_approval) from public.showing_access(tests.listing_id('locked')) a;
$$;
/* Moves the showing with the code, so that it starts in so long. */
create function tests.starts_in(start_in interval) returns text language sql security definer
as $$
  update public.listing_showings
  set starts_at = clock_timestamp() + start_in, ends_at = clock_timestamp() + start_in + interval '30 minutes'
  where id = tests.showing('coded') returning null::text;
$$;
grant execute on all functions in schema tests to public;
select tests.holds(who, statement, outcome, rule) from (values
  ('Host', $$ select tests.offer_with_code('coded', '2 days', 'call me at www.x.com') $$, 'fails 23514',
    'a code is no message'),
  ('Host', $$ select tests.offer_with_code('coded', '2 days', ' 4217# ') $$, 'works', 'a showing with a code'),
  ('Host', $$ tests.access() $$, 'gives 4217# f', 'the seller sees it'),
  ('Guest', $$ tests.access() $$, 'gives null', 'others don''t, before they book'),
  ('visitor', $$ select showing_access(tests.listing_id('locked')) $$, 'fails 42501', 'nor do visitors'),
  ('Guest', $$ select tests.book('coded') $$, 'works', 'a member books'),
  ('Guest', $$ select access_code from private.showing_codes $$, 'fails 42501', 'nobody selects it'),
  ('Guest', $$ select notes from listing_showing_notes $$, 'gives Side door', 'notes are there as before'),
  ('Guest', $$ tests.access() $$, 'gives f', 'but no code days before'),
  ('Guest', $$ export_my_data()::text like '%4217%' $$, 'gives false', 'nor in an export'),
  ('Novice', $$ select tests.book('coded') $$, 'works', 'a new member books'),
  ('owner', $$ select tests.starts_in('61 minutes') $$, null, null),
  ('Guest', $$ tests.access() $$, 'gives f', 'nor 61 minutes before'),
  ('owner', $$ select tests.starts_in('59 minutes') $$, null, null),
  ('Guest', $$ tests.access() $$, 'gives 4217# f', 'from an hour before'),
  ('Passerby', $$ tests.access() $$, 'gives null', 'not who didn''t book'),
  ('Novice', $$ tests.access() $$, 'gives t', 'nor a new member'),
  ('Novice', $$ select approve_booking(tests.showing('coded'), tests.user_id('Novice')) $$, 'fails 42501', 'nor they'),
  ('Host', $$ select waiting = array[tests.user_id('Novice')] from showing_access(tests.listing_id('locked')) $$,
    'gives true', 'the seller sees who needs approval'),
  ('Guest', $$ select waiting from showing_access(tests.listing_id('locked')) $$, 'gives {}', 'others don''t'),
  ('Host', $$ select approve_booking(tests.showing('coded'), tests.user_id('Passerby')) $$,
    'fails: This member has canceled.', 'there must be a booking'),
  ('Host', $$ select approve_booking(tests.showing('coded'), tests.user_id('Novice')) $$, 'works', 'the seller does'),
  ('Novice', $$ tests.access() $$, 'gives 4217# f', 'then they get it'),
  ('Novice', $$ select cancel_booking(tests.showing('coded')) $$, 'works', 'one who cancels'),
  ('Novice', $$ tests.access() $$, 'gives null', 'loses it'),
  ('Novice', $$ select tests.book('coded') $$, 'works', 'and who books again'),
  ('Novice', $$ tests.access() $$, 'gives t', 'has to be approved again'),
  ('owner', $$ delete from private.verified_emails where user_id = tests.user_id('Guest') $$, null, null),
  ('Guest', $$ tests.access() $$, 'gives t', 'an address that isn''t verified anymore'),
  ('owner', $$ select tests.verify_email('Guest') $$, null, null),
  ('owner', $$ select tests.starts_in('-29 minutes') $$, null, null),
  ('Guest', $$ tests.access() $$, 'gives 4217# f', 'until it ends'),
  ('owner', $$ select tests.starts_in('-31 minutes') $$, null, null),
  ('Guest', $$ tests.access() $$, 'gives f', 'and not a minute longer'),
  ('owner', $$ select tests.starts_in('30 minutes') $$, null, null),
  ('Host', $$ select cancel_showing(tests.showing('coded')) $$, 'works', 'a canceled showing'),
  ('Guest', $$ tests.access() $$, 'gives null', 'has no code'),
  ('Host', $$ export_my_data()::text like '%4217#%' $$, 'gives true', 'the seller''s export has it')
) as t (who, statement, outcome, rule);

-- Direct writes, even with every grant ----------------------------------------------------------------

select tests.as_owner();
grant all on listing_showings, listing_showing_notes, showing_bookings to anon, authenticated;
select tests.holds('Seller', $$ insert into listing_showings (id, property_id, starts_at, ends_at, time_zone,
    capacity) values
      (gen_random_uuid(), tests.listing_id('last'), now(), now() + interval '1 hour', 'x', 1) $$, 'fails 42501',
    'or showings');

select * from finish();
rollback;
