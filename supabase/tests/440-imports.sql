-- Imports and drafts of listings: their owner's alone, complete or not there, and gone once posted.
begin;
\ir helpers.psql
select tests.create_cast();

create function tests.draft_id(name text) returns uuid language sql immutable
as $$ select md5('draft ' || name)::uuid; $$;
create function tests.import_id(name text) returns uuid language sql immutable
as $$ select md5('import ' || name)::uuid; $$;
create function tests.drafts(variadic names text[]) returns jsonb language sql immutable
as $$
  select jsonb_agg(jsonb_build_object('id', tests.draft_id(name), 'line', place + 1, 'fields', jsonb_build_object(
    'address', place || ' Oak St', 'city', 'New York', 'state', 'NY', 'zip', '10001')))
  from unnest(names) with ordinality as n (name, place);
$$;
create function tests.import(name text, row_count integer, stored integer, drafts jsonb, columns_hash text default 'a')
returns integer language plpgsql
as $$
declare
  answer constant jsonb := public.import_listing_drafts(tests.import_id(name), name || '.csv', row_count,
    repeat(columns_hash, 64), '{"columns": {"address": "Address"}}', stored, drafts);
begin
  -- An error is an answer, so that the attempt counts.
  if jsonb_typeof(answer) = 'object' then
    raise exception '%', answer ->> 'message' using errcode = answer ->> 'code';
  end if;
  return answer::integer;
end;
$$;
create function tests.with_draft(change jsonb) returns jsonb language sql immutable
as $$ select jsonb_build_array(tests.drafts('w') -> 0 || change); $$;
grant execute on all functions in schema tests to public;

-- Importing ---------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select tests.import('a', 3, 0, tests.drafts('a1')) $$, 'fails 42501', 'a visitor can''t import'),
  ('Ann', $$ select tests.import('a', 3, 0, tests.drafts('a1', 'a2')) $$, 'gives 2',
    'the first chunk starts an import'),
  ('Ann', $$ select count(*)::int from listing_drafts $$, 'gives 0', 'whose drafts are invisible until it''s complete'),
  ('Ann', $$ select tests.import('a', 3, 0, tests.drafts('a1', 'a2')) $$, 'gives 2',
    'a chunk sent again is stored once'),
  ('Ann', $$ select tests.import('a', 3, 1, tests.drafts('a9')) $$, 'gives 2', 'and one from elsewhere not at all'),
  ('Ann', $$ select tests.import('a', 3, 2, tests.drafts('a3', 'a4')) $$, 'fails 23514',
    'nor more than were announced'),
  ('Bob', $$ select tests.import('a', 3, 2, tests.drafts('a3')) $$, 'fails P0001', 'nobody else continues it'),
  ('Ann', $$ select tests.import('a', 3, 2, tests.drafts('a3')) $$, 'gives 3', 'the last chunk completes it'),
  ('Ann', $$ select count(*)::int from listing_drafts $$, 'gives 3', 'and shows its drafts'),
  ('Ann', $$ select tests.import('b', 1, 1, tests.drafts('b1')) $$, 'fails P0001',
    'a deleted import can''t be continued'),
  ('Ann', $$ select tests.import('b', 10001, 0, tests.drafts('b1')) $$,
    'fails: You can have 10,000 drafts and have 3; this would add 10,001. Publish or delete some first.',
    'an import has at most 10,000 rows'),
  ('Ann', $$ select tests.import('b', 1, 0, '[]') $$, 'fails 22023', 'a chunk isn''t empty'),
  ('Ann', $$ select tests.import('b', 1, 0, '{}') $$, 'fails 22023', 'and is a list'),
  ('Ann', $$ select tests.import('b', 501, 0, (select jsonb_agg(1) from generate_series(1, 501))) $$, 'fails 22023',
    'of at most 500 drafts'),
  ('Ann', $$ select tests.import('b', 1, 0, tests.drafts('a1')) $$, 'fails 23505', 'an ID is used once'),
  ('Ann', $$ select tests.import('b', 1, 0, tests.with_draft('{"fields": {"verified": true}}')) $$, 'fails 23514',
    'a draft has only fields of the form'),
  ('Ann', $$ select tests.import('b', 1, 0, tests.with_draft('{"fields": []}')) $$, 'fails 23514', 'in an object'),
  ('Ann', $$ select tests.import('b', 1, 0, tests.with_draft(jsonb_build_object('fields',
    jsonb_build_object('description', repeat('x', 32000))))) $$, 'fails 23514', 'of at most 32,000 bytes'),
  ('Ann', $$ select tests.import('b', 1, 0, tests.with_draft('{"photo_urls": ["file:///etc/passwd"]}')) $$,
    'fails 23514',
    'photos are on the web'),
  ('Ann', $$ select tests.import('b', 1, 0, tests.with_draft(jsonb_build_object('photo_urls',
    (select jsonb_agg('https://x.example/' || n) from generate_series(1, 11) as n)))) $$, 'fails 23514',
    'and at most ten'),
  ('Ann', $$ select tests.import('b', 1, 0, tests.drafts('b1'), 'x') $$, 'fails 23514',
    'the columns are named by a hash'),
  ('Ann', $$ select count(*)::int from listing_imports $$, 'gives 1', 'what fails leaves nothing'),
  ('Ann', $$ select mapping ->> 'columns' from listing_import_mappings $$, 'gives {"address": "Address"}',
    'the columns are remembered')
) as t (who, statement, outcome, rule);

