-- Blocking hides two members from each other everywhere and ends what connected them. No one else can tell.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_listing('anns', 'Ann', 'Plum bungalow');
select tests.create_listing('bobs', 'Bob', 'Pear bungalow', 101000);
select tests.create_listing('pros', 'Pro', 'Fig bungalow', 102000);

-- The ways the caller can find the owner's listings.
create function tests.own_word(owner text) returns text language sql
as $$ select case owner when 'Ann' then 'plum' else 'pear' end; $$;
create function tests.listings_of(owner text) returns text language sql as $$
  select concat_ws(
    ' ',
    case when exists (select from public.properties p where p.user_id = tests.user_id(owner)) then 'select' end,
    case
      when exists (select from public.search_properties() p where p.user_id = tests.user_id(owner)) then 'newest'
    end,
    case
      when exists (
        select from public.search_properties('{"states": ["NY"]}', '', 'price-asc') p
        where p.user_id = tests.user_id(owner)
      ) then 'slices'
    end,
    case
      when exists (
        select from public.search_properties('{}', 'bungalow', 'newest') p where p.user_id = tests.user_id(owner)
      ) then 'text'
    end,
    case
      when exists (
        select from public.search_properties('{}', tests.own_word(owner), 'newest') p
        where p.user_id = tests.user_id(owner)
      ) then 'rare'
    end,
    public.count_properties('{}', 'bungalow'),
    case when public.match_texts('{}', array[tests.own_word(owner)]) <> '{}' then 'known' end,
    (select count(*) from public.map_properties('{}', '', '{"west": -180, "south": -90, "east": 180, "north": 90}', 1)),
    case
      when exists (
        select from public.similar_properties(tests.listing_id('pros')) p where p.user_id = tests.user_id(owner)
      ) then 'similar'
    end,
    case
      when exists (
        select from public.listing_prices l
        where l.property_id in (tests.listing_id('anns'), tests.listing_id('bobs'))
          and l.property_id = tests.listing_id(lower(owner) || 's')
      ) then 'prices'
    end
  );
$$;
create function tests.sees(who text) returns boolean language sql
as $$ select exists (select from public.users where id = tests.user_id(who)); $$;
create function tests.block(blocker text, blocked text) returns void language sql
as $$
  insert into public.member_blocks (blocker_id, blocked_id)
  values (tests.user_id(blocker), tests.user_id(blocked));
$$;

-- Ann and Bob, and Ann and Pro, are linked in every way that a block could affect.
select tests.connect('Ann', 'Bob');
select tests.connect('Pro', 'Ann');
insert into follows (follower_id, followed_id)
values
  (tests.user_id('Ann'), tests.user_id('Bob')),
  (tests.user_id('Bob'), tests.user_id('Ann')),
  (tests.user_id('Pro'), tests.user_id('Ann'));
insert into member_reviews (author_id, member_id, rating, text)
values
  (tests.user_id('Bob'), tests.user_id('Ann'), 4, 'Pays in time'),
  (tests.user_id('Ann'), tests.user_id('Bob'), 2, 'Late');
insert into notification_settings (user_id, kind, mail) values (tests.user_id('Ann'), 'follow', true);
insert into follows (follower_id, followed_id) values (tests.user_id('Closer'), tests.user_id('Ann'));
insert into property_feedback (user_id, property_id, feedback_type)
values (tests.user_id('Bob'), tests.listing_id('anns'), 'like');

select tests.as_member('Bob');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.listings_of('Ann') $$, 'gives select newest slices text rare 3 known 3 similar prices',
    'before a block, a member''s listings can be found every way'),
  ($$ increment_property_view_count(tests.listing_id('anns')) $$, 'gives 1',
    'before a block, views of the member''s listings are counted')
) as t (statement, outcome, rule);

-- Blocking ----------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select tests.block('Ann', 'Ann') $$, 'fails 23514', 'a member can''t block themselves'),
  ('Ann', $$ select tests.block('Ann', 'Hidden') $$, 'fails 42501: This member is not available',
    'a member can''t block someone they can''t see'),
  ('owner', $$ delete from realtime.messages $$, null, null),
  ('Ann', $$ insert into member_blocks (blocker_id, blocked_id, created_at) values (tests.user_id('Ann'),
      tests.user_id('Bob'), '2000-01-01') $$, 'works', 'a member can block another member')
) as t (who, statement, outcome, rule);
select is((select created_at from member_blocks), now(), 'a block has the current time, even if another is sent');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.block('Ann', 'Bob') $$, 'fails 42501', 'a member can''t block the same member twice'),
  ($$ select name from blocked_members() $$, 'gives Bob', 'the blocker can list the members they blocked')
) as t (statement, outcome, rule);

