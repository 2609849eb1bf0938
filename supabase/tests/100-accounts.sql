-- An account that goes takes everything of the member along, and leaves everything of others.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_listing('anns', 'Ann');
select tests.create_listing('bobs', 'Bob');
insert into staff (user_id) values (tests.user_id('Ann'));
insert into property_feedback (user_id, property_id, feedback_type) values
  (tests.user_id('Ann'), tests.listing_id('bobs'), 'like'), (tests.user_id('Bob'), tests.listing_id('anns'), 'like'),
  (tests.user_id('Ann'), tests.listing_id('anns'), 'dislike'), (tests.user_id('Pro'), tests.listing_id('bobs'), 'dislike');

select lives_ok($$ delete from auth.users where id = tests.user_id('Ann') $$, 'an account can be deleted');
select is_empty($$ select from users where id = tests.user_id('Ann') $$, 'its profile is gone');
select is_empty($$ select from member_contacts where user_id = tests.user_id('Ann') $$, 'its contact details');
select is_empty($$ select from staff where user_id = tests.user_id('Ann') $$, 'its role');
select is_empty($$ select from properties where user_id = tests.user_id('Ann') $$, 'its listings');
select is_empty(
  $$ select from property_feedback where user_id = tests.user_id('Ann') or property_id = tests.listing_id('anns') $$,
  'its reactions, and those to its listings'
);
select row_eq($$ select likes, dislikes from properties where id = tests.listing_id('bobs') $$, row (0, 1), 'others'' listings count without it');
select isnt_empty($$ select from users where id = tests.user_id('Bob') $$, 'others stay');

-- A token outlives its account by up to an hour.
select tests.as_member('Ann');
select throws_ok($$ select tests.post_listing('ghost', 'Ann') $$, '42501', null, 'its token posts nothing any more');
select throws_ok(
  $$ insert into property_feedback (user_id, property_id, feedback_type) values (tests.user_id('Ann'), tests.listing_id('bobs'), 'like') $$,
  '23503', null, 'and likes nothing'
);
select is(private.is_staff(), false, 'and is not staff');

select * from finish();
rollback;