select tests.as_owner();
insert into listing_import_mappings (user_id, columns_hash, mapping, used_at)
select tests.user_id('Bob'), encode(sha256(n::text::bytea), 'hex'), '{}',
  '2026-01-01'::timestamptz + n * '1 hour'::interval
from generate_series(1, 50) as n;
select tests.holds('Bob', $$ select tests.import('bobs', 1, 0, tests.drafts('bobs')) $$, 'gives 1', 'Bob imports');
select tests.holds('Bob', $$ select count(*) || ' ' || min(used_at)::date || max(mapping ->> 'columns')
  from listing_import_mappings $$, 'gives 50 2026-01-01{"address": "Address"}', 'only the last 50 are kept');
select tests.holds('Bob', $$ select public.import_listing_drafts(tests.import_id('x'), 'x.csv', 1, 'x', '{}', 0,
  tests.drafts('x')) ->> 'code' $$, 'gives 23514', 'an error is an answer');
select tests.holds('owner', $$ select used from private.rate_limits where user_id = tests.user_id('Bob')
  and action = 'listing_import_part' $$, 'gives 2', 'so that what fails counts, too');
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select tests.import('big', 10000, 0, tests.drafts('big')) $$,
    'fails: You can have 10,000 drafts and have 1; this would add 10,000. Publish or delete some first.',
    'a file that doesn''t fit is refused by its rows'),
  ('Bob', $$ select count(*)::int from listing_imports where id = tests.import_id('big') $$, 'gives 0',
    'before any is stored'),
  ('Bob', $$ select tests.import('most', 9999, 0, tests.drafts('most1')) $$, 'gives 1', 'one that fits is begun'),
  ('Bob', $$ select import_room() - 'posts_left' $$, 'gives {"most": 10000, "drafts": 1, "reserved": 9999}',
    'keeps room for its rows'),
  ('Bob', $$ select tests.import('more', 1, 0, tests.drafts('more')) $$, 'fails: You can have 10,000 drafts and have '
    '1, and an unfinished import needs room for 9,999; this would add 1. Finish or remove that import first.',
    'which nothing else takes'),
  ('Bob', $$ insert into listing_drafts (id, user_id, fields) values (gen_random_uuid(), tests.user_id('Bob'), '{}') $$,
    'fails P0001', 'however it''s added'),
  ('owner', $$ insert into listing_drafts (id, user_id, import_id, fields) select gen_random_uuid(),
    tests.user_id('Bob'), tests.import_id('most'), '{}' from generate_series(1, 9997) $$, null, null),
  ('owner', $$ update listing_imports set stored = 9998 where id = tests.import_id('most') $$, null, null),
  ('Bob', $$ select tests.import('most', 9999, 9998, tests.drafts('most2')) $$, 'gives 9999',
    'and its last row is stored: its own hidden ones aren''t counted again'),
  ('Bob', $$ select tests.import('more', 1, 0, tests.drafts('more')) $$, 'fails P0001',
    'a member has at most 10,000 drafts'),
  ('Bob', $$ insert into listing_drafts (id, user_id, fields) values (gen_random_uuid(), tests.user_id('Bob'), '{}') $$,
    'fails P0001', 'however they''re added'),
  ('visitor', $$ select import_room() $$, 'fails 42501', 'visitors have no drafts'),
  ('Bob', $$ select (import_room() ->> 'posts_left')::int between 1 and 50 $$, 'gives true',
    'and a member knows how many listings they can still post')
) as t (who, statement, outcome, rule);

