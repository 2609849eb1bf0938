-- Views: anyone adds one, nobody sets them.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_listing('bobs', 'Bob');

select tests.as_visitor();
select is(increment_property_view_count(tests.listing_id('bobs')), 1, 'a visitor''s view counts');
select tests.as_member('Ann');
select is(increment_property_view_count(tests.listing_id('bobs')), 2, 'so does a member''s');
select tests.as_member('Unconfirmed');
select is(increment_property_view_count(tests.listing_id('bobs')), 3, 'an unconfirmed member''s');
select tests.as_member('Bob');
select is(increment_property_view_count(tests.listing_id('bobs')), 4, 'and the seller''s own');
select is(increment_property_view_count(tests.listing_id('unknown')), null, 'an unknown listing gives null');
select is(increment_property_view_count(null), null, 'no listing gives null');
select throws_ok($$ update properties set view_count = 5 where id = tests.listing_id('bobs') $$, '42501', null, 'the seller adds no view by hand');
select tests.as_owner();
select is((select view_count from properties where id = tests.listing_id('bobs')), 4, 'the count is the number of views');
select is((select updated_at = created_at from properties where id = tests.listing_id('bobs')), true, 'a view makes no listing look edited');

select * from finish();
rollback;
