-- Guests of a deal come by a link in an email, which proves the address and works once; what they confirm has an
-- amount, a day, and a reference.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();
select tests.create_user('Unverified', confirmed => false), tests.create_user('Foe');
select tests.offers('Bob', 'bob', 'house', '{"earnest_money": 5000}');
select tests.answers('Cal', 'bob', 'accept');
select tests.as_owner();
insert into notification_settings (user_id, kind, mail) values (tests.user_id('Tia'), 'deal', true)
on conflict (user_id, kind) do update set mail = true;
create temp table tokens (email text, token text);
grant all on tokens to public;

create function tests.sends(inviter text, address text, role text default 'title', rights text[] default
  '{earnest_money}') returns text language plpgsql as $$
begin
  perform tests.as_member(inviter);
  perform public.invite_party(tests.deal_id('bob'), address || '@tests.example', address, role, rights);
  return null;
end;
$$;
/* Claims the queued emails as the send-mail function does, and keeps their tokens. Returns what they're like. */
create function tests.mailed() returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.as_service();
  with claimed as (select * from tests.claim_mail(50)), kept as (
    insert into tokens select c.email, c.data ->> 'token' from claimed c
  )
  select string_agg(concat_ws(' ', c.email, c.user_id is null, nullif(c.name, ''), c.actor_name, c.data ->> 'step',
    char_length(c.data ->> 'token')), ', ' order by c.email) into found
  from claimed c where c.data ->> 'step' = 'invited';
  perform tests.as_owner();
  return found;
end;
$$;
/* The token of the latest email to someone, or the one before. */
create function tests.token(address text, earlier integer default 0) returns text language sql security definer as $$
  select t.token from tokens t where t.email = address || '@tests.example' order by t.ctid desc limit 1 offset earlier;
$$;
create function tests.accepts(member text, address text, company text default null, earlier integer default 0)
returns uuid language plpgsql as $$
begin
  perform tests.as_member(member);
  return public.accept_invitation(tests.token(address, earlier), company);
end;
$$;
create function tests.by_code(member text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb
    || '{"amr": [{"method": "otp"}]}')::text, true);
  return null;
end;
$$;

create function tests.receives(member text, amount bigint, day integer default 0, reference text default '4471')
returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.move_milestone(tests.milestone_id('earnest_money'), 'confirm', amount,
    (now() at time zone 'America/Chicago')::date + day, reference);
  return null;
end;
$$;

-- The email ------------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ select tests.sends('Bob', name) from unnest(array['tia', 'nobody', 'unverified', 'cal']) as name $$, null,
    null),
  ('owner', $$ insert into member_blocks (blocker_id, blocked_id)
    values (tests.user_id('Foe'), tests.user_id('Cal')) $$, null, null),
  (null, $$ select tests.sends('Bob', 'foe') $$, null, null),
  (null, $$ select tests.mailed() $$, 'gives nobody@tests.example t Bob invited 64, '
    'tia@tests.example t Bob invited 64, unverified@tests.example t Bob invited 64',
    'an address gets the same email with and without an account, but not '
    'who is in the deal, or blocked someone in it'),
  ('owner', $$ select string_agg(token_sha256, ' ') ~ tests.token('tia') from private.deal_invitation_links $$,
    'gives false', 'only the hash of its link is kept'),
  ('owner', $$ select count(*) from tests.mail where data::text ~ tests.token('tia') $$, 'gives 0',
    'nowhere'),
  ('Tia', $$ select count(*) from notifications where data ->> 'step' = 'invited' $$, 'gives 1',
    'a member is notified in the app, too'),
  ('visitor', $$ select deal_invitation(tests.token('nobody')) - 'name' $$, 'gives {"role": "title", "side": "buyer", '
    '"email": "nobody@tests.example", "rights": ["earnest_money"], "address": "12 Oak St, New York, NY 10001", '
    '"invited_by": "Bob"}', 'anyone with the link sees who invites to which property, and what for'),
  ('visitor', $$ select (deal_invitation(tests.token('tia')) - '{email,name}'::text[])
    = (deal_invitation(tests.token('nobody')) - '{email,name}'::text[]) $$, 'gives true', 'the same for an account'),
  ('visitor', $$ select deal_invitation(tests.token('nobody')) is not null $$, 'gives true', 'again and again'),
  ('visitor', $$ select deal_invitation('x') $$, 'gives null', 'not without it'),
  ('visitor', $$ select deal_invitation(null) $$, 'gives null', 'nor with none'),
  ('visitor', $$ select accept_invitation('x') $$, 'gives 42501 permission denied for function accept_invitation',
    'and a visitor doesn''t join'),
  ('Bob', $$ select email from deal_invitees where party_id = tests.party_id('bob', 'nobody') $$,
    'gives nobody@tests.example', 'the side that invited someone sees the address'),
  ('Cal', $$ select from deal_invitees $$, 'no rows', 'the other side doesn''t'),
  ('Tia', $$ select from deal_invitees $$, 'no rows', 'nor do those who are invited'),
  ('Cal', $$ select name from deal_parties where id = tests.party_id('bob', 'nobody') $$, 'gives nobody',
    'who sees the name'),
  ('Bob', $$ select resend_invitation(tests.party_id('bob', 'nobody')) $$, 'works', 'the inviter sends it again'),
  ('Cal', $$ select resend_invitation(tests.party_id('bob', 'nobody')) $$, 'fails 42501', 'the other side doesn''t'),
  (null, $$ select tests.mailed() $$, 'gives nobody@tests.example t Bob invited 64', 'it''s emailed'),
  ('visitor', $$ select deal_invitation(tests.token('nobody', 1)) $$, 'gives null', 'the earlier link is dead'),
  ('visitor', $$ select deal_invitation(tests.token('nobody')) is not null $$, 'gives true', 'the new one works')
) as t (who, statement, outcome, rule);