-- Drafts ------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ select count(*)::int from listing_imports $$, 'gives 0', 'no imports'),
  ('Pro', $$ select count(*)::int from listing_import_mappings $$, 'gives 0', 'and no mappings'),
  ('Pro', $$ delete from listing_imports returning id $$, 'no rows', 'and undo nothing'),
  ('visitor', $$ select count(*) from listing_drafts $$, 'fails 42501', 'visitors can''t look'),
  ('Ann', $$ insert into listing_imports (id, user_id, file_name, row_count, stored)
    values (tests.import_id('c'), tests.user_id('Ann'), 'c.csv', 1, 1) $$, 'fails 42501',
    'imports are only written by the function'),
  ('Ann', $$ update listing_imports set stored = 0 $$, 'fails 42501', 'and never changed'),
  ('Ann', $$ update listing_import_mappings set mapping = '{}' $$, 'fails 42501', 'nor are mappings'),
  ('Ann', $$ insert into listing_drafts (id, user_id, fields) values (tests.draft_id('own'), tests.user_id('Ann'),
    '{"title": "From elsewhere"}') $$, 'works', 'a member can add a draft'),
  ('Ann', $$ insert into listing_drafts (id, user_id, fields) values (gen_random_uuid(), tests.user_id('Bob'), '{}') $$,
    'fails 42501', 'only for themselves'),
  ('Ann', $$ insert into listing_drafts (id, user_id, import_id, fields) values (gen_random_uuid(),
    tests.user_id('Ann'), tests.import_id('a'), '{}') $$, 'fails 42501', 'and not to an import'),
  ('Ann', $$ update listing_drafts set fields = '{"title": "Mine"}' where id = tests.draft_id('own') $$, 'works',
    'and change it'),
  ('Ann', $$ update listing_drafts set user_id = tests.user_id('Pro') where id = tests.draft_id('own') $$,
    'fails 42501', 'but not give it away'),
  ('Ann', $$ update listing_drafts set import_id = tests.import_id('bobs') where id = tests.draft_id('own') $$,
    'fails 42501', 'or move it'),
  ('Ann', $$ update listing_drafts set pictures = array[tests.user_id('Pro') || '/properties/x/1.jpg']
    where id = tests.draft_id('own') $$, 'fails 23514', 'pictures are the member''s own'),
  ('Pro', $$ update listing_drafts set fields = '{}' returning id $$, 'no rows', 'others change nothing'),
  ('Ann', $$ select draft_id = tests.draft_id('a2') from known_addresses('[{"address": "2 Oak Street",
    "city": "New York", "state": "NY", "zip": "10001"}]') $$, 'gives true', 'the same address is found in drafts'),
  ('Pro', $$ select draft_id is null and listing_id is null from known_addresses('[{"address": "2 Oak Street",
    "city": "New York", "state": "NY", "zip": "10001"}]') $$, 'gives true', 'but not in those of others'),
  ('visitor', $$ select * from known_addresses('[]') $$, 'fails 42501', 'visitors can''t ask'),
  ('Pro', $$ select photos_to_import(tests.draft_id('a1')) $$, 'fails P0001', 'photos are for the draft''s owner'),
  ('Ann', $$ select cardinality(photos_to_import(tests.draft_id('a1'))) $$, 'gives 0', 'who may have none'),
  ('owner', $$ insert into listing_drafts (id, user_id, fields, photo_urls)
    select md5(name || n)::uuid, tests.user_id(name), '{}', '{https://photos.example/1.jpg}'
    from unnest(array['Bob', 'Unconfirmed']) as name, generate_series(1, 3) as n $$, null, null),
  ('Unconfirmed', $$ select photos_to_import(md5('Unconfirmed1')::uuid) $$, 'fails: Verify your email address first.',
    'without a verified email, none are fetched'),
  ('Bob', $$ select photos_to_import(md5('Bob' || n)::uuid) from generate_series(1, 2) as n $$, 'works',
    'those of two drafts are fetched at the same time'),
  ('Bob', $$ select photos_to_import(md5('Bob3')::uuid) $$,
    'fails: We’re still fetching the photos of other drafts. Try again in a minute.', 'not of three'),
  ('Bob', $$ update listing_drafts set photo_urls = '{}' where id = md5('Bob1')::uuid $$, 'works',
    'a member can change what a draft has'),
  ('Bob', $$ delete from listing_drafts where id = md5('Bob2')::uuid $$, 'works', 'and delete it'),
  ('Bob', $$ select photos_to_import(md5('Bob3')::uuid) $$, 'fails P0001', 'without freeing a place'),
  ('Bob', $$ select end_photo_import(md5('Bob1')::uuid) $$, 'fails 42501', 'and can''t end what is fetched'),
  ('service', $$ select end_photo_import(md5('Bob1')::uuid) $$, 'works', 'once they''re here'),
  ('Bob', $$ select photos_to_import(md5('Bob3')::uuid) $$, 'works', 'others are fetched'),
  ('owner', $$ delete from listing_drafts where photo_urls <> '{}' or user_id = tests.user_id('Bob') $$, null, null)
) as t (who, statement, outcome, rule);

