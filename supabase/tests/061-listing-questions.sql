-- Questions about listings: answered ones are for everyone who can read the listing; others for the asker, the seller,
-- and staff. Members write them only through functions.
begin;
\ir helpers.psql
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
  -- Planned again, under the reader's policies.
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

select tests.holds(who, statement, outcome, rule) from (values
  ('Seller', $$ select tests.ask('first') $$, 'fails 42501', 'sellers can''t ask about their own listing'),
  ('Unconfirmed', $$ select tests.ask('first') $$, 'fails: Verify your email address first.',
    'members without a verified email can''t'),
  ('Asker', $$ select tests.ask('first', 'sold') $$, 'fails 42501', 'nobody asks about a sold listing'),
  ('Asker', $$ select tests.ask('first', 'nowhere') $$, 'fails 42501', 'or an unknown one'),
  ('Asker', $$ select tests.ask('first', content => ' ') $$, 'fails 23514', 'a question has a text'),
  ('Asker', $$ select tests.ask('first', content => repeat('x', 501)) $$, 'fails 23514', 'of at most 500 characters'),
  ('Asker', $$ select tests.ask('first') $$, 'works', 'members can ask'),
  ('Asker', $$ select tests.ask('first') $$, 'works', 'sending the same question again does nothing'),
  ('Asker', $$ select count(*)::integer from listing_questions $$, 'gives 1', 'so it''s asked once'),
  ('Asker', $$ tests.notified('Seller', 'listing_question') $$, 'gives 1', 'and the seller is notified once'),
  ('Bob', $$ select tests.ask('first') $$, 'fails 23505', 'another member can''t take the ID of a question'),
  ('Bob', $$ select tests.ask('second') $$, 'works', 'other members can ask, too')
) as t (who, statement, outcome, rule);
select tests.ask('third'), tests.ask('fourth');
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select tests.ask('fifth') $$,
    'fails: You have 3 questions here without an answer. Wait for the seller, or delete one.',
    'three may be unanswered'),
  ('Bob', $$ delete from listing_questions where id in (tests.question('third'), tests.question('fourth')) $$, 'works',
    'askers can delete unanswered questions'),
  ('Fresh', $$ select tests.ask('held') $$, 'works', 'new members can ask'),
  ('owner', $$ (select removed_at from listing_questions where id = tests.question('held')) is not null $$,
    'gives true', 'but their question waits'),
  ('owner', $$ tests.notified('Seller', 'listing_question') $$, 'gives 2', 'so the seller isn''t notified of it')
) as t (who, statement, outcome, rule);

-- Reading unanswered questions ------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ tests.seen() $$, 'gives null', 'visitors see no unanswered question'),
  ('Ann', $$ tests.seen() $$, 'gives null', 'and neither do other members'),
  ('Asker', $$ tests.seen() $$, 'gives first', 'askers see their own'),
  ('Fresh', $$ tests.seen() $$, 'gives held', 'also one that waits'),
  ('Seller', $$ tests.seen() $$, 'gives first,second', 'sellers see those that don''t wait'),
  ('Mod', $$ tests.seen() $$, 'gives first,held,second', 'staff see all')
) as t (who, statement, outcome, rule);

-- Answering ---------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.answer(name text, content text default 'Yes, 2024.') returns void language sql
as $$ select public.answer_question(tests.question(name), content); $$;
grant execute on all functions in schema tests to public;
select tests.as_visitor();
select tests.holds(who, statement, outcome, rule) from (values
  ('Seller', $$ select tests.answer('held') $$, 'fails 42501', 'sellers can''t answer what waits for review'),
  ('Seller', $$ select tests.answer('first', ' ') $$, 'fails 23514', 'an answer has a text'),
  ('Seller', $$ select tests.answer('first', repeat('x', 2001)) $$, 'fails 23514', 'of at most 2,000 characters'),
  ('Seller', $$ select tests.answer('first') $$, 'works', 'sellers can answer'),
  ('Seller', $$ select tests.answer('first') $$, 'works', 'sending the same answer again does nothing'),
  ('Seller', $$ tests.notified('Asker', 'listing_answer') $$, 'gives 1', 'and the asker is notified'),
  ('Seller', $$ select edited_at from listing_answers $$, 'gives null', 'an answer sent twice isn''t edited'),
  ('Seller', $$ select tests.answer('first', 'Yes, from 2023.') $$, null, null),
  ('Seller', $$ (select edited_at from listing_answers) is not null $$, 'gives true', 'sellers can edit an answer'),
  ('Seller', $$ tests.notified('Asker', 'listing_answer') $$, 'gives 1', 'without another notification'),
  ('visitor', $$ tests.seen() $$, 'gives first', 'visitors see answered questions'),
  ('visitor', $$ select content from listing_answers $$, 'gives Yes, from 2023.', 'with the answer'),
  ('Blocked', $$ tests.seen() $$, 'gives null', 'across a block, nothing'),
  ('Blocked', $$ select from listing_answers $$, 'no rows', 'also no answer'),
  ('Asker', $$ delete from listing_questions returning id $$, 'no rows', 'askers can''t delete an answered question'),
  ('Asker', $$ delete from listing_answers returning id $$, 'no rows', 'or the answer')
) as t (who, statement, outcome, rule);

