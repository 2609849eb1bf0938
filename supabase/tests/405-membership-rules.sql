-- What each tier is let through, at every place that a gate guards; and that one row of membership_rules changes it there and nowhere else.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_user('Owen', tier => 'partner');
-- Nobody here is new, so nobody is short of conversations.
update auth.users set created_at = now() - interval '30 days';
select tests.create_listing('verified', 'Owen');
insert into public.events (id, user_id, title, description, starts_at, ends_at, time_zone, format, exclusive, status)
values (
  md5('event exclusive')::uuid, tests.user_id('Owen'), 'Private money night', 'Lenders and borrowers', now() + interval '10 days',
  now() + interval '10 days 2 hours', 'America/New_York', 'online', true, 'published'
);
insert into public.event_links (event_id, url) values (md5('event exclusive')::uuid, 'https://meet.example/room');

/* What a statement comes to for a member, undone again: 'open', or the refusal. A statement that returns false is 'closed'. */
create function tests.try(member text, statement text) returns text language plpgsql as $$
declare
  passed boolean;
begin
  if member is null then perform tests.as_visitor(); else perform tests.as_member(member); end if;
  begin
    execute statement into passed;
    raise exception using errcode = 'TE000', message = case when passed then 'open' else 'closed' end;
  exception
    when sqlstate 'TE000' then
      perform tests.as_owner();
      return sqlerrm;
    when others then
      perform tests.as_owner();
      return sqlstate || ' ' || sqlerrm;
  end;
end;
$$;

create function tests.posted_listing() returns public.properties language sql
as $$ select tests.post_listing('new', (select u.name from public.users u where u.id = auth.uid())); $$;

create temp table places (gate text, place text, statement text, refusal text);
insert into places values
  ('verified_only', 'search', $$ select count(*) > 0 from search_properties('{"verifiedOnly": true}') $$,
    '42501 Verified listings are exclusively available to Closer and Partner members'),
  ('verified_only', 'search by text', $$ select count(*) > 0 from search_properties('{"verifiedOnly": true}', 'duplex', 'price-asc') $$,
    '42501 Verified listings are exclusively available to Closer and Partner members'),
  ('verified_only', 'count', $$ select count_properties('{"verifiedOnly": true}') > 0 $$,
    '42501 Verified listings are exclusively available to Closer and Partner members'),
  ('verified_only', 'map', $$ select count(*) > 0 from map_properties('{"verifiedOnly": true}', '', '{"west": -180, "south": -90, "east": 180, "north": 90}', 1) $$,
    '42501 Verified listings are exclusively available to Closer and Partner members'),
  ('seller_contact', 'email', $$ select email(u) is not null from users u where id = tests.user_id('Owen') $$, 'closed'),
  ('seller_contact', 'phone', $$ select phone(u) is not null from users u where id = tests.user_id('Owen') $$, 'closed'),
  ('seller_contact', 'email of a seller', $$ select email(u) is not null from properties p join users u on u.id = p.user_id where p.id = tests.listing_id('verified') $$, 'closed'),
  ('start_conversations', 'refusal', $$ select message_refusal(tests.user_id('Owen')) is null $$, 'closed'),
  ('start_conversations', 'message', $$ select send_message(tests.user_id('Owen'), gen_random_uuid(), 'Hello') is not null $$,
    'P0001 Messages to members you are not connected to are for Pro and Partner members.'),
  ('exclusive_events', 'registering', $$ select register_for_event(md5('event exclusive')::uuid) is not null $$,
    'P0001 This event is for Closer and Partner members'),
  ('exclusive_events', 'organising',
    $$ insert into events (user_id, title, description, starts_at, ends_at, time_zone, format, exclusive)
       values (auth.uid(), 'Mine', 'Come', now() + interval '1 day', now() + interval '1 day 1 hour', 'America/New_York', 'online', true) returning true $$,
    'P0001 Exclusive events are organised by Closer and Partner members.'),
  ('no_jv_requirement', 'listing', $$ select jv_share_pct = 0 from tests.posted_listing() $$, 'closed');

-- Each gate and each tier, at each place -----------------------------------------------------------------------

select results_eq(
  $$ select gate, tiers from membership_rules order by position $$,
  $$ select gate, array['pro', 'closer', 'partner'] from unnest(array[
       'verified_only', 'seller_contact', 'start_conversations', 'premium_resources', 'exclusive_events', 'no_jv_requirement', 'fast_review'
     ]) as gate $$,
  'every gate is for Pro, Closer and Partner'
);
select is(tests.try(who, statement), 'open', format('%s: %s passes %s', place, who, gate)) from places, unnest(array['Pro', 'Closer', 'Partner']) as who;
select is(tests.try(who, statement), refusal, format('%s: %s is stopped by %s', place, who, gate)) from places, unnest(array['Ann', 'Basic']) as who;
select isnt(tests.try(null, statement), 'open', format('%s: a visitor is stopped', place)) from places;
-- Waiting for staff: by when, in the queue that staff read.
create function tests.due_for(who text) returns boolean language plpgsql as $$
begin
  perform tests.as_member(who);
  perform tests.post_listing(who, who);
  perform tests.as_owner();
  return (select r.due_at = now() + interval '24 hours' from listing_reviews r where r.property_id = tests.listing_id(who));
end;
$$;
select is(tests.due_for('Ann'), null, 'a free member''s listing has no date');
select is(tests.due_for('Basic'), null, 'nor a basic member''s');
select is(tests.due_for('Pro'), true, 'a Pro''s is looked at within 24 hours');
select is(tests.due_for('Closer'), true, 'and a Closer''s');

