-- The resource library: everyone sees the list, entitled members read premium content and files, and only staff write.
begin;
\ir helpers.psql
select tests.create_cast();
delete from resources;

create function tests.resource_id(name text) returns uuid language sql immutable
as $$ select md5('resource ' || name)::uuid; $$;

insert into resources (id, slug, title, description, type, category, premium, author) values
  (tests.resource_id('free'), 'free', 'Free', 'For all.', 'guide', 'land', false, 'Cornerlot Editorial'),
  (tests.resource_id('premium'), 'premium', 'Premium', 'For members.', 'template', 'land', true, 'Cornerlot Editorial');
insert into resource_bodies (resource_id, body, file_name, file_body)
values
  (
    tests.resource_id('free'),
    E'Lead.\n\n## One\n\nText.\n\n### Not a part\n\n## Two parts\n\n' || repeat('word ', 400), null, null
  ),
  (tests.resource_id('premium'), E'## Secret part\n\nThe secret.', 'sheet.csv', E'a,b\n1,2\n');

-- How many rows the caller's statement affects.
create function tests.affected(statement text) returns integer language plpgsql
as $$
declare
  rows integer;
begin
  execute statement;
  get diagnostics rows = row_count;
  return rows;
end;
$$;

-- The resource bodies and files the caller can read.
create function tests.bodies() returns text language sql
as $$
  select string_agg(r.slug || coalesce(' ' || b.file_name, ''), ', ' order by r.slug)
  from resource_bodies b
    join resources r on r.id = b.resource_id;
$$;
grant execute on function tests.bodies(), tests.affected(text), tests.resource_id(text) to anon, authenticated;

-- Access denied -----------------------------------------------------------------------------------

select tests.holds('visitor', $$ tests.bodies() $$, 'gives free', 'a visitor can''t read premium bodies');
select tests.holds($$ select string_agg(slug, ', ' order by slug) from resources $$, 'gives free, premium',
    'a visitor can see that premium resources exist');
select is((select outline from resources where slug = 'premium'), '{Secret part}',
  'a visitor can read a premium resource''s outline');
select tests.holds('Ann', $$ tests.bodies() $$, 'gives free', 'a free member can''t read premium bodies');

-- Entitled members --------------------------------------------------------------------------------

select tests.as_member('Pro');
select is(tests.bodies(), 'free, premium sheet.csv', 'a pro member can read premium bodies and files');
select tests.as_member('Partner');

-- Staff -------------------------------------------------------------------------------------------

select tests.as_member('Staff');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.bodies() $$, 'gives free, premium sheet.csv', 'staff can read all bodies and files'),
  ($$ insert into resources (id, slug, title, description, type, category, author, calculator) values
      (tests.resource_id('new'), 'new-one', 'New', 'New.', 'calculator', 'rental', 'Cornerlot Editorial',
      'cap-rate') $$, 'works', 'staff can insert a resource'),
  ($$ insert into resource_bodies (resource_id, body) values (tests.resource_id('new'), 'Short.') $$, 'works',
    'staff can insert a body')
) as t (statement, outcome, rule);
select is(
  tests.affected(
    $$ update resource_bodies set body = E'## Now\n\nLonger.' where resource_id = tests.resource_id('new') $$
  ),
  1, 'staff can update a body'
);
select is((select outline from resources where slug = 'new-one'), '{Now}', 'updating a body updates the outline');
select is(
  tests.affected($$ update resources set premium = true where slug = 'new-one' $$),
  1, 'staff can make a resource premium'
);
select is(tests.affected($$ delete from resources where slug = 'new-one' $$), 1, 'staff can delete a resource');
select tests.holds($$ select count(*)::integer from resource_bodies where resource_id = tests.resource_id('new') $$,
    'gives 0', 'deleting a resource deletes its body');

-- Derived columns and validation ------------------------------------------------------------------

select is((select outline from resources where slug = 'free'), '{One,Two parts}',
  'the outline lists the second-level headings');
select tests.holds(statement, outcome, rule) from (values
  ($$ select minutes from resources where slug = 'free' $$, 'gives 3', 'the reading time is computed from the words'),
  ($$ update resources set slug = 'Not an address' where slug = 'free' $$, 'fails 23514',
    'a slug must be usable in a URL'),
  ($$ update resources set category = 'flips' where slug = 'free' $$, 'fails 23514', 'an unknown category is rejected'),
  ($$ update resources set type = 'calculator' where slug = 'free' $$, 'fails 23514',
    'a calculator needs the name of one'),
  ($$ update resources set type = 'video' where slug = 'free' $$, 'fails 23514', 'a video needs a file'),
  ($$ update resources set type = 'video', video = '/a.webm' where slug = 'premium' $$, 'fails 23514',
    'a video can''t be premium, because its file is public'),
  ($$ update resources set image = 'https://elsewhere.example/a.png' where slug = 'free' $$, 'fails 23514',
    'an image must be on our own site'),
  ($$ update resource_bodies set file_name = 'run.exe' where resource_id = tests.resource_id('premium') $$,
    'fails 23514', 'a file must have an allowed type'),
  ($$ update resource_bodies set file_body = null where resource_id = tests.resource_id('premium') $$, 'fails 23514',
    'a file can''t be empty')
) as t (statement, outcome, rule);

select * from finish();
rollback;
