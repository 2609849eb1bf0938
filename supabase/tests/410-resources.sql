-- The resources library: everyone sees what there is; premium bodies and files are for those entitled; only staff write.
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
insert into resource_bodies (resource_id, body, file_name, file_body) values
  (tests.resource_id('free'), E'Lead.\n\n## One\n\nText.\n\n### Not a part\n\n## Two parts\n\n' || repeat('word ', 400), null, null),
  (tests.resource_id('premium'), E'## Secret part\n\nThe secret.', 'sheet.csv', E'a,b\n1,2\n');

-- How many rows a statement of the caller touches.
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

-- What a reader gets of the bodies.
create function tests.bodies() returns text language sql
as $$ select string_agg(r.slug || coalesce(' ' || b.file_name, ''), ', ' order by r.slug) from resource_bodies b join resources r on r.id = b.resource_id; $$;
grant execute on function tests.bodies(), tests.affected(text), tests.resource_id(text) to anon, authenticated;

-- Denials -------------------------------------------------------------------------------------------------

select tests.as_visitor();
select is(tests.bodies(), 'free', 'visitors get no premium body');
select is((select string_agg(slug, ', ' order by slug) from resources), 'free, premium', 'but see that it is there');
select is((select outline from resources where slug = 'premium'), '{Secret part}', 'and what it is about');
select throws_ok($$ insert into resources (slug, title, description, type, category, author) values ('x', 'X', 'X', 'guide', 'land', 'X') $$, '42501', null, 'visitors write nothing');
select throws_ok($$ update resources set premium = false $$, '42501', null, 'nor change anything');

select tests.as_member('Ann');
select is(tests.bodies(), 'free', 'free members get no premium body');
select tests.as_member('Basic');
select is(tests.bodies(), 'free', 'nor basic ones');
select throws_ok($$ insert into resources (slug, title, description, type, category, author) values ('x', 'X', 'X', 'guide', 'land', 'X') $$, '42501', null, 'members add none');
select throws_ok($$ insert into resource_bodies (resource_id, body) values (tests.resource_id('premium'), 'Mine') $$, '42501', null, 'and no body');
select is(tests.affected($$ update resources set premium = false $$), 0, 'they open none');
select is(tests.affected($$ update resource_bodies set body = 'Mine' $$), 0, 'write into none');
select is(tests.affected($$ delete from resources $$), 0, 'and remove none');
select is(tests.affected($$ delete from resource_bodies $$), 0, 'nor a body');

-- The entitled ----------------------------------------------------------------------------------------------

select tests.as_member('Pro');
select is(tests.bodies(), 'free, premium sheet.csv', 'pro members read premium ones, files included');
select tests.as_member('Closer');
select is(tests.bodies(), 'free, premium sheet.csv', 'so do closers');
select tests.as_member('Partner');
select is(tests.bodies(), 'free, premium sheet.csv', 'and partners');
select is(tests.affected($$ update resources set premium = false $$), 0, 'to pay is not to edit');

-- Staff -----------------------------------------------------------------------------------------------------

select tests.as_member('Staff');
select is(tests.bodies(), 'free, premium sheet.csv', 'staff read all');
select lives_ok(
  $$ insert into resources (id, slug, title, description, type, category, author, calculator)
     values (tests.resource_id('new'), 'new-one', 'New', 'New.', 'calculator', 'rental', 'Cornerlot Editorial', 'cap-rate') $$,
  'staff add'
);
select lives_ok($$ insert into resource_bodies (resource_id, body) values (tests.resource_id('new'), 'Short.') $$, 'with a body');
select is(tests.affected($$ update resource_bodies set body = E'## Now\n\nLonger.' where resource_id = tests.resource_id('new') $$), 1, 'change');
select is((select outline from resources where slug = 'new-one'), '{Now}', 'and the outline follows');
select is(tests.affected($$ update resources set premium = true where slug = 'new-one' $$), 1, 'close');
select is(tests.affected($$ delete from resources where slug = 'new-one' $$), 1, 'and remove');
select is((select count(*)::integer from resource_bodies where resource_id = tests.resource_id('new')), 0, 'and the body goes too');

-- What is kept ----------------------------------------------------------------------------------------------

select is((select outline from resources where slug = 'free'), '{One,Two parts}', 'parts are the headings of the second level');
select is((select minutes from resources where slug = 'free'), 3, 'minutes come from the words');

select throws_ok($$ update resources set slug = 'Not an address' where slug = 'free' $$, '23514', null, 'a slug fits an address');
select throws_ok($$ update resources set category = 'flips' where slug = 'free' $$, '23514', null, 'categories are those there are');
select throws_ok($$ update resources set type = 'calculator' where slug = 'free' $$, '23514', null, 'a calculator says which');
select throws_ok($$ update resources set type = 'video' where slug = 'free' $$, '23514', null, 'a video says where');
select throws_ok($$ update resources set type = 'video', video = '/a.webm' where slug = 'premium' $$, '23514', null, 'and is open: its file is');
select throws_ok($$ update resources set image = 'https://elsewhere.example/a.png' where slug = 'free' $$, '23514', null, 'pictures are the site''s own');
select throws_ok($$ update resource_bodies set file_name = 'run.exe' where resource_id = tests.resource_id('premium') $$, '23514', null, 'files are tables and texts');
select throws_ok($$ update resource_bodies set file_body = null where resource_id = tests.resource_id('premium') $$, '23514', null, 'and never empty');

select * from finish();
rollback;
