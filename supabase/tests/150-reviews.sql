-- Reviews: one an author and member, never of oneself, edited and removed by its author, answered once; the stars count at once.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

create function tests.review(author text, member text, rating integer, words text default 'Pays in time') returns void language sql
as $$
  insert into public.member_reviews (author_id, member_id, rating, text)
  values (tests.user_id(author), tests.user_id(member), review.rating, words);
$$;
create function tests.stars(who text) returns text language sql security definer
as $$ select array_to_string(ratings, ' ') from public.member_stats where user_id = tests.user_id(who); $$;
create function tests.review_of(author text, member text) returns uuid language sql security definer
as $$ select id from public.member_reviews where author_id = tests.user_id(author) and member_id = tests.user_id(member); $$;

-- Writing -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select throws_ok($$ select tests.review('Ann', 'Ann', 5) $$, '23514', null, 'nobody reviews themselves');
select throws_ok($$ select tests.review('Bob', 'Ann', 5) $$, '42501', 'Not allowed in another member''s name', 'nor in another''s name');
select throws_ok($$ select tests.review('Pro', 'Bob', 5) $$, '42501', 'Not allowed in another member''s name', 'about whomever');
select throws_ok($$ select tests.review('Ann', 'Hidden', 5) $$, '42501', 'This member is not available', 'nor whom they do not see');
select throws_ok($$ select tests.review('Ann', 'stranger', 5) $$, '42501', 'This member is not available', 'nor nobody');
select throws_ok($$ select tests.review('Ann', 'Bob', 0) $$, '23514', null, 'there is no zero stars');
select throws_ok($$ select tests.review('Ann', 'Bob', 6) $$, '23514', null, 'nor six');
select throws_ok($$ select tests.review('Ann', 'Bob', null) $$, '23502', null, 'nor none');
select throws_ok($$ select tests.review('Ann', 'Bob', 5, E' \n ') $$, '23514', null, 'a review says something');
select throws_ok($$ select tests.review('Ann', 'Bob', 5, null) $$, '23502', null, 'in words');
select throws_ok($$ select tests.review('Ann', 'Bob', 5, repeat('x', 2001)) $$, '23514', null, 'at most 2,000 characters of them');
select lives_ok(
  $$ insert into member_reviews (author_id, member_id, rating, text, created_at, edited_at, answer, answered_at)
     values (tests.user_id('Ann'), tests.user_id('Bob'), 4, 'Pays in time', '2000-01-01', '2000-01-01', 'The best!', '2000-01-01') $$,
  'a member reviews another'
);
select results_eq(
  $$ select created_at, edited_at, answer, answered_at from member_reviews $$, $$ values (now(), null::timestamptz, null::text, null::timestamptz) $$,
  'now, and without putting an answer into their mouth'
);
select is(tests.stars('Bob'), '0 0 0 1 0', 'which counts at once');
select throws_ok($$ select tests.review('Ann', 'Bob', 5) $$, '23505', null, 'once');
select throws_ok(
  $$ insert into member_reviews (author_id, member_id, rating, text) values (tests.user_id('Ann'), tests.user_id('Bob'), 1, 'x')
     on conflict (author_id, member_id) do update set member_id = tests.user_id('Pro') $$, '42501', null, 'nor by way of an upsert to another'
);
select is(tests.stars('Bob') || '|' || tests.stars('Pro'), '0 0 0 1 0|0 0 0 0 0', 'a refused one leaves the count');
select tests.as_member('Unconfirmed');
select lives_ok($$ select tests.review('Unconfirmed', 'Bob', 1) $$, 'an unconfirmed member reviews, too');
select tests.as_visitor();
select throws_ok($$ select tests.review('Ann', 'Pro', 5) $$, '42501', null, 'a visitor does not');
select throws_ok($$ select from member_reviews $$, '42501', null, 'nor reads reviews');
select throws_ok($$ update member_reviews set text = 'x' $$, '42501', null, 'edits');
select throws_ok($$ delete from member_reviews $$, '42501', null, 'removes');
select throws_ok($$ select answer_review(tests.review_of('Ann', 'Bob'), 'x') $$, '42501', null, 'or answers them');

-- Editing ---------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok($$ update member_reviews set rating = 2, text = 'Pays late' where author_id = tests.user_id('Ann') $$, 'its author edits it');
select is(tests.stars('Bob'), '1 1 0 0 0', 'the stars move at once');
select is((select edited_at from member_reviews where author_id = tests.user_id('Ann')), now(), 'and it is known to be edited');
select lives_ok($$ update member_reviews set rating = 2 where author_id = tests.user_id('Ann') $$, 'the same again');
select is(tests.stars('Bob'), '1 1 0 0 0', 'counts nothing');
select throws_ok($$ update member_reviews set rating = 6 $$, '23514', null, 'never to what there is not');
select throws_ok($$ update member_reviews set member_id = tests.user_id('Pro') $$, '42501', null, 'it is not moved to another');
select throws_ok($$ update member_reviews set author_id = tests.user_id('Pro') $$, '42501', null, 'nor laid on another');
select throws_ok($$ update member_reviews set created_at = '2000-01-01' $$, '42501', null, 'nor dated back');
select throws_ok($$ update member_reviews set edited_at = null $$, '42501', null, 'nor made to look untouched');
select throws_ok($$ update member_reviews set answer = 'x', answered_at = now() $$, '42501', null, 'nor answered by its author');
select is_empty($$ update member_reviews set rating = 5 where author_id = tests.user_id('Unconfirmed') returning id $$, 'others'' reviews are not theirs');
select is_empty($$ delete from member_reviews where author_id = tests.user_id('Unconfirmed') returning id $$, 'nor theirs to remove');
select tests.as_member('Bob');
select is_empty($$ update member_reviews set rating = 5 returning id $$, 'who is reviewed does not edit it');
select is_empty($$ delete from member_reviews returning id $$, 'nor remove it');
select tests.as_member('Staff');
select is_empty($$ update member_reviews set rating = 5 returning id $$, 'nor do staff edit it');