-- Joining ----------------------------------------------------------------------------------------------------

select throws_ok($$ select tests.accepts('Eve', 'tia') $$, '42501',
  'This invitation is for another email address. Sign in with that one.', 'a link is for its address alone');
select throws_ok($$ select tests.accepts('Tia', 'nobody') $$, '42501', null, 'also for another guest');
select throws_ok($$ select tests.accepts('Unverified', 'nobody', null, 1) $$, 'P0001',
  'This invitation was used or withdrawn, or it expired. Ask for a new one.', 'a replaced link is of no use');
select is(tests.accepts('Tia', 'tia', ' Delta   Title '), tests.deal_id('bob'), 'the owner of the address joins');
select is(tests.accepts('Tia', 'tia'), tests.deal_id('bob'), 'a repeated call changes nothing');
select tests.holds(who, statement, outcome, rule) from (values
  ('Cal', $$ select concat_ws(', ', name, company, capacity) from deal_parties where role = 'title' and user_id is not
    null $$, 'gives Tia, Delta Title', 'the others see who it is, and of which company'),
  ('visitor', $$ select deal_invitation(tests.token('tia')) $$, 'gives null', 'a used link shows nothing'),
  ('Bob', $$ select revoke_party(tests.party_id('bob', 'Tia')) $$, 'works', null),
  ('Tia', $$ select accept_invitation(tests.token('tia')) $$, 'fails P0001', 'nor does it bring back who was removed'),
  ('Bob', $$ select resend_invitation(tests.party_id('bob', 'Tia')) $$, 'fails P0001', 'nor is it sent again'),
  ('owner', $$ update private.deal_invitation_links set issued_at = issued_at - interval '31 days' $$, null, null),
  ('visitor', $$ select deal_invitation(tests.token('nobody')) $$, 'gives null', 'it expires'),
  ('owner', $$ update private.deal_invitation_links set issued_at = now() $$, null, null)
) as t (who, statement, outcome, rule);

-- An account nobody verified: someone else may have created it, and be signed in.
select tests.as_owner();
insert into auth.sessions (id, user_id, created_at, updated_at)
values (gen_random_uuid(), tests.user_id('Unverified'), now(), now());
update auth.users set encrypted_password = 'theirs' where id = tests.user_id('Unverified');
select tests.by_code('Unverified');
select is(accept_invitation(tests.token('unverified')), tests.deal_id('bob'), 'the link verifies the address');
select tests.as_owner();
select ok(private.has_verified_email(tests.user_id('Unverified')), 'as the account''s');
select is((select encrypted_password from auth.users where id = tests.user_id('Unverified')), '',
  'a password that someone else may have chosen stops working for who came by code');
