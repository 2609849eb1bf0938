-- One address twice: who sees which other listings. tests/backend/addresses.test.ts has what's the same address.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user('New', trust => 0);
create function tests.post(name text, owner text, address text, fields jsonb default '{}') returns void
language sql as $$
  select tests.as_member(owner);
  select tests.post_listing(name, owner, jsonb_build_object('title', name, 'address', address) || fields);
$$;
create function tests.twice(listing jsonb) returns text language sql as $$
  select coalesce(string_agg(l.title, ', ' order by l.title), 'none') from public.listings_at_address(
    '{"address": "12 Oak Street", "city": "New York", "state": "NY", "zip": "10001"}' || listing
  ) l;
$$;
select tests.post('anns', 'Ann', '12 Oak St'), tests.post('bobs', 'Bob', '12 OAK ST., New York, NY 10001-1234'),
  tests.post('paused', 'Bob', '12 Oak St', '{"status": "paused"}'), tests.post('sold', 'Bob', '12 Oak St'),
  tests.post('held', 'New', '12 Oak St'), tests.post('removed', 'Bob', '12 Oak St'),
  tests.post('unit', 'Bob', '12 Oak St #2'),
  tests.post('elsewhere', 'Bob', '12 Oak St', '{"zip": "10002"}'),
  tests.post('parcel', 'Bob', 'Oak St', '{"apn": "045-123-45", "county": "New York"}'),
  tests.post('hidden', 'Hidden', '12 oak street');
select tests.as_owner();
update properties set status = 'sold' where id = tests.listing_id('sold');
update properties set removed_at = now(), status = 'paused', sales_status = 'active'
where id = tests.listing_id('removed');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Hidden'));

select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ tests.twice('{}') $$, 'gives anns, bobs, hidden', 'members see public listings'),
  ('visitor', $$ tests.twice('{}') $$, 'gives anns, bobs, hidden', 'so do visitors'),
  ('Ann', $$ tests.twice('{}') $$, 'gives anns, bobs', 'not across a block'),
  ('Bob', $$ tests.twice('{}') $$, 'gives anns, bobs, hidden, paused, removed',
    'and their own that aren''t public'),
  ('New', $$ tests.twice('{}') $$, 'gives anns, bobs, held, hidden', 'or wait for review'),
  ('Staff', $$ tests.twice('{}') $$, 'gives anns, bobs, held, hidden, paused, removed', 'staff see all'),
  ('Ann', $$ tests.twice(jsonb_build_object('id', tests.listing_id('anns'))) $$, 'gives bobs',
    'without the one they edit'),
  ('Pro', $$ tests.twice('{"address": "12 Oak St Apt 2"}') $$, 'gives unit', 'units are addresses of their own'),
  ('Pro', $$ tests.twice('{"address": "Oak Street"}') $$, 'gives none', 'a street isn''t one'),
  ('Pro', $$ tests.twice('{"address": "Lot on Oak", "apn": "04512345", "county": "new york"}') $$, 'gives parcel',
    'a parcel number is'),
  ('Pro', $$ tests.twice('{"address": "Lot on Oak", "apn": "04512345", "county": "Kings"}') $$, 'gives none',
    'in its county'),
  ('Pro', $$ tests.twice('{"address": null, "zip": null}') $$, 'gives none', 'nothing is at no address'),
  ('Pro', $$ select from listings_at_address(null) $$, 'no rows', 'or for null'),
  ('Ann', $$ select tests.post_listing('again', 'Ann', '{"address": "12 Oak St"}') $$, 'works', 'nothing is blocked')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
