-- The facts and deal terms of listings: the contract price and fee stay private unless shared, showing instructions are
-- for those who can contact the seller, and only the owner writes them.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user('Friend');
select tests.create_user('Blocked', tier => 'closer');
select tests.connect('Ann', 'Friend');
select tests.create_listing('anns', 'Ann'), tests.create_listing('bobs', 'Bob'),
  tests.create_listing('unconfirmeds', 'Unconfirmed'), tests.create_listing('hiddens', 'Hidden');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Blocked'));

create function tests.terms(name text default 'anns') returns jsonb language sql
as $$ select to_jsonb(t) from public.listing_deal_terms(tests.listing_id(name)) t; $$;
-- The terms that the caller sees, without those that are null.
create function tests.visible_terms(name text default 'anns') returns text[] language sql
as $$
  select array(
    select e.key from jsonb_each(tests.terms(name)) as e
    where e.value <> 'null' and e.key not in ('contract_shared', 'funds_required') order by e.key
  );
$$;
grant execute on all functions in schema tests to public;

-- Writing -----------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Unconfirmed', $$ insert into listing_terms (property_id) values (tests.listing_id('unconfirmeds')) $$,
    'fails P0001', 'members without a verified email can''t write terms'),
  ('Ann', $$ insert into listing_terms (property_id, contract_price, assignment_fee, earnest_money, closing_on,
      contract_expires_on, access_instructions) values (tests.listing_id('anns'), 90000, 10000, 2000, current_date + 20,
      current_date + 30, 'Call to schedule a showing.') $$, 'works', 'owners can write the terms of their listings'),
  ('Ann', $$ update listing_terms set property_id = tests.listing_id('bobs') $$, 'fails 42501',
    'terms can''t be moved to another listing')
) as t (who, statement, outcome, rule);

select throws_ok(format('update listing_terms set %s = %L', field, value), '23514', null,
  field || ' can''t be ' || value)
from (values
  ('contract_price', '0'), ('contract_price', '100000000001'), ('assignment_fee', '-1'), ('earnest_money', '-1'),
  ('closing_on', '1999-12-31'), ('closing_on', 'infinity'), ('contract_expires_on', '2101-01-01'),
  ('access_instructions', '  '), ('access_instructions', repeat('x', 1001))
) as bad (field, value);

-- Reading -----------------------------------------------------------------------------------------

select tests.as_visitor();
select is(tests.visible_terms(), array['closing_on', 'contract_expires_on', 'earnest_money'],
  'visitors see the deposit and the dates');
select tests.as_member('Bob');
select is(tests.visible_terms(), array['closing_on', 'contract_expires_on', 'earnest_money'],
  'members who can''t see the seller''s contact details see the same');
select tests.holds($$ select * from properties p join listing_terms t on t.property_id = p.id where p.id =
      tests.listing_id('anns') $$, 'no rows', 'an embedded row is no way around it');
select tests.as_member('Closer');
select is(tests.visible_terms(), array['access_instructions', 'closing_on', 'contract_expires_on', 'earnest_money'],
  'members who can see the seller''s contact details see the showing instructions, too');
select tests.as_member('Friend');
select is(tests.visible_terms(), array['access_instructions', 'closing_on', 'contract_expires_on', 'earnest_money'],
  'connections see the showing instructions, but no contract price');
select tests.as_owner();
create function tests.as_key(scope text) returns void language plpgsql as $$
declare
  key uuid := md5(scope)::uuid;
begin
  perform tests.as_owner();
  insert into public.api_keys (id, user_id, name, scopes, prefix, expires_at)
  values (key, tests.user_id('Ann'), scope, array[scope], 'clk_', now() + interval '1 day') on conflict do nothing;
  perform tests.become('authenticated', tests.user_id('Ann'));
  perform set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', tests.user_id('Ann'), 'api_key', key)::text, true);
end;
$$;
create function tests.terms_by_key(scope text) returns text[] language plpgsql as $$
begin
  perform tests.as_key(scope);
  return tests.visible_terms();
end;
$$;
select is(tests.terms_by_key('listings:read'), array['closing_on', 'contract_expires_on', 'earnest_money'],
  'a key that reads what everyone sees gets no more of its own member''s listing');
select is(tests.terms_by_key('own:read') @> '{access_instructions,assignment_fee,contract_price}', true,
  'one that reads what only the member sees does');
select tests.as_member('Staff');
select is(tests.visible_terms(), array['access_instructions', 'closing_on', 'contract_expires_on', 'earnest_money'],
  'staff see no contract price that isn''t shared');
select tests.holds('Blocked', $$ tests.terms() $$, 'gives null', 'members who are blocked see nothing');
select tests.as_member('Ann');
select is(
  tests.visible_terms(),
  array[
    'access_instructions', 'assignment_fee', 'closing_on', 'contract_expires_on', 'contract_price', 'earnest_money'
  ],
  'the owner sees everything'
);
select is(tests.terms('bobs'), null, 'a listing without terms has none');

update listing_terms set contract_shared = true;
select tests.as_visitor();
select is(tests.visible_terms(),
  array['assignment_fee', 'closing_on', 'contract_expires_on', 'contract_price', 'earnest_money'],
  'once shared, everyone sees the contract price and the fee');
select tests.as_member('Ann');
update listing_terms set contract_shared = false;
update properties set status = 'sold' where id = tests.listing_id('anns');
select tests.as_member('Closer');
select is(tests.visible_terms(), array['closing_on', 'contract_expires_on', 'earnest_money'],
  'a sold listing shows no showing instructions');
