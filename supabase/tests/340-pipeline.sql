-- The pipeline is its owner's alone: cards, tasks, saved analyses, and files.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user(name) from unnest(array['Blocked', 'Suspended', 'Gone']) as name;
select tests.create_listing('bobs', 'Bob'), tests.create_listing('other', 'Bob'), tests.create_listing('third', 'Bob'),
  tests.create_listing('paused', 'Bob');
update properties set status = 'paused' where id = tests.listing_id('paused');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Blocked'));

create function tests.card_id(name text) returns uuid language sql immutable
as $$ select md5('card ' || name)::uuid; $$;
create function tests.add(name text, owner text default 'Ann', stage text default 'watching') returns void language sql
as $$
  insert into public.pipeline_cards (id, user_id, title, stage)
  values (tests.card_id(name), tests.user_id(owner), name, stage);
$$;
create function tests.follow(owner text, listing text default 'bobs', stage text default 'watching') returns void
language sql
as $$
  insert into public.pipeline_cards (user_id, property_id, title, stage)
  values (tests.user_id(owner), tests.listing_id(listing), 'Ignored', stage);
$$;
create function tests.board(owner text, stage text default 'watching') returns text language sql security definer
set search_path = ''
as $$
  select string_agg(c.title, ', ' order by c.position, c.id) from public.pipeline_cards c
  where c.user_id = tests.user_id(owner) and c.stage = board.stage;
$$;
create function tests.stage_of(owner text, listing text default 'bobs') returns text language sql security definer
set search_path = ''
as $$
  select c.stage from public.pipeline_cards c
  where c.user_id = tests.user_id(owner) and c.property_id = tests.listing_id(listing);
$$;
create function tests.analysis(deal text default '1_rental_p250000') returns jsonb language sql immutable
as $$ select jsonb_build_object('deal', deal, 'figures', jsonb_build_object('price', 250000)); $$;
create function tests.path(owner text, card text, name text, extension text default 'pdf') returns text
language sql immutable
as $$ select tests.user_id(owner) || '/' || tests.card_id(card) || '/' || tests.card_id(name) || '.' || extension; $$;
create function tests.put(path text, type text default 'application/pdf') returns void language sql
as $$
  insert into storage.objects (bucket_id, name, metadata)
  values ('pipeline', path, jsonb_build_object('mimetype', type, 'size', 1234));
$$;
grant execute on all functions in schema tests to public;

-- Adding cards ------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select tests.follow('Ann', 'paused') $$, 'fails 42501', 'nor one for a listing they can''t see'),
  ('Ann', $$ select tests.add('x', 'Ann', 'sold') $$, 'fails 23514', 'nor one in an unknown stage'),
  ('Ann', $$ select tests.follow('Ann') $$, 'works', 'a member can add a listing'),
  ('Ann', $$ select title, address, price, stage, notes, notes_version from pipeline_cards $$,
    'gives ("Brick duplex","12 Oak St, New York, NY 10001",100000,watching,"",0)',
    'the card copies the listing''s title, address, and price'),
  ('Ann', $$ select tests.follow('Ann') $$, 'fails 23505', 'a listing can be added once'),
  ('Ann', $$ insert into pipeline_cards (user_id, property_id, title) values (tests.user_id('Ann'),
      tests.listing_id('bobs'), 'x') on conflict do nothing $$, 'works', 'adding it again can be ignored'),
  ('Ann', $$ insert into pipeline_cards (user_id, title) values (tests.user_id('Ann'), ' ') $$, 'fails 23514',
    'a deal from elsewhere needs a title'),
  ('Ann', $$ select tests.add('a'), tests.add('b'), tests.add('c') $$, 'works', 'deals from elsewhere need no listing'),
  ('Ann', $$ tests.board('Ann') $$, 'gives c, b, a, Brick duplex', 'new cards come first'),
  ('Blocked', $$ select tests.follow('Blocked') $$, 'fails 42501', 'a blocked member can''t add the listing'),
  ('Unconfirmed', $$ select tests.follow('Unconfirmed') $$, 'works', 'an unverified member has a pipeline'),
  ('Bob', $$ select tests.follow('Bob', 'paused') $$, 'works', 'an owner can add their own paused listing')
) as t (who, statement, outcome, rule);

