-- Invitations to deals: only the invited person sees them, with the property and who invited them.
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
update auth.users set email = (select email from deal_parties where role = 'title') where id = tests.user_id('Tia');

select tests.as_member('Tia');
select lives_ok('select join_deal(party_id) from deal_invitations()', 'they can accept it');
select is_empty('select from deal_invitations()', 'an accepted invitation is gone');

select tests.as_member('Cal');
select invite_party(tests.deal_id('ann'), tests.email_of('Basic'), 'Bo', 'lender', '{}');
select end_deal(tests.deal_id('ann'), 'other');
select tests.as_member('Basic');
select is_empty('select from deal_invitations()', 'an invitation to a deal that ended is gone');

select * from finish();
rollback;
