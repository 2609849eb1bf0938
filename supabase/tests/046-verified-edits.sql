-- Edits of a verified listing are compared with what staff approved: which ones keep the badge, which ones send the
-- listing back to review, however small the steps, and that neither the snapshot nor the pictures can be swapped.
begin;
\ir helpers.psql
select tests.create_cast();

create function tests.picture(name text) returns text language sql immutable
as $$ select tests.user_id('Ann') || '/properties/deal/' || name || '.webp'; $$;
create function tests.pictures(variadic names text[]) returns jsonb language sql immutable
as $$ select jsonb_agg(tests.picture(name) order by at) from unnest(names) with ordinality as n (name, at); $$;

-- What staff approve in every test. The description has 290 characters.
create function tests.approved_columns() returns jsonb language sql immutable
as $$
  select jsonb_build_object(
    'status', 'active', 'title', 'Brick duplex near the park', 'property_type', 'Multi Family', 'price', 100000,
    'noi', 9000,
    'description', 'Two brick units on a quiet street, both rented to long-term tenants who pay on time. The roof was '
      || 'replaced in 2021 and the boiler in 2019. Tenants pay their own utilities. The seller is moving out of state '
      || 'and wants a quick, clean sale without an inspection contingency. Shown on Saturdays by appointment.',
    'address', '12 Oak St', 'city', 'New York', 'state', 'NY', 'zip', '10001', 'county', 'New York',
    'latitude', 40.75, 'longitude', -73.99, 'bedrooms', 4, 'bathrooms', 2, 'sqft', 2000, 'lot_sqft', 4000,
    'condition', 'Light Rehab', 'financing', 'Cash', 'occupancy', 'occupied', 'off_market_contract', false,
    'units', 2, 'unit_mix', '[{"units": 2, "bedrooms": 2, "bathrooms": 1, "rent": 750}]'::jsonb, 'year_built', 1928,
    'parking', '2-car garage', 'zoning', 'R-2', 'apn', '04-1182-017',
    'arv', 150000, 'repair_cost', 20000, 'monthly_rent', 1500, 'vacancy_pct', 5,
    'annual_expenses', '{"insurance": 1000, "property_taxes": 3000}'::jsonb, 'images', tests.pictures('1', '2', '3')
  );
$$;
create function tests.edit(fields jsonb) returns void language plpgsql
as $$
begin
  execute (
    select format(
      'update public.properties as p set %s from jsonb_populate_record(null::public.properties, $1) as n
        where p.id = tests.listing_id(''anns'')',
      string_agg(format('%1$I = n.%1$I', key), ', ')
    ) from jsonb_object_keys(fields) as key
  ) using fields;
end;
$$;
create function tests.badge() returns text language sql
as $$
  select case when p.verified then 'kept' else 'suspended' end || case when exists (
    select from public.listing_reviews r where r.property_id = p.id and r.decision is null
  ) then ', in review' else '' end
  from public.properties p where p.id = tests.listing_id('anns');
$$;
create function tests.approve() returns void language plpgsql
as $$
begin
  perform tests.as_owner();
  delete from public.listing_reviews where property_id = tests.listing_id('anns');
  update public.properties set verified = false where id = tests.listing_id('anns');
  perform tests.edit(tests.approved_columns());
  insert into public.listing_reviews (property_id) values (tests.listing_id('anns'));
  perform tests.as_member('Staff');
  perform public.decide_listing_review(r.id, 'approved') from public.listing_reviews r
  where r.property_id = tests.listing_id('anns');
  perform tests.as_owner();
end;
$$;
-- The badge after Ann's edits of the approved listing, one after the other. They're undone.
create function tests.after_edits(variadic edits jsonb[]) returns text language plpgsql
as $$
declare
  edit jsonb;
  badge text;
begin
  perform tests.as_member('Ann');
  foreach edit in array edits loop perform tests.edit(edit); end loop;
  perform tests.as_owner();
  badge := tests.badge();
  raise exception 'undone' using errcode = 'TM001';
exception when sqlstate 'TM001' then
  return badge;
end;
$$;
create function tests.described(change text, with_text text) returns jsonb language sql
as $$
  select jsonb_build_object('description', replace(tests.approved_columns() ->> 'description', change, with_text));
$$;

select tests.create_listing('anns', 'Ann');
select tests.approve();
select is(tests.badge(), 'kept', 'an approved listing has the badge');

