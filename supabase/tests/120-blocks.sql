-- Blocking hides two members from each other everywhere and ends what connected them. No one else can tell.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_listing('anns', 'Ann', 'Plum bungalow');
select tests.create_listing('bobs', 'Bob', 'Pear bungalow', 101000);
select tests.create_listing('pros', 'Pro', 'Fig bungalow', 102000);

-- The ways the caller can find the owner's listings.
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
        select from public.search_properties('{}', 'kumquat', 'newest') p where p.user_id = tests.user_id(owner)
      ) then 'rare'
    end,
    public.count_properties('{}', 'bungalow'),
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
select is(
  tests.listings_of('Ann'),
  'select newest slices text 3 3 similar prices', 'before a block, a member''s listings can be found every way'
);
select is(
  increment_property_view_count(tests.listing_id('anns')),
  1, 'before a block, views of the member''s listings are counted'
);

-- Blocking ----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select throws_ok(
  $$ select tests.block('Bob', 'Ann') $$,
  '42501', 'Not allowed on behalf of another member', 'a member can''t block in someone else''s name'
);
select throws_ok($$ select tests.block('Ann', 'Ann') $$, '23514', null, 'a member can''t block themselves');
select throws_ok(
  $$ select tests.block('Ann', 'Hidden') $$,
  '42501', 'This member is not available', 'a member can''t block someone they can''t see'
);
select throws_ok(
  $$ select tests.block('Ann', 'stranger') $$,
  '42501', 'This member is not available', 'blocking an unknown member fails like blocking a private one'
);
select tests.as_visitor();
select throws_ok($$ select tests.block('Ann', 'Bob') $$, '42501', null, 'a visitor can''t block a member');
select throws_ok($$ select from member_blocks $$, '42501', null, 'a visitor can''t read blocks');
select tests.as_owner();
delete from realtime.messages;
select tests.as_member('Ann');
select lives_ok(
  $$
    insert into member_blocks (blocker_id, blocked_id, created_at)
    values (tests.user_id('Ann'), tests.user_id('Bob'), '2000-01-01')
  $$,
  'a member can block another member'
);
select is((select created_at from member_blocks), now(), 'a block has the current time, even if another is sent');
select throws_ok($$ select tests.block('Ann', 'Bob') $$, '42501', null, 'a member can''t block the same member twice');
select results_eq(
  $$ select name from blocked_members() $$,
  array['Bob'], 'the blocker can list the members they blocked'
);
select throws_ok(
  $$ update member_blocks set blocked_id = tests.user_id('Pro') $$,
  '42501', null, 'the blocker can''t edit a block'
);

-- Both are hidden from each other -----------------------------------------------------------------

select is(tests.sees('Bob'), false, 'the blocker can''t see the blocked member''s profile');
select is(tests.listings_of('Bob'), '2 2', 'the blocker can''t find the blocked member''s listings');
select is_empty(
  $$ select from search_members() where id = tests.user_id('Bob') $$,
  'the blocker can''t find the blocked member in the directory'
);
select is_empty(
  $$ select from search_members('bob') where id = tests.user_id('Bob') $$,
  'the blocker can''t find the blocked member by name'
);
select is_empty(
  $$ select from suggested_members(24) where id = tests.user_id('Bob') $$,
  'the blocker doesn''t get the blocked member as a suggestion'
);
select is_empty(
  $$ select from member_stats where user_id = tests.user_id('Bob') $$,
  'the blocker can''t read the blocked member''s counts'
);
select is_empty(
  $$ select from member_reviews where author_id = tests.user_id('Bob') $$,
  'the blocker can''t read the blocked member''s reviews, even of the blocker'
);
select is(record_profile_view(tests.user_id('Bob')), null, 'the blocker''s view of the blocked profile isn''t counted');
select is(private.contact_email(tests.user_id('Bob')), null, 'the blocker can''t read the blocked member''s email');

