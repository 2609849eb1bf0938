-- Blocks: the two are not there for each other, whatever either asks; what stood between them ends; others notice nothing.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_listing('anns', 'Ann', 'Plum bungalow');
select tests.create_listing('bobs', 'Bob', 'Pear bungalow', 101000);
select tests.create_listing('pros', 'Pro', 'Fig bungalow', 102000);

-- What one sees of the other's listings, by every way there is.
create function tests.listings_of(owner text) returns text language sql as $$
  select concat_ws(' ',
    case when exists (select from public.properties p where p.user_id = tests.user_id(owner)) then 'select' end,
    case when exists (select from public.search_properties() p where p.user_id = tests.user_id(owner)) then 'newest' end,
    case when exists (select from public.search_properties('{"states": ["NY"]}', '', 'price-asc') p where p.user_id = tests.user_id(owner)) then 'slices' end,
    case when exists (select from public.search_properties('{}', 'bungalow', 'newest') p where p.user_id = tests.user_id(owner)) then 'text' end,
    case when exists (select from public.search_properties('{}', 'kumquat', 'newest') p where p.user_id = tests.user_id(owner)) then 'rare' end,
    public.count_properties('{}', 'bungalow'),
    (select count(*) from public.map_properties('{}', '', '{"west": -180, "south": -90, "east": 180, "north": 90}', 1)),
    case when exists (select from public.similar_properties(tests.listing_id('pros')) p where p.user_id = tests.user_id(owner)) then 'similar' end,
    case when exists (select from public.listing_prices l where l.property_id in (tests.listing_id('anns'), tests.listing_id('bobs'))
      and l.property_id = tests.listing_id(lower(owner) || 's')) then 'prices' end
  );
$$;
create function tests.sees(who text) returns boolean language sql
as $$ select exists (select from public.users where id = tests.user_id(who)); $$;
create function tests.block(blocker text, blocked text) returns void language sql
as $$ insert into public.member_blocks (blocker_id, blocked_id) values (tests.user_id(blocker), tests.user_id(blocked)); $$;

-- Something of everything stands between Ann and Bob, and Ann and Pro.
select tests.connect('Ann', 'Bob');
select tests.connect('Pro', 'Ann');
insert into follows (follower_id, followed_id) values
  (tests.user_id('Ann'), tests.user_id('Bob')), (tests.user_id('Bob'), tests.user_id('Ann')), (tests.user_id('Pro'), tests.user_id('Ann'));
insert into member_reviews (author_id, member_id, rating, text) values
  (tests.user_id('Bob'), tests.user_id('Ann'), 4, 'Pays in time'), (tests.user_id('Ann'), tests.user_id('Bob'), 2, 'Late');
insert into notification_settings (user_id, kind, mail) values (tests.user_id('Ann'), 'follow', true);
insert into follows (follower_id, followed_id) values (tests.user_id('Closer'), tests.user_id('Ann'));
insert into property_feedback (user_id, property_id, feedback_type) values (tests.user_id('Bob'), tests.listing_id('anns'), 'like');

select tests.as_member('Bob');
select is(tests.listings_of('Ann'), 'select newest slices text 3 3 similar prices', 'before it, all of a member''s listings are there');
select is(increment_property_view_count(tests.listing_id('anns')), 1, 'and are counted as seen');

-- Blocking ------------------------------------------------------------------------------------

