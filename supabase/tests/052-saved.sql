-- Saved listings and saved searches are private to their owner, deduplicated, and limited in number.
begin;
\ir helpers.psql
select no_plan();
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

select tests.as_visitor();
select throws_ok($$ select tests.save('Ann') $$, '42501', null, 'a visitor can''t save a listing');
select throws_ok($$ delete from saved_listings $$, '42501', null, 'a visitor can''t delete saved listings');
select is(
  (select saved(p) from properties p where id = tests.listing_id('bobs')),
  false, 'saved returns false for a visitor'
);

select tests.as_member('Ann');
select throws_ok(
  $$ select tests.save('Bob') $$,
  '42501', null, 'a member can''t save a listing in someone else''s name'
);
select throws_ok($$ select tests.save('Ann', 'unknown') $$, '42501', null, 'a member can''t save an unknown listing');
select throws_ok(
  $$
    insert into saved_listings (user_id, property_id, created_at)
    values (tests.user_id('Bob'), tests.listing_id('bobs'), now())
    on conflict (user_id, property_id) do nothing
  $$,
  '42501', null, 'a member can''t upsert a saved listing in someone else''s name'
);
select is(
  (select saved(p) from properties p where id = tests.listing_id('bobs')),
  false, 'saved returns false before a listing is saved'
);
select lives_ok(
  $$
    insert into saved_listings (user_id, property_id, created_at)
    values (tests.user_id('Ann'), tests.listing_id('bobs'), '2001-01-01')
  $$,
  'a member can save a listing'
);
select is(
  (select saved(p) from properties p where id = tests.listing_id('bobs')),
  true, 'saved returns true after a listing is saved'
);
select is(
  (select saved(p) from properties p where id = tests.listing_id('other')),
  false, 'saved returns false for another listing'
);
select is(
  (select created_at from saved_listings),
  now(), 'a saved listing has the current time, even if another is sent'
);
select is(tests.counts('bobs'), '1 saves 1/0', 'saving a listing counts as a save and a like');
select throws_ok($$ select tests.save('Ann') $$, '23505', null, 'a listing can''t be saved twice');
select lives_ok(
  $$
    insert into saved_listings (user_id, property_id)
    values (tests.user_id('Ann'), tests.listing_id('bobs'))
    on conflict do nothing
  $$,
  'a member can upsert the same saved listing'
);
select is(tests.counts('bobs'), '1 saves 1/0', 'upserting the same saved listing doesn''t change the counts');
select throws_ok(
  $$ update saved_listings set property_id = tests.listing_id('other') $$,
  '42501', null, 'a saved listing can''t be changed to another listing'
);

select tests.as_member('Closer');
select lives_ok(
  $$
    insert into property_feedback (user_id, property_id, feedback_type)
    values (tests.user_id('Closer'), tests.listing_id('bobs'), 'dislike')
  $$,
  'a member can dislike a listing'
);
select lives_ok($$ select tests.save('Closer') $$, 'a member can save a listing they dislike');
select is(tests.counts('bobs'), '2 saves 1/1', 'saving a disliked listing keeps the dislike');
select is((select count(*)::int from saved_listings), 1, 'a member can see only their own saved listings');
select is_empty(
  $$ delete from saved_listings where user_id = tests.user_id('Ann') returning user_id $$,
  'a member can''t delete someone else''s saved listing'
);
delete from saved_listings;
select is(tests.counts('bobs'), '1 saves 1/1', 'an unfiltered delete removes only the member''s own saved listings');
select is(
  (select feedback_type from property_feedback where user_id = tests.user_id('Closer')),
  'dislike', 'removing a saved listing keeps the vote'
);
select tests.as_member('Bob');
select is_empty($$ select from saved_listings $$, 'the seller can''t see who saved a listing');
select throws_ok(
  $$ update properties set saves = 0 where id = tests.listing_id('bobs') $$,
  '42501', null, 'the seller can''t set the number of saves'
);
select tests.as_member('Staff');
select is_empty($$ select from saved_listings $$, 'staff can''t see who saved a listing');
select tests.as_member('Partner');
select is_empty($$ select from saved_listings $$, 'a partner member can''t see who saved a listing');
select tests.as_member('Unconfirmed');
select lives_ok($$ select tests.save('Unconfirmed') $$, 'an unconfirmed member can save a listing');
select tests.as_visitor();
select is_empty($$ select from saved_listings $$, 'a visitor sees no saved listings');
select tests.as_member('Ann');
select lives_ok(
  $$ delete from saved_listings where property_id = tests.listing_id('bobs') $$,
  'a member can remove a saved listing'
);
select is(tests.counts('bobs'), '1 saves 2/1', 'removing a saved listing lowers the saves and keeps the like');
select tests.as_owner();
select is(
  (select updated_at = created_at from properties where id = tests.listing_id('bobs')),
  true, 'saves don''t change a listing''s updated_at'
);
delete from auth.users where id = tests.user_id('Unconfirmed');
select is(tests.counts('bobs'), '0 saves 1/1', 'deleting an account removes its save and like from the counts');
select tests.save('Pro', 'other');
delete from properties where id = tests.listing_id('other');
select is_empty(
  $$ select from saved_listings where property_id = tests.listing_id('other') $$,
  'deleting a listing removes it from saved listings'
);

-- Saved searches ----------------------------------------------------------------------------------

create function tests.keep(
  owner text, query text default 'state=TX', name text default 'Texas'
) returns void language sql
as $$ insert into public.saved_searches (user_id, name, query) values (tests.user_id(owner), keep.name, keep.query); $$;