-- Bait and switch ---------------------------------------------------------------------------------

select is(tests.after_edits(edit), 'suspended, in review', what || ' sends the listing back to review')
from (values
  ('a new title', '{"title": "Beachfront villa with pool"}'::jsonb),
  ('one other word in the title', '{"title": "Brick fourplex near the park"}'),
  ('a new description', '{"description": "A beachfront villa with a private pool and a dock."}'),
  ('a price of $1,000', '{"price": 1000}'),
  ('half the price', '{"price": 50000}'),
  ('a price 21% lower', '{"price": 79000}'),
  ('a price 11% higher', '{"price": 111000}'),
  ('no pictures', '{"images": []}'),
  ('another type', '{"property_type": "Land"}'),
  ('another street', '{"address": "14 Oak St"}'),
  ('another city', '{"city": "Yonkers"}'),
  ('another state', '{"state": "NJ"}'),
  ('another ZIP code', '{"zip": "10002"}'),
  ('another county', '{"county": "Kings"}'),
  ('a pin 1 mile north', '{"latitude": 40.765}'),
  ('a pin 1 mile east', '{"longitude": -73.97}'),
  ('a contract statement', '{"off_market_contract": true}'),
  ('another condition', '{"condition": "Turn-Key"}'),
  ('other financing', '{"financing": "Subject To"}'),
  ('a bedroom more', '{"bedrooms": 5}'),
  ('half a bathroom more', '{"bathrooms": 2.5}'),
  ('6% more living area', '{"sqft": 2120}'),
  ('6% more land', '{"lot_sqft": 4240}'),
  ('a unit more', '{"units": 3}'),
  ('a higher rent in the unit mix', '{"unit_mix": [{"units": 2, "bedrooms": 2, "bathrooms": 1, "rent": 950}]}'),
  ('no unit mix', '{"unit_mix": null}'),
  ('another year', '{"year_built": 1998}'),
  ('other parking', '{"parking": "4-car garage"}'),
  ('other zoning', '{"zoning": "C-2"}'),
  ('another parcel number', '{"apn": "04-1182-018"}'),
  ('11% more NOI', '{"noi": 9990}'),
  ('no NOI', '{"noi": null}'),
  ('11% more after-repair value', '{"arv": 166500}'),
  ('11% less repair cost', '{"repair_cost": 17800}'),
  ('11% more rent', '{"monthly_rent": 1665}'),
  ('other income that wasn''t stated', '{"other_monthly_income": 100}'),
  ('no vacancy', '{"vacancy_pct": 0}'),
  ('4 points more vacancy', '{"vacancy_pct": 9}'),
  ('11% lower expenses', '{"annual_expenses": {"insurance": 560, "property_taxes": 3000}}'),
  ('no expenses', '{"annual_expenses": {}}')
) as edits (what, edit);
select is(tests.after_edits(edit), 'suspended, in review', 'a description ' || what || ' goes back to review')
from (values
  ('with another year', tests.described('2021', '2024')),
  ('with a year less', tests.described(' in 2021', '')),
  ('with a link', tests.described('appointment.', 'appointment. evil.io/x')),
  ('with an email address', tests.described('Saturdays', 's@ev.il')),
  ('with another sentence', tests.described('Shown', 'Rent is guaranteed by the state. Shown')),
  ('without a sentence', tests.described('Tenants pay their own utilities. ', '')),
  ('with its words in another order', (
    select jsonb_build_object('description', string_agg(word, ' ' order by word))
    from regexp_split_to_table(tests.approved_columns() ->> 'description', '\s+') as word
  )),
  ('with one very long word', tests.described('Saturdays', repeat('Beachfront', 20))),
  ('in letters from another script', tests.described('Saturdays', repeat('海辺の別荘', 10)))
) as edits (what, edit);
select is(tests.after_edits(edit), 'suspended, in review', 'pictures ' || what || ' go back to review')
from (values
  ('with one replaced', jsonb_build_object('images', tests.pictures('1', '2', '4'))),
  ('with one removed', jsonb_build_object('images', tests.pictures('1', '3'))),
  ('with a new cover', jsonb_build_object('images', tests.pictures('4', '1', '2', '3'))),
  (
    'with more than five added',
    jsonb_build_object('images', tests.pictures('1', '2', '3', '4', '5', '6', '7', '8', '9'))
  )
) as edits (what, edit);

-- In small steps ----------------------------------------------------------------------------------

