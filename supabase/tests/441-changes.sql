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

select * from finish();
rollback;
