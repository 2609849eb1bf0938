-- The review queue of staff: one list of all kinds, by role, and one decision for a new member's listing.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user(name) from unnest(array['Rev', 'Mod', 'Admin', 'Sal']) as name;
select tests.create_user('New', trust => 0);
insert into staff (user_id, role) values
  (tests.user_id('Rev'), 'reviewer'), (tests.user_id('Mod'), 'moderator'), (tests.user_id('Admin'), 'admin');
select tests.create_listing('old', 'Sal', 'Old');
select tests.create_listing('own', 'Rev', 'Own');
update listing_reviews set requested_at = now() - interval '3 hours'
where property_id = any (array[tests.listing_id('old'), tests.listing_id('own')]);
insert into events (id, user_id, title, description, starts_at, ends_at, time_zone, format, location, status)
values (tests.listing_id('event'), tests.user_id('Sal'), 'Meetup', 'Talk', now() + interval '2 days',
  now() + interval '3 days', 'America/New_York', 'in_person', 'New York', 'proposed');

select tests.as_member('New');
select tests.post_listing('held', 'New');
select tests.post_listing('held2', 'New');
insert into feed_posts (id, user_id, title, content)
values (tests.listing_id('post'), tests.user_id('New'), 'Hello', 'Look at https://spam.example');
select tests.as_owner();

create function tests.queue(wanted text default null) returns text language sql as $$
  select string_agg(q.kind, ' ' order by q.place) from public.review_queue(wanted)
    with ordinality as q (id, kind, due_at, entered_at, place);
$$;

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select from review_queue() $$, 'fails 42501', 'visitors have no queue'),
  ('Sal', $$ select from review_queue() $$, 'no rows', 'nor have members'),
  ('Rev', $$ select tests.queue() $$, 'gives listing event',
    'reviewers see the oldest first, without their own listing and what is held'),
  (null, $$ select tests.queue('event') $$, 'gives event', 'one kind at a time, too'),
  ('Mod', $$ select tests.queue() $$, 'gives held held held', 'moderators see what is held, and nothing else'),
  ('Admin', $$ select count(*) from review_queue() $$, 'gives 6', 'admins see everything'),
  (null, $$ select count(*) from review_queue() q, review_queue(null, q.due_at, q.entered_at, q.id) $$, 'gives 15',
    'each item is followed by those after it'),
  ('Sal', $$ select approve_content('listing', tests.listing_id('held')) $$, 'fails 42501', 'members don''t approve'),
  ('Rev', $$ select approve_content('listing', tests.listing_id('held')) $$, 'fails 42501', 'nor reviewers'),
  ('Admin', $$ select decide('approve_content', jsonb_build_object('subject_kind', 'listing', 'subject_id',
    tests.listing_id('held')), 'Held') $$, 'rows', 'who is both approves a held listing'),
  (null, $$ select count(*) from review_queue() $$, 'gives 5', 'which leaves the queue right away'),
  (null, $$ select approve_content('listing', tests.listing_id('held')) $$, 'works', 'the decision'),
  ('New', $$ select verified, removed_at is null from properties where id = tests.listing_id('held') $$,
    'gives (t,t)', 'publishes and verifies it'),
  (null, $$ select kind from notifications $$, 'gives (listing_decision)', 'and notifies the seller once'),
  ('Mod', $$ select approve_content('listing', tests.listing_id('held2')) $$, 'works', 'a moderator'),
  ('New', $$ select verified, removed_at is null from properties where id = tests.listing_id('held2') $$,
    'gives (f,t)', 'only publishes'),
  ('Rev', $$ select tests.queue('listing') $$, 'gives listing listing', 'so that a reviewer verifies it')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