-- Others ------------------------------------------------------------------------------------------

select tests.as_member('Ann');
insert into pipeline_tasks (id, user_id, card_id, title)
values (tests.card_id('task'), tests.user_id('Ann'), tests.card_id('a'), 'Call');
select is(save_analysis(tests.card_id('analysis'), ' Base ', tests.analysis(), card_id => tests.card_id('a')),
  tests.card_id('a'), 'saving an analysis returns its card');
select tests.put(tests.path('Ann', 'a', 'file'));
select add_pipeline_file(tests.card_id('file'), tests.card_id('a'), tests.path('Ann', 'a', 'file'), 'Rents.pdf');

select tests.as_owner();
grant execute on all functions in schema tests to public;
select tests.as_owner();
select tests.create_user('Mod');
insert into staff (user_id, role) values (tests.user_id('Mod'), 'moderator');
select tests.as_member('Suspended');
select tests.add('suspended', 'Suspended');
select tests.as_member('Mod');
select moderate('suspend', 'profile', tests.user_id('Suspended'), 'Spam', until => now() + interval '1 day');
select tests.as_member('Suspended');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.add('x', 'Suspended') $$, 'fails 42501: Your account is suspended.',
    'a suspended member can''t add cards'),
  ($$ select from pipeline_cards $$, 'rows', 'but can still read them')
) as t (statement, outcome, rule);

-- Changing cards ----------------------------------------------------------------------------------

select tests.as_member('Ann');
select throws_ok(
  format('update pipeline_cards set %s where title = %L', change, 'a'), '42501', null, 'a member can''t set ' || change
) from unnest(array[
  'created_at = now() - interval ''1 day''', 'updated_at = now() - interval ''1 day''', 'notes_version = 7',
  'user_id = tests.user_id(''Bob'')', 'property_id = tests.listing_id(''other'')', 'id = gen_random_uuid()'
]) as change;
select results_eq($$ update pipeline_cards set notes = 'First' where id = tests.card_id('a') and notes_version = 0
    returning notes_version $$, array[1], 'saving notes makes a new version');
select tests.holds(statement, outcome, rule) from (values
  ($$ update pipeline_cards set notes = 'Other' where id = tests.card_id('a') and notes_version = 0 returning id $$,
    'no rows', 'a second tab that didn''t see it can''t overwrite it'),
  ($$ update pipeline_cards set notes = repeat('x', 10001) where id = tests.card_id('a') $$, 'fails 23514',
    'notes have at most 10,000 characters')
) as t (statement, outcome, rule);

-- Moving ------------------------------------------------------------------------------------------

select lives_ok($$ select move_pipeline_card(tests.card_id('c'), 'watching', tests.card_id('a')) $$,
  'a card moves above another');
select is(tests.board('Ann'), 'b, c, a, Brick duplex', 'in its stage');
select move_pipeline_card(tests.card_id('b'), 'watching');
select is(tests.board('Ann'), 'c, a, Brick duplex, b', 'or to the end');
select move_pipeline_card(tests.card_id('c'), 'offered');
select move_pipeline_card(tests.card_id('a'), 'offered', tests.card_id('c'));
select is(tests.board('Ann', 'offered'), 'a, c', 'or to another stage');
select move_pipeline_card(tests.card_id('b'), 'offered', tests.card_id('gone'));
select is(tests.board('Ann', 'offered'), 'a, c, b', 'above a card that has left, it goes to the end');
select move_pipeline_card(tests.card_id('b'), 'offered', tests.card_id('b'));
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.board('Ann', 'offered') $$, 'gives a, c, b', 'above itself, it stays'),
  ($$ select move_pipeline_card(tests.card_id('b'), 'sold') $$, 'fails 23514', 'there''s no other stage'),
  ($$ select move_pipeline_card(gen_random_uuid(), 'lost') $$, 'fails: This deal is no longer in your pipeline.',
    'a card that is gone can''t be moved')
) as t (statement, outcome, rule);
select tests.as_owner();
update pipeline_cards set position = 5, updated_at = now() - interval '1 day'
where user_id = tests.user_id('Ann') and stage = 'offered';
create temp table tied as select title, row_number() over (order by id) as place from pipeline_cards
  where user_id = tests.user_id('Ann') and stage = 'offered';