select tests.as_member('Bob');
select is(tests.sees('Ann'), false, 'the blocked member can''t see the blocker''s profile');
select is_empty(
  $$ select from properties p join users u on u.id = p.user_id where u.id = tests.user_id('Ann') $$,
  'the blocked member can''t reach the blocker''s listings with a join'
);
select is(tests.listings_of('Ann'), '2 2', 'the blocked member can''t find the blocker''s listings');
select is_empty(
  $$ select from similar_properties(tests.listing_id('anns')) $$,
  'the blocked member can''t find listings similar to the blocker''s'
);
select is(
  increment_property_view_count(tests.listing_id('anns')),
  null, 'the blocked member''s view of the blocker''s listing isn''t counted'
);
select throws_ok(
  $$ update property_feedback set feedback_type = 'dislike' where user_id = tests.user_id('Bob') $$,
  '42501', null, 'the blocked member can''t change their vote on the blocker''s listing'
);
select throws_ok(
  $$ insert into saved_listings (user_id, property_id) values (tests.user_id('Bob'), tests.listing_id('anns')) $$,
  '42501', null, 'the blocked member can''t save the blocker''s listing'
);
select is_empty(
  $$ select from search_members() where id = tests.user_id('Ann') $$,
  'the blocked member can''t find the blocker in the directory'
);
select is_empty(
  $$ select from search_members('ann', 'all') where id = tests.user_id('Ann') $$,
  'the blocked member can''t find the blocker by name'
);
select is_empty(
  $$ select from suggested_members(24) where id = tests.user_id('Ann') $$,
  'the blocked member doesn''t get the blocker as a suggestion'
);
select is_empty(
  $$ select from mutual_connections(tests.user_id('Ann')) $$,
  'the blocked member can''t read mutual connections with the blocker'
);
select is_empty(
  $$ select from member_stats where user_id = tests.user_id('Ann') $$,
  'the blocked member can''t read the blocker''s counts'
);
select is_empty(
  $$ select from member_reviews where author_id = tests.user_id('Ann') $$,
  'the blocked member can''t read the blocker''s reviews'
);
select is(
  record_profile_view(tests.user_id('Ann')),
  null, 'the blocked member''s view of the blocker''s profile isn''t counted'
);
select is_empty($$ select from member_blocks $$, 'the blocked member can''t see that they''re blocked');
select is_empty($$ select from blocked_members() $$, 'the blocked member''s own list of blocks is empty');
select is(
  tests.user_id('Ann') = any ((select followers(u) from users u where u.id = tests.user_id('Bob'))::uuid[]),
  false, 'the blocked member''s followers don''t include the blocker'
);
select throws_ok(
  $$ select tests.block('Bob', 'Ann') $$,
  '42501', 'This member is not available', 'the blocked member can''t block the blocker, who is hidden from them'
);

-- A block, a private profile, and an unknown member must fail with the same error, or callers could tell them apart.
select throws_ok(
  format($$ insert into connections (sender_id, receiver_id) values (tests.user_id('Bob'), tests.user_id(%L)) $$, who),
  '42501', 'This member is not available', 'the blocked member can''t send a connection request to ' || who
) from unnest(array['Ann', 'Hidden', 'stranger']) as who;
select throws_ok(
  format($$ select follow_member(tests.user_id('Bob'), tests.user_id(%L)) $$, who),
  '42501', 'This member is not available', 'the blocked member can''t follow ' || who
) from unnest(array['Ann', 'Hidden', 'stranger']) as who;
select throws_ok(
  format(
    $$
      insert into member_reviews (author_id, member_id, rating, text)
      values (tests.user_id('Bob'), tests.user_id(%L), 1, 'x')
    $$,
    who
  ),
  '42501', 'This member is not available', 'the blocked member can''t review ' || who
) from unnest(array['Ann', 'Hidden', 'stranger']) as who;
select throws_ok(
  format($$ select report('profile', tests.user_id(%L), 'spam') $$, who),
  'P0001', 'This content no longer exists, so there is nothing to report.', 'the blocked member can''t report ' || who
) from unnest(array['Ann', 'Hidden', 'stranger']) as who;
select is_empty(
  $$ update member_reviews set text = 'Never pays' where author_id = tests.user_id('Bob') returning id $$,
  'the blocked member can''t edit their review of the blocker'
);

-- Connections end ---------------------------------------------------------------------------------

select tests.as_owner();
select is_empty(
  $$
    select from connections
    where tests.user_id('Ann') in (sender_id, receiver_id) and tests.user_id('Bob') in (sender_id, receiver_id)
  $$,
  'a block deletes the connection'
);
select is_empty(
  $$
    select from follows
    where tests.user_id('Ann') in (follower_id, followed_id) and tests.user_id('Bob') in (follower_id, followed_id)
  $$,
  'a block deletes both follows'
);
select is_empty(
  $$
    select from notifications
    where tests.user_id('Ann') in (user_id, actor_id) and tests.user_id('Bob') in (user_id, actor_id)
  $$,
  'a block deletes every notification between the two'
);
select results_eq(
  $$
    select followers, following, connections
    from member_stats
    where user_id in (tests.user_id('Ann'), tests.user_id('Bob'))
    order by followers desc
  $$,
  $$ values (2, 0, 1), (0, 0, 0) $$,
  'a block updates the counts of both members'
);
select is(
  (select ratings from member_stats where user_id = tests.user_id('Ann')),
  '{0,0,0,1,0}', 'a block keeps the reviews in the counts'
);
select isnt_empty(
  $$ select from connections where tests.user_id('Pro') in (sender_id, receiver_id) $$,
  'a block keeps connections with other members'
);
select isnt_empty(
  $$ select from private.mail_queue where actor_id = tests.user_id('Closer') $$,
  'a block keeps queued mail about other members'
);
select bag_eq(
  $$ select topic, payload ->> 'changed' from realtime.messages where payload ->> 'changed' = 'blocks' $$,
  $$ values ('member:' || tests.user_id('Ann'), 'blocks'), ('member:' || tests.user_id('Bob'), 'blocks') $$,
  'a block tells both members'' apps to refetch'
);
select private.notify(tests.user_id('Ann'), 'follow', tests.user_id('Bob'), null);
select is_empty(
  $$ select from notifications where actor_id = tests.user_id('Bob') $$,
  'no notification is created across a block'
);

