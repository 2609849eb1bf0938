-- Calendar and feed addresses: who can make them, what they show, and what ends them.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user(name, tier => 'closer') from unnest(array['Seller', 'Blocker', 'Suspended', 'Lapsed']) as name;
select tests.create_listing('house', 'Seller'), tests.create_listing('other', 'Blocker', title => 'Stone duplex');

create temp table made (owner text, kind text, secret text, primary key (owner, kind));
grant all on made to authenticated, service_role;
create function tests.makes(owner text, kind text default 'calendar') returns void language plpgsql
as $$
declare
  new_secret constant text := create_feed_address(kind);
begin
  insert into made values (owner, kind, new_secret)
  on conflict on constraint made_pkey do update set secret = excluded.secret;
end;
$$;
create function tests.hash_of(whose text, kind text default 'calendar') returns text language sql security definer
as $$
  select encode(sha256(convert_to(m.secret, 'utf8')), 'hex') from made m
  where m.owner = whose and m.kind = hash_of.kind;
$$;
create function tests.reads(whose text, kind text default 'calendar') returns jsonb language sql
as $$ select public.read_feed(tests.hash_of(whose, kind), kind); $$;
/* What a calendar shows, by ID. */
create function tests.shows(whose text) returns text language sql
as $$
  select string_agg(section || ' ' || (entry ->> 'title'), ', ' order by section, entry ->> 'title')
  from jsonb_each(tests.reads(whose) -> 'content') as sections (section, entries),
    jsonb_array_elements(entries) as entry;
$$;
grant execute on all functions in schema tests to public;

-- Making ------------------------------------------------------------------------------------------
select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select create_feed_address('calendar') $$, 'fails 42501', 'visitors have no addresses'),
  ('Ann', $$ select create_feed_address('calendar') $$,
    'fails 42501: Calendar and feed addresses are exclusively available to Closer and Partner members',
    'nor have free members'),
  ('Closer', $$ select create_feed_address('messages') $$, 'fails 23514', 'there are two kinds'),
  ('Closer', $$ select tests.makes('Closer') $$, 'works', 'paid members make them'),
  ('Closer', $$ select tests.makes('Closer', 'matches') $$, 'works', 'of each kind'),
  ('Closer', $$ select kind from feed_addresses order by kind $$, 'gives (calendar) (matches)', 'and see which'),
  ('Closer', $$ select data ->> 'what' from notifications where kind = 'access' order by 1 $$,
    'gives (calendar) (matches)', 'and are notified'),
  ('Closer', $$ insert into feed_addresses (user_id, kind) values (auth.uid(), 'calendar') $$, 'fails 42501',
    'an address isn''t made without a secret'),
  ('Closer', $$ select tests.reads('Closer') $$, 'fails 42501', 'members can''t read through it'),
  ('Seller', $$ select tests.makes('Seller') $$, 'works', null),
  ('Suspended', $$ select tests.makes('Suspended') $$, 'works', null),
  ('Lapsed', $$ select tests.makes('Lapsed') $$, 'works', null)
) as t (who, statement, outcome, rule);

-- Reading -----------------------------------------------------------------------------------------
select tests.as_owner();
insert into listing_showings (id, property_id, starts_at, ends_at, time_zone, capacity)
select md5('showing ' || name)::uuid, tests.listing_id(name), now() + starts, now() + starts + interval '1 hour',
  'America/New_York', 2
from (values ('house', interval '1 day'), ('other', interval '2 days')) as s (name, starts);
insert into listing_showing_notes values (md5('showing house')::uuid, 'Key in the shed');
insert into showing_bookings (showing_id, user_id) values (md5('showing house')::uuid, tests.user_id('Closer'));
insert into events (id, user_id, title, description, starts_at, ends_at, time_zone, format, status)
select md5('event ' || title)::uuid, tests.user_id('Ann'), title, 'Come in.', now() + interval '1 day',
  now() + interval '1 day 2 hours', 'America/New_York', 'online', status
from (values ('Evening', 'published'), ('Waiting', 'published'), ('Morning', 'published')) as e (title, status);
insert into event_links select id, 'https://meet.example/x' from events;
insert into event_registrations (event_id, user_id, status) values
  (md5('event Evening')::uuid, tests.user_id('Closer'), 'registered'),
  (md5('event Waiting')::uuid, tests.user_id('Closer'), 'waitlisted'),
  (md5('event Morning')::uuid, tests.user_id('Seller'), 'registered');
