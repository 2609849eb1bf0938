-- Member reviews: one per author and member, never of oneself; edited
-- and deleted by the author, answered once, and counted immediately.
begin;
\ir helpers.psql
select no_plan();
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
select tests.as_member('Unconfirmed');
select is(
  review_refusal(tests.user_id('Cal')), 'Verify your email to review this member.',
  'an unconfirmed member reads that they must verify their email'
);
select tests.as_owner();
select tests.work_together('Cal', 'Dee');
delete from messages where user_id = tests.user_id('Dee');
select tests.as_member('Cal');
select throws_ok(
  $$ select tests.review('Cal', 'Dee', 1) $$,
  'P0001', 'You can review this member once you’ve both written messages to each other.',
  'messages in one direction aren''t enough for a review'
);
select tests.as_owner();
select tests.work_together('Cal', 'Dee');
insert into events (id, user_id, title, description, starts_at, ends_at, time_zone, format, status)
values (
  tests.listing_id('meetup'), tests.user_id('Dee'), 'Spring meetup', 'x', '2026-03-01', '2026-03-02',
  'America/New_York', 'online', 'published'
);
insert into event_registrations (event_id, user_id, status)
values
  (tests.listing_id('meetup'), tests.user_id('Cal'), 'registered'),
  (tests.listing_id('meetup'), tests.user_id('Eli'), 'waitlisted');
select tests.as_member('Eli');
select isnt(review_refusal(tests.user_id('Cal')), null, 'waiting for an event isn''t attending it');
select tests.as_member('Cal');
insert into member_reviews (author_id, member_id, rating, text, basis, basis_on, basis_title)
values (tests.user_id('Cal'), tests.user_id('Dee'), 5, 'Great', 'event', '2000-01-01', 'My wedding');
select results_eq(
  $$ select basis, basis_on, basis_title from member_reviews where author_id = tests.user_id('Cal') $$,
  $$ values ('connected', (now() at time zone 'utc')::date - 30, null::text) $$,
  'a review stores what it is based on, whatever the author says'
);
select throws_ok(
  $$ update member_reviews set basis = 'event', basis_title = 'My wedding' $$,
  '42501', null, 'the author can''t change what a review is based on'
);
delete from member_reviews;
delete from connections;
select tests.review('Cal', 'Dee', 4);
select results_eq(
  $$ select basis, basis_on, basis_title from member_reviews where author_id = tests.user_id('Cal') $$,
  $$ values ('event', '2026-03-02'::date, 'Spring meetup') $$,
  'a member can review the organizer of an event they attended'
);
delete from member_reviews;
select tests.as_owner();
update events set status = 'canceled' where id = tests.listing_id('meetup');
select tests.as_member('Cal');
select isnt(review_refusal(tests.user_id('Dee')), null, 'a canceled event wasn''t attended');
select tests.as_owner();

-- Writing -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select throws_ok($$ select tests.review('Ann', 'Ann', 5) $$, '23514', null, 'a member can''t review themselves');
select throws_ok(
  $$ select tests.review('Bob', 'Ann', 5) $$,
  '42501', 'Not allowed on behalf of another member',
  'a member can''t write a review of themselves in someone else''s name'
);
select throws_ok(
  $$ select tests.review('Pro', 'Bob', 5) $$,
  '42501', 'Not allowed on behalf of another member',
  'a member can''t write a review of another member in someone else''s name'
);
select throws_ok(
  $$ select tests.review('Ann', 'Hidden', 5) $$,
  '42501', 'This member is not available', 'a member can''t review a private member'
);
select throws_ok(
  $$ select tests.review('Ann', 'stranger', 5) $$,
  '42501', 'This member is not available', 'a member can''t review an unknown member'
);
select throws_ok($$ select tests.review('Ann', 'Bob', 0) $$, '23514', null, 'a rating can''t be 0');
select throws_ok($$ select tests.review('Ann', 'Bob', 6) $$, '23514', null, 'a rating can''t be 6');
select throws_ok($$ select tests.review('Ann', 'Bob', null) $$, '23502', null, 'a rating can''t be null');
select throws_ok($$ select tests.review('Ann', 'Bob', 5, E' \n ') $$, '23514', null, 'a review can''t be blank');
select throws_ok($$ select tests.review('Ann', 'Bob', 5, null) $$, '23502', null, 'a review can''t be null');
select throws_ok(
  $$ select tests.review('Ann', 'Bob', 5, repeat('x', 2001)) $$,
  '23514', null, 'a review can''t be longer than 2,000 characters'
);
select lives_ok(
  $$
    insert into member_reviews (author_id, member_id, rating, text, created_at, edited_at, answer, answered_at)
    values (
      tests.user_id('Ann'), tests.user_id('Bob'), 4, 'Pays in time', '2000-01-01', '2000-01-01', 'The best!',
      '2000-01-01'
    )
  $$,
  'a member can review another member'
);
select results_eq(
  $$ select created_at, edited_at, answer, answered_at from member_reviews $$,
  $$ values (now(), null::timestamptz, null::text, null::timestamptz) $$,
  'a review has the current time and no answer, even if others are sent'
);
select is(tests.stars('Bob'), '0 0 0 1 0', 'a review is counted immediately');
select throws_ok(
  $$ select tests.review('Ann', 'Bob', 5) $$,
  '23505', null, 'a member can''t review the same member twice'
);
select throws_ok(
  $$
    insert into member_reviews (author_id, member_id, rating, text)
    values (tests.user_id('Ann'), tests.user_id('Bob'), 1, 'x')
    on conflict (author_id, member_id) do update set member_id = tests.user_id('Pro')
  $$,
  '42501', null, 'an upsert can''t move a review to another member'
);
select is(
  tests.stars('Bob') || '|' || tests.stars('Pro'),
  '0 0 0 1 0|0 0 0 0 0', 'a rejected review doesn''t change the counts'
);
select tests.as_member('Unconfirmed');
select throws_ok(
  $$ select tests.review('Unconfirmed', 'Bob', 1) $$,
  'P0001', 'Verify your email address first.', 'an unconfirmed member can''t write a review'
);
select tests.as_owner();
select tests.verify_email('Unconfirmed');
select tests.as_member('Unconfirmed');
select lives_ok($$ select tests.review('Unconfirmed', 'Bob', 1) $$, 'a member can write a review once verified');
select tests.as_visitor();
select throws_ok($$ select tests.review('Ann', 'Pro', 5) $$, '42501', null, 'a visitor can''t write a review');
select throws_ok($$ select from member_reviews $$, '42501', null, 'a visitor can''t read reviews');
select throws_ok($$ update member_reviews set text = 'x' $$, '42501', null, 'a visitor can''t edit reviews');
select throws_ok($$ delete from member_reviews $$, '42501', null, 'a visitor can''t delete reviews');
select throws_ok(
  $$ select answer_review(tests.review_of('Ann', 'Bob'), 'x') $$,
  '42501', null, 'a visitor can''t answer a review'
);