-- Hiding ------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Seller', $$ select hide_question(tests.question('first'), true) $$, 'works', 'sellers can hide a question'),
  ('Seller', $$ tests.seen() $$, 'gives first,second', 'which they still see'),
  ('visitor', $$ tests.seen() $$, 'gives null', 'while others don''t'),
  ('Asker', $$ tests.seen() $$, 'gives first', 'except its asker')
) as t (who, statement, outcome, rule);
select tests.as_member('Seller');
select hide_question(tests.question('first'), false);
select tests.holds('visitor', $$ tests.seen() $$, 'gives first', 'sellers can show it again');

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
select tests.holds(who, statement, outcome, rule) from (values
  ('Asker', $$ select from listing_answers where question_id = tests.question('to fresh') $$, 'no rows',
    'an answer of a new member waits'),
  ('Asker', $$ tests.notified('Asker', 'listing_answer') $$, 'gives 1', 'and doesn''t notify yet'),
  ('FreshSeller', $$ select tests.answer('to fresh', 'Call me') $$,
    'fails: Your answer waits for review or was removed, so it can’t be changed.', 'it can''t be edited while it waits')
) as t (who, statement, outcome, rule);
select tests.as_member('Mod');
select approve_content('answer', (select id from listing_answers where question_id = tests.question('to fresh')));
select tests.as_visitor();
select isnt_empty($$ select from listing_answers where question_id = tests.question('to fresh') $$,
  'once approved, all see it');
select is(tests.notified('Asker', 'listing_answer'), 2, 'and the asker is notified');
select tests.as_member('Mod');
select approve_content('question', tests.question('held'));
select is(tests.notified('Seller', 'listing_question'), 3, 'an approved question notifies the seller');

-- Reports and moderation --------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select report('question', tests.question('first'), 'spam') $$, 'works',
    'members can report a question they see'),
  ('Bob', $$ select report('answer', (select id from listing_answers where question_id = tests.question('first')),
      'scam') $$, 'works', 'and an answer'),
  ('Bob', $$ select report('question', tests.question('held'), 'spam') $$, 'fails P0001',
    'but not one they can''t see'),
  ('Mod', $$ select moderate('remove', 'answer', (select id from listing_answers where question_id =
      tests.question('first')), 'Wrong') $$, 'works', 'moderators can remove an answer'),
  ('visitor', $$ tests.seen() $$, 'gives null', 'which makes the question unanswered'),
  ('owner', $$ tests.notified('Asker', 'listing_answer') $$, 'gives 1', 'and takes back its notification')
) as t (who, statement, outcome, rule);
select tests.as_member('Mod');
select moderate('remove', 'question', tests.question('second'), 'Rude');
select tests.holds('Seller', $$ tests.seen() $$, 'gives first,held', 'sellers don''t see a removed question');
select tests.holds('Bob', $$ tests.seen() $$, 'gives second', 'its asker does');

-- Direct writes, even with every grant ----------------------------------------------------------------

select tests.as_owner();
grant all on listing_questions, listing_answers to anon, authenticated;

-- Deletion ----------------------------------------------------------------------------------------

select tests.as_owner();
delete from auth.users where id = tests.user_id('Asker');
select tests.holds($$ select from notifications where subject_id = tests.question('first') $$,
  'no rows', 'and their notifications');

select * from finish();
rollback;