-- Other members aren't affected -------------------------------------------------------------------

select tests.as_member('Pro');
select is(tests.sees('Ann') and tests.sees('Bob'), true, 'another member can still see both profiles');
select is(
  tests.listings_of('Ann'),
  'select newest slices text 3 3 similar prices', 'another member can still find the listings of both'
);
select is((select count(*)::int from member_reviews), 2, 'another member can still read the reviews of both');
select is_empty($$ select from member_blocks $$, 'another member can''t read the block');
select is_empty($$ delete from member_blocks returning id $$, 'another member can''t delete the block');
select tests.as_visitor();
select is(tests.sees('Ann') and tests.sees('Bob'), true, 'a visitor can still see both profiles');
select is(count_properties('{}', 'bungalow'), 3, 'a visitor can still find the listings of both');
select tests.as_member('Staff');
select is(tests.sees('Ann') and tests.sees('Bob'), true, 'staff can still see both profiles');
select is_empty($$ select from member_blocks $$, 'staff can''t read blocks');

-- A block between a member and staff hides staff from the member, but not the member from staff.
select tests.as_member('Basic');
select lives_ok($$ select tests.block('Basic', 'Staff') $$, 'a member can block staff');
select is(tests.sees('Staff'), false, 'a member can''t see a staff member they blocked');
select tests.as_member('Partner');
select is(
  private.contact_email(tests.user_id('Basic')),
  'basic@tests.example', 'a paid member can read a public member''s email'
);
select lives_ok($$ select tests.block('Partner', 'Basic') $$, 'a paid member can block another member');
select is(
  private.contact_email(tests.user_id('Basic')),
  null, 'a paid member can''t read the email of a member they blocked'
);
select tests.as_owner();
update users set membership_tier = 'pro' where id = tests.user_id('Basic');
select tests.as_member('Basic');
select is(
  private.contact_phone(tests.user_id('Partner')),
  null, 'a blocked paid member can''t read the blocker''s phone'
);
select tests.as_member('Staff');
select is(tests.sees('Basic'), true, 'staff can see a member who blocked them');
select throws_ok(
  $$ insert into connections (sender_id, receiver_id) values (tests.user_id('Staff'), tests.user_id('Basic')) $$,
  '42501', 'This member is not available', 'staff can''t send a connection request to a member who blocked them'
);
select throws_ok(
  $$ select follow_member(tests.user_id('Staff'), tests.user_id('Basic')) $$,
  '42501', 'This member is not available', 'staff can''t follow a member who blocked them'
);
select throws_ok(
  $$
    insert into member_reviews (author_id, member_id, rating, text)
    values (tests.user_id('Staff'), tests.user_id('Basic'), 1, 'x')
  $$,
  '42501', 'This member is not available', 'staff can''t review a member who blocked them'
);

-- Unblocking --------------------------------------------------------------------------------------

select tests.as_member('Bob');
select is_empty($$ delete from member_blocks returning id $$, 'the blocked member can''t delete the block');
select tests.as_owner();
update users set profile_status = 'private', profile_image_url = id || '/a.webp' where id = tests.user_id('Bob');
delete from realtime.messages;
select tests.as_member('Ann');
select results_eq(
  $$ select name, profile_image_url from blocked_members() $$,
  $$ values ('Bob', null) $$,
  'the list of blocked members shows no picture of a private member'
);
select isnt_empty(
  $$ delete from member_blocks where blocked_id = tests.user_id('Bob') returning id $$,
  'the blocker can delete the block'
);
select tests.as_owner();
update users set profile_status = 'public' where id = tests.user_id('Bob');
select is(
  (select count(*)::int from realtime.messages where payload ->> 'changed' = 'blocks'),
  2, 'unblocking tells both members'' apps to refetch'
);
select tests.as_member('Ann');
select is(tests.sees('Bob'), true, 'after unblocking, the member can see the other''s profile');
select is(
  (select connection(u) is null and not followed(u) from users u where u.id = tests.user_id('Bob')),
  true, 'unblocking doesn''t restore the connection or the follow'
);
select tests.as_member('Bob');
select is(
  tests.listings_of('Ann'),
  'select newest slices text 3 3 similar prices', 'after unblocking, the listings can be found every way again'
);
select lives_ok(
  $$ select follow_member(tests.user_id('Bob'), tests.user_id('Ann')) $$,
  'after unblocking, the member can follow the other'
);
select is((select count(*)::int from member_reviews), 2, 'after unblocking, the member can read the reviews of both');

-- Two members can block each other; removing one block keeps the other.
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values
  (tests.user_id('Ann'), tests.user_id('Bob')), (tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_member('Ann');
delete from member_blocks;
select is(tests.sees('Bob'), false, 'a member can''t see someone who still blocks them');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Bob');
select is_empty(
  $$ select from member_blocks where tests.user_id('Bob') in (blocker_id, blocked_id) $$,
  'deleting an account deletes its blocks'
);

select * from finish();
rollback;