insert into buybox_profiles (user_id, states) values (tests.user_id('Closer'), '{NY}');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Blocker'), tests.user_id('Closer'));
insert into moderation_actions (id, action, subject_kind, subject_id, reason)
values (tests.user_id('x'), 'warn', 'profile', tests.user_id('Suspended'), 'x');
insert into private.member_standings (user_id, standing, until, action_id)
values (tests.user_id('Suspended'), 'suspended', now() + interval '1 day', tests.user_id('x'));
update users set membership_tier = 'free' where id = tests.user_id('Lapsed');

select tests.holds('service', statement, outcome, rule) from (values
  ($$ tests.shows('Closer') $$, 'gives events Evening, showings Brick duplex',
    'a calendar has the showings a member booked and the events they registered for'),
  ($$ select current_user $$, 'gives service_role', 'the service role stays what it was'),
  ($$ tests.shows('Seller') $$, 'gives events Morning, showings Brick duplex', 'and the showings they offer'),
  ($$ tests.reads('Closer') #>> '{content,showings,0,notes}' $$, 'gives Key in the shed',
    'those who booked read the notes'),
  ($$ tests.reads('Closer') #>> '{content,events,0,link}' $$, 'gives https://meet.example/x', 'and the link'),
  ($$ select string_agg(m ->> 'title', ', ')
      from jsonb_array_elements(tests.reads('Closer', 'matches') -> 'content') m $$,
    'gives Brick duplex', 'matches are those of the app, without members who blocked the reader'),
  ($$ read_feed(tests.hash_of('Closer', 'matches'), 'calendar') $$, 'gives null', 'an address has one kind'),
  ($$ read_feed(repeat('0', 64), 'calendar') $$, 'gives null', 'an unknown address shows nothing'),
  ($$ tests.reads('Suspended') $$, 'gives null', 'nor does one of a suspended member'),
  ($$ tests.reads('Lapsed') $$, 'gives null', 'nor one of a membership that ended')
) as t (statement, outcome, rule);

-- A deadline is shown to the parties of the deal.
select tests.as_owner();
insert into offers (id, property_id, seller_id, buyer_id, title, address, state, respond_by, opened_at)
select md5('offer')::uuid, id, user_id, tests.user_id('Closer'), title, address, 'accepted', now(), now()
from properties where id = tests.listing_id('house');
insert into deals (id, offer_id, version, accepted_version, property_id, seller_id, buyer_id, title, address, time_zone)
select md5('deal')::uuid, id, 1, 1, property_id, seller_id, buyer_id, 'Sold duplex', address, 'America/New_York'
from offers;
insert into deal_parties (deal_id, user_id, role, side, name, rights, accepted_at)
values (md5('deal')::uuid, tests.user_id('Closer'), 'buyer', 'buyer', 'C', '{terms,documents}', now());
insert into deal_milestones (deal_id, kind, due_at, state)
values (md5('deal')::uuid, 'closing', now() + interval '9 days', 'pending'),
  (md5('deal')::uuid, 'inspection', now() + interval '2 days', 'waived');
select tests.holds('service', statement, outcome, rule) from (values
  ($$ tests.shows('Closer') $$, 'gives deadlines Sold duplex, events Evening, showings Brick duplex',
    'a calendar has the open deadlines of a member''s deals'),
  ($$ jsonb_array_length(tests.reads('Seller') #> '{content,deadlines}') $$, 'gives 0', 'only of theirs')
) as t (statement, outcome, rule);

-- Ending ------------------------------------------------------------------------------------------
select tests.as_owner();
insert into private.rate_limits (user_id, action, period, started_at, used)
values (tests.user_id('Seller'), 'feed', '1 hour', now(), 60)
on conflict on constraint rate_limits_pkey do update set used = excluded.used;
create temp table old as select tests.hash_of('Closer') as hash;
grant select on old to service_role;
select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ tests.reads('Seller') $$, 'gives {"is_limited": true}', 'addresses are read 60 times an hour'),
  ('Seller', $$ select tests.makes('Seller') $$, 'works', null),
  ('service', $$ tests.reads('Seller') $$, 'gives {"is_limited": true}', 'a new one doesn''t add to that'),
  ('Closer', $$ select tests.makes('Closer') $$, 'works', 'a new address replaces the old one'),
  ('service', $$ (select read_feed(hash, 'calendar') from old) $$, 'gives null', 'which shows nothing any more'),
  ('service', $$ tests.reads('Closer') is not null $$, 'gives true', 'unlike the new one'),
  ('Closer', $$ delete from feed_addresses where kind = 'matches' returning true $$, 'rows', 'members revoke one'),
  ('service', $$ tests.reads('Closer', 'matches') $$, 'gives null', 'and it shows nothing any more'),
  ('owner', $$ update auth.users set encrypted_password = 'new' where id = tests.user_id('Closer') $$, 'works', null),
  ('service', $$ tests.reads('Closer') $$, 'gives null', 'a new password revokes all')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
