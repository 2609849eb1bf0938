-- Saving a profile is all or nothing, social links are safe to follow, and members can export all of their data.
begin;
\ir helpers.psql
select tests.create_cast();

/* All rows of a member that a save can change. */
create function tests.rows_of(name text) returns jsonb language sql
as $$
  select jsonb_build_array(to_jsonb(u), to_jsonb(c), to_jsonb(d))
  from public.users u join public.member_contacts c on c.user_id = u.id join public.member_details d on d.user_id = u.id
  where u.id = tests.user_id(rows_of.name);
$$;

-- Saving ------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok(
  $$
    select save_profile(
      '{
        "name": "  Ann B.  ", "title": "Investor", "location": "Reno, NV", "bio": "Hi", "expertise": ["Flips"],
        "certifications": ["CCIM"], "investment_interests": ["Land"],
        "social_links": {"linkedin": "https://linkedin.com/in/ann"}, "past_deals": 3, "profile_status": "private",
        "phone": " 555 ", "roles": ["agent", "flipper"], "industries": ["land"], "shown": false
      }'
    )
  $$,
  'a member can save every field of their profile in one call'
);
select row_eq(
  $$
    select name, title, location, bio, expertise, certifications, investment_interests, social_links, past_deals,
      profile_status
    from users
    where id = tests.user_id('Ann')
  $$,
  row (
    'Ann B.'::text, 'Investor'::text, 'Reno, NV'::text, 'Hi'::text, '{Flips}'::text[], '{CCIM}'::text[],
    '{Land}'::text[], '{"linkedin": "https://linkedin.com/in/ann"}'::jsonb, 3, 'private'::text
  ),
  'the saved profile has the values sent, without surrounding spaces'
);
select is((select phone from member_contacts), '555', 'the saved profile has the phone sent, trimmed');
select row_eq($$ select roles, industries, shown from member_details $$,
  row ('{agent,flipper}'::text[], '{land}'::text[], false), 'the saved profile has the roles and industries sent');

select tests.as_owner();
create temp table before as select tests.rows_of('Ann') as rows, tests.rows_of('Bob') as bob;
grant select on before to authenticated;
create function tests.saved(changes jsonb) returns jsonb language plpgsql
as $$
declare
  changed jsonb;
begin
  perform tests.as_member('Ann');
  perform public.save_profile(changes);
  perform tests.as_owner();
  select jsonb_object_agg(now_is.key, now_is.value) into changed
  from jsonb_array_elements(tests.rows_of('Ann')) with ordinality as part (row_now, at),
    jsonb_each(part.row_now) as now_is
  where now_is.value is distinct from (select rows -> (part.at - 1)::int -> now_is.key from before)
    and now_is.key <> 'updated_at';
  return changed;
end;
$$;
/* What each save changed, compared to the rows before. */
select is(tests.saved(change), change, 'a save changes only the fields it names: ' || change::text)
from (values
  ('{"title": "Broker"}'::jsonb), ('{"title": "Broker", "phone": "777"}'),
  ('{"title": "Broker", "phone": "777", "shown": true}'),
  ('{"title": "Broker", "phone": "777", "shown": true, "roles": []}'),
  ('{"title": "Broker", "phone": "777", "shown": true, "roles": [], "past_deals": 0}')
) as patches (change);
select is(
  tests.saved(
    '{
      "title": " ", "location": "", "bio": null, "phone": "  ", "shown": false, "roles": ["agent", "flipper"],
      "past_deals": 3
    }'
  ),
  '{"title": null, "location": null, "bio": null, "phone": null}', 'saving an empty text clears the field'
);
select is(tests.saved('{"title": "Investor", "location": "Reno, NV", "bio": "Hi", "phone": "555"}'), null,
  'saving the original values restores the profile');
select is(tests.saved('{}'), null, 'saving an empty object changes nothing');
select is(tests.saved(null), null, 'saving null changes nothing');