select tests.as_visitor();
select throws_ok($$ select tests.keep('Ann') $$, '42501', null, 'a visitor can''t save a search');
select throws_ok($$ select from saved_searches $$, '42501', null, 'a visitor can''t read saved searches');
select tests.as_member('Ann');
select throws_ok(
  $$ select tests.keep('Bob') $$,
  '42501', null, 'a member can''t save a search in someone else''s name'
);
select lives_ok($$ select tests.keep('Ann') $$, 'a member can save a search');
select throws_ok(
  $$ select tests.keep('Ann', name => 'Again') $$,
  '23505', null, 'the same search can''t be saved twice'
);
select throws_ok(
  format($$ select tests.keep('Ann', 'q=1', %L) $$, name),
  '23514', null, 'a search can''t be named with only ' || what
) from (values ('', 'nothing'), ('   ', 'spaces'), (E'\n\t', 'breaks')) as bad (name, what);
select throws_ok(
  $$ select tests.keep('Ann', 'q=1', repeat('n', 81)) $$,
  '23514', null, 'a search name can''t have 81 characters'
);
select throws_ok(
  $$ select tests.keep('Ann', 'q=1', repeat(' ', 100) || 'n') $$,
  '23514', null, 'a search name can''t be mostly spaces'
);
select lives_ok($$ select tests.keep('Ann', 'q=1', repeat('n', 80)) $$, 'a search name can have 80 characters');
select throws_ok(
  format($$ select tests.keep('Ann', %L) $$, query),
  '23514', null, 'invalid search query: ' || left(query, 10)
) from unnest(array['', 'a b', 'q=ü', E'a\nb', repeat('a', 2001)]) as query;
select lives_ok($$ select tests.keep('Ann', repeat('a', 2000)) $$, 'a search query can have 2,000 characters');
select throws_ok(
  $$ insert into saved_searches (user_id, name, query) values (tests.user_id('Ann'), null, 'q=2') $$,
  '23502', null, 'a search name can''t be null'
);
select lives_ok(
  $$
    insert into saved_searches (user_id, name, query, created_at)
    values (tests.user_id('Ann'), 'Old', 'q=3', '2001-01-01')
  $$,
  'a member can send a date with a saved search'
);
select is(
  (select created_at from saved_searches where query = 'q=3'),
  now(), 'a saved search has the current time, even if another is sent'
);
select lives_ok(
  $$ update saved_searches set name = 'Lone Star' where query = 'state=TX' $$,
  'a member can rename a saved search'
);
select throws_ok(
  $$ update saved_searches set query = 'state=CA' where query = 'state=TX' $$,
  '42501', null, 'a member can''t change the query of a saved search'
);
select throws_ok(
  $$ update saved_searches set user_id = tests.user_id('Bob') where query = 'state=TX' $$,
  '42501', null, 'a member can''t transfer a saved search'
);
select throws_ok(
  $$ update saved_searches set created_at = '2001-01-01' where query = 'state=TX' $$,
  '42501', null, 'a member can''t backdate a saved search'
);

select tests.as_member('Bob');
select is_empty($$ select from saved_searches $$, 'a member can''t read someone else''s saved searches');
select is_empty(
  $$ update saved_searches set name = 'Mine' returning id $$,
  'a member can''t rename someone else''s saved searches'
);
select is_empty($$ delete from saved_searches returning id $$, 'a member can''t delete someone else''s saved searches');
select tests.as_member('Staff');
select is_empty($$ select from saved_searches $$, 'staff can''t read members'' saved searches');
select tests.as_member('Unconfirmed');
select throws_ok($$ select tests.keep('Unconfirmed') $$, '23503', null, 'a deleted account can''t save a search');
select tests.as_member('Pro');
select lives_ok(
  $$ select tests.keep('Pro', 'q=' || n) from generate_series(1, 49) as n $$,
  'a member can save 49 searches'
);
select throws_ok(
  $$
    insert into saved_searches (user_id, name, query)
    values (tests.user_id('Pro'), 'A', 'q=50'), (tests.user_id('Pro'), 'B', 'q=51')
  $$,
  '23514', null, 'one insert can''t exceed the limit of 50 saved searches'
);
select lives_ok($$ select tests.keep('Pro', 'q=50') $$, 'a member can save a 50th search');
select throws_ok(
  $$ select tests.keep('Pro', 'q=51') $$,
  '23514', 'You can keep at most 50 saved searches.', 'a member can''t save a 51st search'
);
select lives_ok(
  $$
    insert into saved_searches (user_id, name, query)
    values (tests.user_id('Pro'), 'Again', 'q=50')
    on conflict (user_id, query) do nothing
  $$,
  'at the limit, a member can still upsert an existing search'
);
select lives_ok(
  $$ update saved_searches set name = 'Renamed' where query = 'q=50' $$,
  'at the limit, a member can still rename a search'
);
select tests.as_member('Ann');
select throws_ok(
  $$ select tests.keep('Pro', 'q=52') $$,
  '42501', null, 'a member can''t find out that someone else is at the limit'
);
select tests.as_member('Pro');
delete from saved_searches where query = 'q=1';
select lives_ok($$ select tests.keep('Pro', 'q=51') $$, 'deleting a saved search makes room for another');
delete from saved_searches;
select tests.as_owner();
select is(
  (select count(*)::int from saved_searches where user_id = tests.user_id('Ann')),
  4, 'an unfiltered delete removes only the member''s own saved searches'
);
delete from auth.users where id = tests.user_id('Ann');
select is_empty($$ select from saved_searches $$, 'deleting an account deletes its saved searches');

select * from finish();
rollback;