-- The link of an exclusive event closes with the tier.
select tests.as_member('Closer');
select register_for_event(md5('event exclusive')::uuid);
select isnt_empty($$ select from event_links $$, 'a Closer who is registered reads the link');
select tests.as_owner();
update users set membership_tier = 'free' where id = tests.user_id('Closer');
select tests.as_member('Closer');
select is_empty($$ select from event_links $$, 'and no longer once the membership has ended');
select is(gates(u), '{}', 'as the member''s own row says') from users u where id = tests.user_id('Closer');
select tests.as_owner();
select is(
  (select (p.jv_share_pct, r.due_at)::text from properties p join listing_reviews r on r.property_id = p.id where p.id = tests.listing_id('Closer')),
  '(50,)', 'their listing carries the JV requirement and has lost its date'
);
update users set membership_tier = 'closer' where id = tests.user_id('Closer');
select tests.as_member('Closer');
select isnt_empty($$ select from event_links $$, 'the membership that is taken up again opens it');
select tests.as_owner();
select is(
  (select p.jv_share_pct = 0 and r.due_at is not null from properties p join listing_reviews r on r.property_id = p.id where p.id = tests.listing_id('Closer')),
  true, 'and the listing is free of it, with a date'
);

-- What a member reads of it ------------------------------------------------------------------------------------

select tests.as_member('Pro');
select is(gates(u), array[
  'verified_only', 'seller_contact', 'start_conversations', 'premium_resources', 'exclusive_events', 'no_jv_requirement', 'fast_review'
], 'a Pro reads which gates are open') from users u where id = tests.user_id('Pro');
select is(gates(u), null, 'but not another''s') from users u where id = tests.user_id('Partner');
select is(
  gates(jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id('Partner'), 'membership_tier', 'partner'))), null, 'a forged row tells nothing'
);
select tests.as_member('Ann');
select is(gates(u), '{}', 'for a free member none is') from users u where id = tests.user_id('Ann');
select is(
  gates(jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id('Ann'), 'membership_tier', 'partner'))), '{}', 'nor with a forged tier'
);
select is(private.may('seller_contact'), false, 'nor asked by name');
select throws_ok($$ select private.tier_may('pro', 'seller_contact') $$, '42501', null, 'other tiers are not theirs to try');
select tests.as_visitor();
select is(gates(u), null, 'a visitor has none') from users u where id = tests.user_id('Pro');
select isnt_empty($$ select from membership_rules $$, 'but may read the rules');
select is(private.may('verified_only'), false, 'a visitor passes nothing');

-- Nobody changes a rule through the API.
select throws_ok($$ insert into membership_rules values ('mine', '{free}', 99) $$, '42501', null, 'and adds none');
select throws_ok($$ update membership_rules set tiers = '{free}' $$, '42501', null, 'changes none');
select throws_ok($$ delete from membership_rules $$, '42501', null, 'removes none');
select tests.as_member('Staff');
select throws_ok($$ insert into membership_rules values ('mine', '{free}', 99) $$, '42501', null, 'not even staff add a rule');
select throws_ok($$ update membership_rules set tiers = '{free}' $$, '42501', null, 'change one');
select throws_ok($$ delete from membership_rules $$, '42501', null, 'or remove one');
select tests.as_owner();
select throws_ok($$ update membership_rules set tiers = '{gold}' where gate = 'verified_only' $$, '23514', null, 'a tier that is none is no rule');
select throws_ok($$ update membership_rules set tiers = array['pro', null] where gate = 'verified_only' $$, '23514', null, 'nor is none at all');

-- One row of SQL ------------------------------------------------------------------------------------------------

/* Which gates let a member through, found out at the places they guard; only where all places of a gate agree. */
create function tests.passes(who text) returns text language sql as $$
  select coalesce(string_agg(gate, ' ' order by gate), '') from (
    select gate from places group by gate having bool_and(tests.try(who, statement) = 'open')
  ) as open;
$$;
create function tests.passes_any(who text) returns text language sql as $$
  select coalesce(string_agg(distinct gate, ' ' order by gate), '') from places where tests.try(who, statement) = 'open';
$$;
create function tests.only(open text, tier text) returns void language sql as $$
  update membership_rules set tiers = case when gate = open then array[tier] else '{}' end;
$$;
create function tests.all_with_only(open text) returns text language plpgsql as $$
begin
  perform tests.only(open, 'basic');
  return tests.passes('Basic') || '/' || tests.passes_any('Basic') || '/' || tests.passes_any('Pro');
end;
$$;
select is(tests.all_with_only(gate), gate || '/' || gate || '/', gate || ' alone, for Basic alone: its places open, no other, and close for a Pro')
from (select distinct gate from places) as guarded;

select tests.only('premium_resources', 'basic');
select tests.as_member('Basic');
select is(gates(u), array['premium_resources'], 'the member''s own row says it') from users u where id = tests.user_id('Basic');
select tests.as_member('Closer');
select is(gates(u), '{}', 'and what has closed') from users u where id = tests.user_id('Closer');
select tests.as_owner();
select is((select jv_share_pct from properties where id = tests.listing_id('Closer')), 50, 'a listing that is there carries the requirement now');
select is((select due_at from listing_reviews where property_id = tests.listing_id('Closer')), null, 'and waits without a date');

update membership_rules set tiers = '{basic}' where gate in ('no_jv_requirement', 'fast_review');
select is((select jv_share_pct from properties where id = tests.listing_id('Basic')), 0, 'one whose poster is let off is free of it');
select is((select due_at > now() from listing_reviews where property_id = tests.listing_id('Basic')), true, 'and has a date');
select is((select jv_share_pct from properties where id = tests.listing_id('Ann')), 50, 'a free member''s is as it was');
delete from membership_rules where gate = 'no_jv_requirement';
select is((select jv_share_pct from properties where id = tests.listing_id('Basic')), 50, 'a gate that is gone is closed');

select * from finish();
rollback;
