-- What a badge rests on, and when it ends.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user('Rev');
insert into staff (user_id, role) values (tests.user_id('Rev'), 'reviewer');
select tests.create_user('Pat');
update users set membership_tier = 'partner' where id = tests.user_id('Pat');
select tests.create_listing('bobs', 'Bob'), tests.create_listing('pats', 'Pat');
insert into listing_terms (property_id) values (tests.listing_id('bobs')), (tests.listing_id('pats'));

create function tests.approve(checked text[] default '{contract,owner}', until integer default 20) returns void
language sql as $$
  select decide_listing_review(r.id, 'approved', checked => approve.checked,
    valid_until => private.contract_day() + approve.until)
  from listing_reviews r where r.property_id = tests.listing_id('bobs') and r.decision is null;
$$;
create function tests.badge(name text) returns text language sql security definer as $$
  select concat_ws(' ', p.verified, nullif(array_to_string(c.checked, '+'), ''), c.ended_for)
  from public.properties p left join public.listing_control c on c.property_id = p.id
  where p.id = tests.listing_id(name);
$$;
/* Lets the seller's last answer be that old. */
create function tests.age(name text, days integer) returns void language sql security definer as $$
  update public.listing_control set confirmed_at = clock_timestamp() - make_interval(days => days), asked_at = null
  where property_id = tests.listing_id(name);
$$;
create function tests.later(days integer) returns void language plpgsql security definer as $$
begin
  while private.end_stale_badges(private.contract_day() + days) loop
  end loop;
end;
$$;
create function tests.noticed() returns text language sql security definer as $$
  with noticed as (delete from public.notifications where kind = 'listing_decision' returning data)
  select string_agg(data ->> 'decision', ' ' order by data ->> 'decision') from noticed;
$$;
grant execute on function private.contract_day() to public;

select tests.holds(who, statement, outcome, rule) from (values
  ('Rev', $$ select tests.approve('{contract}', null) $$, 'fails 22023', 'a contract has a last day'),
  ('Rev', $$ select tests.approve(until => -1) $$, 'fails 22023', 'a contract that has ended verifies nothing'),
  ('Bob', $$ select tests.approve() $$, 'fails 42501', 'sellers don''t verify their own listings'),
  ('Rev', $$ select tests.approve('{charm}') $$, 'fails 23514', 'only what there is to check'),
  ('Rev', $$ select tests.approve() $$, 'works', 'a reviewer says what they checked, and until when'),
  ('visitor', $$ tests.badge('bobs') $$, 'gives t contract+owner', 'the badge states it'),
  ('visitor', $$ select checked from listing_control where property_id = tests.listing_id('bobs') $$,
    'gives {contract,owner}', 'to everyone'),
  ('Bob', $$ update listing_control set valid_until = null $$, 'fails 42501', 'nobody changes it'),
  ('visitor', $$ tests.badge('pats') $$, 'gives t', 'a partner''s rests on nothing that was checked')
) as t (who, statement, outcome, rule);

select tests.as_owner();
select tests.noticed();
select tests.later(20);
select is(tests.badge('bobs'), 't contract+owner', 'it holds on the contract''s last day');
select tests.later(21);
select is(tests.badge('bobs'), 'f contract+owner contract', 'and ends with it');
select is(tests.noticed(), 'contract', 'which the seller learns');
update users set membership_tier = 'partner' where id = tests.user_id('Bob');
select is(tests.badge('bobs'), 'f contract+owner contract', 'a plan doesn''t bring it back');
update users set membership_tier = 'closer' where id = tests.user_id('Bob');
select tests.as_member('Bob');
select confirm_listing(tests.listing_id('bobs'));
select is(tests.badge('bobs'), 'f contract+owner contract', 'nor does an answer');
select request_listing_review(tests.listing_id('bobs'));
select tests.as_member('Rev');
select tests.approve('{contract}', 90);
select is(tests.badge('bobs'), 't contract', 'another review does');
select tests.as_member('Bob');
update listing_terms set contract_expires_on = private.contract_day() + 3 where property_id = tests.listing_id('bobs');
select tests.as_owner();
select tests.later(4);
select is(tests.badge('bobs'), 'f contract contract', 'a contract that the seller ends earlier ends it earlier');

update listing_terms set contract_expires_on = private.contract_day() + 5 where property_id = tests.listing_id('pats');
select tests.later(6);
select is(tests.badge('pats'), 'f contract', 'a partner''s badge ends with the contract, too');
update listing_terms set contract_expires_on = private.contract_day() + 50 where property_id = tests.listing_id('pats');
select is(tests.badge('pats'), 't', 'and is back with the next one');

select tests.noticed();
select tests.age('pats', 24);
select tests.later(0);
select is(tests.noticed(), null, 'nobody is asked before day 25');
select tests.age('pats', 25);
select tests.later(0);
select tests.later(0);
select is(tests.noticed(), 'available', 'then the seller is, once');
select is(tests.badge('pats'), 't', 'and has five days to answer');
update listing_control set confirmed_at = clock_timestamp() - interval '30 days'
where property_id = tests.listing_id('pats');
select tests.later(0);
select is(tests.badge('pats'), 'f unanswered', 'without an answer it ends');
select is(tests.noticed(), 'unanswered', 'which the seller learns');
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ update properties set photos_taken_on = current_date + 2 where id = tests.listing_id('bobs') $$,
    'fails 23514', 'no photo is taken in the future'),
  ('Bob', $$ update properties set photos_taken_on = current_date where id = tests.listing_id('bobs') $$,
    'works', null),
  ('Bob', $$ select confirm_listing(tests.listing_id('pats')) $$, 'fails 42501', 'only the seller answers'),
  ('visitor', $$ select confirm_listing(tests.listing_id('pats')) $$, 'fails 42501', 'and no visitor'),
  ('Pat', $$ select confirm_listing(tests.listing_id('pats')) $$, 'works', 'an answer'),
  ('visitor', $$ tests.badge('pats') $$, 'gives t', 'brings it back')
) as t (who, statement, outcome, rule);
select tests.as_owner();
select tests.age('pats', 40);
select tests.as_member('Pat');
update properties set status = 'paused' where id = tests.listing_id('pats');
select tests.as_owner();
select tests.later(0);
select is(tests.badge('pats'), 't', 'what isn''t for sale isn''t asked about');
select tests.as_member('Pat');
update properties set status = 'active' where id = tests.listing_id('pats');
select tests.as_owner();
select tests.later(0);
select is(tests.badge('pats') || coalesce(tests.noticed(), ''), 't', 'putting it back is an answer');

select * from finish();
rollback;
