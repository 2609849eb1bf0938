-- What members' programs store and read of listings: IDs of their own, batches, and what has changed.
begin;
\ir helpers.psql
select tests.create_cast();
delete from properties;
select tests.create_listing('bobs', 'Bob', 'Brick duplex', 300);
select tests.create_listing('paused', 'Bob', 'Never for sale', 300);
delete from private.listing_log where listing_id = tests.listing_id('paused');
update properties set status = 'paused' where id = tests.listing_id('paused');

create function tests.stored(fields jsonb) returns jsonb language sql
as $$
  select store_listings(jsonb_build_array(
    jsonb_build_object('id', md5(fields::text)::uuid, 'external_id', 'mine', 'fields', fields)
  ), false) -> 0;
$$;
create function tests.changed(kind text) returns bigint language sql
as $$ select count(*) from changed_items(kind, now() - interval '1 day', 100); $$;

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select name_listing(tests.listing_id('bobs'), 'mine') $$, 'works', 'members name their listings'),
  ('Bob', $$ select external_id(p) from properties p where id = tests.listing_id('bobs') $$, 'gives mine',
    'and see what they''re called'),
  ('Bob', $$ select listing_named('mine') = tests.listing_id('bobs') $$, 'gives true', 'and find them'),
  ('Bob', $$ select name_listing(tests.listing_id('paused'), 'mine') $$,
    'fails: Another listing or draft of yours has this external_id: ' || tests.listing_id('bobs'), 'one by one name'),
  ('Bob', $$ select name_listing(tests.listing_id('paused'), ' ') $$, 'fails 23514', 'a name isn''t blank'),
  ('Pro', $$ select external_id(p) from properties p where id = tests.listing_id('bobs') $$, 'gives null',
    'others don''t see it'),
  ('Pro', $$ select listing_named('mine') $$, 'gives null', 'nor find it'),
  ('Pro', $$ select name_listing(tests.listing_id('bobs'), 'ours') $$, 'fails: You have no such listing.',
    'nor change it'),
  ('Pro', $$ insert into listing_drafts (id, user_id, fields)
    values (tests.listing_id('bobs'), tests.user_id('Pro'), '{}') $$, 'works',
    'a draft can have the ID of another member''s listing'),
  ('Pro', $$ select name_listing(tests.listing_id('bobs'), null) $$, 'works', 'and have no name'),
  ('Bob', $$ select listing_named('mine') = tests.listing_id('bobs') $$, 'gives true',
    'which takes the listing''s from nobody'),
  ('visitor', $$ select listing_named('mine') $$, 'fails 42501', 'visitors have no names'),
  ('Pro', $$ select tests.stored('{"title": "Draft"}') ->> 'status' $$, 'gives created',
    'another member''s draft can have the same'),
  ('Pro', $$ select tests.stored('{"title": "Other"}') ->> 'status' $$, 'gives exists', 'which it has once'),
  ('Bob', $$ select tests.stored('{"verified": true}') ->> 'status' $$, 'gives exists', 'whatever it''s sent for'),
  ('Bob', $$ select store_listings('[{"fields": {"verified": true}}, {"fields": {}}]', false) #>> '{0,error,code}' $$,
    'gives 23502', 'a draft has an ID'),
  ('Bob', $$ select store_listings(jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'fields',
    '{"verified": true}'::jsonb)), false) #>> '{0,error,code}' $$, 'gives 23514', 'and only fields of the form'),
  ('Bob', $$ select store_listings(jsonb_build_array(jsonb_build_object('id', tests.listing_id('bobs'), 'fields',
    '{"title": "Mine"}'::jsonb)), true) #>> '{0,error,code}' $$, 'gives P0001', 'a posted listing isn''t posted again'),
  ('Bob', $$ select store_listings('[]', true) ->> 'code' $$, 'gives 22023', 'a batch isn''t empty'),
  ('visitor', $$ select store_listings('[]', true) $$, 'fails 42501', 'visitors store nothing'),
  ('Bob', $$ select tests.changed('own') $$, 'gives 2', 'members see which of their listings changed'),
  ('Pro', $$ select tests.changed('own') $$, 'gives 0', 'others don''t'),
  ('Pro', $$ select tests.changed('market') $$, 'gives 1', 'everyone sees what is, or was, for sale'),
  ('Pro', $$ select changed_items('market', now() - interval '91 days', 1) $$, 'fails 22023',
    'what is gone is listed for 90 days'),
  ('Pro', $$ select count(*) from listings_found('{}', 'brick', array[tests.listing_id('bobs'),
    tests.listing_id('paused')]) $$, 'gives 1', 'a search finds what is for sale'),
  ('visitor', $$ select changed_items('market', now(), 1) $$, 'fails 42501', 'visitors see no changes')
) as t (who, statement, outcome, rule);

