-- Likes and dislikes: one a member and listing, the listing keeps count, nobody counts twice or for another.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_listing('bobs', 'Bob');
select tests.create_listing('other', 'Bob');

create function tests.counts(name text) returns text language sql
as $$ select likes || '/' || dislikes from public.properties where id = tests.listing_id(name); $$;
create function tests.react(owner text, kind text, listing text default 'bobs') returns void language sql
as $$
  insert into public.property_feedback (user_id, property_id, feedback_type) values (tests.user_id(owner), tests.listing_id(listing), kind);
$$;

select tests.as_member('Ann');
select lives_ok($$ select tests.react('Ann', 'like') $$, 'a member likes a listing');
select is(tests.counts('bobs'), '1/0', 'which counts once');
select throws_ok($$ select tests.react('Ann', 'like') $$, '23505', null, 'not twice');
select throws_ok($$ select tests.react('Ann', 'dislike') $$, '23505', null, 'nor both ways');
select is(tests.counts('bobs'), '1/0', 'a refused one leaves the count');
select lives_ok(
  $$ insert into property_feedback (user_id, property_id, feedback_type) values (tests.user_id('Ann'), tests.listing_id('bobs'), 'like')
     on conflict (user_id, property_id) do update set feedback_type = excluded.feedback_type $$,
  'an upsert of the same'
);
select is(tests.counts('bobs'), '1/0', 'counts nothing anew');
select lives_ok($$ update property_feedback set feedback_type = 'dislike' where property_id = tests.listing_id('bobs') $$, 'a change of mind');
select is(tests.counts('bobs'), '0/1', 'moves the count');
select throws_ok(
  $$ update property_feedback set property_id = tests.listing_id('other') where property_id = tests.listing_id('bobs') $$, '42501', null,
  'it does not move to another listing'
);
select throws_ok($$ update property_feedback set user_id = tests.user_id('Bob') $$, '42501', null, 'nor to another member');
select throws_ok($$ update property_feedback set feedback_type = 'love' $$, '23514', null, 'there are two kinds');
select throws_ok($$ select tests.react('Bob', 'like') $$, '42501', null, 'nobody likes in another''s name');
select throws_ok($$ select tests.react('Ann', 'like', 'unknown') $$, '42501', null, 'nor what is not there');

select tests.as_member('Closer');
select lives_ok($$ select tests.react('Closer', 'like') $$, 'another member''s like');
select is(tests.counts('bobs'), '1/1', 'adds up');
select is((select count(*)::int from property_feedback), 1, 'each sees only their own');
select is_empty($$ update property_feedback set feedback_type = 'like' where user_id = tests.user_id('Ann') returning id $$, 'and changes no other''s');
select is_empty($$ delete from property_feedback where user_id = tests.user_id('Ann') returning id $$, 'nor takes it back');
-- Without a condition Postgres asks no right to read: the policies of the operation itself must hold.
update property_feedback set feedback_type = 'like';
select is(tests.counts('bobs'), '1/1', 'a change of everything changes one''s own');
delete from property_feedback;
select is(tests.counts('bobs'), '0/1', 'a removal of everything removes one''s own');
select lives_ok($$ select tests.react('Closer', 'like') $$, 'which can come back');
select tests.as_member('Bob');
select is_empty($$ select from property_feedback $$, 'the seller sees the counts, not the people');
select is_empty($$ delete from property_feedback where property_id = tests.listing_id('bobs') returning id $$, 'and cannot remove a dislike');
select tests.as_member('Staff');
select is_empty($$ select from property_feedback $$, 'nor do staff see the people');
select tests.as_member('Unconfirmed');
select lives_ok($$ select tests.react('Unconfirmed', 'like') $$, 'an unconfirmed member may react');
select tests.as_visitor();
select throws_ok($$ select from property_feedback $$, '42501', null, 'a visitor reads none');
select throws_ok($$ select tests.react('Ann', 'like', 'other') $$, '42501', null, 'leaves none');
select throws_ok($$ update property_feedback set feedback_type = 'like' $$, '42501', null, 'changes none');
select throws_ok($$ delete from property_feedback $$, '42501', null, 'and deletes none');

select tests.as_member('Ann');
select lives_ok($$ delete from property_feedback where property_id = tests.listing_id('bobs') $$, 'taking it back');
select is(tests.counts('bobs'), '2/0', 'lowers the count');

select tests.as_owner();
update property_feedback set property_id = tests.listing_id('other') where user_id = tests.user_id('Closer');
select is(tests.counts('bobs') || ' ' || tests.counts('other'), '1/0 1/0', 'counters follow feedback that is moved');
delete from auth.users where id = tests.user_id('Unconfirmed');
select is(tests.counts('bobs'), '0/0', 'a member who leaves takes their like along');
select is((select updated_at = created_at from properties where id = tests.listing_id('bobs')), true, 'no reaction makes a listing look edited');
delete from properties where id = tests.listing_id('other');
select is((select count(*)::int from property_feedback where property_id = tests.listing_id('other')), 0, 'a deleted listing takes its feedback along');

select * from finish();
rollback;