grant select on tied to authenticated;
select tests.as_member('Ann');
select move_pipeline_card(
  (select id from pipeline_cards where property_id = tests.listing_id('bobs')), 'offered',
  (select tests.card_id(title) from tied where place = 2)
);
select is(tests.board('Ann', 'offered'),
  (select string_agg(case place when 2 then 'Brick duplex, ' || title else title end, ', ' order by place) from tied),
  'cards that shared a position keep their order');
select tests.holds($$ select count(*)::int from pipeline_cards where stage = 'offered' and updated_at < now() -
      interval '1 hour' $$, 'gives 3', 'making room isn''t a change of the other cards');

-- Advancing by triggers ---------------------------------------------------------------------------
select tests.as_owner();
create function tests.advance(owner text, stage text, listing text default 'bobs') returns text language sql
as $$
  select private.advance_pipeline(tests.user_id(owner), tests.listing_id(listing), stage);
  select tests.stage_of(owner, listing);
$$;
select is(tests.advance('Pro', 'offered'), 'offered', 'it adds a card');
select is((select title || ' ' || price from pipeline_cards where user_id = tests.user_id('Pro')),
  'Brick duplex 100000', 'with the listing''s facts');
select is(tests.advance('Pro', 'watching'), 'offered', 'it never moves a card back');
select is(tests.advance('Pro', 'offered'), 'offered', 'it leaves a card in its stage');
select is(tests.advance('Pro', 'under_contract'), 'under_contract', 'it moves a card forward');
select is(tests.advance('Pro', 'lost'), 'lost', 'a card can be lost from any stage');
select is(tests.advance('Basic', 'offered', 'paused'), 'offered', 'it adds listings that are paused');
select is(tests.advance('Basic', 'offered', 'unknown'), null, 'it does nothing for a deleted listing');
select throws_ok($$ select tests.advance('Pro', 'sold') $$, '22023', null, 'it raises for an unknown stage');
select tests.add('older', 'Pro', 'offered');
select tests.advance('Pro', 'offered');
select is(tests.board('Pro', 'offered'), 'Brick duplex, older', 'it puts the card on top');
-- As in a trigger on what another member did.
create function tests.accept() returns text language sql security definer
as $$ select tests.advance('Ann', 'under_contract'); $$;
grant execute on all functions in schema tests to public;
select tests.holds('Bob', $$ tests.accept() $$, 'gives under_contract', 'it works on behalf of another member');

-- Tasks -------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ insert into pipeline_tasks (user_id, card_id, title, due_on, due_at) values (tests.user_id('Ann'),
      tests.card_id('a'), 'Call', '2026-01-01', now()) $$, 'fails 23514', 'a task has a day or a time'),
  ($$ insert into pipeline_tasks (user_id, card_id, title) values (tests.user_id('Bob'), tests.card_id('a'), 'x') $$,
    'fails 42501', 'a task is its owner''s')
) as t (statement, outcome, rule);
select results_eq($$ update pipeline_tasks set done_at = '2001-01-01' where id = tests.card_id('task')
    returning done_at $$, $$ select now() $$, 'a task is done at the server''s time');
select results_eq($$ update pipeline_tasks set done_at = null where id = tests.card_id('task') returning done_at $$,
  array[null::timestamptz], 'and can be reopened');
