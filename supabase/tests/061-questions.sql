-- Questions about listings: answered ones are for everyone who can read the listing; others for the asker, the seller,
-- and staff. Members write them only through functions.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_user(name) from unnest(array['Seller', 'Asker', 'Blocked', 'Suspended', 'ReadOnly', 'Mod']) as name;
select tests.create_user('Fresh', trust => 0, age => '1 day');
select tests.create_user('FreshSeller', trust => 0, age => '1 day');
insert into staff (user_id, role) values (tests.user_id('Mod'), 'moderator');
select tests.create_listing('open', 'Seller'), tests.create_listing('fresh', 'FreshSeller'),
  tests.create_listing('sold', 'Seller'), tests.create_listing('bobs', 'Bob');
update properties set status = 'sold' where id = tests.listing_id('sold');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Seller'), tests.user_id('Blocked'));
insert into moderation_actions (action, subject_kind, subject_id, reason)
select 'warn', 'profile', tests.user_id('Seller'), 'x' from generate_series(1, 2);
insert into private.member_standings (user_id, standing, until, action_id)
select tests.user_id(name), standing, until, (select id from moderation_actions limit 1)
from (values ('Suspended', 'suspended', now() + interval '1 day'), ('ReadOnly', 'read_only', null))
  as s (name, standing, until);
delete from notifications;

create function tests.question(name text) returns uuid language sql immutable
as $$ select md5('question ' || name)::uuid; $$;
create function tests.ask(name text, listing text default 'open', content text default 'Is the roof new?') returns void
language sql
as $$ select public.ask_question(tests.question(name), tests.listing_id(listing), content); $$;
create function tests.seen() returns text language plpgsql
as $$
declare
  found text;
begin
  -- Planned anew, under the reader's policies.
  execute $q$
    select string_agg(n.name, ',' order by n.name)
    from (values ('first'), ('held'), ('hidden'), ('second')) as n (name)
    join public.listing_questions q on q.id = tests.question(n.name)
  $q$ into found;
  return found;
end;
$$;
create function tests.notified(name text, kind text) returns integer language sql security definer
as $$
  select count(*)::integer from public.notifications n
  where n.user_id = tests.user_id(name) and n.kind = notified.kind;
$$;
grant execute on all functions in schema tests to public;

-- Asking ------------------------------------------------------------------------------------------

select tests.as_visitor();
select throws_ok($$ select tests.ask('first') $$, '42501', null, 'visitors can''t ask');
select tests.as_member('Seller');
select throws_ok($$ select tests.ask('first') $$, '42501', null, 'sellers can''t ask about their own listing');
select tests.as_member('Blocked');
select throws_ok($$ select tests.ask('first') $$, '42501', null, 'nobody asks across a block');
select tests.as_member('Unconfirmed');
select throws_ok(
  $$ select tests.ask('first') $$, 'P0001', 'Verify your email address first.',
  'members without a verified email can''t'
);
select tests.as_member('Suspended');
select throws_ok($$ select tests.ask('first') $$, '42501', null, 'suspended members can''t ask');
select tests.as_member('ReadOnly');
select throws_ok($$ select tests.ask('first') $$, '42501', null, 'read-only members can''t ask');
select tests.as_member('Asker');
select throws_ok($$ select tests.ask('first', 'sold') $$, '42501', null, 'nobody asks about a sold listing');
select throws_ok($$ select tests.ask('first', 'nowhere') $$, '42501', null, 'or an unknown one');
select throws_ok($$ select tests.ask('first', content => ' ') $$, '23514', null, 'a question has a text');
select throws_ok(
  $$ select tests.ask('first', content => repeat('x', 501)) $$, '23514', null, 'of at most 500 characters'
);
select lives_ok($$ select tests.ask('first') $$, 'members can ask');
select lives_ok($$ select tests.ask('first') $$, 'sending the same question again does nothing');
select is((select count(*)::integer from listing_questions), 1, 'so it''s asked once');
select is(tests.notified('Seller', 'listing_question'), 1, 'and the seller is notified once');
select tests.as_member('Bob');
select throws_ok($$ select tests.ask('first') $$, '23505', null, 'another member can''t take the ID of a question');
select lives_ok($$ select tests.ask('second') $$, 'other members can ask, too');
select tests.ask('third'), tests.ask('fourth');
select throws_ok(
  $$ select tests.ask('fifth') $$, 'P0001',
  'You have 3 questions here without an answer. Wait for the seller, or delete one.', 'three may be unanswered'
);
select lives_ok(
  $$ delete from listing_questions where id in (tests.question('third'), tests.question('fourth')) $$,
  'askers can delete unanswered questions'
);
select tests.as_member('Fresh');
select lives_ok($$ select tests.ask('held') $$, 'new members can ask');
select tests.as_owner();
select isnt(
  (select removed_at from listing_questions where id = tests.question('held')), null, 'but their question waits'
);
select is(tests.notified('Seller', 'listing_question'), 2, 'so the seller isn''t notified of it');

