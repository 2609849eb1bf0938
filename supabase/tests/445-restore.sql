-- Restoring an archive: all or nothing into an empty account, and nothing that its member couldn't do by hand. That
-- what was restored equals what was exported is in tests/backend/restore.test.ts.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user('Eve'), tests.create_user('Fay', age => '1 day'), tests.create_user('Gus', tier => 'closer');
select tests.create_listing('open', 'Bob', title => 'Open house');
select tests.create_listing('paused', 'Bob');
update properties set status = 'paused' where id = tests.listing_id('paused');

create function tests.rows(variadic items jsonb[]) returns jsonb language sql immutable
as $$ select to_jsonb(items); $$;
create function tests.restore(section text, variadic items jsonb[]) returns jsonb language sql
as $$ select public.restore_my_data(jsonb_build_object(section, to_jsonb(items))) #> array['sections', section]; $$;
/* The same, leaving nothing. */
create function tests.tried(section text, variadic items jsonb[]) returns jsonb language sql
as $$
  select public.restore_my_data(jsonb_build_object(section, to_jsonb(items)), true) #> array['sections', section];
$$;
create function tests.refused(reason text, rows integer default 1, restored integer default 0) returns text language sql
as $$
  select 'gives '
    || jsonb_build_object('restored', refused.restored, 'refused', jsonb_build_object(reason, rows))::text;
$$;
create function tests.card(name text, more jsonb default '{}') returns jsonb language sql immutable
as $$
  select jsonb_build_object('id', md5('card ' || name), 'title', name, 'stage', 'watching', 'notes', '') || more;
$$;
create function tests.draft(name text, more jsonb default '{}') returns jsonb language sql immutable
as $$ select jsonb_build_object('id', md5('draft ' || name), 'fields', '{"title": "House"}'::jsonb) || more; $$;
create function tests.search(name text) returns jsonb language sql immutable
as $$ select jsonb_build_object('id', md5('search ' || name), 'name', name, 'query', 'q=' || name); $$;
grant execute on all functions in schema tests to public;

-- Who, and what ------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select restore_my_data('{}') $$, 'fails 42501', 'a visitor can''t restore'),
  ('Ann', $$ select restore_my_data('[]') $$, 'fails 22023', 'an archive is an object'),
  ('Ann', $$ select restore_my_data(null) $$, 'fails 22023', 'not nothing'),
  ('Ann', $$ select restore_my_data('{"saved_searches": {"id": 1}}') $$, 'fails 22023', 'of lists'),
  ('Ann', $$ select tests.tried('saved_searches', '"x"', 'null', '7', '[]', '{}') $$,
    tests.refused('It isn’t valid.', 5), 'whose rows are objects'),
  ('Ann', $$ select restore_my_data(jsonb_build_object('saved_searches', jsonb_build_array(repeat('x', 20000001)))) $$,
    'fails P0001', 'of at most 20 MB'),
  ('Ann', $$ select restore_my_data('{}') $$, 'gives {"filled": {}, "sections": {}}', 'it may be empty')
) as t (who, statement, outcome, rule);
select tests.holds('Ann', format('select restore_my_data(%L)', jsonb_build_object(section, jsonb_build_array('{}'))),
  'fails 22023: Can’t be restored: ' || section, 'nobody restores ' || section)
from unnest(array['staff', 'granted_tier', 'subscriptions', 'orders', 'listings', 'messages', 'offers', 'deals',
  'ledger_texts', 'reviews', 'stats', 'connections', 'proofs_of_funds', 'files', 'api_keys', 'nonsense']) as section;

-- Empty accounts -----------------------------------------------------------------------------------