insert into pipeline_tasks (user_id, card_id, title, due_on, due_at)
select tests.user_id('Ann'), tests.card_id(card), title, due_on, due_at
from (values
  ('a', 'Overdue', (now() at time zone 'America/Chicago')::date - 3, null::timestamptz),
  ('a', 'Today', (now() at time zone 'America/Chicago')::date, null),
  ('a', 'Tomorrow', (now() at time zone 'America/Chicago')::date + 1, null),
  ('b', 'Tonight', null,
    ((now() at time zone 'America/Chicago')::date + time '23:59') at time zone 'America/Chicago'),
  ('b', 'Next midnight', null, ((now() at time zone 'America/Chicago')::date + 1)::timestamp at time zone
    'America/Chicago')
) as due (card, title, due_on, due_at);
select tests.holds(statement, outcome, rule) from (values
  ($$ pipeline_due('America/Chicago') -> 'count' $$, 'gives 3',
    'tasks due today or overdue are counted, with and without a time'),
  ($$ select string_agg(task ->> 'title', ', ' order by place) from jsonb_array_elements(pipeline_due('America/Chicago')
      -> 'tasks') with ordinality as t (task, place) $$, 'gives Overdue, Today, Tonight', 'most overdue first'),
  ($$ jsonb_array_length(pipeline_due('America/Chicago', 1) -> 'tasks') || ' of ' || (pipeline_due('America/Chicago', 1)
      ->> 'count') $$, 'gives 1 of 3', 'the list is bounded, the count isn''t'),
  ($$ pipeline_due('America/Chicago', 1) #>> '{tasks,0,card_title}' $$, 'gives a', 'a task names its deal')
) as t (statement, outcome, rule);
select is(pipeline_due('Mars/Olympus'), pipeline_due('UTC'), 'an unknown time zone counts as UTC');
select is((select tasks_due from dashboard_figures('America/Chicago')), pipeline_due('America/Chicago'),
  'the dashboard has the tasks that are due');
select tests.holds(statement, outcome, rule) from (values
  ($$ select next_task(c) ->> 'title' from pipeline_cards c where id = tests.card_id('a') $$, 'gives Overdue',
    'the next task is the one due first'),
  ($$ select next_task(c) from pipeline_cards c where id = tests.card_id('c') $$, 'gives null',
    'a card without tasks has none')
) as t (statement, outcome, rule);
select move_pipeline_card(tests.card_id('b'), 'lost');
select is(pipeline_due('America/Chicago') -> 'count', '2', 'tasks of lost deals aren''t due');
select tests.as_member('Bob');

-- Analyses ----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ select name || ' ' || (inputs ->> 'deal') from saved_analyses $$, 'gives Base 1_rental_p250000',
    'an analysis is stored'),
  ($$ select save_analysis(tests.card_id('analysis'), 'Again', tests.analysis(), card_id => tests.card_id('a')) $$,
    'works', 'saving it again does nothing'),
  ($$ select count(*)::int from saved_analyses $$, 'gives 1', 'not even a copy')
) as t (statement, outcome, rule);
select throws_ok(
  format('select save_analysis(gen_random_uuid(), %L, %L, card_id => tests.card_id(%L))', name, inputs, 'a'),
  code, null, 'invalid analysis: ' || left(inputs::text, 60)
)
from (values
  ('Base', '{}'::jsonb, '23514'), ('Base', '[]', '23514'), ('Base', '"1_rental"', '23514'),
  ('Base', '{"deal": "1_rental"}', '23514'), ('Base', tests.analysis('1 rental'), '23514'),
  ('Base', tests.analysis('"><script>'), '23514'), ('Base', null, '23502'), (' ', tests.analysis(), '23514'),
  ('Base', tests.analysis() || jsonb_build_object('x', repeat('x', 8000)), '23514')
) as invalid (name, inputs, code);
select lives_ok(
  $$ select save_analysis(gen_random_uuid(), 'Flip', tests.analysis('1_flip'), tests.listing_id('other')) $$,
  'saving the analysis of a listing adds it to the pipeline'
);
select is(tests.stage_of('Ann', 'other'), 'analyzing', 'at analyzing');
select save_analysis(gen_random_uuid(), 'Base', tests.analysis(), tests.listing_id('bobs'));
select is(tests.stage_of('Ann'), 'under_contract', 'a card that is there stays in its stage');
select tests.holds($$ select save_analysis(gen_random_uuid(), 'x', tests.analysis(), tests.listing_id('paused')) $$,
    'fails 42501', 'the listing must be visible');
