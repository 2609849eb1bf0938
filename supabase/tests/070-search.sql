-- Search: title, address, city, state, ZIP; five orders; pages without gap or repetition.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
delete from properties;
select tests.create_listing('plain', 'Bob', 'Brick duplex', 300, null, '2026-01-01');
select tests.create_listing('percent', 'Bob', '100% leased_up \ "quoted"', 100, 9, '2026-01-02');
select tests.create_listing('partner', 'Partner', 'Ünïcode 🏠 loft', 200, 10, '2025-01-01');

create function tests.found(search text, sort text default 'featured') returns text language sql
as $$ select string_agg(title, ' | ') from public.search_properties('{}', search, sort); $$;
create function tests.sorts() returns text[] language sql
as $$ select array['featured', 'newest', 'price-asc', 'price-desc', 'cap-rate']; $$;

select tests.as_visitor();
select is(tests.found(''), 'Ünïcode 🏠 loft | 100% leased_up \ "quoted" | Brick duplex', 'featured: verified first, then newest');
select is(tests.found('', 'newest'), '100% leased_up \ "quoted" | Brick duplex | Ünïcode 🏠 loft', 'newest');
select is(tests.found('', 'price-asc'), '100% leased_up \ "quoted" | Ünïcode 🏠 loft | Brick duplex', 'cheapest first');
select is(tests.found('', 'price-desc'), 'Brick duplex | Ünïcode 🏠 loft | 100% leased_up \ "quoted"', 'dearest first');
select is(tests.found('', 'cap-rate'), '100% leased_up \ "quoted" | Ünïcode 🏠 loft | Brick duplex', 'best cap rate first, none last');
select is(tests.found('  BRICK '), 'Brick duplex', 'case and outer spaces do not matter');
select is(tests.found('100%'), '100% leased_up \ "quoted"', '% is a character');
select is(tests.found('leased_up'), '100% leased_up \ "quoted"', 'so is _');
select is(tests.found('leasedXup'), null, 'and matches nothing else');
select is(tests.found('\'), '100% leased_up \ "quoted"', 'so is the backslash');
select is(tests.found('"quoted"'), '100% leased_up \ "quoted"', 'so are quotes');
select is(tests.found('''; drop table properties; --'), null, 'and what looks like SQL');
select is(tests.found('ünïcode 🏠'), 'Ünïcode 🏠 loft', 'beyond ASCII too');
select is((select count(*)::int from search_properties(search => '12 oak')), 3, 'the address');
select is((select count(*)::int from search_properties(search => 'new york, ny')), 3, 'city and state');
select is((select count(*)::int from search_properties(search => '10001')), 3, 'the ZIP');
select is((select count(*)::int from search_properties(search => 'two units')), 0, 'not the description');
select is(count_properties(search => '100%'), 1, 'the count agrees');
select is(count_properties(), 3, 'also for no text');
select is((select count(*)::int from search_properties(page_size => 0)), 1, 'a page has at least one row');
select is((select count(*)::int from search_properties(page_size => null)), 3, 'no size is the usual size');
select throws_ok($$ select search_properties(sort => 'random()') $$, '22023', 'Unknown sort random()', 'an unknown sort is refused');
select throws_ok(
  format($$ select search_properties(sort => %L, after => %L) $$, sort, after), '22023', 'Not a row to go on from', sort || ' does not go on from ' || after
) from unnest(tests.sorts()) as sort, unnest(array['{}', '[]', '"x"', '7', '{"id": null}']) as after;
select throws_ok($$ select search_properties(sort => 'cap-rate', after => '{"id": "x"}') $$, '22P02', null, 'an id is a uuid');
select throws_ok(
  format($$ select search_properties(search => 'nothing at all', after => jsonb_build_object('id', gen_random_uuid(), 'verified', true, 'created_at', %L)) $$, moment),
  code, null, 'a date is a date: ' || moment
) from (values ('yesteryear', '22007'), ('2026-13-45', '22008'), ('300000-01-01', '22008')) as dates (moment, code);
select is((select count(*)::int from search_properties(after => 'null')), 3, 'a JSON null is the first page');
select is(
  (select string_agg(p.title, ' ') from search_properties('{}', '', sort, (select to_jsonb(f) from search_properties('{}', '', sort, page_size => 1) f), 1) p),
  split_part(tests.found('', sort), ' | ', 2), 'the second page follows the first: ' || sort
) from unnest(tests.sorts()) as sort;
select tests.as_member('Ann');
select is(count_properties(search => 'brick'), 1, 'members search as visitors do');

select * from finish();
rollback;