select tests.as_member('Staff');
select moderate('restrict', 'profile', tests.user_id('Eve'), 'Spam');
select tests.holds(who, statement, outcome, rule) from (values
  ('Eve', $$ select restore_my_data('{}') $$, 'fails P0001: Your account is read-only.',
    'a restricted member can''t restore'),
  ('Unconfirmed', $$ select restore_my_data('{}', true) $$, 'fails: Verify your email address first.',
    'nor one without a verified email'),
  ('Ann', $$ select tests.tried('saved_searches', tests.search('a'), tests.search('b')) $$,
    'gives {"refused": {}, "restored": 2}', 'a preview says what would be restored'),
  ('Ann', $$ select count(*)::int from saved_searches $$, 'gives 0', 'and writes nothing'),
  ('Ann', $$ select tests.restore('saved_searches', tests.search('a'), tests.search('b')) $$,
    'gives {"refused": {}, "restored": 2}', 'then it''s restored'),
  ('Ann', $$ select count(*)::int from saved_searches where user_id = tests.user_id('Ann') $$, 'gives 2',
    'as their own'),
  ('Ann', $$ restore_my_data(jsonb_build_object('saved_searches', tests.rows(tests.search('c')))) $$,
    'gives {"code": "P0001", "hint": "not_empty", "details": null, "message": "This account isn’t empty. An archive is '
      || 'restored into a new one."}', 'not twice'),
  (null, $$ current_setting('response.status') $$, 'gives 400', 'which is an error'),
  ('Ann', $$ select restore_my_data(jsonb_build_object('saved_searches', tests.rows(tests.search('c'))), true) $$,
    'gives {"filled": {"saved_searches": 2}, "sections": {}}', 'a preview says what''s there')
) as t (who, statement, outcome, rule);

select tests.as_owner();
update buybox_profiles set states = '{TX}' where user_id = tests.user_id('Basic');
insert into buybox_profiles (user_id, created_at, updated_at)
select id, created_at, created_at + interval '1 day' from users where name in ('Bob', 'Basic') on conflict do nothing;
update users set bio = 'I buy.' where name = 'Bob';
select tests.as_member('Bob');
insert into saved_listings (user_id, property_id) values (tests.user_id('Bob'), tests.listing_id('open'));
insert into pipeline_cards (id, user_id, title) values (md5('card of Bob')::uuid, tests.user_id('Bob'), 'Deal');
insert into listing_drafts (id, user_id, fields) values (gen_random_uuid(), tests.user_id('Bob'), '{}');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Eve'));
select tests.holds('Bob', $$ restore_my_data('{}', true) -> 'filled' $$,
  'gives ' || '{"blocked": 1, "buy_box": 1, "profile": 1, "listings": 2, "pipeline": 1, "listing_drafts": 1, '
    || '"saved_listings": 1, "listing_feedback": 1}', 'an account is empty without any of these');
select tests.holds('Basic', $$ restore_my_data('{}', true) -> 'filled' $$, 'gives {"buy_box": 1}',
  'one with a buy box isn''t empty');

