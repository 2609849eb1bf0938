-- Invitations to deals: only the invited person sees them, with the property and who invited them, and no words of
-- strangers.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();
create function tests.email_of(member text) returns text language sql security definer
as $$ select email from auth.users where id = tests.user_id(member); $$;

select tests.offers('Ann', 'ann', 'house');
select tests.answers('Cal', 'ann', 'accept');
select invite_party(tests.deal_id('ann'), tests.email_of('Tia'), 'Tia Title', 'title', '{earnest_money}');

select is_empty('select from deal_invitations()', 'the inviter has no invitation');
select tests.holds('Ann', $$ select from deal_invitations() $$, 'no rows', 'the other side has none');
select tests.as_member('Tia');
select row_eq(
  'select title, role, side, rights, invited_by from deal_invitations()',
  row ('Brick ranch'::text, 'title'::text, 'seller'::text, '{earnest_money}'::text[], (
    select name from users where id = tests.user_id('Cal')
  )),
  'the invited member sees what they are invited to, and by whom'
);
select is_empty('select from deals', 'but not yet the deal');
select tests.as_member('Unconfirmed');
select is_empty('select from deal_invitations()', 'a member without a verified email has none');

select tests.as_owner();
update auth.users set email = 'moved@example.com' where id = tests.user_id('Tia');
select tests.as_member('Tia');
select is_empty('select from deal_invitations()', 'an address that isn''t the member''s anymore shows nothing');
select tests.as_owner();
update auth.users set email = (select email from deal_invitees) where id = tests.user_id('Tia');

select tests.as_member('Tia');
select lives_ok('select join_deal(party_id) from deal_invitations()', 'they can accept it');
select is_empty('select from deal_invitations()', 'an accepted invitation is gone');

select tests.as_member('Cal');
select invite_party(tests.deal_id('ann'), tests.email_of('Basic'), 'Bo', 'lender', '{}');
select end_deal(tests.deal_id('ann'), 'other');
select tests.as_member('Basic');
select is_empty('select from deal_invitations()', 'an invitation to a deal that ended is gone');

-- Words ------------------------------------------------------------------------------------------------

-- What the inviter and the seller wrote reaches nobody whom they aren't in a deal with, nor anybody across a block.
select tests.as_owner();
select tests.create_listing('words', 'Ann', 'I know where you live');
select tests.offers('Pro', 'pro', 'words', '{"jv_share_pct": 50}');
select tests.answers('Ann', 'pro', 'accept');
select confirm_closing(tests.deal_id('pro'), 90000, (now() at time zone 'America/Chicago')::date);
select tests.offers('Ann', 'blocked', 'house');
select tests.answers('Cal', 'blocked', 'accept');
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ select data ->> 'title' from notifications where user_id = tests.user_id('Pro') and data ->> 'step' =
      'closing.confirm' $$, 'gives 12 Oak St, New York, NY 10001', 'notifications name the address'),
  ('Cal', $$ insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Cal'), tests.user_id('Ann')) $$,
    null, null),
  ('Ann', $$ select invite_party(tests.deal_id('blocked'), 'x@tests.example', 'I know where you live', 'title') $$,
    'works', 'across a block, a deal gets guests'),
  ('Cal', $$ select name from deal_parties where deal_id = tests.deal_id('blocked') and role = 'title' $$,
    'gives Title company', 'without the name that the inviter typed'),
  ('Cal', $$ select text from ledger_texts where text ~ 'know where' $$, 'no rows', 'in the record, too')
) as t (who, statement, outcome, rule);

-- Invitations by email address ---------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ delete from notifications $$, null, null),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'tia@tests.example', 'I know where you live', 'title', '{}') $$,
    'works', 'someone without a block'),
  ('owner', $$ select data ->> 'title' from notifications where user_id = tests.user_id('Tia') $$,
    'gives a property in New York, NY 10001', 'names a place, without words of the inviter'),
  ('Tia', $$ select count(*) from deal_invitations() $$, 'gives 1', 'and can accept'),
  ('Tia', $$ insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Tia'), tests.user_id('Ann')) $$,
    'works', 'or block'),
  ('Tia', $$ select count(*) from deal_invitations() $$, 'gives 0', 'then the invitation is gone'),
  ('Tia', $$ select from deal_parties where deal_id = tests.deal_id('pro') $$, 'no rows', 'with the name in it'),
  ('owner', $$ select from notifications where user_id = tests.user_id('Tia') $$, 'no rows', 'and the notification'),
  ('Tia', $$ select join_deal(tests.party_id('pro', 'I know where you live')) $$, 'fails 42501', 'they can''t join'),
  ('owner', $$ insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Pro'), tests.user_id('Lou'))
      $$,
    null, null),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'lou@tests.example', 'Cornerlot Escrow', 'title', '{}') $$,
    'fails: Choose a name that can''t be mistaken for the Cornerlot team.', 'nobody is invited as our team'),
  ('owner', $$ update deal_parties set name = 'Support Team' where user_id = tests.user_id('Pro') $$, 'works',
    'but a deal takes an account''s own name as it is'),
  ('owner', $$ update deal_parties set name = 'Pro' where user_id = tests.user_id('Pro') $$, null, null),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'lou@tests.example', 'Lou', 'lender', '{}') $$, 'works',
    'someone whom the other side blocked'),
  ('owner', $$ select from notifications where user_id = tests.user_id('Lou') $$, 'no rows', 'isn''t notified'),
  ('Lou', $$ select from deal_invitations() $$, 'no rows', 'nor can they join'),
  ('owner', $$ insert into notification_settings (user_id, kind, in_app, mail) values (tests.user_id('Amy'), 'deal',
      false,
      false) on conflict (user_id, kind) do update set in_app = false, mail = false $$, null, null),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'amy@tests.example', 'Amy', 'attorney', '{}') $$, 'works',
    'someone who wants no notifications'),
  ('owner', $$ select from notifications n full join tests.mail q using (user_id) where user_id =
      tests.user_id('Amy') $$, 'no rows', 'gets none'),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'pro@tests.example', 'Pro', 'attorney', '{}') $$, 'works',
    'the other side''s address is like any other'),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'nobody@tests.example', 'Pro', 'attorney', '{}') $$, 'works',
    'like that of nobody'),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'pro@tests.example', 'Pro', 'attorney', '{}') $$,
    'fails: This address has already been invited.', 'once'),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'ann@tests.example', 'Me', 'attorney', '{}') $$,
    'fails: This is your own email address.', 'one''s own is one''s own'),
  ('owner', $$ select from notifications where user_id = tests.user_id('Pro') and data ->> 'step' = 'invited' $$,
      'no rows',
    'who is in the deal isn''t invited'),
  ('Pro', $$ select from deal_invitations() $$, 'no rows', 'nor sees an invitation')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
