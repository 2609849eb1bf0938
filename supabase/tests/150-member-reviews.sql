-- Member reviews: one per author and member, never of oneself; edited
-- and deleted by the author, answered once, and counted immediately.
begin;
\ir helpers.psql
select tests.create_cast();

create function tests.review(
  author text, member text, rating integer, words text default 'Pays in time'
) returns void language sql
as $$
  insert into public.member_reviews (author_id, member_id, rating, text)
  values (tests.user_id(author), tests.user_id(member), review.rating, words);
$$;
create function tests.stars(who text) returns text language sql security definer
as $$ select array_to_string(ratings, ' ') from public.member_stats where user_id = tests.user_id(who); $$;
create function tests.review_of(author text, member text) returns uuid language sql security definer
as $$
  select id
  from public.member_reviews
  where author_id = tests.user_id(author) and member_id = tests.user_id(member);
$$;

select tests.work_together('Ann', 'Bob'), tests.work_together('Unconfirmed', 'Bob');

-- Real contact ------------------------------------------------------------------------------------

select tests.create_user('Cal'), tests.create_user('Dee'), tests.create_user('Eli');
select tests.connect('Cal', 'Dee');
select tests.as_member('Cal');
select throws_like(
  $$ select tests.review('Cal', 'Dee', 1) $$, 'You can review this member from %',
  'a new connection isn''t enough for a review'
);
select is(
  review_refusal(tests.user_id('Eli')),
  'You can review a member after working together: once you’ve closed a deal, once you’ve been connected for 7 days '
    'and have both written messages, or after you’ve attended the same event.',
  'a member reads what is missing for a review of a stranger'
);
select tests.holds(who, statement, outcome, rule) from (values
  ('Unconfirmed', $$ review_refusal(tests.user_id('Cal')) $$, 'gives Verify your email to review this member.',
    'an unconfirmed member reads that they must verify their email'),
  ('owner', $$ select tests.work_together('Cal', 'Dee') $$, null, null),
  ('owner', $$ delete from messages where user_id = tests.user_id('Dee') $$, null, null),
  ('Cal', $$ select tests.review('Cal', 'Dee', 1) $$,
    'fails: You can review this member once you’ve both written messages to each other.',
    'messages in one direction aren''t enough for a review'),
  ('owner', $$ select tests.work_together('Cal', 'Dee') $$, null, null),
  ('owner', $$ insert into events (id, user_id, title, description, starts_at, ends_at, time_zone, format, status)
      values (tests.listing_id('meetup'), tests.user_id('Dee'), 'Spring meetup', 'x', '2026-03-01', '2026-03-02',
      'America/New_York', 'online', 'published') $$, null, null),
  ('owner', $$ insert into event_registrations (event_id, user_id, status) values (tests.listing_id('meetup'),
      tests.user_id('Cal'), 'registered'), (tests.listing_id('meetup'), tests.user_id('Eli'), 'waitlisted') $$, null,
    null),
  ('Eli', $$ review_refusal(tests.user_id('Cal')) is not null $$, 'gives true',
    'waiting for an event isn''t attending it')
) as t (who, statement, outcome, rule);
select tests.as_member('Cal');
insert into member_reviews (author_id, member_id, rating, text, basis, basis_on, basis_title)
values (tests.user_id('Cal'), tests.user_id('Dee'), 5, 'Great', 'event', '2000-01-01', 'My wedding');
select results_eq($$ select basis, basis_on, basis_title from member_reviews where author_id = tests.user_id('Cal') $$,
  $$ values ('connected', (now() at time zone 'utc')::date - 30, null::text) $$,
  'a review stores what it is based on, whatever the author says');
delete from member_reviews;
delete from connections;
select tests.review('Cal', 'Dee', 4);
select results_eq($$ select basis, basis_on, basis_title from member_reviews where author_id = tests.user_id('Cal') $$,
  $$ values ('event', '2026-03-02'::date, 'Spring meetup') $$,
  'a member can review the organizer of an event they attended');