-- Both are hidden from each other -----------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ tests.sees('Bob') $$, 'gives false', 'the blocker can''t see the blocked member''s profile'),
  ('Ann', $$ tests.listings_of('Bob') $$, 'gives 2 2', 'the blocker can''t find the blocked member''s listings'),
  ('Ann', $$ select from search_members() where id = tests.user_id('Bob') $$, 'no rows',
    'the blocker can''t find the blocked member in the directory'),
  ('Ann', $$ select from search_members('bob') where id = tests.user_id('Bob') $$, 'no rows',
    'the blocker can''t find the blocked member by name'),
  ('Ann', $$ select from suggested_members(24) where id = tests.user_id('Bob') $$, 'no rows',
    'the blocker doesn''t get the blocked member as a suggestion'),
  ('Ann', $$ select from member_reviews where author_id = tests.user_id('Bob') $$, 'no rows',
    'the blocker can''t read the blocked member''s reviews, even of the blocker'),
  ('Ann', $$ record_profile_view(tests.user_id('Bob')) $$, 'gives null',
    'the blocker''s view of the blocked profile isn''t counted'),
  ('Ann', $$ (private.visible_contact(tests.user_id('Bob'))).email $$, 'gives null',
    'the blocker can''t read the blocked member''s email'),
  ('Bob', $$ tests.sees('Ann') $$, 'gives false', 'the blocked member can''t see the blocker''s profile'),
  ('Bob', $$ tests.listings_of('Ann') $$, 'gives 2 2', 'the blocked member can''t find the blocker''s listings'),
  ('Bob', $$ select from similar_properties(tests.listing_id('anns')) $$, 'no rows',
    'the blocked member can''t find listings similar to the blocker''s'),
  ('Bob', $$ select from search_members() where id = tests.user_id('Ann') $$, 'no rows',
    'the blocked member can''t find the blocker in the directory'),
  ('Bob', $$ select from search_members('ann', 'all') where id = tests.user_id('Ann') $$, 'no rows',
    'the blocked member can''t find the blocker by name'),
  ('Bob', $$ select from suggested_members(24) where id = tests.user_id('Ann') $$, 'no rows',
    'the blocked member doesn''t get the blocker as a suggestion'),
  ('Bob', $$ select from mutual_connections(tests.user_id('Ann')) $$, 'no rows',
    'the blocked member can''t read mutual connections with the blocker'),
  ('Bob', $$ tests.user_id('Ann') = any ((select followers(u) from users u where u.id =
      tests.user_id('Bob'))::uuid[]) $$, 'gives false', 'the blocked member''s followers don''t include the blocker'),
  ('Bob', $$ select tests.block('Bob', 'Ann') $$, 'fails 42501: This member is not available',
    'the blocked member can''t block the blocker, who is hidden from them')
) as t (who, statement, outcome, rule);

-- A block, a private profile, and an unknown member must fail with the same error, or callers could tell them apart.
select throws_ok(format($$ select report('profile', tests.user_id(%L), 'spam') $$, who), 'P0001',
  'This content no longer exists, so there is nothing to report.', 'the blocked member can''t report ' || who)
from unnest(array['Ann', 'Hidden', 'stranger']) as who;

-- Connections end ---------------------------------------------------------------------------------

select tests.as_owner();
select tests.holds(statement, outcome, rule) from (values
  ($$ select from connections where tests.user_id('Ann') in (sender_id, receiver_id) and tests.user_id('Bob') in
      (sender_id, receiver_id) $$, 'no rows', 'a block deletes the connection'),
  ($$ select from follows where tests.user_id('Ann') in (follower_id, followed_id) and tests.user_id('Bob') in
      (follower_id, followed_id) $$, 'no rows', 'a block deletes both follows'),
  ($$ select from notifications where tests.user_id('Ann') in (user_id, actor_id) and tests.user_id('Bob') in (user_id,
      actor_id) $$, 'no rows', 'a block deletes every notification between the two')
) as t (statement, outcome, rule);
select tests.holds($$ select followers, following, connections from member_stats where user_id in (tests.user_id('Ann'),
      tests.user_id('Bob')) order by followers desc $$, 'gives (2,0,1) (0,0,0)',
    'a block updates the counts of both members');
