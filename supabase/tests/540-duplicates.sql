-- Two listings of one property: which are found, by whom they're seen, and what nobody can state about another's
-- listing. tests/backend/duplicates.test.ts measures the judgment.
begin;
\ir helpers.psql
alter table properties enable trigger z_find_duplicates;
select tests.create_cast();
select tests.create_user('Rev');
insert into staff (user_id, role) values (tests.user_id('Rev'), 'reviewer');
create function tests.post(name text, owner text, address text, fields jsonb default '{}') returns void
language sql as $$
  select tests.as_member(owner);
  select tests.post_listing(name, owner, jsonb_build_object('title', name, 'address', address) || fields);
$$;
create function tests.found(name text) returns text language sql as $$
  select coalesce(string_agg(m.title || ' ' || m.strength || ' ' || m.state, ', ' order by m.title), 'none')
  from public.listing_matches(tests.listing_id(name)) m;
$$;
create function tests.claim(a text, b text) returns uuid language sql security definer as $$
  select id from public.listing_claims
  where (property_id, other_id) in (
    (tests.listing_id(a), tests.listing_id(b)), (tests.listing_id(b), tests.listing_id(a))
  );
$$;
select tests.post('anns', 'Ann', '12 Oak St'), tests.post('bobs', 'Bob', '12 OAK ST., New York, NY 10001-1234'),
  tests.post('own', 'Ann', '12 Oak Street'), tests.post('unit', 'Bob', '12 Oak St #2'),
  tests.post('next', 'Bob', '14 Oak St'), tests.post('paused', 'Pro', '12 Oak St', '{"status": "paused"}');

select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ tests.found('anns') $$, 'gives bobs same open, own same found, paused same found',
    'another seller''s is a claim'),
  ('Ann', $$ tests.found('anns') $$, 'gives bobs same open, own same found',
    'one''s own isn''t; a paused one isn''t seen'),
  ('visitor', $$ tests.found('bobs') $$, 'gives anns same open, own same open', 'visitors see the public ones'),
  ('Pro', $$ tests.found('next') $$, 'gives none', 'a neighbor is another property'),
  ('Pro', $$ tests.found('unit') $$, 'gives none', 'so is a unit, if nothing says it''s the same'),
  ('Ann', $$ select from listing_matches(tests.listing_id('paused')) $$, 'no rows',
    'nothing of what the caller can''t see'),
  ('Ann', $$ select from listing_matches(null) $$, 'no rows', 'or of null'),
  ('Ann', $$ (select string_agg(d.title, ', ' order by d.title) from check_duplicates(
      '{"address": "12 Oak street", "city": "New York", "state": "NY", "zip": "10001"}') d) $$,
    'gives anns, bobs, own', 'before posting, too'),
  ('Ann', $$ select from check_duplicates('{"address": null, "zip": null}') $$, 'no rows', 'nothing is at no address'),
  ('visitor', $$ select from check_duplicates('{}') $$, 'fails 42501', 'only members post'),
  ('Ann', $$ select from listing_claims $$, 'rows', 'sellers read their claims'),
  ('Free', $$ select from listing_claims $$, 'no rows', 'others don''t'),
  ('visitor', $$ select from listing_claims $$, 'fails 42501', 'visitors can''t'),
  ('Ann', $$ update listing_claims set state = 'kept' $$, 'fails 42501', 'nobody writes them'),
  ('Ann', $$ select store_print('x', null, '{}', false) $$, 'fails 42501', 'no member states a print'),
  ('Ann', $$ select from picture_notes(tests.listing_id('bobs')) $$, 'no rows', 'notes are the seller''s'),
  ('Free', $$ select ask_to_join(tests.claim('anns', 'bobs')) $$, 'fails 42501', 'only its sellers ask'),
  ('Bob', $$ select answer_join(tests.claim('anns', 'bobs'), true) $$, 'fails P0001', 'nobody asked yet'),
  ('Bob', $$ select ask_to_join(tests.claim('anns', 'bobs')) $$, 'works', 'a seller asks to join'),
  ('Bob', $$ select ask_to_join(tests.claim('anns', 'bobs')) $$, 'works', 'twice is once'),
  ('Bob', $$ select answer_join(tests.claim('anns', 'bobs'), true) $$, 'fails P0001', 'not who asked answers'),
  ('Ann', $$ select ask_to_join(tests.claim('anns', 'bobs')) $$, 'fails P0001', 'the other answers instead'),
  ('Ann', $$ select settle_claim(tests.claim('anns', 'bobs'), 'different', null, 'x') $$, 'fails 42501',
    'only staff settle'),
  ('Rev', $$ select settle_claim(tests.claim('anns', 'bobs'), 'kept', null, 'x') $$, 'fails 22023',
    'naming who keeps it'),
  ('Rev', $$ select settle_claim(tests.claim('anns', 'bobs'), 'kept', tests.listing_id('unit'), 'x') $$, 'fails 22023',
    'one of the two'),
  ('Rev', $$ select settle_claim(tests.claim('anns', 'bobs'), 'different', null, ' ') $$, 'fails 22023',
    'with a reason')
) as t (who, statement, outcome, rule);