select tests.as_member('Ann');
select throws_ok($$ select tests.block('Bob', 'Ann') $$, '42501', 'Not allowed in another member''s name', 'nobody blocks in another''s name');
select throws_ok($$ select tests.block('Ann', 'Ann') $$, '23514', null, 'nor themselves');
select throws_ok($$ select tests.block('Ann', 'Hidden') $$, '42501', 'This member is not available', 'nor whom they cannot see');
select throws_ok($$ select tests.block('Ann', 'stranger') $$, '42501', 'This member is not available', 'who looks just like nobody at all');
select tests.as_visitor();
select throws_ok($$ select tests.block('Ann', 'Bob') $$, '42501', null, 'a visitor blocks nobody');
select throws_ok($$ select from member_blocks $$, '42501', null, 'and reads no blocks');
select tests.as_owner();
delete from realtime.messages;
select tests.as_member('Ann');
select lives_ok(
  $$ insert into member_blocks (blocker_id, blocked_id, created_at) values (tests.user_id('Ann'), tests.user_id('Bob'), '2000-01-01') $$,
  'a member blocks another'
);
select is((select created_at from member_blocks), now(), 'now, whatever they say');
select throws_ok($$ select tests.block('Ann', 'Bob') $$, '42501', null, 'who is out of sight then, also for a second time');
select results_eq($$ select name from blocked_members() $$, array['Bob'], 'the blocker finds them in a list');
select throws_ok($$ update member_blocks set blocked_id = tests.user_id('Pro') $$, '42501', null, 'nor edited at all');

-- Neither is there for the other ----------------------------------------------------------------

select is(tests.sees('Bob'), false, 'the blocker sees no profile');
select is(tests.listings_of('Bob'), '2 2', 'nor any listing of the blocked');
select is_empty($$ select from search_members() where id = tests.user_id('Bob') $$, 'nor finds them in the directory');
select is_empty($$ select from search_members('bob') where id = tests.user_id('Bob') $$, 'by no text');
select is_empty($$ select from suggested_members(24) where id = tests.user_id('Bob') $$, 'nor among the suggested');
select is_empty($$ select from member_stats where user_id = tests.user_id('Bob') $$, 'nor their counts');
select is_empty($$ select from member_reviews where author_id = tests.user_id('Bob') $$, 'nor what they wrote, even about the blocker');
select is(record_profile_view(tests.user_id('Bob')), null, 'nor is a look at them counted');
select is(private.contact_email(tests.user_id('Bob')), null, 'nor their email');

select tests.as_member('Bob');
select is(tests.sees('Ann'), false, 'the blocked sees no profile');
select is_empty($$ select from properties p join users u on u.id = p.user_id where u.id = tests.user_id('Ann') $$, 'nor by an embed');
select is(tests.listings_of('Ann'), '2 2', 'nor any listing of the blocker');
select is_empty($$ select from similar_properties(tests.listing_id('anns')) $$, 'nor what is like one');
select is(increment_property_view_count(tests.listing_id('anns')), null, 'nor is one told from one that is gone');
select throws_ok(
  $$ update property_feedback set feedback_type = 'dislike' where user_id = tests.user_id('Bob') $$, '42501', null, 'a vote of theirs stays as it is'
);
select throws_ok(
  $$ insert into saved_listings (user_id, property_id) values (tests.user_id('Bob'), tests.listing_id('anns')) $$, '42501', null, 'nothing of the blocker''s is saved'
);
select is_empty($$ select from search_members() where id = tests.user_id('Ann') $$, 'nor finds them in the directory');
select is_empty($$ select from search_members('ann', 'all') where id = tests.user_id('Ann') $$, 'by no text');
select is_empty($$ select from suggested_members(24) where id = tests.user_id('Ann') $$, 'nor among the suggested');
select is_empty($$ select from mutual_connections(tests.user_id('Ann')) $$, 'nor whom both know');
select is_empty($$ select from member_stats where user_id = tests.user_id('Ann') $$, 'nor their counts');
select is_empty($$ select from member_reviews where author_id = tests.user_id('Ann') $$, 'nor what the blocker wrote');
select is(record_profile_view(tests.user_id('Ann')), null, 'nor is a look counted');
select is_empty($$ select from member_blocks $$, 'nor that there is a block');
select is_empty($$ select from blocked_members() $$, 'in no list');
select is(tests.user_id('Ann') = any ((select followers(u) from users u where u.id = tests.user_id('Bob'))::uuid[]), false, 'the blocker stands in no list of followers');
select throws_ok($$ select tests.block('Bob', 'Ann') $$, '42501', 'This member is not available', 'they cannot block back whom they do not see');