-- Reading unanswered questions ------------------------------------------------------------------------

select tests.as_visitor();
select is(tests.seen(), null, 'visitors see no unanswered question');
select tests.as_member('Ann');
select is(tests.seen(), null, 'and neither do other members');
select tests.as_member('Asker');
select is(tests.seen(), 'first', 'askers see their own');
select tests.as_member('Fresh');
select is(tests.seen(), 'held', 'also one that waits');
select tests.as_member('Seller');
select is(tests.seen(), 'first,second', 'sellers see those that don''t wait');
select tests.as_member('Mod');
select is(tests.seen(), 'first,held,second', 'staff see all');

-- Answering ---------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.answer(name text, content text default 'Yes, 2024.') returns void language sql
as $$ select public.answer_question(tests.question(name), content); $$;
grant execute on all functions in schema tests to public;
select tests.as_visitor();
select throws_ok($$ select tests.answer('first') $$, '42501', null, 'visitors can''t answer');
select throws_ok(
  $$ select tests.answer('first') $$, '42501', null, member || ' can''t answer'
) from (
  select member, tests.as_member(member) from unnest(array['Asker', 'Bob', 'Mod', 'Staff', 'Fresh']) as member
) as m;
select tests.as_member('Seller');
select throws_ok($$ select tests.answer('held') $$, '42501', null, 'sellers can''t answer what waits for review');
select throws_ok($$ select tests.answer('first', ' ') $$, '23514', null, 'an answer has a text');
select throws_ok(
  $$ select tests.answer('first', repeat('x', 2001)) $$, '23514', null, 'of at most 2,000 characters'
);
select lives_ok($$ select tests.answer('first') $$, 'sellers can answer');
select lives_ok($$ select tests.answer('first') $$, 'sending the same answer again does nothing');
select is(tests.notified('Asker', 'listing_answer'), 1, 'and the asker is notified');
select is((select edited_at from listing_answers), null, 'an answer sent twice isn''t edited');
select tests.answer('first', 'Yes, from 2023.');
select isnt((select edited_at from listing_answers), null, 'sellers can edit an answer');
select is(tests.notified('Asker', 'listing_answer'), 1, 'without another notification');

select tests.as_visitor();
select is(tests.seen(), 'first', 'visitors see answered questions');
select is((select content from listing_answers), 'Yes, from 2023.', 'with the answer');
select tests.as_member('Blocked');
select is(tests.seen(), null, 'across a block, nothing');
select is_empty($$ select from listing_answers $$, 'also no answer');
select tests.as_member('Asker');
select is_empty(
  $$ delete from listing_questions returning id $$, 'askers can''t delete an answered question'
);
select is_empty($$ delete from listing_answers returning id $$, 'or the answer');

-- Hiding ------------------------------------------------------------------------------------------

select tests.as_member('Asker');
select throws_ok(
  $$ select hide_question(tests.question('first'), true) $$, '42501', null, 'only the seller can hide a question'
);
select tests.as_member('Seller');
select lives_ok($$ select hide_question(tests.question('first'), true) $$, 'sellers can hide a question');
select is(tests.seen(), 'first,second', 'which they still see');
select tests.as_visitor();
select is(tests.seen(), null, 'while others don''t');
select is_empty($$ select from listing_answers $$, 'nor its answer');
select tests.as_member('Asker');
select is(tests.seen(), 'first', 'except its asker');
select tests.as_member('Seller');
select hide_question(tests.question('first'), false);
select tests.as_visitor();
select is(tests.seen(), 'first', 'sellers can show it again');