select tests.holds(statement, outcome, rule) from (values
  ($$ tests.after_edits(variadic (select array_agg(jsonb_build_object('latitude', 40.75 + km / 111.2) order by km) from
      generate_series(1, 10) as km)) $$, 'gives suspended, in review',
    'moving the pin 10 km in steps of 1 km goes back to review'),
  ($$ tests.after_edits(variadic (select array_agg(jsonb_build_object('latitude', 40.75 + step * 0.002) order by step)
      from generate_series(1, 10) as step)) $$, 'gives suspended, in review',
    'steps of 700 feet add up to a moved pin'),
  ($$ tests.after_edits('{"price": 90000}', '{"price": 81000}', '{"price": 73000}') $$, 'gives suspended, in review',
    'price cuts of 10% add up'),
  ($$ tests.after_edits(jsonb_build_object('images', tests.pictures('1', '2', '3', '4')), jsonb_build_object('images',
      tests.pictures('1', '2', '4')), jsonb_build_object('images', tests.pictures('1', '4'))) $$,
    'gives suspended, in review', 'replacing pictures one at a time goes back to review'),
  ($$ tests.after_edits(variadic (select array_agg(tests.described('Shown', repeat('so ', step) || 'Shown') order by
      step) from generate_series(1, 20) as step)) $$, 'gives suspended, in review', 'words added one at a time add up'),
  ($$ tests.after_edits('{"address": "14 Oak St"}', '{"address": "12 Oak St"}') $$, 'gives suspended, in review',
    'undoing an edit doesn''t bring the badge back without a review'),
  ($$ tests.after_edits('{"price": 1000}', '{"title": "Villa"}') $$, 'gives suspended, in review',
    'several edits request one review')
) as t (statement, outcome, rule);

-- What an honest seller may change ----------------------------------------------------------------

select is(tests.after_edits(edit), 'kept', what || ' keeps the badge')
from (values
  ('a price 5% lower', '{"price": 95000}'::jsonb),
  ('a price 20% lower', '{"price": 80000}'),
  ('a price 10% higher', '{"price": 110000}'),
  ('capitals and punctuation in the title', '{"title": "Brick Duplex, near the park!"}'),
  ('capitals and spaces in the address', '{"address": " 12  OAK ST."}'),
  ('a corrected typo', tests.described('appointment', 'apointment')),
  ('two corrected typos', tests.described('quiet street', 'quite strete')),
  ('other line breaks', tests.described('. ', E'.\n\n')),
  ('a pin moved by a quarter mile', '{"latitude": 40.7536}'),
  ('another order of pictures', jsonb_build_object('images', tests.pictures('3', '1', '2'))),
  ('added pictures', jsonb_build_object('images', tests.pictures('2', '1', '3', '4', '5'))),
  ('an occupancy change', '{"occupancy": "vacant"}'),
  ('pausing', '{"status": "paused"}'),
  ('selling', '{"status": "sold"}'),
  ('4% less living area', '{"sqft": 1920}'),
  ('3 points more vacancy', '{"vacancy_pct": 8}'),
  ('5% more rent', '{"monthly_rent": 1575}'),
  ('an expense moved to another item', '{"annual_expenses": {"insurance": 900, "hoa": 100, "property_taxes": 3000}}'),
  ('saving everything unchanged', tests.approved_columns())
) as edits (what, edit);
select tests.holds($$ tests.after_edits('{"price": 85000}', '{"price": 100000}', '{"price": 85000}') $$, 'gives kept',
    'a price may go down and up again within its limits');

select tests.approve();
update listing_reviews set approved_listing = approved_listing - array['units', 'unit_mix', 'parking'];
update properties set units = null, unit_mix = null, parking = null where id = tests.listing_id('anns');
select tests.as_member('Ann');
select tests.edit('{"price": 95000}');
select tests.as_owner();
select is(tests.badge(), 'kept', 'an approval from before a field existed counts it as not stated');

-- While moderators have removed the badge, the approval waits for an appeal.
create function tests.edited_without_badge(edit jsonb) returns text language plpgsql
as $$
begin
  perform tests.approve();
  update public.properties set verified = false where id = tests.listing_id('anns');
  perform tests.as_member('Ann');
  perform tests.edit(edit);
  perform tests.as_owner();
  return tests.badge() || ', ' || private.is_approved(tests.listing_id('anns'));
