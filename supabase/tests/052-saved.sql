-- Saved listings and saved searches: one's own, seen by nobody else, and neither counted twice nor without end.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_listing('bobs', 'Bob');
select tests.create_listing('other', 'Bob');

create function tests.save(owner text, listing text default 'bobs') returns void language sql
as $$ insert into public.saved_listings (user_id, property_id) values (tests.user_id(owner), tests.listing_id(listing)); $$;
create function tests.counts(name text) returns text language sql
as $$ select saves || ' saves ' || likes || '/' || dislikes from public.properties where id = tests.listing_id(name); $$;

-- Listings -----------------------------------------------------------------------------------------

select tests.as_visitor();
select throws_ok($$ select tests.save('Ann') $$, '42501', null, 'a visitor saves nothing');
select throws_ok($$ delete from saved_listings $$, '42501', null, 'takes nothing back');
select is((select saved(p) from properties p where id = tests.listing_id('bobs')), false, 'and has saved nothing');

select tests.as_member('Ann');
select throws_ok($$ select tests.save('Bob') $$, '42501', null, 'nobody saves in another''s name');
select throws_ok($$ select tests.save('Ann', 'unknown') $$, '42501', null, 'nor what is not there');
select throws_ok(
  $$ insert into saved_listings (user_id, property_id, created_at) values (tests.user_id('Bob'), tests.listing_id('bobs'), now())
     on conflict (user_id, property_id) do nothing $$, '42501', null, 'nor by an upsert'
);
select is((select saved(p) from properties p where id = tests.listing_id('bobs')), false, 'a listing is not saved');
select lives_ok(
  $$ insert into saved_listings (user_id, property_id, created_at) values (tests.user_id('Ann'), tests.listing_id('bobs'), '2001-01-01') $$, 'until it is'
);
select is((select saved(p) from properties p where id = tests.listing_id('bobs')), true, 'which the listing tells');
select is((select saved(p) from properties p where id = tests.listing_id('other')), false, 'another does not');
select is((select created_at from saved_listings), now(), 'when is not for the member to say');
select is(tests.counts('bobs'), '1 saves 1/0', 'it counts, and is a like');
select throws_ok($$ select tests.save('Ann') $$, '23505', null, 'but not twice');
select lives_ok($$ insert into saved_listings (user_id, property_id) values (tests.user_id('Ann'), tests.listing_id('bobs')) on conflict do nothing $$, 'an upsert of the same');
select is(tests.counts('bobs'), '1 saves 1/0', 'counts nothing anew');
select throws_ok($$ update saved_listings set property_id = tests.listing_id('other') $$, '42501', null, 'what is saved does not move');

select tests.as_member('Closer');
select lives_ok(
  $$ insert into property_feedback (user_id, property_id, feedback_type) values (tests.user_id('Closer'), tests.listing_id('bobs'), 'dislike') $$,
  'a member who dislikes a listing'
);
select lives_ok($$ select tests.save('Closer') $$, 'and saves it all the same');
select is(tests.counts('bobs'), '2 saves 1/1', 'keeps their vote');
select is((select count(*)::int from saved_listings), 1, 'each sees only what they saved');
select is_empty($$ delete from saved_listings where user_id = tests.user_id('Ann') returning user_id $$, 'and takes back no other''s');
delete from saved_listings;
select is(tests.counts('bobs'), '1 saves 1/1', 'a removal of everything removes one''s own');
select is(
  (select feedback_type from property_feedback where user_id = tests.user_id('Closer')), 'dislike', 'and leaves the vote'
);
select tests.as_member('Bob');
select is_empty($$ select from saved_listings $$, 'the seller sees the count, not the people');
select throws_ok($$ update properties set saves = 0 where id = tests.listing_id('bobs') $$, '42501', null, 'which they cannot set');
select tests.as_member('Staff');
select is_empty($$ select from saved_listings $$, 'nor do staff see the people');
select tests.as_member('Partner');
select is_empty($$ select from saved_listings $$, 'nor a partner');
select tests.as_member('Unconfirmed');
select lives_ok($$ select tests.save('Unconfirmed') $$, 'an unconfirmed member may save');
select tests.as_visitor();
select is_empty($$ select from saved_listings $$, 'a visitor finds nothing saved');
select tests.as_member('Ann');
select lives_ok($$ delete from saved_listings where property_id = tests.listing_id('bobs') $$, 'a member lets go');
select is(tests.counts('bobs'), '1 saves 2/1', 'which lowers the count and keeps the like');
select tests.as_owner();
select is((select updated_at = created_at from properties where id = tests.listing_id('bobs')), true, 'saving makes no listing look edited');
delete from auth.users where id = tests.user_id('Unconfirmed');
select is(tests.counts('bobs'), '0 saves 1/1', 'a member who leaves takes it along');
select tests.save('Pro', 'other');
delete from properties where id = tests.listing_id('other');
select is_empty($$ select from saved_listings where property_id = tests.listing_id('other') $$, 'so does a listing that is deleted');

