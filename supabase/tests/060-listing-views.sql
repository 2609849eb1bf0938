-- A view is a person, counted once a day per listing. The owner and staff never count, and nobody can set the count.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_listing('bobs', 'Bob');
select tests.create_listing('other', 'Bob');

create function tests.view(listing text default 'bobs') returns integer language sql
as $$ select increment_property_view_count(tests.listing_id(listing)); $$;
/* Sets where requests come from. */
create function tests.from(address text, browser text) returns void language sql
as $$ select tests.set_headers(jsonb_build_object('cf-connecting-ip', address, 'user-agent', browser)); $$;
/* Makes today yesterday. */
create function tests.next_day() returns void language sql security definer as $$
  update private.view_keys set day = day - 1;
  update private.listing_viewers set day = day - 1;
$$;

select tests.as_visitor();
select is(tests.view(), 1, 'a visitor''s view is counted, even without headers');
select is(tests.view(), 1, 'but not twice');
select tests.from('203.0.113.1', 'Firefox');
select is(tests.view(), 2, 'a visitor from another address is counted');
select is(tests.view(), 2, 'a visitor who returns the same day isn''t');
select is(tests.view('other'), 1, 'another listing has its own views');
select tests.from('203.0.113.1', 'Safari');
select is(tests.view(), 3, 'another browser at the same address is counted');
select tests.from('203.0.113.1', 'Edge');
select is(tests.view(), 4, 'so is a third one');
select tests.from('203.0.113.1', 'Chrome ' || n), is(tests.view(), 4, 'no more browsers at that address are counted')
from generate_series(1, 2) as n;
select tests.set_headers('{"x-forwarded-for": "198.51.100.9, 203.0.113.1", "user-agent": "Forged"}');
select is(tests.view(), 4, 'an address that the client puts in front of its own makes no difference');
select tests.from('2001:db8:1:2::1', 'Firefox');
select is(tests.view(), 5, 'a visitor at an IPv6 address is counted');
select tests.from('2001:db8:1:2:ffff::9', 'Firefox');
select is(tests.view(), 5, 'an IPv6 network is one address');

select tests.holds('Ann', $$ tests.view() $$, 'gives 6', 'a member''s view is counted');
select tests.from('198.51.100.1', 'Safari');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ tests.view() $$, 'gives 6', 'a member who returns in another browser isn''t counted again'),
  ('Pro', $$ tests.view() $$, 'gives 7', 'another member in the same browser is'),
  ('Unconfirmed', $$ tests.view() $$, 'gives 8', 'a member without a confirmed email counts as a visitor'),
  ('visitor', $$ tests.view() $$, 'gives 8', 'so signing up repeatedly in one browser adds nothing'),
  ('Bob', $$ tests.view() $$, 'gives 8', 'the seller isn''t counted'),
  ('Staff', $$ tests.view() $$, 'gives 8', 'staff aren''t counted')
) as t (who, statement, outcome, rule);
select tests.as_service();
select tests.set_headers('{}');
select is(tests.view(), 8, 'a server without a caller counts as the visitor without headers');

select tests.as_owner();
select is(
  (select array[p.view_count, d.views] from properties p join listing_days d on d.property_id = p.id
    where p.id = tests.listing_id('bobs')),
  '{8,8}', 'the listing and its day have the number of viewers'
);
select tests.holds(statement, outcome, rule) from (values
  ($$ select count(*)::int from private.listing_viewers where property_id = tests.listing_id('bobs') $$, 'gives 8',
    'each viewer is stored once'),
  ($$ select updated_at = created_at from properties where id = tests.listing_id('bobs') $$, 'gives true',
    'views don''t change a listing''s updated_at')
) as t (statement, outcome, rule);
-- Sources -----------------------------------------------------------------------------------------

