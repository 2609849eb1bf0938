-- Likes and dislikes: one per member and listing, counted on the listing.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_listing('bobs', 'Bob');
select tests.create_listing('other', 'Bob');

create function tests.counts(name text) returns text language sql
as $$ select likes || '/' || dislikes from public.properties where id = tests.listing_id(name); $$;
create function tests.react(owner text, kind text, listing text default 'bobs') returns void language sql
as $$
  insert into public.property_feedback (user_id, property_id, feedback_type)
  values (tests.user_id(owner), tests.listing_id(listing), kind);
$$;

select tests.as_member('Ann');
select lives_ok($$ select tests.react('Ann', 'like') $$, 'a member can like a listing');
select is(tests.counts('bobs'), '1/0', 'a like is counted once');
select throws_ok($$ select tests.react('Ann', 'like') $$, '23505', null, 'a member can''t like a listing twice');
select throws_ok(
  $$ select tests.react('Ann', 'dislike') $$,
  '23505', null, 'a member can''t both like and dislike a listing'
);
select is(tests.counts('bobs'), '1/0', 'a rejected vote doesn''t change the count');
select lives_ok(
  $$
    insert into property_feedback (user_id, property_id, feedback_type)
    values (tests.user_id('Ann'), tests.listing_id('bobs'), 'like')
    on conflict (user_id, property_id) do update set feedback_type = excluded.feedback_type
  $$,
  'a member can upsert the same vote'
);
select is(tests.counts('bobs'), '1/0', 'upserting the same vote doesn''t change the count');
select lives_ok(
  $$ update property_feedback set feedback_type = 'dislike' where property_id = tests.listing_id('bobs') $$,
  'a member can change their vote'
);
select is(tests.counts('bobs'), '0/1', 'changing a vote updates both counts');
select throws_ok(
  $$
    update property_feedback
    set property_id = tests.listing_id('other')
    where property_id = tests.listing_id('bobs')
  $$,
  '42501', null, 'a vote can''t be moved to another listing'
);
select throws_ok(
  $$ update property_feedback set user_id = tests.user_id('Bob') $$,
  '42501', null, 'a vote can''t be reassigned to another member'
);
select throws_ok(
  $$ update property_feedback set feedback_type = 'love' $$,
  '23514', null, 'an unknown vote type is rejected'
);
select throws_ok(
  $$ select tests.react('Bob', 'like') $$,
  '42501', null, 'a member can''t vote in someone else''s name'
);
select throws_ok(
  $$ select tests.react('Ann', 'like', 'unknown') $$,
  '42501', null, 'a member can''t vote on an unknown listing'
);

select tests.as_member('Closer');
select lives_ok($$ select tests.react('Closer', 'like') $$, 'a second member can like the listing');
select is(tests.counts('bobs'), '1/1', 'votes of several members add up');
select is((select count(*)::int from property_feedback), 1, 'a member can see only their own votes');
select is_empty(
  $$ update property_feedback set feedback_type = 'like' where user_id = tests.user_id('Ann') returning id $$,
  'a member can''t change someone else''s vote'
);
select is_empty(
  $$ delete from property_feedback where user_id = tests.user_id('Ann') returning id $$,
  'a member can''t delete someone else''s vote'
);
-- An update or delete without a WHERE clause skips the select policy, so its own policy has to be strict enough.
update property_feedback set feedback_type = 'like';
select is(tests.counts('bobs'), '1/1', 'an unfiltered update changes only the member''s own votes');
delete from property_feedback;
select is(tests.counts('bobs'), '0/1', 'an unfiltered delete removes only the member''s own votes');
select lives_ok($$ select tests.react('Closer', 'like') $$, 'a member can vote again after removing their vote');
select tests.as_member('Bob');
select is_empty($$ select from property_feedback $$, 'the seller can''t see who voted');
select is_empty(
  $$ delete from property_feedback where property_id = tests.listing_id('bobs') returning id $$,
  'the seller can''t delete a dislike'
);
select tests.as_member('Staff');
select is_empty($$ select from property_feedback $$, 'staff can''t see who voted');
select tests.as_member('Unconfirmed');
select lives_ok($$ select tests.react('Unconfirmed', 'like') $$, 'an unconfirmed member can vote');
select tests.as_visitor();
select throws_ok($$ select from property_feedback $$, '42501', null, 'a visitor can''t read votes');
select throws_ok($$ select tests.react('Ann', 'like', 'other') $$, '42501', null, 'a visitor can''t vote');
select throws_ok(
  $$ update property_feedback set feedback_type = 'like' $$,
  '42501', null, 'a visitor can''t change votes'
);
select throws_ok($$ delete from property_feedback $$, '42501', null, 'a visitor can''t delete votes');

select tests.as_member('Ann');
select lives_ok(
  $$ delete from property_feedback where property_id = tests.listing_id('bobs') $$,
  'a member can remove their vote'
);
select is(tests.counts('bobs'), '2/0', 'removing a vote lowers the count');

select tests.as_owner();
update property_feedback set property_id = tests.listing_id('other') where user_id = tests.user_id('Closer');
select is(
  tests.counts('bobs') || ' ' || tests.counts('other'),
  '1/0 1/0', 'moving a vote in SQL updates the counts of both listings'
);
delete from auth.users where id = tests.user_id('Unconfirmed');
select is(tests.counts('bobs'), '0/0', 'deleting an account removes its vote from the count');
select is(
  (select updated_at = created_at from properties where id = tests.listing_id('bobs')),
  true, 'votes don''t change a listing''s updated_at'
);
delete from properties where id = tests.listing_id('other');
select is(
  (select count(*)::int from property_feedback where property_id = tests.listing_id('other')),
  0, 'deleting a listing deletes its votes'
);

select * from finish();
rollback;