select is((select count(*) from auth.sessions where user_id = tests.user_id('Unverified')), 1::bigint,
  'and other sessions end');
select is((select count(*) from private.suspended_passwords), 0::bigint, 'without having to set one first');

-- An account that someone created to get a code.
create function tests.signs_up(address text) returns text language sql as $$
  insert into auth.users (id, aud, role, email, encrypted_password, raw_user_meta_data, created_at, updated_at)
  values (tests.user_id(address), 'authenticated', 'authenticated', address || '@tests.example', 'own',
    '{"name": "Nora Bode", "guest": true}', clock_timestamp(), clock_timestamp());
  insert into auth.sessions (id, user_id, created_at, updated_at)
  values (tests.user_id(address), tests.user_id(address), now(), now());
  select null::text;
$$;
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ select tests.signs_up('nobody') $$, null, null),
  ('visitor', $$ select release_invited_address('x') $$, 'gives false', 'without the link, an account stays'),
  ('owner', $$ update auth.users set created_at = '2026-01-01' where id = tests.user_id('nobody') $$, null, null),
  ('visitor', $$ select release_invited_address(tests.token('nobody')) $$, 'gives false',
    'as does one from before the invitation'),
  ('owner', $$ update auth.users set created_at = clock_timestamp() where id = tests.user_id('nobody') $$, null, null),
  ('owner', $$ select tests.verify_email('nobody') $$, null, null),
  ('visitor', $$ select release_invited_address(tests.token('nobody')) $$, 'gives false', 'and one that is verified'),
  ('owner', $$ delete from private.verified_emails where user_id = tests.user_id('nobody') $$, null, null),
  ('owner', $$ insert into stripe_customers (user_id, customer_id) values (tests.user_id('nobody'), 'cus_1') $$, null,
    null),
  ('visitor', $$ select release_invited_address(tests.token('nobody')) $$, 'gives false', 'and one that pays'),
  ('owner', $$ delete from stripe_customers where customer_id = 'cus_1' $$, null, null),
  ('owner', $$ insert into storage.objects (bucket_id, name) values ('avatars', tests.user_id('nobody') || '/1.webp')
    $$, null, null),
  ('visitor', $$ select release_invited_address(tests.token('nobody')) $$, 'gives false', 'and one with a file'),
  ('owner', $$ update storage.objects set name = 'x' || name $$, null, null),
  ('visitor', $$ select release_invited_address(tests.token('nobody')) $$, 'gives true',
    'another makes way for who chooses a password instead'),
  ('owner', $$ select tests.signs_up('nobody') $$, 'works', 'and signs up with it')
) as t (who, statement, outcome, rule);
select is(tests.accepts('nobody', 'nobody', 'River Title'), tests.deal_id('bob'), 'a new guest joins with a password');
select tests.as_owner();
select is((select encrypted_password from auth.users where id = tests.user_id('nobody')), 'own', 'and keeps it');
select is((select profile_status from users where id = tests.user_id('nobody')), 'private',
  'a guest''s profile starts private');
select tests.as_member('Bob');
select is((select name from deal_parties where company = 'River Title'), 'Nora Bode', 'under their own name');

-- What arrived -------------------------------------------------------------------------------------------------