select tests.as_member('Ann');
select answer_join(tests.claim('anns', 'bobs'), true);
select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ tests.found('bobs') $$, 'gives anns same joined, own same open, paused same found',
    'joined, they''re one party'),
  ('Bob', $$ select ask_to_join(tests.claim('anns', 'bobs')) $$, 'fails P0001', 'and it''s settled'),
  ('Bob', $$ select deny_match(tests.claim('own', 'bobs')) $$, 'works', 'a seller says that it''s another property'),
  ('Rev', $$ (select count(*)::int from review_queue('claim')) $$, 'gives 1', 'staff have open ones in their queue'),
  ('Ann', $$ (select count(*)::int from review_queue('claim')) $$, 'gives 0', 'members don''t'),
  ('Rev', $$ select settle_claim(tests.claim('own', 'bobs'), 'kept', tests.listing_id('own'), 'The older contract') $$,
    'works', 'staff settle the other')
) as t (who, statement, outcome, rule);
select tests.as_owner();
select set_eq($$ select u.name || ' ' || (n.data ->> 'event') from notifications n join users u on u.id = n.user_id
    where n.kind = 'listing_claim' $$,
  array['Ann join_asked', 'Bob joined', 'Ann kept', 'Bob kept'], 'sellers learn of each step');
select tests.as_member('Bob');
update properties set address = '99 Elm St' where id = tests.listing_id('bobs');
select tests.holds('Pro', $$ tests.found('bobs') $$, 'gives anns same joined, own same kept',
  'what was settled stays, the rest follows the address');


-- Pictures, when an address has no house number.
select tests.post('street', 'Ann', 'Elm St', jsonb_build_object('bedrooms', 3, 'bathrooms', 2, 'sqft', 1500, 'images',
    array(select tests.user_id('Ann') || '/properties/x/' || n || '.jpg' from generate_series(1, 2) as n))),
  tests.post('other street', 'Bob', 'Oak St', jsonb_build_object('bedrooms', 3, 'bathrooms', 2, 'sqft', 1500, 'images',
    array(select tests.user_id('Bob') || '/properties/x/' || n || '.jpg' from generate_series(1, 2) as n)));
select tests.holds('Pro', $$ tests.found('street') $$, 'gives none', 'numbers alone aren''t one property');
select tests.as_service();
select store_print(tests.user_id('Ann') || '/properties/x/1.jpg', null, '{81985529216486895,1}', false),
  store_print(tests.user_id('Ann') || '/properties/x/2.jpg', null, '{1311768467463790320,2}', true);
select tests.as_owner();
-- One mirrored, and the other seven bits off.
select public.store_print(tests.user_id('Bob') || '/properties/x/1.jpg', null,
    array[(81985529216486895 # private.mirror_bits())::text], false),
  public.store_print(tests.user_id('Bob') || '/properties/x/2.jpg', null,
    array[(1311768467463790320 # 4468415255281664)::text], false);
select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ tests.found('street') $$, 'gives other street likely found', 'its pictures may be'),
  ('Pro', $$ (select string_agg(array_to_string(reasons, ' '),
    ',') from listing_matches(tests.listing_id('street'))) $$,
    'gives pictures text numbers', 'with reasons'),
  ('Ann', $$ (select string_agg(n.is_drawn || ' ' || n.elsewhere, ', ') from picture_notes(tests.listing_id('street'))
      n) $$, 'gives false 0, true 0', 'the seller sees what''s drawn, and no match as a stock picture'),
  ('owner', $$ (select count(*)::int from private.unprinted_pictures()) $$, 'gives 0', 'all are printed'),
  ('owner', $$ private.looks_same('{0}', '{127}') $$, 'gives true', 'seven bits are the same picture'),
  ('owner', $$ private.looks_same('{0}', '{255}') $$, 'gives false', 'eight aren''t'),
  ('owner', $$ private.looks_same('{}', '{}') $$, 'gives false', 'nothing looks like nothing'),
  ('owner', $$ private.compare_places('12 oak st 10001', '12 oak ave 10001') $$, 'gives other', 'two streets'),
  ('owner', $$ private.compare_places('12 oak st 10001', '12 n oak st 10001') $$, 'gives near', 'a direction left out'),
  ('owner', $$ private.compare_places('12 oak st unit 2 10001', '12 oak st unit 3 10001') $$, 'gives other_unit',
    'units'),
  ('owner', $$ private.compare_places(null, '12 oak st 10001') $$, 'gives open', 'no number')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