-- One invalid field has to reject the whole save.
select tests.as_member('Ann');
select throws_ok(
  format(
    'select save_profile(%L)',
    '{
      "name": "Half", "phone": "555-half", "roles": ["developer"], "industries": ["hospitality"], "shown": true,
      "title": "Half"
    }'::jsonb || bad
  ),
  code, null, 'one invalid field rejects the whole save: ' || left(bad::text, 80)
) from (values
  ('{"name": "   "}'::jsonb, '23514'), ('{"name": null}', '23502'),
  (jsonb_build_object('name', repeat('n', 121)), '23514'), (jsonb_build_object('title', repeat('t', 121)), '23514'),
  (jsonb_build_object('location', repeat('l', 161)), '23514'), (jsonb_build_object('bio', repeat('b', 4001)), '23514'),
  ('{"expertise": [""]}', '23514'), ('{"expertise": null}', '23502'), ('{"expertise": "Flips"}', '22P02'),
  (jsonb_build_object('certifications', array_fill('x'::text, array[31])), '23514'),
  (jsonb_build_object('investment_interests', array[repeat('x', 121)]), '23514'), ('{"past_deals": -1}', '23514'),
  ('{"past_deals": 100001}', '23514'), ('{"past_deals": "many"}', '22P02'), ('{"past_deals": 1.5}', '22P02'),
  ('{"past_deals": 99999999999}', '22003'), ('{"profile_status": "invisible"}', '23514'),
  ('{"profile_status": null}', '23502'), ('{"social_links": {"linkedin": "javascript:alert(1)"}}', '23514'),
  ('{"social_links": []}', '23514'), ('{"social_links": null}', '23502'),
  (jsonb_build_object('phone', repeat('5', 41)), '23514'), ('{"roles": ["owner"]}', '23514'),
  ('{"roles": ["agent", "agent"]}', '23514'), ('{"roles": [null]}', '23514'), ('{"roles": null}', '23502'),
  ('{"roles": "agent"}', '22P02'), ('{"industries": ["retail"]}', '23514'), ('{"industries": null}', '23502'),
  ('{"shown": null}', '23502'), ('{"shown": "perhaps"}', '22P02')
) as bad_fields (bad, code);
select throws_ok(
  format(
    'select save_profile(%L)',
    '{"name": "Half", "phone": "555-half", "shown": true}'::jsonb || jsonb_build_object(field, value)
  ),
  '22023', 'Not part of a profile: ' || field, 'save_profile rejects the field ' || field
) from (values
  ('membership_tier', '"closer"'::jsonb), ('verified', 'true'), ('id', to_jsonb(tests.user_id('Bob'))),
  ('user_id', to_jsonb(tests.user_id('Bob'))), ('email', '"bob@tests.example"'), ('created_at', '"2000-01-01"'),
  ('updated_at', '"2000-01-01"'), ('profile_image_url', '"x"'), ('home_state', '"TX"'), ('home_county', '"Travis"'),
  ('staff', 'true'), ('granted_at', 'null'), ('Name', '"Ann"'), ('', '1')
) as smuggled (field, value);
select throws_ok(format('select save_profile(%L)', shape), '22023', null,
  'save_profile requires an object, not ' || shape) from unnest(array['[]', '"name"', '7', 'true']) as shape;
select tests.as_owner();
select is(tests.rows_of('Ann') #- '{0,updated_at}', (select rows #- '{0,updated_at}' from before),
  'the rejected saves left every row unchanged');
select is(tests.rows_of('Bob'), (select bob from before), 'a save doesn''t change anyone else''s rows');

select tests.as_member('Unconfirmed');
select lives_ok($$ select save_profile('{"bio": "Soon"}') $$, 'an unconfirmed member can save their profile');
select tests.as_member('Staff');
select lives_ok($$ select save_profile('{"name": "Priya"}') $$, 'staff can save their own profile');
select tests.as_visitor();
select tests.become('authenticated');
select tests.holds($$ select save_profile('{"name": "Nobody"}') $$, 'fails 28000: User not authenticated',
    'a token without a member can''t save a profile');