end;
$$;
select is(tests.edited_without_badge('{"price": 1000}'), 'suspended, false',
  'an edit without the badge can end the approval');
select tests.holds($$ tests.edited_without_badge('{"price": 95000}') $$, 'gives suspended, true',
    'a small edit without the badge keeps the approval');

-- Who can write the snapshot ----------------------------------------------------------------------

select tests.approve();
select tests.holds($$ select approved_listing ->> 'title' from listing_reviews where property_id =
      tests.listing_id('anns') $$, 'gives Brick duplex near the park',
    'an approval keeps what was approved');
select is((select approved_listing -> 'pin' from listing_reviews where property_id = tests.listing_id('anns')),
  '[40.75, -73.99]', 'an approval keeps the pin');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select tests.edit('{"price": 1000}') $$, 'works', 'the owner can make an edit that needs review'),
  ('Ann', $$ update properties set verified = true where id = tests.listing_id('anns') $$, 'fails 42501',
    'the owner can''t set the badge directly'),
  ('Bob', $$ select unreviewed_changes(p) from properties p where p.id = tests.listing_id('anns') $$, 'gives null',
    'a member can''t read which fields of another''s listing need review')
) as t (who, statement, outcome, rule);
select is(preview_listing_edit(tests.listing_id('anns'), '{"price": 1}'), '{}',
  'a member can''t preview edits of another''s listing');

-- Search and alerts -------------------------------------------------------------------------------

select tests.as_owner();
select tests.send_alerts();
insert into saved_searches (id, user_id, name, query)
values (tests.user_id('search'), tests.user_id('Closer'), 'Verified', 'verified=1');
insert into search_alerts (search_id, user_id, filters)
values (tests.user_id('search'), tests.user_id('Closer'), '{"verified": true}');
-- Closer's alerts about the listing, and whether a search for verified listings finds it.
create function tests.closer_sees() returns text language plpgsql
as $$
declare
  seen text;
begin
  perform tests.send_alerts();
  perform tests.as_member('Closer');
  seen := (
    select coalesce(string_agg(n.data ->> 'event', ' ' order by n.data ->> 'event'), 'no alert') from notifications n
    where n.kind = 'deal_alert'
  ) || case when exists (
    select from search_properties('{"verified": true}') where id = tests.listing_id('anns')
  ) then ', found' else '' end;
  perform tests.as_owner();
  return seen;
end;
$$;
select tests.approve();
select is(tests.closer_sees(), 'new, found', 'a search for verified listings finds an approved one and alerts');
select tests.settle_prices();
select tests.as_member('Ann');
select tests.edit('{"price": 95000}');
select is(tests.closer_sees(), 'new price_drop, found', 'a price cut that keeps the badge alerts that search');
select tests.settle_prices();
select tests.as_member('Ann');
select tests.edit('{"price": 1000}');
select is(
  tests.closer_sees(), 'no alert',
  'a price that suspends the badge alerts no search for verified listings, withdraws its alerts, and leaves the search'
);

-- What the seller and the reviewer see ------------------------------------------------------------

select tests.as_member('Ann');
select is((select unreviewed_changes(p) from properties p where p.id = tests.listing_id('anns')), '{price}',
  'the owner sees which fields need review');
select tests.as_member('Staff');
select is((select unreviewed_changes(p) from properties p where p.id = tests.listing_id('anns')), '{price}',
  'staff see which fields need review');
select tests.holds($$ (select moved_at from listing_reviews where property_id = tests.listing_id('anns') and decision
      = 'approved') is not null $$, 'gives true', 'the approval records when the listing left it');
select public.decide_listing_review(r.id, 'approved') from public.listing_reviews r
where r.property_id = tests.listing_id('anns') and r.decision is null;
select is(tests.badge(), 'kept', 'approving the edit brings the badge back');
select tests.holds($$ select from jsonb_array_elements(export_my_data() -> 'listing_reviews') as r where r ?
      'approved_listing' $$, 'no rows',
    'a reviewer''s export has nothing of the listings they approved');
select is((select unreviewed_changes(p) from properties p where p.id = tests.listing_id('anns')), '{}',
  'after the approval nothing needs review');