select tests.create_listing('sourced', 'Bob');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ increment_property_view_count(tests.listing_id('sourced'), 'map') $$, 'gives 1',
    'a view can name its source'),
  ('Pro', $$ increment_property_view_count(tests.listing_id('sourced'), '<b>') $$, 'gives 2',
    'an unknown source is no error'),
  ('Closer', $$ increment_property_view_count(tests.listing_id('sourced'), null) $$, 'gives 3', 'nor is a missing one'),
  ('Basic', $$ increment_property_view_count(tests.listing_id('sourced')) $$, 'gives 4',
    'a call without one is a direct visit'),
  ('Basic', $$ increment_property_view_count(tests.listing_id('sourced'), 'feed') $$, 'gives 4',
    'a repeated view has no source'),
  ('owner', $$ select string_agg(source || ' ' || views, ', ' order by source) from private.listing_sources where
      property_id = tests.listing_id('sourced') $$, 'gives direct 1, map 1, other 2', 'sources add up to the views')
) as t (who, statement, outcome, rule);

-- The next day ------------------------------------------------------------------------------------

select tests.next_day();
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ tests.view() $$, 'gives 9', 'a member is counted again the next day'),
  ('owner', $$ select count(*)::int from private.listing_viewers where day < (now() at time zone 'utc')::date $$,
    'gives 0', 'yesterday''s viewers are deleted'),
  ('owner', $$ select count(*)::int from private.view_keys $$, 'gives 1', 'so is yesterday''s key'),
  ('owner', $$ select tests.next_day() $$, null, null),
  ('visitor', $$ select tests.from('203.0.113.1', 'Firefox') $$, null, null),
  ('visitor', $$ tests.view() $$, 'gives 10', 'a visitor is counted again the next day')
) as t (who, statement, outcome, rule);

-- One address, many listings ----------------------------------------------------------------------

select tests.as_owner();
insert into properties (id, user_id, title, description, property_type, address, city, state, zip, price)
select tests.listing_id('many ' || n), tests.user_id('Bob'), 'Duplex', 'Two units.', 'Multi Family', '12 Oak St',
  'New York', 'NY', '10001', 100000
from generate_series(1, 310) as n;
select tests.as_visitor();
select tests.from('203.0.113.99', 'Crawler');
select is(tests.view('many 1'), 1, 'a visitor who views very many listings is counted');
-- As if it had viewed all but the last 20.
select tests.as_owner();
insert into private.listing_viewers (day, property_id, viewer, network)
select v.day, tests.listing_id('many ' || n), v.viewer, v.network
from private.listing_viewers v, generate_series(2, 290) as n where v.property_id = tests.listing_id('many 1');
select tests.as_visitor();
select tests.holds($$ select sum(tests.view('many ' || n))::int from generate_series(291, 310) as n $$, 'gives 10',
    'an address adds at most 300 views a day');
select tests.as_owner();

-- A thousand calls --------------------------------------------------------------------------------

/* 1,000 calls: 20 members, 30 visitors at 10 addresses who change browsers, the owner, and staff. */
create function tests.thousand_calls() returns integer language plpgsql as $$
begin
  for n in 1..1000 loop
    perform tests.from('192.0.2.' || n % 10, 'Browser ' || n);
    case n % 4
      when 0 then perform tests.as_member('Member ' || n / 4 % 20);
      when 1 then perform tests.as_visitor();
      when 2 then perform tests.as_member('Bob');
      else perform tests.as_member('Staff');
    end case;
    perform tests.view('crowd');
  end loop;
  perform tests.as_owner();
  return (select view_count from public.properties where id = tests.listing_id('crowd'));
end;
$$;
select tests.create_listing('crowd', 'Bob');
select tests.create_user('Member ' || n) from generate_series(0, 19) as n;
-- Visitors come from the five odd addresses.
select is(tests.thousand_calls(), 20 + 5 * 3, '1,000 calls add at most the number of people behind them');

-- Refusals ----------------------------------------------------------------------------------------

select tests.as_member('Bob');
select is(tests.view('unknown'), null, 'returns null for an unknown listing');
select is(increment_property_view_count(null), null, 'returns null for a null id');
update properties set status = 'paused' where id = tests.listing_id('bobs');
select is(tests.view(), null, 'a paused listing can''t be viewed');

select * from finish();
rollback;
