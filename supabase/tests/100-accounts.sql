-- Deleting an account deletes everything of the member and nothing of anyone else.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_listing('anns', 'Ann');
select tests.create_listing('bobs', 'Bob');
insert into staff (user_id) values (tests.user_id('Ann'));
insert into property_feedback (user_id, property_id, feedback_type)
values
  (tests.user_id('Ann'), tests.listing_id('bobs'), 'like'),
  (tests.user_id('Bob'), tests.listing_id('anns'), 'like'),
  (tests.user_id('Ann'), tests.listing_id('anns'), 'dislike'),
  (tests.user_id('Pro'), tests.listing_id('bobs'), 'dislike');
insert into saved_listings (user_id, property_id)
values
  (tests.user_id('Ann'), tests.listing_id('bobs')),
  (tests.user_id('Pro'), tests.listing_id('bobs')),
  (tests.user_id('Bob'), tests.listing_id('anns'));
insert into saved_searches (user_id, name, query)
values (tests.user_id('Ann'), 'Texas', 'state=TX'), (tests.user_id('Bob'), 'Texas', 'state=TX');
update listing_reviews
set decision = 'approved', reviewer_id = tests.user_id('Ann'), decided_at = now()
where property_id = tests.listing_id('bobs');

select lives_ok($$ delete from auth.users where id = tests.user_id('Ann') $$, 'an account can be deleted');
select is_empty($$ select from users where id = tests.user_id('Ann') $$, 'deleting an account deletes its profile');
select is_empty(
  $$ select from member_contacts where user_id = tests.user_id('Ann') $$,
  'deleting an account deletes its contact details'
);
select is_empty(
  $$ select from staff where user_id = tests.user_id('Ann') $$,
  'deleting an account deletes its staff role'
);
select is_empty(
  $$ select from properties where user_id = tests.user_id('Ann') $$,
  'deleting an account deletes its listings'
);
select is_empty(
  $$ select from property_feedback where user_id = tests.user_id('Ann') or property_id = tests.listing_id('anns') $$,
  'deleting an account deletes its votes and the votes on its listings'
);
select row_eq(
  $$ select likes, dislikes from properties where id = tests.listing_id('bobs') $$,
  row (0, 1), 'deleting an account removes its votes from other listings'' counts'
);
select is(
  (select saves from properties where id = tests.listing_id('bobs')),
  1, 'deleting an account removes its saves from other listings'' counts'
);
select is_empty(
  $$ select from saved_listings where user_id = tests.user_id('Ann') or property_id = tests.listing_id('anns') $$,
  'deleting an account deletes its saved listings and the saves of its listings'
);
select is(
  (select array_agg(user_id) from saved_searches),
  array[tests.user_id('Bob')], 'deleting an account deletes its saved searches'
);
select is_empty(
  $$
    select property_id from listing_reviews where property_id = tests.listing_id('anns')
    union all
    select property_id from listing_prices where property_id = tests.listing_id('anns')
  $$,
  'deleting an account deletes the reviews and prices of its listings'
);
select row_eq(
  $$ select decision, reviewer_id from listing_reviews where property_id = tests.listing_id('bobs') $$,
  row ('approved'::text, null::uuid), 'deleting a staff account keeps its decisions without the reviewer'
);
select isnt_empty($$ select from users where id = tests.user_id('Bob') $$, 'deleting an account keeps other members');

-- A token stays valid for up to an hour after its account is deleted.
select tests.as_member('Ann');
select throws_ok(
  $$ select tests.post_listing('ghost', 'Ann') $$,
  '42501', null, 'a deleted account''s token can''t post a listing'
);
select throws_ok(
  $$
    insert into property_feedback (user_id, property_id, feedback_type)
    values (tests.user_id('Ann'), tests.listing_id('bobs'), 'like')
  $$,
  '23503', null, 'a deleted account''s token can''t like a listing'
);
select is(private.is_staff(), false, 'is_staff returns false for a deleted account''s token');

select * from finish();
rollback;