select tests.become('authenticated', tests.user_id('gone'));
select tests.holds($$ select save_profile('{"name": "Ghost"}') $$, 'fails 28000: User not authenticated',
    'a deleted account''s token can''t save a profile');
select tests.as_owner();
select is((select array_agg(name order by name) from users where name in ('Priya', 'Ghost', 'Nobody', 'Half')),
  '{Priya}', 'each save changed only the caller''s profile');

-- Social links ------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok(format('select save_profile(%L)', jsonb_build_object('social_links', links)),
  'valid social links: ' || left(links::text, 80))
from (values
  ('{}'::jsonb), (
    '{
      "linkedin": "https://www.linkedin.com/in/ann", "facebook": "https://facebook.com/ann",
      "twitter": "http://x.com/ann", "instagram": "HTTPS://Instagram.com/ann?x=1#y"
    }'
  ),
  ('{"twitter": "https://mobile.twitter.com/ann", "facebook": "https://fb.com/profile.php?id=100012345678901"}'),
  (jsonb_build_object('linkedin', 'https://linkedin.com/' || repeat('x', 279)))
) as good (links);
select throws_ok(format('select save_profile(%L)', jsonb_build_object('social_links', links)), '23514', null,
  'invalid social links: ' || left(links::text, 80))
from (values
  ('{"linkedin": "javascript:alert(1)"}'::jsonb), ('{"linkedin": "JavaScript:alert(1)//https://linkedin.com"}'),
  ('{"linkedin": " javascript:alert(1)"}'), ('{"linkedin": "java\nscript:alert(1)"}'),
  ('{"linkedin": "data:text/html,<script>alert(1)</script>"}'), ('{"linkedin": "vbscript:x"}'),
  ('{"linkedin": "file:///etc/passwd"}'), ('{"linkedin": "ftp://linkedin.com"}'), ('{"linkedin": "mailto:a@b.com"}'),
  ('{"linkedin": "//linkedin.com"}'), ('{"linkedin": "/profile"}'), ('{"linkedin": "linkedin.com/ann"}'),
  ('{"linkedin": ""}'), ('{"linkedin": "https://"}'), ('{"linkedin": "https:///linkedin.com"}'),
  ('{"linkedin": "https://localhost"}'), ('{"linkedin": "https:\\\\linkedin.com"}'),
  ('{"linkedin": "https://linkedin.com/\\x"}'), ('{"linkedin": "https://linkedin.com/ x"}'),
  ('{"linkedin": "https://linkedin.com\njavascript:alert(1)"}'), ('{"linkedin": "javascript:1\nhttps://linkedin.com"}'),
  ('{"linkedin": "https://linkedin.com/\"onclick=x"}'), ('{"linkedin": "https://linkedin.com/<b>"}'),
  ('{"linkedin": "https://linkedin.com/''x"}'), (jsonb_build_object('linkedin', 'https://x.com/' || repeat('x', 287))),
  ('{"linkedin": null}'), ('{"linkedin": 7}'), ('{"linkedin": true}'), ('{"linkedin": ["https://linkedin.com"]}'),
  ('{"linkedin": {"href": "https://linkedin.com"}}'), ('{"website": "https://linkedin.com"}'),
  ('{"LinkedIn": "https://linkedin.com"}'), ('{"": "https://linkedin.com"}'),
  ('{"linkedin": "https://linkedin.com", "tiktok": "https://x.com"}'), ('[]'), ('"https://x.com"'), ('7'),
  ('{"linkedin": "https://linkedin.com@evil.example/"}'), ('{"linkedin": "https://linkedin.com.evil.example/"}'),
  ('{"linkedin": "https://facebook.com/ann"}'), ('{"twitter": "https://t.co/x"}'), ('{"facebook": "https://fb.me/x"}'),
  ('{"facebook": "https://l.facebook.com/l.php?u=evil"}'), ('{"linkedin": "https://linkedin.com/in/512-555-0147"}')
) as bad (links);
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ update users set social_links = '{"linkedin": "javascript:alert(1)"}' $$, 'fails 23514',
    'a member can''t set an unsafe link with a direct update'),
  ('service', $$ update users set social_links = '{"linkedin": "javascript:alert(1)"}' where id =
      tests.user_id('Ann') $$, 'fails 23514', 'the service role can''t set an unsafe link')
) as t (who, statement, outcome, rule);