select tests.as_member('Ann');
select is(
  (
    select array_agg((r #>> '{approved_listing,price}')::int order by r ->> 'decided_at')
    from jsonb_array_elements(export_my_data() -> 'listing_reviews') as r
  ), '{100000,1000}', 'the seller''s export has what was approved'
);
select is(preview_listing_edit(tests.listing_id('anns'), '{"price": 1100, "occupancy": "vacant"}'), '{}',
  'later edits are compared with the newer approval');
select is(
  preview_listing_edit(
    tests.listing_id('anns'), '{"price": 100000, "title": "Villa", "latitude": null, "zip": "10002"}'
  ),
  '{title,zip,price}', 'the owner can preview which fields an edit would send back to review'
);
select is(tests.badge(), 'kept', 'a preview changes nothing');
select tests.as_owner();
update users set membership_tier = 'partner' where id = tests.user_id('Ann');
select tests.as_member('Ann');
select is(preview_listing_edit(tests.listing_id('anns'), '{"title": "Villa"}'), '{}',
  'a partner''s edits need no review');
select tests.edit('{"title": "Villa"}');
select is(tests.badge(), 'kept', 'a partner''s badge comes with the plan');
select tests.as_owner();
update users set membership_tier = 'free' where id = tests.user_id('Ann');
select is(tests.badge(), 'suspended, in review', 'a listing changed under the partner plan needs review without it');

-- Pictures in storage -----------------------------------------------------------------------------

create function tests.put(path text) returns void language sql
as $$ insert into storage.objects (bucket_id, name) values ('images', path); $$;
select tests.put(tests.picture('1'));
select tests.put(tests.picture('2'));
select tests.put(tests.picture('3'));
set local storage.allow_delete_query = 'true';
select tests.approve();
select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.put(tests.picture('4')) $$, 'works', 'a member can upload a picture before listing it'),
  ($$ update storage.objects set metadata = '{}' where name = tests.picture('1') returning id $$, 'no rows',
    'a picture of a listing can''t be replaced'),
  ($$ update storage.objects set name = tests.picture('9') where name = tests.picture('4'); insert into storage.objects
      (bucket_id, name) values ('images', tests.picture('1')) on conflict (bucket_id, name) do update set metadata =
      '{}' $$, 'fails 42501', 'an upload can''t overwrite a picture of a listing'),
  ($$ update storage.objects set name = tests.picture('5') where name = tests.picture('1') returning id $$, 'no rows',
    'a picture of a listing can''t be moved away')
) as t (statement, outcome, rule);
select throws_ok(
  format($$ select tests.edit(jsonb_build_object('images', array[%L])) $$, replace(tests.picture('1'), 'deal/', name)),
  '23514', null, 'a listing can''t name a picture by ' || name
) from unnest(array['deal/./', 'deal//', './deal/', '/deal/']) as name;
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.edit(jsonb_build_object('images', tests.pictures('1', '2', '7'))) $$, 'works',
    'the owner can replace a picture'),
  ($$ select tests.put(tests.picture('7')) $$, 'fails 42501',
    'a file can''t be uploaded after a listing shows its path'),
  ($$ update storage.objects set name = tests.picture('7') where name = tests.picture('4') $$, 'fails 42501',
    'a file can''t be moved to a path that a listing shows'),
  ($$ delete from storage.objects where name = tests.picture('3') returning id $$, 'no rows',
    'a picture that staff approved stays for comparison'),
  ($$ delete from storage.objects where name = tests.picture('4') $$, 'works',
    'a picture that no listing shows can be deleted')
) as t (statement, outcome, rule);
select tests.as_member('Staff');
select public.decide_listing_review(r.id, 'approved') from public.listing_reviews r
where r.property_id = tests.listing_id('anns') and r.decision is null;
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ delete from storage.objects where name = tests.picture('3') returning id $$, 'rows',
    'once a newer version is approved, the replaced picture can be deleted'),
  ('service', $$ suspend_swapped_pictures() $$, 'gives 0', 'approved pictures pass the check'),
  -- As an upload does whose permission is older than the listing.
  ('owner', $$ update storage.objects set version = 'other' where name = tests.picture('2') $$, null, null),
  ('service', $$ suspend_swapped_pictures() $$, 'gives 1', 'a swapped picture is found'),
  ('service', $$ suspend_swapped_pictures() $$, 'gives 0', 'a swapped picture is found once'),
  ('owner', $$ tests.badge() $$, 'gives suspended, in review', 'a swapped picture sends the listing back to review'),
  ('Ann', $$ delete from properties where id = tests.listing_id('anns') $$, 'works',
    'the owner can delete the listing')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