select tests.as_member('Cal');
select accept_party(tests.party_id('bob', 'nobody'));
select tests.holds(who, statement, outcome, rule) from (values
  ('nobody', $$ select due from deal_earnest_money $$, 'gives 5000', 'who confirms it sees how much is due'),
  ('nobody', $$ select count(*) from offer_versions $$, 'gives 0', 'and no other terms'),
  ('Cal', $$ select due from deal_earnest_money $$, 'gives 5000', 'as do the parties'),
  ('nobody', $$ select move_milestone(tests.milestone_id('earnest_money'), 'confirm') $$,
    'fails: Enter the amount that arrived, in whole dollars.', 'a confirmation says how much'),
  (null, $$ select tests.receives('nobody', 0) $$, 'fails: Enter the amount that arrived, in whole dollars.',
    'not nothing'),
  (null, $$ select tests.receives('nobody', 5000, 1) $$,
    'fails: Choose the day it arrived, between the day the offer was accepted and today.', 'not tomorrow'),
  (null, $$ select tests.receives('nobody', 5000, -1) $$, 'fails P0001', 'nor before the deal'),
  (null, $$ select tests.receives('nobody', 5000, null) $$, 'fails P0001', 'nor without a day'),
  (null, $$ select tests.receives('nobody', 5000, 0, ' ') $$,
    'fails: Enter the number of the wire, check, or receipt, in up to 60 characters.', 'with a reference'),
  (null, $$ select tests.receives('nobody', 5000, 0, 'wire') $$, 'fails P0001', 'that has a number'),
  (null, $$ select tests.receives('nobody', 5000, 0, repeat('7', 61)) $$, 'fails P0001', 'and isn''t a letter'),
  (null, $$ select tests.receives('nobody', 5000) $$, 'works', 'then it''s recorded'),
  ('Bob', $$ select concat_ws(' ', amount, received_on = (now() at time zone 'America/Chicago')::date, reference) from
    deal_earnest_money $$, 'gives 5000 t 4471', 'for all who may see it'),
  ('Cal', $$ select (e.content::jsonb -> 'data' -> 'amount_usd')::text || t.text from ledger_entries e
    join ledger_texts t using (offer_id, seq) where e.kind = 'milestone.confirm' and t.field = 'reference' $$,
    'gives 50004471', 'and in the record'),
  ('owner', $$ select string_agg(u.name, ' ') from notifications n join users u on u.id = n.user_id
    where n.data ->> 'step' = 'milestone.confirm' and n.data::text ~ '5000' and not exists (
      select from deal_parties p where p.user_id = u.id and p.rights && '{terms,earnest_money}') $$,
    'gives null', 'notifications have amounts only for who may see them'),
  ('Cal', $$ select data -> 'amount' from notifications where data ->> 'step' = 'milestone.confirm' $$, 'gives 5000',
    'the others hear how much'),
  ('Cal', $$ select move_milestone(tests.milestone_id('earnest_money'), 'dispute') $$, 'works', null),
  ('Bob', $$ select amount from deal_earnest_money $$, 'gives null', 'a disputed amount is no longer current')
) as t (who, statement, outcome, rule);
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Cal'));
select throws_ok($$ select tests.receives('Cal', 5000, 0, 'I know where you live 1') $$, 'P0001',
  'Someone in this deal can’t get messages from you. Enter only the digits of the reference.',
  'a reference isn''t a message across a block');
select lives_ok($$ select tests.receives('Cal', 4500, 0, '4471') $$, 'digits are one');

-- Words --------------------------------------------------------------------------------------------------------

select tests.as_owner();
delete from member_blocks;
delete from tests.mail;
update deal_parties set rights = '{earnest_money}' where user_id = tests.user_id('nobody');
create function tests.words(sent text) returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.as_service();
  select string_agg(c.name || ': ' || coalesce(c.data ->> 'words', 'none'), ', ' order by c.name) into found
  from tests.claim_mail(50) c where c.data ->> 'step' = sent;
  perform tests.as_owner();
  return found;
end;
$$;
select tests.as_member('Bob');
select propose_extension(tests.milestone_id('inspection'), now() + interval '20 days', 'The roofer is late');
select is(tests.words('extension.propose'), 'Cal: The roofer is late', 'an email has the reason that came with a step');
select tests.as_owner();
select is(private.words_of_entry(e.id, tests.user_id(reader)), words, 'which ' || reader || ' reads in the record')
from ledger_entries e, (values ('Cal', 'The roofer is late'), ('nobody', null), ('Eve', null)) as r (reader, words)
where e.kind = 'extension.propose';

-- After the deal -------------------------------------------------------------------------------------------------

select tests.sends('Cal', 'late', 'lender', '{}');
select tests.mailed();
select tests.sends('Cal', 'later', 'lender', '{}');
select tests.as_member('Cal');
select end_deal(tests.deal_id('bob'), 'other');
select is(deal_invitation(tests.token('late')), null, 'an invitation ends with the deal') from tests.as_visitor();
select is(tests.mailed(), null, 'one that wasn''t sent isn''t anymore');

select * from finish();
rollback;