select save_analysis(tests.card_id('from nothing'), 'Base', tests.analysis(), deal_title => 'Elm St');
select save_analysis(tests.card_id('from nothing'), 'Base', tests.analysis(), deal_title => 'Elm St');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.board('Ann', 'analyzing') $$, 'gives Elm St, Brick duplex', 'without a card, it makes one, once'),
  ($$ select save_analysis(gen_random_uuid(), 'Base', tests.analysis()) $$, 'fails 23502', 'which needs a title')
) as t (statement, outcome, rule);

-- Files -------------------------------------------------------------------------------------------

select results_eq($$ select name, size, mime_type from pipeline_files $$,
  $$ values ('Rents.pdf', 1234::bigint, 'application/pdf') $$, 'a file has the type and size that storage recorded');
select tests.holds(statement, outcome, rule) from (values
  ($$ select add_pipeline_file(tests.card_id('file'), tests.card_id('a'), tests.path('Ann', 'a', 'file'), 'x.pdf') $$,
    'works', 'adding it again does nothing'),
  ($$ open_pipeline_file(tests.card_id('file')) = tests.path('Ann', 'a', 'file') $$, 'gives true',
    'its owner can open it'),
  ($$ select add_pipeline_file(gen_random_uuid(), tests.card_id('a'), tests.path('Ann', 'a', 'none'), 'x.pdf') $$,
    'fails: This file is no longer available. Add it again.', 'a file must be uploaded first'),
  ($$ select add_pipeline_file(gen_random_uuid(), tests.card_id('c'), tests.path('Ann', 'a', 'file'), 'x.pdf') $$,
    'fails P0001', 'to the same card')
) as t (statement, outcome, rule);
select throws_ok(format('select tests.put(%L)', path), '42501', null, 'invalid upload path: ' || path)
from unnest(array[
  tests.path('Ann', 'a', 'x', 'exe'), tests.path('Ann', 'unknown', 'x'), tests.user_id('Ann') || '/x.pdf',
  tests.path('Ann', 'a', 'x') || '/x.pdf', tests.path('Bob', 'a', 'x')
]) as path;
select tests.holds(statement, outcome, rule) from (values
  ($$ delete from storage.objects where bucket_id = 'pipeline' returning name $$, 'no rows',
    'the file of a card can''t be deleted from storage alone'),
  ($$ select tests.put(tests.path('Ann', 'a', 'n' || n)) from generate_series(1, 19) as n $$, 'works',
    'a card''s folder takes 20 files'),
  ($$ select tests.put(tests.path('Ann', 'a', 'n20')) $$, 'fails 42501', 'and no more'),
  ($$ select add_pipeline_file(tests.card_id('n' || n), tests.card_id('a'), tests.path('Ann', 'a', 'n' || n), 'x.pdf')
      from generate_series(1, 9) as n $$, 'works', 'a card can have 10 files'),
  ($$ select add_pipeline_file(tests.card_id('n10'), tests.card_id('a'), tests.path('Ann', 'a', 'n10'), 'x.pdf') $$,
    'fails: A deal can have 10 files. Delete some you no longer need.', 'and no more')
) as t (statement, outcome, rule);
delete from pipeline_files where id = tests.card_id('file');
select results_eq($$ delete from storage.objects where name = tests.path('Ann', 'a', 'file') returning name $$,
  array[tests.path('Ann', 'a', 'file')], 'once removed from the card, a file can be deleted');