-- The same words for a block, a private profile, and nobody: otherwise one could tell.
select throws_ok(
  format($$ insert into connections (sender_id, receiver_id) values (tests.user_id('Bob'), tests.user_id(%L)) $$, who),
  '42501', 'This member is not available', 'a request to ' || who
) from unnest(array['Ann', 'Hidden', 'stranger']) as who;
select throws_ok(
  format($$ select follow_member(tests.user_id('Bob'), tests.user_id(%L)) $$, who), '42501', 'This member is not available', 'following ' || who
) from unnest(array['Ann', 'Hidden', 'stranger']) as who;
select throws_ok(
  format($$ insert into member_reviews (author_id, member_id, rating, text) values (tests.user_id('Bob'), tests.user_id(%L), 1, 'x') $$, who),
  '42501', 'This member is not available', 'a review of ' || who
) from unnest(array['Ann', 'Hidden', 'stranger']) as who;
select throws_ok(
  format($$ select report('profile', tests.user_id(%L), 'spam') $$, who), 'P0001', 'It is not there any more, so there is nothing to report.', 'a report of ' || who
) from unnest(array['Ann', 'Hidden', 'stranger']) as who;
select is_empty(
  $$ update member_reviews set text = 'Never pays' where author_id = tests.user_id('Bob') returning id $$, 'a review of the blocker is not edited'
);

-- What stood between them has ended -----------------------------------------------------------------

select tests.as_owner();
select is_empty(
  $$ select from connections where tests.user_id('Ann') in (sender_id, receiver_id) and tests.user_id('Bob') in (sender_id, receiver_id) $$, 'the connection is gone'
);
select is_empty(
  $$ select from follows where tests.user_id('Ann') in (follower_id, followed_id) and tests.user_id('Bob') in (follower_id, followed_id) $$, 'both follows are'
);
select is_empty(
  $$ select from notifications where tests.user_id('Ann') in (user_id, actor_id) and tests.user_id('Bob') in (user_id, actor_id) $$, 'and every notification'
);
select results_eq(
  $$ select followers, following, connections from member_stats where user_id in (tests.user_id('Ann'), tests.user_id('Bob')) order by followers desc $$,
  $$ values (2, 0, 1), (0, 0, 0) $$, 'the counts say so'
);
select is((select ratings from member_stats where user_id = tests.user_id('Ann')), '{0,0,0,1,0}', 'reviews stay');
select isnt_empty($$ select from connections where tests.user_id('Pro') in (sender_id, receiver_id) $$, 'what stands between others stays, too');
select isnt_empty($$ select from private.mail_queue where actor_id = tests.user_id('Closer') $$, 'and their mail');
select bag_eq(
  $$ select topic, payload ->> 'changed' from realtime.messages where payload ->> 'changed' = 'blocks' $$,
  $$ values ('member:' || tests.user_id('Ann'), 'blocks'), ('member:' || tests.user_id('Bob'), 'blocks') $$, 'both apps look again'
);
select private.notify(tests.user_id('Ann'), 'follow', tests.user_id('Bob'), null);
select is_empty($$ select from notifications where actor_id = tests.user_id('Bob') $$, 'nobody is notified across a block');

-- For others nothing has changed --------------------------------------------------------------------------