delete from member_reviews;
select tests.as_owner();
update events set status = 'canceled' where id = tests.listing_id('meetup');
select tests.as_member('Cal');
select isnt(review_refusal(tests.user_id('Dee')), null, 'a canceled event wasn''t attended');

-- Writing -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.review('Ann', 'Ann', 5) $$, 'fails 23514', 'a member can''t review themselves'),
  ($$ select tests.review('Bob', 'Ann', 5) $$, 'fails 42501: Not allowed on behalf of another member',
    'a member can''t write a review of themselves in someone else''s name'),
  ($$ select tests.review('Ann', 'Hidden', 5) $$, 'fails 42501: This member is not available',
    'a member can''t review a private member'),
  ($$ select tests.review('Ann', 'stranger', 5) $$, 'fails 42501: This member is not available',
    'a member can''t review an unknown member'),
  ($$ select tests.review('Ann', 'Bob', 0) $$, 'fails 23514', 'a rating can''t be 0'),
  ($$ select tests.review('Ann', 'Bob', 6) $$, 'fails 23514', 'a rating can''t be 6'),
  ($$ select tests.review('Ann', 'Bob', 5, E' \n ') $$, 'fails 23514', 'a review can''t be blank'),
  ($$ select tests.review('Ann', 'Bob', 5, repeat('x', 2001)) $$, 'fails 23514',
    'a review can''t be longer than 2,000 characters'),
  ($$ insert into member_reviews (author_id, member_id, rating, text, created_at, edited_at, answer, answered_at) values
      (tests.user_id('Ann'), tests.user_id('Bob'), 4, 'Pays in time', '2000-01-01', '2000-01-01', 'The best!',
      '2000-01-01') $$, 'works', 'a member can review another member')
) as t (statement, outcome, rule);
select results_eq($$ select created_at, edited_at, answer, answered_at from member_reviews $$,
  $$ values (now(), null::timestamptz, null::text, null::timestamptz) $$,
  'a review has the current time and no answer, even if others are sent');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ tests.stars('Bob') $$, 'gives 0 0 0 1 0', 'a review is counted immediately'),
  ('Ann', $$ select tests.review('Ann', 'Bob', 5) $$, 'fails 23505', 'a member can''t review the same member twice'),
  ('owner', $$ select tests.verify_email('Unconfirmed') $$, null, null),
  ('Unconfirmed', $$ select tests.review('Unconfirmed', 'Bob', 1) $$, 'works',
    'a member can write a review once verified')
) as t (who, statement, outcome, rule);

-- Editing -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok($$ update member_reviews set rating = 2, text = 'Pays late' where author_id = tests.user_id('Ann') $$,
  'the author can edit their review');
select is(tests.stars('Bob'), '1 1 0 0 0', 'editing the rating updates the counts');
select is((select edited_at from member_reviews where author_id = tests.user_id('Ann')), now(),
  'editing a review sets edited_at');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ update member_reviews set rating = 6 $$, 'fails 23514', 'a rating can''t be edited to 6'),
  ('Bob', $$ update member_reviews set rating = 5 returning id $$, 'no rows',
    'the reviewed member can''t edit a review'),
  ('Bob', $$ delete from member_reviews returning id $$, 'no rows', 'the reviewed member can''t delete a review')
) as t (who, statement, outcome, rule);