-- Limits ------------------------------------------------------------------------------------------

select tests.as_owner();
insert into pipeline_tasks (user_id, card_id, title)
select tests.user_id('Ann'), tests.card_id('c'), 'Task ' || n from generate_series(1, 99) as n;
insert into saved_analyses (user_id, card_id, name, inputs)
select tests.user_id('Ann'), tests.card_id('c'), 'Analysis', tests.analysis() from generate_series(1, 20) as n;
insert into pipeline_cards (user_id, title)
select tests.user_id('Closer'), 'Deal ' || n from generate_series(1, 499) as n;
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ insert into pipeline_tasks (user_id, card_id, title) values (tests.user_id('Ann'), tests.card_id('c'),
      'x') $$, 'works', 'a card can have 100 tasks'),
  ('Ann', $$ insert into pipeline_tasks (user_id, card_id, title) values (tests.user_id('Ann'), tests.card_id('c'),
      'x') $$, 'fails: A deal can have 100 tasks. Delete some you no longer need.', 'and no more'),
  ('Ann', $$ select save_analysis(gen_random_uuid(), 'x', tests.analysis(), card_id => tests.card_id('c')) $$,
    'fails: A deal can have 20 saved analyses. Delete some you no longer need.', 'a card can have 20 analyses'),
  ('Closer', $$ select tests.add('last', 'Closer') $$, 'works', 'a member can have 500 cards'),
  ('Closer', $$ select tests.add('beyond', 'Closer') $$,
    'fails: Your pipeline can have 500 deals. Remove some you no longer need.', 'and no more'),
  ('Closer', $$ select save_analysis(gen_random_uuid(), 'x', tests.analysis(), tests.listing_id('third')) $$,
    'fails P0001', 'not with an analysis either'),
  ('owner', $$ tests.advance('Closer', 'offered') $$, 'gives offered', 'an offer adds its listing in any case'),
  ('owner', $$ insert into private.rate_limits (user_id, action, period, started_at, used) values (tests.user_id('Ann'),
      'pipeline_change', '1 minute', now(), 120) on conflict on constraint rate_limits_pkey do update set used = 120,
      started_at = clock_timestamp() $$, null, null),
  ('Ann', $$ select move_pipeline_card(tests.card_id('a'), 'closed') $$,
    'fails: You can make 120 pipeline changes a minute.', 'changes are limited'),
  ('Ann', $$ update pipeline_tasks set done_at = now() where id = tests.card_id('task') $$, 'fails P0001',
    'of tasks, too')
) as t (who, statement, outcome, rule);

-- What goes, and what stays -----------------------------------------------------------------------

select is((select count(*)::int from jsonb_array_elements(export_my_data() -> 'pipeline')),
  (select count(*)::int from pipeline_cards), 'with the caller''s cards only');
select tests.as_owner();
delete from properties where id = tests.listing_id('bobs');
select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ select property_id || stage from pipeline_cards where title = 'Brick duplex' and stage = 'under_contract' $$,
    'gives null', 'a card survives its listing'),
  ($$ select from pipeline_cards where address = '12 Oak St, New York, NY 10001' and property_id is null $$, 'rows',
    'with its address')
) as t (statement, outcome, rule);
delete from pipeline_cards where id = tests.card_id('a');
select tests.holds($$ select from pipeline_tasks where card_id = tests.card_id('a') union all select from
      saved_analyses where card_id = tests.card_id('a') union all select from pipeline_files where
      card_id = tests.card_id('a') $$, 'no rows', 'deleting a card deletes everything on it');
select results_eq($$ with gone as (delete from storage.objects where bucket_id = 'pipeline'
    returning name) select count(*)::int from gone $$, array[19], 'and lets its files be deleted');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Ann');
select tests.holds($$ select from pipeline_cards where user_id = tests.user_id('Pro') $$, 'rows', 'and nobody else''s');

select * from finish();
rollback;