select tests.as_member('Pro');
select is(tests.sees('Ann') and tests.sees('Bob'), true, 'another member sees both');
select is(tests.listings_of('Ann'), 'select newest slices text 3 3 similar prices', 'and their listings');
select is((select count(*)::int from member_reviews), 2, 'and what each wrote');
select is_empty($$ select from member_blocks $$, 'but not the block');
select is_empty($$ delete from member_blocks returning id $$, 'nor takes it back');
select tests.as_visitor();
select is(tests.sees('Ann') and tests.sees('Bob'), true, 'so does a visitor');
select is(count_properties('{}', 'bungalow'), 3, 'and their listings');
select tests.as_member('Staff');
select is(tests.sees('Ann') and tests.sees('Bob'), true, 'and staff');
select is_empty($$ select from member_blocks $$, 'whose business blocks are not');

-- A block by or of staff hides nobody from staff, but staff from those.
select tests.as_member('Basic');
select lives_ok($$ select tests.block('Basic', 'Staff') $$, 'a member blocks staff');
select is(tests.sees('Staff'), false, 'and sees them no more');
select tests.as_member('Partner');
select is(private.contact_email(tests.user_id('Basic')), 'basic@tests.example', 'a paid member reads anybody''s email');
select lives_ok($$ select tests.block('Partner', 'Basic') $$, 'but for those they block');
select is(private.contact_email(tests.user_id('Basic')), null, 'not even knowing the id');
select tests.as_owner();
update users set membership_tier = 'pro' where id = tests.user_id('Basic');
select tests.as_member('Basic');
select is(private.contact_phone(tests.user_id('Partner')), null, 'nor do those who are blocked');
select tests.as_member('Staff');
select is(tests.sees('Basic'), true, 'staff still see who does that');
select throws_ok(
  $$ insert into connections (sender_id, receiver_id) values (tests.user_id('Staff'), tests.user_id('Basic')) $$,
  '42501', 'This member is not available', 'but do not ask them for a connection'
);
select throws_ok($$ select follow_member(tests.user_id('Staff'), tests.user_id('Basic')) $$, '42501', 'This member is not available', 'nor follow them');
select throws_ok(
  $$ insert into member_reviews (author_id, member_id, rating, text) values (tests.user_id('Staff'), tests.user_id('Basic'), 1, 'x') $$,
  '42501', 'This member is not available', 'nor review them'
);

-- Taking it back ----------------------------------------------------------------------------------------------

select tests.as_member('Bob');
select is_empty($$ delete from member_blocks returning id $$, 'the blocked does not take the block back');
select tests.as_owner();
update users set profile_status = 'private', profile_image_url = id || '/a.webp' where id = tests.user_id('Bob');
delete from realtime.messages;
select tests.as_member('Ann');
select results_eq($$ select name, profile_image_url from blocked_members() $$, $$ values ('Bob', null) $$, 'a blocked member who went private shows no picture');
select isnt_empty($$ delete from member_blocks where blocked_id = tests.user_id('Bob') returning id $$, 'the blocker does');
select tests.as_owner();
update users set profile_status = 'public' where id = tests.user_id('Bob');
select is((select count(*)::int from realtime.messages where payload ->> 'changed' = 'blocks'), 2, 'both apps look again');
select tests.as_member('Ann');
select is(tests.sees('Bob'), true, 'and sees the other again');
select is((select connection(u) is null and not followed(u) from users u where u.id = tests.user_id('Bob')), true, 'with nothing between them');
select tests.as_member('Bob');
select is(tests.listings_of('Ann'), 'select newest slices text 3 3 similar prices', 'every listing is back');
select lives_ok($$ select follow_member(tests.user_id('Bob'), tests.user_id('Ann')) $$, 'and may be followed again');
select is((select count(*)::int from member_reviews), 2, 'and the reviews are there');

-- Each may block the other: one taken back leaves the other's.
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values
  (tests.user_id('Ann'), tests.user_id('Bob')), (tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_member('Ann');
delete from member_blocks;
select is(tests.sees('Bob'), false, 'the other''s block holds');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Bob');
select is_empty($$ select from member_blocks where tests.user_id('Bob') in (blocker_id, blocked_id) $$, 'blocks go with the account');

select * from finish();
rollback;
