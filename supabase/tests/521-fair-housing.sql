-- Fair housing: what says who should live in a home waits for a moderator, no matter who wrote it.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user('Mod');
insert into staff (user_id, role) values (tests.user_id('Mod'), 'moderator');
select tests.set_trust('Ann', 3), tests.set_trust('Bob', 3);

create function tests.held(name text) returns text language sql security definer as $$
  select h.reason from public.held_content h where h.subject_id = tests.listing_id(name);
$$;
create function tests.posts(name text, description text) returns void language sql as $$
  select public.post_listing(tests.listing_id(name), jsonb_build_object(
    'title', 'Brick duplex', 'description', description, 'property_type', 'Multi Family', 'address', '12 Oak St',
    'city', 'New York', 'state', 'NY', 'zip', '10001', 'price', 100000
  ));
$$;
create function tests.says(content text) returns text language sql security definer as $$
  select string_agg(h.reason, ' ') from public.held_content h join public.feed_posts p on p.id = h.subject_id
  where p.content = says.content;
$$;

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select phrase, class from check_fair_housing('Two units.  No Children, please.') $$,
    'gives ("no children","familial status")', 'a text says which phrase it is, and about whom'),
  ('Ann', $$ select count(*) from check_fair_housing('Family room, master bedroom, near the church.') $$, 'gives 0',
    'what describes the property is fine'),
  ('Ann', $$ select count(*) from check_fair_housing(null) $$, 'gives 0', 'nothing says nothing'),
  ('Ann', $$ select tests.posts('fine', 'Two units, family room. Walking distance to schools.') $$, 'works', null),
  ('owner', $$ select tests.held('fine') is null $$, 'gives true', 'a listing that describes the property is posted'),
  ('Ann', $$ select tests.posts('adults', 'Two units. Adults only.') $$, 'works', null),
  ('owner', $$ select tests.held('adults') $$, 'gives fair_housing', 'another waits, however trusted its author is'),
  ('Bob', $$ select count(*) from properties where id = tests.listing_id('adults') $$, 'gives 0',
    'and nobody sees it'),
  ('Ann', $$ update properties set description = 'Perfect for a Christian family.'
    where id = tests.listing_id('fine') $$, 'works', null),
  ('owner', $$ select tests.held('fine') $$, 'gives fair_housing', 'an edit is checked as well'),
  ('Ann', $$ insert into feed_posts (user_id, title, content)
    values (auth.uid(), 'For you', 'House for rent, no kids.') $$, 'works', null),
  ('owner', $$ select tests.says('House for rent, no kids.') $$, 'gives fair_housing', 'and a post about a home'),
  ('Ann', $$ insert into feed_posts (user_id, title, content)
    values (auth.uid(), 'Friday', 'Women only breakfast on Friday.') $$,
    'works', null),
  ('owner', $$ select tests.says('Women only breakfast on Friday.') is null $$, 'gives true',
    'one about something else isn''t held'),
  ('Ann', $$ select count(*) from check_fair_housing('Women only breakfast on Friday.', false) $$, 'gives 0',
    'nor is its author warned'),
  ('Ann', $$ select phrase, class from held_phrases(tests.listing_id('adults')) $$,
    'gives ("adults only","familial status")', 'its author reads what it is about'),
  ('Bob', $$ select from held_phrases(tests.listing_id('adults')) $$, 'no rows', 'nobody else'),
  ('visitor', $$ select from held_phrases(tests.listing_id('adults')) $$, 'fails 42501', 'nor a visitor'),
  ('Bob', $$ select explain_held(tests.listing_id('adults'), 'Mine.') $$, 'fails P0001', 'nor explains it'),
  ('visitor', $$ select explain_held(tests.listing_id('adults'), 'Mine.') $$, 'fails 42501', 'nor does a visitor'),
  ('Ann', $$ update held_content set explanation = 'Mine.' $$, 'fails 42501', 'only by the function'),
  ('Ann', $$ select explain_held(tests.listing_id('adults'), repeat('x', 501)) $$, 'fails 23514', 'in 500 characters'),
  ('Ann', $$ select explain_held(tests.listing_id('adults'), ' It''s housing for people over 62. ') $$, 'works', null),
  ('Mod', $$ select explanation from held_content where subject_id = tests.listing_id('adults') $$,
    'gives It''s housing for people over 62.', 'moderators read the explanation'),
  ('Mod', $$ select phrase from held_phrases(tests.listing_id('adults')) $$, 'gives adults only', 'and the phrase'),
  ('Ann', $$ select explain_held(tests.listing_id('adults'), ' ') $$, 'works', null),
  ('owner', $$ select explanation is null from held_content where subject_id = tests.listing_id('adults') $$,
    'gives true', 'their author can take it back')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