select tests.as_member('Ann');
update properties set status = 'paused' where id = tests.listing_id('anns');
select tests.holds('Friend', $$ tests.terms() $$, 'gives null', 'a paused listing shows no terms');
select tests.holds('Ann', $$ tests.terms() is not null $$, 'gives true', 'except to its owner');

-- A key without a scope for what only its member sees. The token is the member's, so the policies refuse it.
insert into listing_drafts (id, user_id, fields) values (tests.listing_id('draft'), tests.user_id('Ann'), '{}');
select tests.as_key(scope), tests.holds(statement, case when seen then 'rows' else 'no rows' end, rule || scope)
from (values ('listings:read', false), ('deals', false), ('own:read', true), ('own:write', true)) as k (scope, seen)
cross join (values
  ($$ select from properties where id = tests.listing_id('anns') $$, 'the own paused listing, with '),
  ($$ select from listing_terms $$, 'its terms, with '),
  ($$ select from listing_prices where property_id = tests.listing_id('anns') $$, 'its prices, with '),
  ($$ select from listing_drafts $$, 'the own draft, with '),
  ($$ select from changed_items('own', now() - interval '1 day', 100) $$, 'the changes of own listings, with ')
) as t (statement, rule);
select tests.as_key('listings:read');
select tests.holds(statement, outcome, rule) from (values
  ($$ select from properties where id = tests.listing_id('bobs') $$, 'rows', 'it reads what everyone sees'),
  ($$ tests.terms() $$, 'gives null', 'no terms of a paused listing'),
  ($$ update properties set price = 1 returning 1 $$, 'no rows', 'it changes none of its member''s listings'),
  ($$ delete from properties returning 1 $$, 'no rows', 'nor deletes one'),
  ($$ delete from listing_drafts returning 1 $$, 'no rows', 'nor a draft')
) as t (statement, outcome, rule);

select tests.as_member('Hidden');
insert into listing_terms (property_id, access_instructions) values (tests.listing_id('hiddens'), 'Text me.');
select tests.as_member('Closer');
select is(tests.visible_terms('hiddens'), '{}', 'a private profile shows its instructions only to connections');

-- Standing and removal ----------------------------------------------------------------------------

select tests.as_member('Staff');
select moderate('restrict', 'profile', tests.user_id('Ann'), 'Spam');
select tests.holds('Ann', $$ update listing_terms set earnest_money = 1 $$, 'fails 42501: Your account is read-only.',
    'a read-only member can''t change terms');
select tests.as_member('Staff');
select moderate('remove', 'listing', tests.listing_id('hiddens'), 'Spam');
select tests.holds('Hidden', $$ update listing_terms set earnest_money = 1 returning 1 $$, 'no rows',
    'the terms of a removed listing can''t be changed');
select tests.holds($$ export_my_data() #>> '{listing_terms,0,access_instructions}' $$, 'gives Text me.',
    'the export has the member''s terms');
select tests.as_owner();
delete from properties where id = tests.listing_id('anns');
select tests.holds($$ select from listing_terms where property_id = tests.listing_id('anns') $$, 'no rows',
    'terms are deleted with their listing');

-- Facts -------------------------------------------------------------------------------------------

select tests.as_member('Bob');
select lives_ok(
  $$
    update properties set parking = '2-car garage', zoning = 'R-2', apn = '04-1182-017', units = 4,
      unit_mix = '[{"units": 2, "bedrooms": 2, "bathrooms": 1.75, "rent": 950},
        {"units": 2, "bedrooms": 0, "bathrooms": 1, "sqft": 480}]'
    where id = tests.listing_id('bobs')
  $$,
  'owners can state the facts of their listings'
);
select throws_ok(format('update properties set %s = %L where id = tests.listing_id(''bobs'')', field, value), '23514',
  null, field || ' can''t be ' || left(value, 60))
from (values
  ('parking', ' '), ('parking', repeat('x', 101)), ('zoning', repeat('x', 51)), ('apn', repeat('1', 41)),
  ('unit_mix', '[]'), ('unit_mix', '{}'), ('unit_mix', 'null'), ('unit_mix', '"2 x 2 bed"'), ('unit_mix', '[1]'),
  ('unit_mix', '[[]]'), ('unit_mix', '[{}]'), ('unit_mix', '[{"units": 1, "bedrooms": 1}]'),
  ('unit_mix', '[{"units": 0, "bedrooms": 1, "bathrooms": 1}]'),
  ('unit_mix', '[{"units": 1.5, "bedrooms": 1, "bathrooms": 1}]'),
  ('unit_mix', '[{"units": "1", "bedrooms": 1, "bathrooms": 1}]'),
  ('unit_mix', '[{"units": 1, "bedrooms": null, "bathrooms": 1}]'),
  ('unit_mix', '[{"units": 1, "bedrooms": 1, "bathrooms": 1.2}]'),
  ('unit_mix', '[{"units": 1, "bedrooms": 1, "bathrooms": 1, "rent": -1}]'),
  ('unit_mix', '[{"units": 1, "bedrooms": 1, "bathrooms": 1, "note": "<b>"}]'),
  ('unit_mix', (
    select jsonb_agg('{"units": 1, "bedrooms": 1, "bathrooms": 1}'::jsonb) from generate_series(1, 21)
  )::text)
) as bad (field, value);

select * from finish();
rollback;