-- What others learn of -------------------------------------------------------------------------------
-- Only what they could see when it changed.

select tests.as_owner();
select tests.create_user('Title');
select tests.create_user('Buyer', tier => 'closer');
create function tests.forget_changes() returns void language sql security definer as $$
  update private.listing_log set changed_at = now() - interval '2 days', public_changed_at = now() - interval '2 days';
  update private.save_log set changed_at = now() - interval '2 days';
  -- The next change has another time, as in a transaction of its own.
  select set_config('session_replication_role', 'replica', true);
  update public.properties set updated_at = now() - interval '2 days';
  select set_config('session_replication_role', 'origin', true);
$$;
insert into saved_listings (user_id, property_id) values (tests.user_id('Pro'), tests.listing_id('bobs'));
select tests.forget_changes();
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ update properties set price = 310 where id = tests.listing_id('bobs') $$, 'works', null),
  ('Pro', $$ select tests.changed('market') $$, 'gives 1', 'others see when a listing changes'),
  ('Pro', $$ select tests.changed('saved') $$, 'gives 1', 'also as one they saved'),
  ('Bob', $$ update properties set status = 'paused' where id = tests.listing_id('bobs') $$, 'works', null),
  ('Pro', $$ select removed from changed_items('market', now() - interval '1 day', 9) $$, 'gives true',
    'and when it goes'),
  ('owner', $$ select tests.forget_changes() $$, 'works', null),
  ('Bob', $$ update properties set price = 290 where id = tests.listing_id('bobs') $$, 'works', null),
  ('Bob', $$ select tests.changed('own') $$, 'gives 1', 'its seller sees when a paused one changes'),
  ('Pro', $$ select tests.changed('market') $$, 'gives 0', 'others don''t'),
  ('Pro', $$ select tests.changed('saved') $$, 'gives 0', 'nor do those who saved it'),
  ('Pro', $$ select from listings_found('{}', '', array[tests.listing_id('bobs')]) $$, 'no rows', 'nor find it'),
  ('Bob', $$ select from listings_found('{}', '', array[tests.listing_id('bobs')]) $$, 'no rows',
    'which a search doesn''t for its seller either'),
  ('Bob', $$ update properties set status = 'active' where id = tests.listing_id('bobs') $$, 'works', null),
  ('Pro', $$ select tests.changed('market') $$, 'gives 1', 'they see when it comes back'),
  ('owner', $$ insert into member_blocks (blocker_id, blocked_id)
    values (tests.user_id('Bob'), tests.user_id('Pro')) $$, 'works', null),
  ('Pro', $$ select tests.changed('market') $$, 'gives 0', 'but nothing of a seller who blocked them'),
  ('Pro', $$ select tests.changed('saved') $$, 'gives 0', 'nor of what they saved before'),
  ('Pro', $$ select from listings_found('{}', '', array[tests.listing_id('bobs')]) $$, 'no rows', 'nor find it'),
  ('Ann', $$ select tests.changed('market') $$, 'gives 1', 'unlike others'),
  ('owner', $$ select tests.forget_changes() $$, 'works', null),
  ('owner', $$ update properties set status = 'paused' where id = tests.listing_id('bobs') $$, 'works', null),
  ('owner', $$ select tests.forget_changes() $$, 'works', null),
  ('Bob', $$ delete from properties where id = tests.listing_id('bobs') $$, 'works', null),
  ('Ann', $$ select tests.changed('market') $$, 'gives 0', 'nobody learns when a paused one is deleted'),
  ('Bob', $$ select removed from changed_items('own', now() - interval '1 day', 9) $$, 'gives true',
    'but its seller''s programs')
) as t (who, statement, outcome, rule);
-- The search is behind: it still has a listing that isn't for sale any more.
select tests.as_owner();
select tests.create_listing('late', 'Bob');
set local session_replication_role = replica;
update properties set status = 'paused' where id = tests.listing_id('late');
set local session_replication_role = origin;
select isnt_empty($$ select from private.search_listings where id = tests.listing_id('late') $$, 'the search has it');
select tests.holds('Ann', $$ select from listings_found('{}', '', array[tests.listing_id('late')]) $$, 'no rows',
  'what a late search has isn''t found');

