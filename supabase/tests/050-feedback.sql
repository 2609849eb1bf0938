-- Likes and dislikes: one per member and listing, counted on the listing.
begin;
\ir helpers.psql
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
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.react('Ann', 'like') $$, 'works', 'a member can like a listing'),
  ($$ tests.counts('bobs') $$, 'gives 1/0', 'a like is counted once'),
  ($$ select tests.react('Ann', 'like') $$, 'fails 23505', 'a member can''t like a listing twice'),
  ($$ select tests.react('Ann', 'dislike') $$, 'fails 23505', 'a member can''t both like and dislike a listing'),
  ($$ tests.counts('bobs') $$, 'gives 1/0', 'a rejected vote doesn''t change the count'),
  ($$ insert into property_feedback (user_id, property_id, feedback_type) values (tests.user_id('Ann'),
      tests.listing_id('bobs'), 'like') on conflict (user_id, property_id) do update set feedback_type =
      excluded.feedback_type $$, 'works', 'a member can upsert the same vote'),
  ($$ tests.counts('bobs') $$, 'gives 1/0', 'upserting the same vote doesn''t change the count'),
  ($$ update property_feedback set feedback_type = 'dislike' where property_id = tests.listing_id('bobs') $$, 'works',
    'a member can change their vote'),
  ($$ tests.counts('bobs') $$, 'gives 0/1', 'changing a vote updates both counts'),
  ($$ update property_feedback set feedback_type = 'love' $$, 'fails 23514', 'an unknown vote type is rejected'),
  ($$ select tests.react('Ann', 'like', 'unknown') $$, 'fails 42501', 'a member can''t vote on an unknown listing')
) as t (statement, outcome, rule);

select tests.holds(who, statement, outcome, rule) from (values
  ('Closer', $$ select tests.react('Closer', 'like') $$, 'works', 'a second member can like the listing'),
  ('Closer', $$ tests.counts('bobs') $$, 'gives 1/1', 'votes of several members add up'),
  ('Closer', $$ select count(*)::int from property_feedback $$, 'gives 1', 'a member can see only their own votes'),
  -- An update or delete without a WHERE clause skips the select policy, so its own policy has to be strict enough.
  ('Closer', $$ update property_feedback set feedback_type = 'like' $$, null, null),
  ('Closer', $$ tests.counts('bobs') $$, 'gives 1/1', 'an unfiltered update changes only the member''s own votes'),
  ('Closer', $$ delete from property_feedback $$, null, null),
  ('Closer', $$ tests.counts('bobs') $$, 'gives 0/1', 'an unfiltered delete removes only the member''s own votes'),
  ('Closer', $$ select tests.react('Closer', 'like') $$, 'works', 'a member can vote again after removing their vote'),
  ('Bob', $$ select from property_feedback $$, 'no rows', 'the seller can''t see who voted'),
  ('Bob', $$ delete from property_feedback where property_id = tests.listing_id('bobs') returning id $$, 'no rows',
    'the seller can''t delete a dislike'),
  ('Unconfirmed', $$ select tests.react('Unconfirmed', 'like') $$, 'works', 'an unconfirmed member can vote')
) as t (who, statement, outcome, rule);

select tests.as_member('Ann');
select lives_ok($$ delete from property_feedback where property_id = tests.listing_id('bobs') $$,
  'a member can remove their vote');
select is(tests.counts('bobs'), '2/0', 'removing a vote lowers the count');

select tests.as_owner();
update property_feedback set property_id = tests.listing_id('other') where user_id = tests.user_id('Closer');
select tests.holds($$ tests.counts('bobs') || ' ' || tests.counts('other') $$, 'gives 1/0 1/0',
    'moving a vote in SQL updates the counts of both listings');
delete from auth.users where id = tests.user_id('Unconfirmed');
select is(tests.counts('bobs'), '0/0', 'deleting an account removes its vote from the count');
select tests.holds($$ select updated_at = created_at from properties where id = tests.listing_id('bobs') $$,
    'gives true', 'votes don''t change a listing''s updated_at');
delete from properties where id = tests.listing_id('other');
select tests.holds($$ select count(*)::int from property_feedback where property_id = tests.listing_id('other') $$,
    'gives 0', 'deleting a listing deletes its votes');

select * from finish();
rollback;