-- Editing -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok(
  $$ update member_reviews set rating = 2, text = 'Pays late' where author_id = tests.user_id('Ann') $$,
  'the author can edit their review'
);
select is(tests.stars('Bob'), '1 1 0 0 0', 'editing the rating updates the counts');
select is(
  (select edited_at from member_reviews where author_id = tests.user_id('Ann')),
  now(), 'editing a review sets edited_at'
);
select lives_ok(
  $$ update member_reviews set rating = 2 where author_id = tests.user_id('Ann') $$,
  'the author can save a review without changes'
);
select is(tests.stars('Bob'), '1 1 0 0 0', 'saving without changes doesn''t change the counts');
select throws_ok($$ update member_reviews set rating = 6 $$, '23514', null, 'a rating can''t be edited to 6');
select throws_ok(
  $$ update member_reviews set member_id = tests.user_id('Pro') $$,
  '42501', null, 'a review can''t be moved to another member'
);
select throws_ok(
  $$ update member_reviews set author_id = tests.user_id('Pro') $$,
  '42501', null, 'a review can''t be reassigned to another author'
);
select throws_ok(
  $$ update member_reviews set created_at = '2000-01-01' $$,
  '42501', null, 'a review can''t be backdated'
);
select throws_ok($$ update member_reviews set edited_at = null $$, '42501', null, 'the author can''t clear edited_at');
select throws_ok(
  $$ update member_reviews set answer = 'x', answered_at = now() $$,
  '42501', null, 'the author can''t write the answer'
);
select is_empty(
  $$ update member_reviews set rating = 5 where author_id = tests.user_id('Unconfirmed') returning id $$,
  'a member can''t edit someone else''s review'
);
select is_empty(
  $$ delete from member_reviews where author_id = tests.user_id('Unconfirmed') returning id $$,
  'a member can''t delete someone else''s review'
);
select tests.as_member('Bob');
select is_empty($$ update member_reviews set rating = 5 returning id $$, 'the reviewed member can''t edit a review');
select is_empty($$ delete from member_reviews returning id $$, 'the reviewed member can''t delete a review');
select tests.as_member('Staff');
select is_empty($$ update member_reviews set rating = 5 returning id $$, 'staff can''t edit a review');

-- Answers -----------------------------------------------------------------------------------------