-- A title company learns of nothing that it can't read: steps of the ledger, and documents that aren't shared with it.
select tests.as_owner();
insert into offers (id, property_id, seller_id, buyer_id, title, address, state, respond_by, opened_at)
select md5('offer')::uuid, id, user_id, tests.user_id('Buyer'), title, address, 'accepted', now(), now()
from properties where id = tests.listing_id('late');
insert into deals (id, offer_id, version, accepted_version, property_id, seller_id, buyer_id, title, address, time_zone)
select md5('deal')::uuid, id, 1, 1, property_id, seller_id, buyer_id, title, address, 'America/New_York' from offers;
insert into deal_parties (id, deal_id, user_id, role, side, name, rights, accepted_at)
select tests.user_id(name), md5('deal')::uuid, tests.user_id(name), role, 'buyer', name, '{documents}', now()
from (values ('Buyer', 'buyer'), ('Title', 'title')) as p (name, role);
create temp table seen (who text primary key, changed_at timestamptz);
grant all on seen to authenticated;
create function tests.sees_change(who text) returns boolean language plpgsql as $$
declare
  earlier timestamptz;
  latest timestamptz;
begin
  perform tests.as_member(who);
  select s.changed_at into earlier from seen s where s.who = sees_change.who;
  select c.changed_at into latest from changed_items('deals', now() - interval '1 day', 9) c;
  insert into seen values (who, latest)
  on conflict on constraint seen_pkey do update set changed_at = excluded.changed_at;
  return latest > earlier;
end;
$$;
select tests.sees_change('Buyer'), tests.sees_change('Title');
select tests.as_owner();
select private.append_entry(md5('offer')::uuid, 'buyer', 'milestone.declare');
select is(tests.sees_change('Buyer'), true, 'the buyer sees a step of the ledger');
select is(tests.sees_change('Title'), false, 'the title company doesn''t');
select tests.as_owner();
insert into deal_documents (id, deal_id, added_by, kind, path, name, size, mime_type, sha256)
values (md5('doc')::uuid, md5('deal')::uuid, tests.user_id('Buyer'), 'other', 'x', 'x.pdf', 1, 'application/pdf',
  repeat('0', 64));
select is(tests.sees_change('Buyer'), true, 'the buyer sees their document');
select is(tests.sees_change('Title'), false, 'the title company doesn''t');
select tests.as_owner();
insert into deal_document_readers (document_id, party_id) values (md5('doc')::uuid, tests.user_id('Title'));
select is(tests.sees_change('Title'), true, 'until it''s shared with them');
select tests.holds('Ann', $$ select tests.changed('deals') $$, 'gives 0', 'others see no deals');

select * from finish();
rollback;