-- Answering --------------------------------------------------------------------------------------------

select tests.as_member('Pro');
select throws_ok(
  $$ select answer_review(tests.review_of('Ann', 'Bob'), 'x') $$, '42501', 'Only the reviewed member answers a review', 'others do not answer'
);
select throws_ok($$ select answer_review(tests.user_id('stranger'), 'x') $$, '42501', 'Only the reviewed member answers a review', 'nor what is not there');
select tests.as_member('Ann');
select throws_ok($$ select answer_review(tests.review_of('Ann', 'Bob'), 'x') $$, '42501', null, 'nor does its author');
select tests.as_member('Staff');
select throws_ok($$ select answer_review(tests.review_of('Ann', 'Bob'), 'x') $$, '42501', null, 'nor staff');
select tests.as_member('Bob');
select throws_ok($$ select answer_review(tests.review_of('Ann', 'Bob'), E' \n ') $$, '23514', null, 'an answer says something');
select throws_ok($$ select answer_review(tests.review_of('Ann', 'Bob'), null) $$, '23514', null, 'anything');
select throws_ok($$ select answer_review(tests.review_of('Ann', 'Bob'), repeat('x', 2001)) $$, '23514', null, 'in at most 2,000 characters');
select is_empty($$ update member_reviews set answer = 'x', answered_at = now() returning id $$, 'not through the table');
select lives_ok($$ select answer_review(tests.review_of('Ann', 'Bob'), E' The bank was slow. \n') $$, 'the reviewed member answers');
select results_eq(
  $$ select answer, answered_at, edited_at from member_reviews where author_id = tests.user_id('Ann') $$,
  $$ values ('The bank was slow.', now(), now()) $$, 'trimmed, and now'
);
select throws_ok(
  $$ select answer_review(tests.review_of('Ann', 'Bob'), 'And another thing') $$, 'P0001', 'You have answered this review already.', 'once'
);
select tests.as_member('Ann');
select lives_ok($$ update member_reviews set text = 'Pays' where author_id = tests.user_id('Ann') $$, 'an answered review can still be edited');
select isnt_empty($$ select from member_reviews where answer is not null $$, 'and keeps its answer');

-- Who reads them -------------------------------------------------------------------------------------------

select tests.as_owner();
select tests.connect('Ann', 'Hidden');
select tests.as_member('Ann');
select lives_ok($$ select tests.review('Ann', 'Hidden', 3) $$, 'a connection reviews a private member');
select tests.as_member('Hidden');
select lives_ok($$ select tests.review('Hidden', 'Bob', 3) $$, 'who reviews others');
select is((select count(*)::int from member_reviews where tests.user_id('Hidden') in (author_id, member_id)), 2, 'and reads both');
select tests.as_member('Pro');
select is_empty($$ select from member_reviews where member_id = tests.user_id('Hidden') $$, 'nobody else reads reviews of a private member');
select is_empty(
  $$ select from member_reviews r join users u on u.id = r.author_id where u.id = tests.user_id('Hidden') $$, 'nor who has written one, if private'
);
select is((select count(*)::int from member_reviews where member_id = tests.user_id('Bob')), 3, 'only what it says');
select tests.as_member('Staff');
select is((select count(*)::int from member_reviews), 4, 'staff read all');
select tests.as_member('Ann');
delete from connections;
select is((select text from member_reviews where member_id = tests.user_id('Hidden')), 'Pays in time', 'its author reads it after the connection ended');
select is_empty($$ update member_reviews set text = 'x' where member_id = tests.user_id('Hidden') returning id $$, 'edits it no more');
select isnt_empty($$ delete from member_reviews where member_id = tests.user_id('Hidden') returning id $$, 'but may remove it');
select is(tests.stars('Hidden'), '0 0 0 0 0', 'which counts at once');

-- Across a block (what else it does is in 120-blocks) ----------------------------------------------------------

select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Unconfirmed'), tests.user_id('Bob'));
select tests.as_member('Bob');
select throws_ok(
  $$ select answer_review(tests.review_of('Unconfirmed', 'Bob'), 'x') $$, '42501', 'This member is not available', 'a review is not answered across a block'
);

-- Gone ----------------------------------------------------------------------------------------------------------

select tests.as_member('Staff');
select isnt_empty($$ delete from member_reviews where author_id = tests.user_id('Unconfirmed') returning id $$, 'staff remove a review');
select is(tests.stars('Bob'), '0 1 1 0 0', 'which counts at once');
select tests.as_member('Ann');
select isnt_empty($$ delete from member_reviews where author_id = tests.user_id('Ann') returning id $$, 'and so does its author');
select is(tests.stars('Bob'), '0 0 1 0 0', 'with the same effect');
select lives_ok($$ select tests.review('Ann', 'Bob', 5) $$, 'and may write another');
select is(tests.stars('Bob'), '0 0 1 0 1', 'that counts');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Ann');
select is(tests.stars('Bob'), '0 0 1 0 0', 'a review goes with its author''s account');
delete from auth.users where id = tests.user_id('Bob');
select is_empty($$ select from member_reviews $$, 'and with the account of whom it is about');

select * from finish();
rollback;