-- Data export -------------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_listing('anns', 'Ann', title => 'Anns duplex');
select tests.create_listing('bobs', 'Bob', title => 'Bobs duplex');
insert into property_feedback (user_id, property_id, feedback_type) values
  (tests.user_id('Ann'), tests.listing_id('bobs'), 'like'), (tests.user_id('Bob'), tests.listing_id('anns'), 'dislike');
insert into member_markets
select tests.user_id(name), 'TX', county
from (values ('Ann', 'Travis'), ('Bob', 'Dallas')) as t (name, county);
insert into buybox_profiles (user_id, states) values (tests.user_id('Ann'), '{TX}'), (tests.user_id('Bob'), '{VA}');
update properties set price = price - 1000 where id in (tests.listing_id('anns'), tests.listing_id('bobs'));
insert into saved_listings (user_id, property_id)
values (tests.user_id('Ann'), tests.listing_id('bobs')), (tests.user_id('Bob'), tests.listing_id('anns'));
insert into saved_searches (user_id, name, query)
values (tests.user_id('Ann'), 'Mine', 'state=TX'), (tests.user_id('Bob'), 'Bobs', 'state=VA');
update listing_reviews
set decision = 'returned', reason = 'Reason for ' || title, reviewer_id = tests.user_id('Staff'), decided_at = now()
from properties p
where p.id = property_id;
insert into storage.objects (bucket_id, name)
values
  ('avatars', tests.user_id('Ann') || '/face.jpg'),
  ('images', tests.user_id('Ann') || '/properties/x/1.webp'),
  ('images', tests.user_id('Bob') || '/properties/y/1.webp');
select tests.as_member('Ann');
create temp table own as select export_my_data() as data;
select is((select array_agg(key order by key collate "C") from own, jsonb_object_keys(data -> 'account') as key),
  array['authenticator_apps', 'created_at', 'email', 'email_verified_at', 'id', 'last_sign_in_at', 'metadata'],
  'the export excludes the password and other secrets');
select is((select data -> 'staff' from own), 'null',
  'the export has a null staff section for a member who isn''t staff');
select is((select data #> '{listing_reviews,0,reviewer_id}' from own), null, 'the export doesn''t name the reviewer');
select tests.holds($$ select count(*)::int from own where data::text ~ (tests.user_id('Bob') ||
      '|bob@tests|555-Bob|Bobs|Dallas') $$, 'gives 0', 'the export contains nothing of Bob''s');
select tests.as_member('Staff');
create temp table staffs as select export_my_data() as data;
select tests.holds($$ select count(*)::int from staffs where (data - 'listing_reviews')::text ~ (tests.user_id('Bob')
      || '|' || tests.user_id('Ann') || '|bob@tests|ann@tests|duplex|TX') $$, 'gives 0',
    'a staff export contains no other member''s data');
select is(
  (
    select array_agg(reason order by reason)
    from staffs, jsonb_to_recordset(data -> 'listing_reviews') as r (reason text)
  ),
  array['Reason for Anns duplex', 'Reason for Bobs duplex'], 'a staff export includes the decisions they made'
);
select isnt((select data #>> '{staff,granted_at}' from staffs), null, 'a staff export shows when the role was granted');
select is((select data #> '{listings}' from staffs), '[]', 'a section without data is an empty list');
select is((select data -> 'buy_box' from staffs), 'null', 'the export has a null buy box for a member without one');
select tests.become('authenticated', tests.user_id('gone'));
select is(export_my_data(), null,
  'a deleted account''s token exports nothing');
select tests.become('authenticated');
select is(export_my_data(), null, 'a token without a member exports null');

select * from finish();
rollback;
