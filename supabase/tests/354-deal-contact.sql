-- A deal opens messages and contact details between its buyer and seller, and messages with the guests who may write,
-- whatever their plan, level, or profile. A block, or 90 days after its end, closes them.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();
update users set profile_status = 'private' where id in (tests.user_id('Dee'), tests.user_id('Ann'));
select tests.set_trust(name, 0) from unnest(array['Dee', 'Ann', 'Lou']) as name;

create function tests.contact_of(who text) returns text language sql
as $$ select email(u) || ' ' || phone(u) from public.users u where id = tests.user_id(who); $$;
/* Whether a member reads another's profile, their contact details, and may write to them. */
create function tests.reaches(who text, other text) returns text language plpgsql as $$
begin
  perform tests.as_member(who);
  return concat_ws(', ', case when exists (select from public.users where id = tests.user_id(other)) then 'profile' end,
    case when tests.contact_of(other) is not null then 'contact' end,
    case when public.message_refusal(tests.user_id(other)) is null then 'messages' end);
end;
$$;
create function tests.writes(who text, other text, content text default 'Hello') returns uuid language plpgsql as $$
begin
  perform tests.as_member(who);
  return public.send_message(tests.user_id(other), gen_random_uuid(), content);
end;
$$;

-- Dee is a free member with a private profile who sells; Ann, one who buys. Both are new.
select tests.offers('Ann', 'ann', 'jv', '{"jv_share_pct": 50}');
select is(tests.reaches('Ann', 'Dee') || ' ' || tests.reaches('Dee', 'Ann'), ' ', 'an offer alone opens nothing');
select tests.answers('Dee', 'ann', 'accept');
select is(tests.reaches('Ann', 'Dee'), 'profile, contact, messages', 'an accepted offer opens the seller');
select is(tests.reaches('Dee', 'Ann'), 'profile, contact, messages', 'and the buyer');
select lives_ok($$ select tests.writes('Ann', 'Dee', 'Call me at 775-555-0100') $$, 'who exchange numbers');
select lives_ok($$ select tests.writes('Dee', 'Ann', 'Will do') $$, 'both ways');
select tests.joins('Ann', 'Tia', 'title', '{earnest_money,messages}', offer => 'ann');
select tests.joins('Dee', 'Amy', 'attorney', '{terms,documents}', offer => 'ann');
select tests.joins('Ann', 'Jo', 'jv_partner', offer => 'ann');
select tests.joins('Dee', 'Lou', 'lender', '{messages}', offer => 'ann');
select is(tests.reaches(one, other), outcome, one || ' and ' || other) from (values
  ('Tia', 'Ann', 'profile, messages'), ('Ann', 'Tia', 'profile, messages'), ('Tia', 'Dee', 'profile, messages'),
  ('Dee', 'Tia', 'profile, messages'), ('Jo', 'Dee', 'profile, messages'), ('Dee', 'Jo', 'profile, messages'),
  -- A guest without the right, another guest, and a stranger.
  ('Amy', 'Dee', ''), ('Amy', 'Ann', ''), ('Ann', 'Amy', 'profile'), ('Tia', 'Lou', 'profile'),
  ('Bob', 'Dee', ''), ('Bob', 'Ann', '')
) as t (one, other, outcome);
select is(
  (select count(*)::int from tests.as_member('Dee'), lateral (
    select tests.writes('Dee', name) from unnest(array['Tia', 'Jo', 'Lou']) as name) as sent),
  3, 'conversations with people of a deal don''t count as those a new member starts');
select tests.as_owner();
select is((select count(*)::int from private.rate_limits where action = 'conversation'), 0, 'none of them');

-- They're emailed by default, at most once an hour for a conversation, until they're read.
create function tests.message_mail(who text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', q.kind, u.name, case when q.claimed_until is not null then 'sent' end,
    case when q.due_at > now() + interval '1 minute' then 'later' end), ', ' order by q.created_at, u.name)
  from tests.mail q join public.users u on u.id = q.actor_id
  where q.user_id = tests.user_id(who) and q.kind in ('message', 'deal_message');
$$;
create function tests.read_all(who text, other text) returns void language plpgsql as $$
begin
  perform tests.as_member(who);
  perform public.mark_conversation_read(s.conversation_id) from public.conversation_members s
  where s.other_id = tests.user_id(other);
