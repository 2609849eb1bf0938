-- Deleting an account deletes everything of the member and nothing of anyone else.
begin;
\ir helpers.psql
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

select tests.holds(statement, outcome, rule) from (values
  ($$ delete from auth.users where id = tests.user_id('Ann') $$, 'works', 'an account can be deleted'),
  ($$ select from property_feedback where user_id = tests.user_id('Ann') or property_id = tests.listing_id('anns') $$,
    'no rows', 'deleting an account deletes its votes and the votes on its listings'),
  ($$ select likes, dislikes from properties where id = tests.listing_id('bobs') $$, 'gives (0,1)',
    'deleting an account removes its votes from other listings'' counts'),
  ($$ select saves from properties where id = tests.listing_id('bobs') $$, 'gives 1',
    'deleting an account removes its saves from other listings'' counts'),
  ($$ select from saved_listings where user_id = tests.user_id('Ann') or property_id = tests.listing_id('anns') $$,
    'no rows', 'deleting an account deletes its saved listings and the saves of its listings')
) as t (statement, outcome, rule);
select row_eq($$ select decision, reviewer_id from listing_reviews where property_id = tests.listing_id('bobs') $$,
  row ('approved'::text, null::uuid), 'deleting a staff account keeps its decisions without the reviewer');
select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ select from users where id = tests.user_id('Bob') $$, 'rows', 'deleting an account keeps other members'),
  -- A token stays valid for up to an hour after its account is deleted.
  ('Ann', $$ select tests.post_listing('ghost', 'Ann') $$, 'fails 42501',
    'a deleted account''s token can''t post a listing'),
  ('Ann', $$ insert into property_feedback (user_id, property_id, feedback_type) values (tests.user_id('Ann'),
      tests.listing_id('bobs'), 'like') $$, 'fails 23503', 'a deleted account''s token can''t like a listing'),
  ('Ann', $$ private.is_staff() $$, 'gives false', 'is_staff returns false for a deleted account''s token')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