-- Blocks between members --------------------------------------------------------------------------

select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Asker'), tests.user_id('Ann'));
select tests.as_member('Ann');
select is(tests.seen(), null, 'members don''t see questions across a block with the asker');

-- New sellers -------------------------------------------------------------------------------------

select tests.as_member('Asker');
select tests.ask('to fresh', 'fresh');
select tests.as_member('FreshSeller');
select tests.answer('to fresh', 'See www.example.com');
select tests.as_member('Asker');
select is_empty(
  $$ select from listing_answers where question_id = tests.question('to fresh') $$, 'an answer of a new member waits'
);
select is(tests.notified('Asker', 'listing_answer'), 1, 'and doesn''t notify yet');
select tests.as_member('FreshSeller');
select throws_ok(
  $$ select tests.answer('to fresh', 'Call me') $$, 'P0001',
  'Your answer waits for review or was removed, so it can’t be changed.', 'it can''t be edited while it waits'
);
select tests.as_member('Mod');
select approve_content('answer', (select id from listing_answers where question_id = tests.question('to fresh')));
select tests.as_visitor();
select isnt_empty(
  $$ select from listing_answers where question_id = tests.question('to fresh') $$, 'once approved, all see it'
);
select is(tests.notified('Asker', 'listing_answer'), 2, 'and the asker is notified');
select tests.as_member('Mod');
select approve_content('question', tests.question('held'));
select is(tests.notified('Seller', 'listing_question'), 3, 'an approved question notifies the seller');

-- Reports and moderation --------------------------------------------------------------------------

select tests.as_member('Bob');
select lives_ok(
  $$ select report('question', tests.question('first'), 'spam') $$, 'members can report a question they see'
);
select lives_ok(
  $$ select report('answer', (select id from listing_answers where question_id = tests.question('first')), 'scam') $$,
  'and an answer'
);
select throws_ok(
  $$ select report('question', tests.question('held'), 'spam') $$, 'P0001', null, 'but not one they can''t see'
);
select tests.as_member('Mod');
select lives_ok(
  $$
    select moderate('remove', 'answer', (select id from listing_answers where question_id = tests.question('first')),
      'Wrong')
  $$,
  'moderators can remove an answer'
);
select tests.as_visitor();
select is(tests.seen(), null, 'which makes the question unanswered');
select tests.as_owner();
select is(tests.notified('Asker', 'listing_answer'), 1, 'and takes back its notification');
select tests.as_member('Mod');
select moderate('remove', 'question', tests.question('second'), 'Rude');
select tests.as_member('Seller');
select is(tests.seen(), 'first,held', 'sellers don''t see a removed question');
select tests.as_member('Bob');
select is(tests.seen(), 'second', 'its asker does');

-- Direct writes, even with every grant ----------------------------------------------------------------

select tests.as_owner();
grant all on listing_questions, listing_answers to anon, authenticated;
select tests.as_member('Asker');
select throws_ok(
  $$
    insert into listing_questions (id, property_id, user_id, content)
    values (gen_random_uuid(), tests.listing_id('open'), tests.user_id('Asker'), 'x')
  $$,
  '42501', null, 'members can''t insert questions directly'
);
select throws_ok(
  $$
    insert into listing_answers (question_id, user_id, content)
    values (tests.question('held'), tests.user_id('Asker'), 'x')
  $$,
  '42501', null, 'or answers'
);
select is_empty(
  $$ update listing_questions set content = 'x', answered_at = now() returning id $$, 'or update questions'
);
select tests.as_member('Seller');
select is_empty($$ update listing_answers set content = 'x' returning id $$, 'or answers');
select is_empty($$ delete from listing_questions returning id $$, 'sellers can''t delete questions');
select tests.as_visitor();
select is_empty($$ delete from listing_questions returning id $$, 'visitors can''t delete questions');

-- Deletion ----------------------------------------------------------------------------------------

select tests.as_owner();
delete from auth.users where id = tests.user_id('Asker');
select is_empty(
  $$ select from listing_questions where id = tests.question('first') $$, 'a deleted account takes its questions'
);
select is_empty(
  $$ select from notifications where subject_id = tests.question('first') $$, 'and their notifications'
);

select * from finish();
rollback;
