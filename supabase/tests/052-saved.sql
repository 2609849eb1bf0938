-- Saved listings and saved searches are private to their owner, deduplicated, and limited in number.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_listing('bobs', 'Bob');
select tests.create_listing('other', 'Bob');

create function tests.save(owner text, listing text default 'bobs') returns void language sql
as $$
  insert into public.saved_listings (user_id, property_id)
  values (tests.user_id(owner), tests.listing_id(listing));
$$;
create function tests.counts(name text) returns text language sql
as $$
  select saves || ' saves ' || likes || '/' || dislikes
  from public.properties
  where id = tests.listing_id(name);
$$;

-- Saved listings ----------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select saved(p) from properties p where id = tests.listing_id('bobs') $$, 'gives false',
    'saved returns false for a visitor'),
  ('Ann', $$ select tests.save('Ann', 'unknown') $$, 'fails 42501', 'a member can''t save an unknown listing'),
  ('Ann', $$ insert into saved_listings (user_id, property_id, created_at) values (tests.user_id('Bob'),
      tests.listing_id('bobs'), now()) on conflict (user_id, property_id) do nothing $$, 'fails 42501',
    'a member can''t upsert a saved listing in someone else''s name'),
  ('Ann', $$ select saved(p) from properties p where id = tests.listing_id('bobs') $$, 'gives false',
    'saved returns false before a listing is saved'),
  ('Ann', $$ insert into saved_listings (user_id, property_id, created_at) values (tests.user_id('Ann'),
      tests.listing_id('bobs'), '2001-01-01') $$, 'works', 'a member can save a listing'),
  ('Ann', $$ select saved(p) from properties p where id = tests.listing_id('bobs') $$, 'gives true',
    'saved returns true after a listing is saved'),
  ('Ann', $$ select saved(p) from properties p where id = tests.listing_id('other') $$, 'gives false',
    'saved returns false for another listing')
) as t (who, statement, outcome, rule);
select is((select created_at from saved_listings), now(),
  'a saved listing has the current time, even if another is sent');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ tests.counts('bobs') $$, 'gives 1 saves 1/0', 'saving a listing counts as a save and a like'),
  ('Ann', $$ select tests.save('Ann') $$, 'fails 23505', 'a listing can''t be saved twice'),
  ('Ann', $$ insert into saved_listings (user_id, property_id) values (tests.user_id('Ann'), tests.listing_id('bobs'))
      on conflict do nothing $$, 'works', 'a member can upsert the same saved listing'),
  ('Ann', $$ tests.counts('bobs') $$, 'gives 1 saves 1/0',
    'upserting the same saved listing doesn''t change the counts'),
  ('Closer', $$ insert into property_feedback (user_id, property_id, feedback_type) values (tests.user_id('Closer'),
      tests.listing_id('bobs'), 'dislike') $$, 'works', 'a member can dislike a listing'),
  ('Closer', $$ select tests.save('Closer') $$, 'works', 'a member can save a listing they dislike'),
  ('Closer', $$ tests.counts('bobs') $$, 'gives 2 saves 1/1', 'saving a disliked listing keeps the dislike'),
  ('Closer', $$ select count(*)::int from saved_listings $$, 'gives 1',
    'a member can see only their own saved listings'),
  ('Closer', $$ delete from saved_listings $$, null, null),
  ('Closer', $$ tests.counts('bobs') $$, 'gives 1 saves 1/1',
    'an unfiltered delete removes only the member''s own saved listings'),
  ('Closer', $$ select feedback_type from property_feedback where user_id = tests.user_id('Closer') $$, 'gives dislike',
    'removing a saved listing keeps the vote'),
  ('Bob', $$ select from saved_listings $$, 'no rows', 'the seller can''t see who saved a listing'),
  ('Unconfirmed', $$ select tests.save('Unconfirmed') $$, 'works', 'an unconfirmed member can save a listing'),
  ('Ann', $$ delete from saved_listings where property_id = tests.listing_id('bobs') $$, 'works',
    'a member can remove a saved listing'),
  ('Ann', $$ tests.counts('bobs') $$, 'gives 1 saves 2/1',
    'removing a saved listing lowers the saves and keeps the like'),
  ('owner', $$ select updated_at = created_at from properties where id = tests.listing_id('bobs') $$, 'gives true',
    'saves don''t change a listing''s updated_at'),
  ('owner', $$ delete from auth.users where id = tests.user_id('Unconfirmed') $$, null, null),
  ('owner', $$ tests.counts('bobs') $$, 'gives 0 saves 1/1',
    'deleting an account removes its save and like from the counts'),
  ('owner', $$ select tests.save('Pro', 'other') $$, null, null),
  ('owner', $$ delete from properties where id = tests.listing_id('other') $$, null, null),
  ('owner', $$ select from saved_listings where property_id = tests.listing_id('other') $$, 'no rows',
    'deleting a listing removes it from saved listings')
) as t (who, statement, outcome, rule);

