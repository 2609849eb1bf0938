-- The resource library: everyone sees the list, entitled members read premium content and files, and only staff write.
begin;
\ir helpers.psql
select no_plan();
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

select tests.as_visitor();
select is(tests.bodies(), 'free', 'a visitor can''t read premium bodies');
select is(
  (select string_agg(slug, ', ' order by slug) from resources),
  'free, premium', 'a visitor can see that premium resources exist'
);
select is(
  (select outline from resources where slug = 'premium'),
  '{Secret part}', 'a visitor can read a premium resource''s outline'
);
select throws_ok(
  $$
    insert into resources (slug, title, description, type, category, author)
    values ('x', 'X', 'X', 'guide', 'land', 'X')
  $$,
  '42501', null, 'a visitor can''t insert a resource'
);
select throws_ok($$ update resources set premium = false $$, '42501', null, 'a visitor can''t update resources');

select tests.as_member('Ann');
select is(tests.bodies(), 'free', 'a free member can''t read premium bodies');
select tests.as_member('Basic');
select is(tests.bodies(), 'free', 'a basic member can''t read premium bodies');
select throws_ok(
  $$
    insert into resources (slug, title, description, type, category, author)
    values ('x', 'X', 'X', 'guide', 'land', 'X')
  $$,
  '42501', null, 'a member can''t insert a resource'
);
select throws_ok(
  $$ insert into resource_bodies (resource_id, body) values (tests.resource_id('premium'), 'Mine') $$,
  '42501', null, 'a member can''t insert a body'
);
select is(tests.affected($$ update resources set premium = false $$), 0, 'a member can''t update resources');
select is(tests.affected($$ update resource_bodies set body = 'Mine' $$), 0, 'a member can''t update bodies');
select is(tests.affected($$ delete from resources $$), 0, 'a member can''t delete resources');
select is(tests.affected($$ delete from resource_bodies $$), 0, 'a member can''t delete bodies');

-- Entitled members --------------------------------------------------------------------------------

select tests.as_member('Pro');
select is(tests.bodies(), 'free, premium sheet.csv', 'a pro member can read premium bodies and files');
select tests.as_member('Closer');
select is(tests.bodies(), 'free, premium sheet.csv', 'a closer member can read premium bodies and files');
select tests.as_member('Partner');
select is(tests.bodies(), 'free, premium sheet.csv', 'a partner member can read premium bodies and files');
select is(tests.affected($$ update resources set premium = false $$), 0, 'a partner member can''t update resources');

-- Staff -------------------------------------------------------------------------------------------

select tests.as_member('Staff');
select is(tests.bodies(), 'free, premium sheet.csv', 'staff can read all bodies and files');
select lives_ok(
  $$
    insert into resources (id, slug, title, description, type, category, author, calculator)
    values (
      tests.resource_id('new'), 'new-one', 'New', 'New.', 'calculator', 'rental', 'Cornerlot Editorial', 'cap-rate'
    )
  $$,
  'staff can insert a resource'
);
select lives_ok(
  $$ insert into resource_bodies (resource_id, body) values (tests.resource_id('new'), 'Short.') $$,
  'staff can insert a body'
);
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
select is(
  (select count(*)::integer from resource_bodies where resource_id = tests.resource_id('new')),
  0, 'deleting a resource deletes its body'
);

-- Derived columns and validation ------------------------------------------------------------------

select is(
  (select outline from resources where slug = 'free'),
  '{One,Two parts}', 'the outline lists the second-level headings'
);
select is((select minutes from resources where slug = 'free'), 3, 'the reading time is computed from the words');

select throws_ok(
  $$ update resources set slug = 'Not an address' where slug = 'free' $$,
  '23514', null, 'a slug must be usable in a URL'
);
select throws_ok(
  $$ update resources set category = 'flips' where slug = 'free' $$,
  '23514', null, 'an unknown category is rejected'
);
select throws_ok(
  $$ update resources set type = 'calculator' where slug = 'free' $$,
  '23514', null, 'a calculator needs the name of one'
);
select throws_ok($$ update resources set type = 'video' where slug = 'free' $$, '23514', null, 'a video needs a file');
select throws_ok(
  $$ update resources set type = 'video', video = '/a.webm' where slug = 'premium' $$,
  '23514', null, 'a video can''t be premium, because its file is public'
);
select throws_ok(
  $$ update resources set image = 'https://elsewhere.example/a.png' where slug = 'free' $$,
  '23514', null, 'an image must be on our own site'
);
select throws_ok(
  $$ update resource_bodies set file_name = 'run.exe' where resource_id = tests.resource_id('premium') $$,
  '23514', null, 'a file must have an allowed type'
);
select throws_ok(
  $$ update resource_bodies set file_body = null where resource_id = tests.resource_id('premium') $$,
  '23514', null, 'a file can''t be empty'
);

select * from finish();
rollback;