-- Forged archives ----------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ select tests.tried('profile', '{"bio": "I buy."}', '{"membership_tier": "partner"}', '{"id": 7}',
    '{"profile_image_url": "x"}') $$, tests.refused('It isn’t valid.', 3, 1),
    'a profile has only what its member can edit'),
  ('Pro', $$ select tests.tried('profile', '{"name": "Cornerlot Support"}') $$,
    tests.refused('Choose a name that can''t be mistaken for the Cornerlot team.'), 'under the rules for names'),
  ('Pro', $$ select tests.tried('saved_listings', jsonb_build_object('property_id', tests.listing_id('open')),
    jsonb_build_object('property_id', tests.listing_id('paused')), '{"property_id": "x"}') $$,
    'gives {"refused": {"It isn’t valid.": 1, "The listing is no longer available.": 1}, "restored": 1}',
    'only listings that they can see are saved'),
  ('Pro', $$ select tests.tried('search_alerts', jsonb_build_object('search_id', md5('search a'),
    'filters', '{}'::jsonb, 'search', '', 'mail', 'daily')) $$,
    tests.refused('Your plan doesn’t include alerts for saved searches.'),
    'another''s search doesn''t alert them'),
  ('Pro', $$ select tests.tried('pipeline', tests.card('a', jsonb_build_object('user_id', tests.user_id('Ann')))) $$,
    'gives {"refused": {}, "restored": 1}', 'a row is the caller''s, whatever owner it names'),
  ('Pro', $$ select tests.tried('pipeline_tasks', jsonb_build_object('id', gen_random_uuid(), 'title', 'Call',
    'card_id', md5('card of Bob'))) $$, tests.refused('Its deal wasn’t restored.'),
    'nobody adds to another''s deal'),
  ('Pro', $$ select tests.tried('listing_drafts', tests.draft('a', '{"fields": {"verified": true}}'),
    tests.draft('b', '{"fields": []}'), tests.draft('c', '{"photo_urls": ["file:///etc/passwd"]}'),
    tests.draft('d', '{"photo_urls": {"x": 1}}'), tests.draft('e'), tests.draft('e')) $$,
    'gives {"refused": {"It isn’t valid.": 4, "It’s in the archive more than once.": 1}, "restored": 1}',
    'a draft has only fields of the form, once'),
  ('Pro', $$ select tests.tried('blocked', jsonb_build_object('blocked_id', tests.user_id('Pro')),
    jsonb_build_object('blocked_id', tests.user_id('Nobody'))) $$,
    'gives {"refused": {"It isn’t valid.": 1, "The member is no longer available.": 1}, "restored": 0}',
    'nobody blocks themselves, or who isn''t there'),
  ('Pro', $$ select tests.tried('saved_searches', tests.search('a')) $$,
    tests.refused('It’s in the archive more than once.'), 'another''s row isn''t replaced'),
  ('Pro', $$ select tests.tried('saved_searches', variadic (select array_agg(tests.search(n::text))
    from generate_series(1, 52) as n)) $$, tests.refused('You can keep at most 50 saved searches.', 2, 50),
    'within the limits of what they can have'),
  ('Pro', $$ select tests.tried('saved_analyses', '{"card_id": "x"}') $$, tests.refused('It isn’t valid.'),
    'an ID is one'),
  ('Pro', $$ select tests.tried('notification_settings', '{"kind": "listing_decision", "in_app": false}',
    '{"kind": "nonsense", "in_app": false}') $$, tests.refused('What it belongs to no longer exists.', 1, 1),
    'settings are of what there is')
) as t (who, statement, outcome, rule);

-- Everything of one's own --------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Fay', $$ select tests.tried('profile', '{"bio": "Write to me at fay@example.com"}') ->> 'restored' $$, 'gives 0',
    'new members can''t restore contact details into texts'),
  ('Fay', $$ select restore_my_data(jsonb_build_object(
    'pipeline', tests.rows(
      tests.card('first', jsonb_build_object('property_id', tests.listing_id('open'), 'title', 'As it was',
        'price', 5)),
      tests.card('gone', jsonb_build_object('property_id', tests.listing_id('paused'), 'notes', '=1+1',
        'created_at', '2020-01-01', 'position', 7))),
    'pipeline_tasks', (select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'card_id', md5('card gone'),
      'title', 'Task ' || n, 'done_at', '2020-01-01')) from generate_series(1, 101) as n),
    'listing_drafts', (select jsonb_agg(tests.draft(n::text, jsonb_build_object('user_id', tests.user_id('Bob'))))
      from generate_series(1, 101) as n))) -> 'sections' $$,
    'gives ' || '{"pipeline": {"refused": {}, "restored": 2}, "listing_drafts": {"refused": {}, "restored": 101}, '
      || '"pipeline_tasks": {"refused": {"A deal can have 100 tasks. Delete some you no longer need.": 1}, '
      || '"restored": 100}}', 'restoring counts as one action, not as one for each row'),
  ('Fay', $$ select title, price, property_id = tests.listing_id('open') from pipeline_cards where price is not null $$,
    'gives ("As it was",5,t)', 'a deal keeps the member''s copy of the listing''s facts'),
  ('Fay', $$ select notes, property_id, created_at = now() from pipeline_cards where title = 'gone' $$,
    'gives (=1+1,,t)', 'one whose listing they can''t see is from elsewhere, and its times are the server''s'),
  ('Fay', $$ select count(*)::int from pipeline_tasks where done_at = now() $$, 'gives 100', 'so are those of tasks'),
  ('Fay', $$ select count(*)::int from listing_drafts where import_id is null $$, 'gives 101', 'drafts are their own'),
  ('Fay', $$ insert into pipeline_tasks (user_id, card_id, title) select user_id, id, 'Task' from pipeline_cards
    where title = 'As it was' $$, 'works', 'what they add later'),
  ('owner', $$ select used from private.rate_limits
    where user_id = tests.user_id('Fay') and action = 'pipeline_item' $$, 'gives 1', 'counts as usual')
) as t (who, statement, outcome, rule);