-- Answers -----------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select answer_review(tests.review_of('Ann', 'Bob'), E' \n ') $$, 'fails 23514',
    'an answer can''t be blank'),
  ('Bob', $$ select answer_review(tests.review_of('Ann', 'Bob'), null) $$, 'fails 23514', 'an answer can''t be null'),
  ('Bob', $$ select answer_review(tests.review_of('Ann', 'Bob'), repeat('x', 2001)) $$, 'fails 23514',
    'an answer can''t be longer than 2,000 characters'),
  ('Bob', $$ update member_reviews set answer = 'x', answered_at = now() returning id $$, 'no rows',
    'the reviewed member can''t write the answer with a direct update'),
  ('Bob', $$ select answer_review(tests.review_of('Ann', 'Bob'), E' The bank was slow. \n') $$, 'works',
    'the reviewed member can answer a review')
) as t (who, statement, outcome, rule);
select results_eq($$ select answer, answered_at, edited_at from member_reviews
    where author_id = tests.user_id('Ann') $$, $$ values ('The bank was slow.', now(), now()) $$,
  'the answer is trimmed and has the current time');
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select answer_review(tests.review_of('Ann', 'Bob'), 'And another thing') $$,
    'fails: You’ve already answered this review.', 'a review can''t be answered twice'),
  ('Ann', $$ update member_reviews set text = 'Pays' where author_id = tests.user_id('Ann') $$, 'works',
    'the author can edit an answered review'),
  ('Ann', $$ select from member_reviews where answer is not null $$, 'rows',
    'editing an answered review keeps the answer')
) as t (who, statement, outcome, rule);

-- Who can read reviews ----------------------------------------------------------------------------

select tests.as_owner();
select tests.work_together('Ann', 'Hidden'), tests.work_together('Hidden', 'Bob');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select tests.review('Ann', 'Hidden', 3) $$, 'works', 'a connection can review a private member'),
  ('Hidden', $$ select tests.review('Hidden', 'Bob', 3) $$, 'works', 'a private member can review others'),
  ('Hidden', $$ select count(*)::int from member_reviews where tests.user_id('Hidden') in (author_id, member_id) $$,
    'gives 2', 'a private member can read the reviews about and by them'),
  ('Pro', $$ select count(*)::int from member_reviews where member_id = tests.user_id('Bob') $$, 'gives 3',
    'others can read the text of a private member''s review'),
  ('Staff', $$ select count(*)::int from member_reviews $$, 'gives 4', 'staff can read all reviews'),
  ('Ann', $$ delete from connections $$, null, null),
  ('Ann', $$ select text from member_reviews where member_id = tests.user_id('Hidden') $$, 'gives Pays in time',
    'the author can read their review after the connection ended'),
  ('Ann', $$ update member_reviews set text = 'x' where member_id = tests.user_id('Hidden') returning id $$, 'no rows',
    'the author can''t edit a review of a member they can no longer see'),
  ('Ann', $$ delete from member_reviews where member_id = tests.user_id('Hidden') returning id $$, 'rows',
    'the author can delete a review of a member they can no longer see'),
  ('Ann', $$ tests.stars('Hidden') $$, 'gives 0 0 0 0 0', 'deleting a review updates the counts')
) as t (who, statement, outcome, rule);

-- Blocks (see also 120-blocks.sql) ----------------------------------------------------------------

select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Unconfirmed'), tests.user_id('Bob'));
select tests.holds('Bob', $$ select answer_review(tests.review_of('Unconfirmed', 'Bob'), 'x') $$,
    'fails 42501: This member is not available', 'the reviewed member can''t answer a review across a block');

-- Deletion ----------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Staff', $$ delete from member_reviews where author_id = tests.user_id('Unconfirmed') returning id $$, 'rows',
    'staff can delete a review'),
  ('Ann', $$ delete from member_reviews where author_id = tests.user_id('Ann') returning id $$, 'rows',
    'the author can delete their review'),
  ('Ann', $$ tests.stars('Bob') $$, 'gives 0 0 1 0 0', 'a review deleted by its author is removed from the counts'),
  ('owner', $$ select tests.work_together('Ann', 'Bob') $$, null, null),
  ('Ann', $$ select tests.review('Ann', 'Bob', 5) $$, 'works',
    'the author can write another review after deleting the first'),
  ('owner', $$ delete from auth.users where id = tests.user_id('Ann') $$, null, null),
  ('owner', $$ tests.stars('Bob') $$, 'gives 0 0 1 0 0', 'deleting the author''s account deletes their review'),
  ('owner', $$ delete from auth.users where id = tests.user_id('Bob') $$, null, null),
  ('owner', $$ select from member_reviews $$, 'no rows',
    'deleting the reviewed member''s account deletes reviews of them')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