-- Posting and undoing -----------------------------------------------------------------------------

select tests.as_owner();
select tests.create_listing('of Pro', 'Pro');
update properties set status = 'paused', address = '77 Elm St' where id = tests.listing_id('of Pro');
create function tests.post(draft text) returns void language sql
as $$
  select public.post_listing(tests.draft_id(draft), '{"title": "House", "description": "Brick.", "price": 100000,
    "property_type": "Single Family", "address": "1 Oak St", "city": "New York", "state": "NY", "zip": "10001"}');
$$;
grant execute on function tests.post(text) to public;
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select count(*)::int from known_addresses('[{"address": "77 Elm St", "city": "New York", "state": "NY",
    "zip": "10001"}]') where listing_id is not null $$, 'gives 0', 'a listing that isn''t visible stays so'),
  ('Pro', $$ select tests.post('a1') $$, 'works', 'a listing with the ID of another member''s draft'),
  ('Ann', $$ select count(*)::int from listing_drafts $$, 'gives 4', 'leaves the draft'),
  ('Unconfirmed', $$ select tests.post('a2') $$, 'fails', 'posting has its own rules'),
  ('Ann', $$ select tests.post('a2') $$, 'works', 'a draft can be posted'),
  ('Ann', $$ select count(*)::int from listing_drafts where id = tests.draft_id('a2') $$, 'gives 0', 'and ends'),
  ('Ann', $$ delete from listing_imports where id = tests.import_id('a') $$, 'works', 'an import can be undone'),
  ('Ann', $$ select string_agg(fields ->> 'title', ',') from listing_drafts $$, 'gives Mine',
    'which deletes its drafts'),
  ('Ann', $$ select count(*)::int from properties where user_id = tests.user_id('Ann') $$, 'gives 1',
    'but not what was posted')
) as t (who, statement, outcome, rule);

select tests.as_member('Staff');
select moderate('restrict', 'profile', tests.user_id('Bob'), 'Spam');
select tests.holds('Bob', $$ select tests.import('c', 1, 0, tests.drafts('c1')) $$,
  'fails P0001: Your account is read-only.', 'a restricted member can''t import');

select * from finish();
rollback;