select is((select ratings from member_stats where user_id = tests.user_id('Ann')), '{0,0,0,1,0}',
  'a block keeps the reviews in the counts');
select tests.holds(statement, outcome, rule) from (values
  ($$ select from connections where tests.user_id('Pro') in (sender_id, receiver_id) $$, 'rows',
    'a block keeps connections with other members'),
  ($$ select from tests.mail where actor_id = tests.user_id('Closer') $$, 'rows',
    'a block keeps queued mail about other members')
) as t (statement, outcome, rule);
select bag_eq($$ select topic, payload ->> 'changed' from realtime.messages where payload ->> 'changed' = 'blocks' $$,
  $$ values ('member:' || tests.user_id('Ann'), 'blocks'), ('member:' || tests.user_id('Bob'), 'blocks') $$,
  'a block tells both members'' apps to refetch');
select private.notify(tests.user_id('Ann'), 'follow', tests.user_id('Bob'), null);

-- Other members aren't affected -------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ tests.sees('Ann') and tests.sees('Bob') $$, 'gives true', 'a visitor can still see both profiles'),
  ('visitor', $$ count_properties('{}', 'bungalow') $$, 'gives 3', 'a visitor can still find the listings of both'),
  ('Staff', $$ tests.sees('Ann') and tests.sees('Bob') $$, 'gives true', 'staff can still see both profiles'),
  -- A block between a member and staff hides staff from the member, but not the member from staff.
  ('Basic', $$ select tests.block('Basic', 'Staff') $$, 'works', 'a member can block staff'),
  ('Basic', $$ tests.sees('Staff') $$, 'gives false', 'a member can''t see a staff member they blocked'),
  ('Partner', $$ (private.visible_contact(tests.user_id('Basic'))).email $$, 'gives basic@tests.example',
    'a paid member can read a public member''s email'),
  ('Partner', $$ select tests.block('Partner', 'Basic') $$, 'works', 'a paid member can block another member'),
  ('Partner', $$ (private.visible_contact(tests.user_id('Basic'))).email $$, 'gives null',
    'a paid member can''t read the email of a member they blocked'),
  ('owner', $$ update users set membership_tier = 'pro' where id = tests.user_id('Basic') $$, null, null),
  ('Basic', $$ (private.visible_contact(tests.user_id('Partner'))).phone $$, 'gives null',
    'a blocked paid member can''t read the blocker''s phone'),
  ('Staff', $$ tests.sees('Basic') $$, 'gives true', 'staff can see a member who blocked them')
) as t (who, statement, outcome, rule);

-- Unblocking --------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ update users set profile_status = 'private', profile_image_url = id || '/a.webp' where id =
      tests.user_id('Bob') $$, null, null),
  ('owner', $$ delete from realtime.messages $$, null, null),
  ('Ann', $$ select name, profile_image_url from blocked_members() $$, 'gives (Bob,)',
    'the list of blocked members shows no picture of a private member'),
  ('Ann', $$ delete from member_blocks where blocked_id = tests.user_id('Bob') returning id $$, 'rows',
    'the blocker can delete the block'),
  ('owner', $$ update users set profile_status = 'public' where id = tests.user_id('Bob') $$, null, null),
  ('owner', $$ select count(*)::int from realtime.messages where payload ->> 'changed' = 'blocks' $$, 'gives 2',
    'unblocking tells both members'' apps to refetch'),
  ('Ann', $$ tests.sees('Bob') $$, 'gives true', 'after unblocking, the member can see the other''s profile'),
  ('Ann', $$ select connection(u) is null and not followed(u) from users u where u.id = tests.user_id('Bob') $$,
    'gives true', 'unblocking doesn''t restore the connection or the follow'),
  ('Bob', $$ tests.listings_of('Ann') $$, 'gives select newest slices text rare 3 known 3 similar prices',
    'after unblocking, the listings can be found every way again'),
  ('Bob', $$ select follow_member(tests.user_id('Bob'), tests.user_id('Ann')) $$, 'works',
    'after unblocking, the member can follow the other'),
  ('Bob', $$ select count(*)::int from member_reviews $$, 'gives 2',
    'after unblocking, the member can read the reviews of both')
) as t (who, statement, outcome, rule);

-- Two members can block each other; removing one block keeps the other.
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values
  (tests.user_id('Ann'), tests.user_id('Bob')), (tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_member('Ann');
delete from member_blocks;
select is(tests.sees('Bob'), false, 'a member can''t see someone who still blocks them');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Bob');

select * from finish();
rollback;