end;
$$;
delete from tests.mail;
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select tests.writes('Ann', 'Tia') $$, 'works', 'the buyer writes to the title officer'),
  ('owner', $$ tests.message_mail('Tia') $$, 'gives deal_message Ann', 'who is emailed'),
  ('owner', $$ select name || ' ' || (data ->> 'title') from tests.claim_mail(9) $$, 'no rows',
    'a moment later, in case they are reading'),
  ('owner', $$ update tests.mail set due_at = now() $$, null, null),
  ('owner', $$ select name || ', ' || actor_name || ', ' || (data ->> 'title') from tests.claim_mail(9) $$,
    'gives Tia, Ann, 12 Oak St, New York, NY 10001', 'with who wrote and about which deal'),
  ('Ann', $$ select tests.writes('Ann', 'Tia'), tests.writes('Ann', 'Tia') $$, 'works', 'and writes again'),
  ('owner', $$ tests.message_mail('Tia') $$, 'gives deal_message Ann sent, deal_message Ann later',
    'the next email is an hour later'),
  ('owner', $$ select count(*)::int from notifications where user_id = tests.user_id('Tia')
    and kind = 'deal_message' and actor_id = tests.user_id('Ann') and read_at is null $$, 'gives 1',
    'there is one notification'),
  ('Tia', $$ select tests.read_all('Tia', 'Ann') $$, 'works', 'if they read it in the app'),
  ('owner', $$ tests.message_mail('Tia') $$, 'gives deal_message Ann sent', 'none follows'),
  ('Tia', $$ insert into notification_settings (user_id, kind, mail) values (auth.uid(), 'message', false) $$, 'works',
    'who wants no messages by email'),
  ('Dee', $$ select tests.writes('Dee', 'Tia') $$, null, null),
  ('owner', $$ tests.message_mail('Tia') $$, 'gives deal_message Ann sent', 'gets none of their deals'),
  ('Tia', $$ insert into notification_settings (user_id, kind, mail) values (auth.uid(), 'deal_message', true) $$,
    'works', 'unless they want those'),
  ('Dee', $$ select tests.writes('Dee', 'Tia') $$, null, null),
  ('owner', $$ tests.message_mail('Tia') $$, 'gives deal_message Ann sent, deal_message Dee', 'which come'),
  ('Tia', $$ update notification_settings set mail = false where kind = 'deal_message' $$, 'works', 'or no more'),
  ('owner', $$ tests.message_mail('Tia') $$, 'gives deal_message Ann sent', 'with those in the queue'),
  ('Lou', $$ select tests.writes('Lou', 'Dee') $$, 'works', 'a guest''s message'),
  ('owner', $$ tests.message_mail('Dee') $$, 'gives deal_message Lou', 'is emailed to the seller'),
  ('owner', $$ update users set membership_tier = 'closer' where id = tests.user_id('Bob') $$, null, null),
  ('Bob', $$ select tests.writes('Bob', 'Eve') $$, 'works', 'a message outside of deals'),
  ('owner', $$ coalesce(tests.message_mail('Eve'), 'none') $$, 'gives none', 'isn''t emailed by default')
) as t (who, statement, outcome, rule);

-- The buyer's pipeline shows what they offered, and the contract.
create function tests.prices(who text) returns text language plpgsql as $$
begin
  perform tests.as_member(who);
  return (select string_agg(concat_ws(' ', offered_price(c), contract_price(c)), ', ') from public.pipeline_cards c);
end;
$$;
select is(tests.prices('Ann'), '95000 95000', 'an accepted offer is the contract price');
select tests.offers('Bob', 'bob', 'jv', '{"jv_share_pct": 50, "price": 91000}');
select is(tests.prices('Bob'), '91000', 'another buyer sees their own offer alone');
select tests.answers('Bob', 'bob', 'revise', fields => '{"jv_share_pct": 50, "price": 92000}');
select is(tests.prices('Bob'), '92000', 'as they last changed it');
select is((
    select offered_price(c) from jsonb_populate_record(null::pipeline_cards,
      jsonb_build_object('property_id', tests.listing_id('jv'), 'user_id', tests.user_id('Ann'))) as c
  ), 92000::bigint, 'a hand-built card shows no one else''s offer');

-- What closes them ----------------------------------------------------------------------------------------

select tests.as_member('Dee');
select set_party_rights(tests.party_id('ann', 'Lou'), '{}');
select is(tests.reaches('Lou', 'Ann'), '', 'a guest who loses the right can''t write to who hasn''t written to them');
savepoint open_deal;
insert into member_blocks (blocker_id, blocked_id) select tests.user_id('Ann'), tests.user_id('Dee')
from tests.as_member('Ann');
select is(tests.reaches('Ann', 'Dee') || ' ' || tests.reaches('Dee', 'Ann'), ' ', 'a block closes all, both ways');
rollback to savepoint open_deal;
select tests.as_member('Staff');
select moderate('suspend', 'profile', tests.user_id('Ann'), 'Spam', until => now() + interval '1 day');
select is(tests.reaches('Ann', 'Dee'), 'profile, messages', 'a suspended member sees no contact details');
select throws_ok($$ select tests.writes('Ann', 'Dee') $$, '42501', null, 'and can''t write');
select is(tests.reaches('Dee', 'Ann'), 'profile, contact, messages', 'the other side still reaches them');
rollback to savepoint open_deal;
select tests.as_member('Ann');
select end_deal(tests.deal_id('ann'), 'financing', 'The bank said no');
select tests.as_owner();
select is((select string_agg(c.name || ': ' || coalesce(c.data ->> 'words', 'none'), ', ' order by c.name)
  from tests.claim_mail(100) c where c.data ->> 'step' = 'deal.fall_through'),
  'Amy: none, Dee: The bank said no, Jo: The bank said no, Lou: none, Tia: none',
  'who reads the record is emailed why it fell through');
select is(tests.reaches('Dee', 'Ann'), 'profile, contact, messages', 'they stay open while money may be due');
select is(tests.prices('Ann'), '95000', 'a deal that fell through has no contract price');
select tests.as_owner();
update deals set ended_at = now() - interval '90 days';
select is(tests.reaches('Dee', 'Ann'), 'profile, messages', 'after 90 days, who has written can still be answered');
select is(tests.reaches('Dee', 'Jo'), 'profile', 'nobody else');

select * from finish();
rollback;