select tests.as_member('Pro');
select throws_ok(
  $$ select answer_review(tests.review_of('Ann', 'Bob'), 'x') $$,
  '42501', 'Only the reviewed member can answer a review', 'a member can''t answer a review of someone else'
);
select throws_ok(
  $$ select answer_review(tests.user_id('stranger'), 'x') $$,
  '42501', 'Only the reviewed member can answer a review', 'a member can''t answer an unknown review'
);
select tests.as_member('Ann');
select throws_ok(
  $$ select answer_review(tests.review_of('Ann', 'Bob'), 'x') $$,
  '42501', null, 'the author can''t answer their own review'
);
select tests.as_member('Staff');
select throws_ok(
  $$ select answer_review(tests.review_of('Ann', 'Bob'), 'x') $$,
  '42501', null, 'staff can''t answer a review'
);
select tests.as_member('Bob');
select throws_ok(
  $$ select answer_review(tests.review_of('Ann', 'Bob'), E' \n ') $$,
  '23514', null, 'an answer can''t be blank'
);
select throws_ok(
  $$ select answer_review(tests.review_of('Ann', 'Bob'), null) $$,
  '23514', null, 'an answer can''t be null'
);
select throws_ok(
  $$ select answer_review(tests.review_of('Ann', 'Bob'), repeat('x', 2001)) $$,
  '23514', null, 'an answer can''t be longer than 2,000 characters'
);
select is_empty(
  $$ update member_reviews set answer = 'x', answered_at = now() returning id $$,
  'the reviewed member can''t write the answer with a direct update'
);
select lives_ok(
  $$ select answer_review(tests.review_of('Ann', 'Bob'), E' The bank was slow. \n') $$,
  'the reviewed member can answer a review'
);
select results_eq(
  $$ select answer, answered_at, edited_at from member_reviews where author_id = tests.user_id('Ann') $$,
  $$ values ('The bank was slow.', now(), now()) $$,
  'the answer is trimmed and has the current time'
);
select throws_ok(
  $$ select answer_review(tests.review_of('Ann', 'Bob'), 'And another thing') $$,
  'P0001', 'You’ve already answered this review.', 'a review can''t be answered twice'
);
select tests.as_member('Ann');
select lives_ok(
  $$ update member_reviews set text = 'Pays' where author_id = tests.user_id('Ann') $$,
  'the author can edit an answered review'
);
select isnt_empty(
  $$ select from member_reviews where answer is not null $$,
  'editing an answered review keeps the answer'
);

-- Who can read reviews ----------------------------------------------------------------------------

select tests.as_owner();
select tests.work_together('Ann', 'Hidden'), tests.work_together('Hidden', 'Bob');
select tests.as_member('Ann');
select lives_ok($$ select tests.review('Ann', 'Hidden', 3) $$, 'a connection can review a private member');
select tests.as_member('Hidden');
select lives_ok($$ select tests.review('Hidden', 'Bob', 3) $$, 'a private member can review others');
select is(
  (select count(*)::int from member_reviews where tests.user_id('Hidden') in (author_id, member_id)),
  2, 'a private member can read the reviews about and by them'
);
select tests.as_member('Pro');
select is_empty(
  $$ select from member_reviews where member_id = tests.user_id('Hidden') $$,
  'others can''t read reviews of a private member'
);
select is_empty(
  $$ select from member_reviews r join users u on u.id = r.author_id where u.id = tests.user_id('Hidden') $$,
  'others can''t see that a private member wrote a review'
);
select is(
  (select count(*)::int from member_reviews where member_id = tests.user_id('Bob')),
  3, 'others can read the text of a private member''s review'
);
select tests.as_member('Staff');
select is((select count(*)::int from member_reviews), 4, 'staff can read all reviews');
select tests.as_member('Ann');
delete from connections;
select is(
  (select text from member_reviews where member_id = tests.user_id('Hidden')),
  'Pays in time', 'the author can read their review after the connection ended'
);
select is_empty(
  $$ update member_reviews set text = 'x' where member_id = tests.user_id('Hidden') returning id $$,
  'the author can''t edit a review of a member they can no longer see'
);
select isnt_empty(
  $$ delete from member_reviews where member_id = tests.user_id('Hidden') returning id $$,
  'the author can delete a review of a member they can no longer see'
);
select is(tests.stars('Hidden'), '0 0 0 0 0', 'deleting a review updates the counts');

-- Blocks (see also 120-blocks.sql) ----------------------------------------------------------------

select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Unconfirmed'), tests.user_id('Bob'));
select tests.as_member('Bob');
select throws_ok(
  $$ select answer_review(tests.review_of('Unconfirmed', 'Bob'), 'x') $$,
  '42501', 'This member is not available', 'the reviewed member can''t answer a review across a block'
);

-- Deletion ----------------------------------------------------------------------------------------

select tests.as_member('Staff');
select isnt_empty(
  $$ delete from member_reviews where author_id = tests.user_id('Unconfirmed') returning id $$,
  'staff can delete a review'
);
select is(tests.stars('Bob'), '0 1 1 0 0', 'a review deleted by staff is removed from the counts');
select tests.as_member('Ann');
select isnt_empty(
  $$ delete from member_reviews where author_id = tests.user_id('Ann') returning id $$,
  'the author can delete their review'
);
select is(tests.stars('Bob'), '0 0 1 0 0', 'a review deleted by its author is removed from the counts');
select tests.as_owner();
select tests.work_together('Ann', 'Bob');
select tests.as_member('Ann');
select lives_ok(
  $$ select tests.review('Ann', 'Bob', 5) $$,
  'the author can write another review after deleting the first'
);
select is(tests.stars('Bob'), '0 0 1 0 1', 'the new review is counted');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Ann');
select is(tests.stars('Bob'), '0 0 1 0 0', 'deleting the author''s account deletes their review');
delete from auth.users where id = tests.user_id('Bob');
select is_empty($$ select from member_reviews $$, 'deleting the reviewed member''s account deletes reviews of them');

select * from finish();
rollback;