-- Searches -----------------------------------------------------------------------------------------

create function tests.keep(owner text, query text default 'state=TX', name text default 'Texas') returns void language sql
as $$ insert into public.saved_searches (user_id, name, query) values (tests.user_id(owner), keep.name, keep.query); $$;

select tests.as_visitor();
select throws_ok($$ select tests.keep('Ann') $$, '42501', null, 'a visitor keeps no search');
select throws_ok($$ select from saved_searches $$, '42501', null, 'and reads none');
select tests.as_member('Ann');
select throws_ok($$ select tests.keep('Bob') $$, '42501', null, 'nobody keeps one in another''s name');
select lives_ok($$ select tests.keep('Ann') $$, 'a member keeps a search');
select throws_ok($$ select tests.keep('Ann', name => 'Again') $$, '23505', null, 'each once');
select throws_ok(format($$ select tests.keep('Ann', 'q=1', %L) $$, name), '23514', null, 'a name of ' || what)
from (values ('', 'nothing'), ('   ', 'spaces'), (E'\n\t', 'breaks')) as bad (name, what);
select throws_ok($$ select tests.keep('Ann', 'q=1', repeat('n', 81)) $$, '23514', null, 'of 81 characters');
select throws_ok($$ select tests.keep('Ann', 'q=1', repeat(' ', 100) || 'n') $$, '23514', null, 'or mostly spaces is none');
select lives_ok($$ select tests.keep('Ann', 'q=1', repeat('n', 80)) $$, '80 are');
select throws_ok(format($$ select tests.keep('Ann', %L) $$, query), '23514', null, 'no query: ' || left(query, 10))
from unnest(array['', 'a b', 'q=ü', E'a\nb', repeat('a', 2001)]) as query;
select lives_ok($$ select tests.keep('Ann', repeat('a', 2000)) $$, '2,000 characters are one');
select throws_ok($$ insert into saved_searches (user_id, name, query) values (tests.user_id('Ann'), null, 'q=2') $$, '23502', null, 'a search has a name');
select lives_ok($$ insert into saved_searches (user_id, name, query, created_at) values (tests.user_id('Ann'), 'Old', 'q=3', '2001-01-01') $$, 'its date');
select is((select created_at from saved_searches where query = 'q=3'), now(), 'is not for the member to say');
select lives_ok($$ update saved_searches set name = 'Lone Star' where query = 'state=TX' $$, 'it can be renamed');
select throws_ok($$ update saved_searches set query = 'state=CA' where query = 'state=TX' $$, '42501', null, 'but not made another');
select throws_ok($$ update saved_searches set user_id = tests.user_id('Bob') where query = 'state=TX' $$, '42501', null, 'nor given away');
select throws_ok($$ update saved_searches set created_at = '2001-01-01' where query = 'state=TX' $$, '42501', null, 'nor dated back');

select tests.as_member('Bob');
select is_empty($$ select from saved_searches $$, 'another member reads none of them');
select is_empty($$ update saved_searches set name = 'Mine' returning id $$, 'renames none');
select is_empty($$ delete from saved_searches returning id $$, 'and removes none');
select tests.as_member('Staff');
select is_empty($$ select from saved_searches $$, 'nor do staff');
select tests.as_member('Unconfirmed');
select throws_ok($$ select tests.keep('Unconfirmed') $$, '23503', null, 'an account that is gone keeps none');
select tests.as_member('Pro');
select lives_ok($$ select tests.keep('Pro', 'q=' || n) from generate_series(1, 49) as n $$, '49 searches');
select throws_ok(
  $$ insert into saved_searches (user_id, name, query) values (tests.user_id('Pro'), 'A', 'q=50'), (tests.user_id('Pro'), 'B', 'q=51') $$, '23514', null,
  'do not become 51 at once'
);
select lives_ok($$ select tests.keep('Pro', 'q=50') $$, 'the fiftieth');
select throws_ok($$ select tests.keep('Pro', 'q=51') $$, '23514', 'You can keep at most 50 saved searches.', 'is the last');
select lives_ok(
  $$ insert into saved_searches (user_id, name, query) values (tests.user_id('Pro'), 'Again', 'q=50') on conflict (user_id, query) do nothing $$,
  'one that is kept already stays kept'
);
select lives_ok($$ update saved_searches set name = 'Renamed' where query = 'q=50' $$, 'and can be renamed');
select tests.as_member('Ann');
select throws_ok($$ select tests.keep('Pro', 'q=52') $$, '42501', null, 'nobody learns that another''s list is full');
select tests.as_member('Pro');
delete from saved_searches where query = 'q=1';
select lives_ok($$ select tests.keep('Pro', 'q=51') $$, 'one that goes makes room');
delete from saved_searches;
select tests.as_owner();
select is((select count(*)::int from saved_searches where user_id = tests.user_id('Ann')), 4, 'a removal of everything removes one''s own');
delete from auth.users where id = tests.user_id('Ann');
select is_empty($$ select from saved_searches $$, 'a member who leaves takes theirs along');

select * from finish();
rollback;