-- Saved searches ----------------------------------------------------------------------------------

create function tests.keep(
  owner text, query text default 'state=TX', name text default 'Texas'
) returns void language sql
as $$ insert into public.saved_searches (user_id, name, query) values (tests.user_id(owner), keep.name, keep.query); $$;

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select tests.keep('Ann') $$, 'works', 'a member can save a search'),
  ('Ann', $$ select tests.keep('Ann', name => 'Again') $$, 'fails 23505', 'the same search can''t be saved twice')
) as t (who, statement, outcome, rule);
select throws_ok(format($$ select tests.keep('Ann', 'q=1', %L) $$, name), '23514', null,
  'a search can''t be named with only ' || what)
from (values ('', 'nothing'), ('   ', 'spaces'), (E'\n\t', 'breaks')) as bad (name, what);
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.keep('Ann', 'q=1', repeat('n', 81)) $$, 'fails 23514', 'a search name can''t have 81 characters'),
  ($$ select tests.keep('Ann', 'q=1', repeat('n', 80)) $$, 'works', 'a search name can have 80 characters')
) as t (statement, outcome, rule);
select throws_ok(format($$ select tests.keep('Ann', %L) $$, query), '23514', null,
  'invalid search query: ' || left(query, 10))
from unnest(array['', 'a b', 'q=ü', E'a\nb', repeat('a', 2001)]) as query;
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.keep('Ann', repeat('a', 2000)) $$, 'works', 'a search query can have 2,000 characters'),
  ($$ insert into saved_searches (user_id, name, query) values (tests.user_id('Ann'), null, 'q=2') $$, 'fails 23502',
    'a search name can''t be null'),
  ($$ insert into saved_searches (user_id, name, query, created_at) values (tests.user_id('Ann'), 'Old', 'q=3',
      '2001-01-01') $$, 'works', 'a member can send a date with a saved search')
) as t (statement, outcome, rule);
select is((select created_at from saved_searches where query = 'q=3'), now(),
  'a saved search has the current time, even if another is sent');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ update saved_searches set name = 'Lone Star' where query = 'state=TX' $$, 'works',
    'a member can rename a saved search'),
  ('Unconfirmed', $$ select tests.keep('Unconfirmed') $$, 'fails 23503', 'a deleted account can''t save a search'),
  ('Pro', $$ select tests.keep('Pro', 'q=' || n) from generate_series(1, 49) as n $$, 'works',
    'a member can save 49 searches'),
  ('Pro', $$ insert into saved_searches (user_id, name, query) values (tests.user_id('Pro'), 'A', 'q=50'),
      (tests.user_id('Pro'), 'B', 'q=51') $$, 'fails 23514', 'one insert can''t exceed the limit of 50 saved searches'),
  ('Pro', $$ select tests.keep('Pro', 'q=50') $$, 'works', 'a member can save a 50th search'),
  ('Pro', $$ select tests.keep('Pro', 'q=51') $$, 'fails 23514: You can keep at most 50 saved searches.',
    'a member can''t save a 51st search'),
  ('Pro', $$ insert into saved_searches (user_id, name, query) values (tests.user_id('Pro'), 'Again', 'q=50') on
      conflict (user_id, query) do nothing $$, 'works', 'at the limit, a member can still upsert an existing search'),
  ('Pro', $$ update saved_searches set name = 'Renamed' where query = 'q=50' $$, 'works',
    'at the limit, a member can still rename a search'),
  ('Pro', $$ delete from saved_searches where query = 'q=1' $$, null, null),
  ('Pro', $$ select tests.keep('Pro', 'q=51') $$, 'works', 'deleting a saved search makes room for another'),
  ('Pro', $$ delete from saved_searches $$, null, null),
  ('owner', $$ select count(*)::int from saved_searches where user_id = tests.user_id('Ann') $$, 'gives 4',
    'an unfiltered delete removes only the member''s own saved searches'),
  ('owner', $$ delete from auth.users where id = tests.user_id('Ann') $$, null, null)
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