-- Bounded work -------------------------------------------------------------------------------------

select tests.holds('Hidden', format($$ select restore_my_data(jsonb_build_object(%L,
  (select jsonb_agg('{}'::jsonb) from generate_series(1, %s)))) $$, section, rows),
  'fails: This archive has too much to restore: at most ' || most || ' rows of ' || replace(section, '_', ' ') || '.',
  'nobody has more than ' || most || ' rows of ' || section)
from (values ('buy_box', 2, '1'), ('quiet_hours', 2, '1'), ('profile', 41, '40'), ('pipeline', 501, '500'),
  ('saved_listings', 5001, '5,000'))
  as t (section, rows, most);
select tests.holds('Hidden', $$
  select restore_my_data((select jsonb_build_object('pipeline_tasks', jsonb_agg('{}'::jsonb),
  'listing_drafts', jsonb_agg('{}'::jsonb), 'saved_listings', '[{}]'::jsonb) from generate_series(1, 10000))) $$,
  'fails: This archive has too much to restore: at most 20,000 rows.', 'or more in all');
select tests.holds('Hidden', $$ select tests.tried('listing_drafts', variadic (
  select array_agg(tests.draft('big ' || n, case when n % 2 = 0 then '{"fields": []}' else '{}' end::jsonb) order by n)
  from generate_series(1, 2000) as n)) $$, 'gives {"refused": {"It isn’t valid.": 250, '
  || '"Too much of this archive isn’t valid.": 1500}, "restored": 250}',
  'few rows are written one by one because of others');

-- Limit --------------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.uses() returns integer language sql security definer as $$
  select r.used from private.rate_limits r where r.user_id = tests.user_id('Gus') and r.action = 'restore';
$$;
create function tests.fails(how text) returns jsonb language plpgsql as $$
begin
  if how = 'slow' then
    perform pg_sleep(5);
  end if;
  execute how;
  return '{}';
end;
$$;
grant execute on all functions in schema tests to public;
set local statement_timeout = '1s';
select tests.holds('Gus', $$ select private.run_counted('restore', 'select tests.fails($1 ->> 0)', '["slow"]')
  ->> 'message' $$, 'gives That took too long, so nothing was changed.', 'what takes too long ends');
set local statement_timeout = 0;
select tests.holds(who, statement, outcome, rule) from (values
  ('Gus', 'tests.uses()', 'gives 1', 'but counts'),
  ('Gus', $$ private.run_counted('restore', 'select tests.fails($1 ->> 0)', '["select 1 / 0"]') ->> 'code' $$,
    'gives 22012', 'as does what fails'),
  ('Gus', 'tests.uses()', 'gives 2', 'in whatever way')
) as t (who, statement, outcome, rule);
select tests.as_member('Fay');
do $$ begin for n in 1..18 loop perform public.restore_my_data('{}', true); end loop; end $$;
select tests.holds('Fay', $$ select restore_my_data('{}', true) $$,
  'fails P0001: New members can check or restore 20 archives a day.', 'previews count toward the limit a day');

select * from finish();
rollback;
