-- Payment instructions: who enters, reads, and stops them, and that nobody can swap them.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();
select tests.create_user('Jan');

create function tests.number(name text) returns uuid language sql immutable
as $$ select md5('instructions ' || name)::uuid; $$;
create function tests.enters(
  name text, account text default '000123456789', routing text default '021000021', phone text default '614-555-0100',
  bank text default 'First Bank', reference text default null
) returns void language sql as $$
  select public.enter_payment_instructions(tests.number(name), tests.deal_id('bob'), bank, 'Tia Title LLC', routing,
    account, phone, reference);
$$;
/* What the caller reads: 'in_force 000123456789 614-555-0100, waiting ...' */
create function tests.shown() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', i.state, coalesce(i.account_number, '*' || i.account_ending),
    i.callback_phone), ', ' order by i.takes_effect_at), 'nothing')
  from public.payment_instructions(tests.deal_id('bob')) i;
$$;
create function tests.as_key_of(member text) returns void language plpgsql as $$
begin
  perform tests.as_member(member);
  perform set_config('request.jwt.claims',
    (current_setting('request.jwt.claims')::jsonb || '{"api_key": "any"}')::text, true);
end;
$$;
create function tests.passes(wait interval) returns void language sql security definer as $$
  update public.deal_payment_instructions set entered_at = entered_at - wait, takes_effect_at = takes_effect_at - wait;
$$;
create function tests.recorded() returns text language sql security definer as $$
  select string_agg(e.kind, ', ' order by e.seq) from public.ledger_entries e
  where e.offer_id = tests.offer_id('bob') and e.kind like 'instructions.%';
$$;
create function tests.heard(member text, key text default 'step') returns text language sql security definer as $$
  select string_agg(n.data ->> key, ', ' order by e.seq)
  from public.notifications n join public.ledger_entries e on e.id = n.subject_id
  where n.user_id = tests.user_id(member) and e.kind like 'instructions.%';
$$;
create function tests.mailed(member text) returns bigint language sql security definer as $$
  select count(*) from tests.mail where user_id = tests.user_id(member) and data ->> 'step' = 'instructions.change';
$$;

select tests.offers('Bob', 'bob', 'house');
select tests.answers('Cal', 'bob', 'accept');
select tests.joins('Cal', 'Tia', 'title', '{earnest_money}');
select tests.joins('Cal', 'Amy', 'attorney', '{earnest_money}');
select tests.joins('Bob', 'Lou', 'lender', '{terms,earnest_money}');
select tests.joins('Bob', 'Jo', 'jv_partner');
select tests.as_member('Bob');
select set_party_company(tests.deal_id('bob'), 'Oak LLC', 'TN', 'Managing member');
select invite_party(tests.deal_id('bob'), 'jan@tests.example', 'Jan', 'signer', '{}', 'Member');
select tests.as_member('Jan');
select join_deal(tests.party_id('bob', 'Jan'));
select tests.as_member('Cal');
select accept_party(tests.party_id('bob', 'Lou'));
select tests.as_owner();
insert into public.staff (user_id, role) values (tests.user_id('Eve'), 'admin');

-- Who enters them -------------------------------------------------------------------------------------

select tests.holds(who, $$ select tests.enters('first') $$, 'fails 42501', coalesce(rule, who) || ' can''t enter any')
from (values
  ('Bob', 'the buyer'), ('Cal', 'the seller'), ('Jo', 'a JV partner'), ('Lou', 'a lender whom both sides accepted'),
  ('Jan', 'a signer'), ('Amy', 'a guest whom one side accepted'), ('Tia', 'a title company before both sides want it'),
  ('Dee', 'a stranger'), ('Eve', 'staff'), ('visitor', null)
) as t (who, rule);
select tests.as_member('Bob');
select accept_party(tests.party_id('bob', 'Tia'));
select tests.holds('Tia', statement, 'fails: ' || message, rule) from (values
  ($$ select tests.enters('first', routing => '021000022') $$, 'This isn’t a routing number. Check its nine digits.',
    'a routing number has a checksum'),
  ($$ select tests.enters('first', routing => '991000021') $$, 'This isn’t a routing number. Check its nine digits.',
    'and begins as the Federal Reserve assigns it'),
  ($$ select tests.enters('first', '123') $$, 'Enter the account number, in 4 to 17 digits.', 'an account has digits'),
  ($$ select tests.enters('first', phone => 'call me') $$, 'Enter the phone number to call, with its area code.',
    'there''s a number to call'),
  ($$ select tests.enters('first', bank => repeat('a', 81)) $$, 'Enter the bank’s name, in 2 to 80 characters.',
    'texts have a maximum'),
  ($$ select tests.enters('first', reference => 'Verify at 999-555-0199') $$,
    'Leave phone numbers and links out of the bank, the account holder, and the reference.',
    'no text brings another number to call'),
  ($$ select tests.enters('first', bank => 'First Bank, first-bank.example') $$,
    'Leave phone numbers and links out of the bank, the account holder, and the reference.', 'or an address'),
  ($$ select tests.enters('first', bank => 'Cornerlot Escrow') $$,
    'Choose a bank name that can''t be mistaken for the Cornerlot team.', 'nobody poses as us')
) as t (statement, message, rule);
select tests.as_key_of('Tia');
select tests.holds(null, $$ select tests.enters('first') $$, 'fails 42501', 'no API key enters them');
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ select private.check_instructions(row (null, null, null, bank, 'Tia Title LLC IOLTA', '021000021',
      '12345', null, '614-555-0100', reference, null, null, null))
    from unnest(array['Wells Fargo Bank, N.A.', 'Bank of the West', 'JPMorgan Chase Bank, National']) as bank,
      unnest(array['Escrow 24-118734', 'File 2026-004417, 12 Elm St', 'GF# 26-1001234-OH']) as reference $$, 'rows',
    'names of banks and file numbers are no addresses'),
  ('Tia', $$ select tests.enters('first', '0001-2345 6789', '0210-0002-1') $$, 'works', 'the title company does'),
  ('Tia', $$ select tests.enters('first', '000123456789') $$, 'works', 'the same ID again'),
  ('owner', $$ tests.recorded() $$, 'gives instructions.enter', 'is the same'),
  ('Tia', $$ select tests.enters('first', '000999999999') $$,
    'fails: Payment instructions were entered in the meantime.', 'but not with other numbers'),
  ('Bob', $$ select tests.shown() $$, 'gives in_force 000123456789 614-555-0100', 'the first are in force at once'),
  ('Cal', $$ select tests.shown() $$, 'gives in_force 000123456789 614-555-0100', 'also for the seller'),
  ('Jan', $$ select tests.shown() $$, 'gives in_force 000123456789 614-555-0100', 'and signers'),
  ('Tia', $$ select tests.shown() $$, 'gives in_force 000123456789 614-555-0100', 'and who entered them'),
  ('Bob', $$ tests.heard('Bob') $$, 'gives instructions.enter', 'who reads them is notified'),
  ('Jo', $$ tests.heard('Jo') $$, 'gives null', 'nobody else is'),
  ('Bob', $$ update deal_payment_instructions set account_number = '1' $$, 'fails 42501', 'no member writes the table'),
  ('service', $$ update deal_payment_instructions set account_number = '1' $$, 'fails 42501', 'nor the service'),
  ('Bob', $$ select account_number from deal_payment_instructions $$, 'fails 42501', 'numbers leave by the function'),
  ('Bob', $$ select bank_name || ' ' || account_ending from deal_payment_instructions $$, 'gives First Bank 6789',
    'the rest can be read')
) as t (who, statement, outcome, rule);
select tests.holds(who, $$ select tests.shown() $$, 'gives nothing', who || ' reads none'),
  tests.holds(who, $$ select id from deal_payment_instructions $$, 'no rows', who || ' reads no rows')
from unnest('{Jo,Lou,Amy,Dee,Eve}'::text[]) as who;
select tests.as_key_of('Bob');
select tests.holds(null, $$ select tests.shown() $$, 'gives nothing', 'API keys read none');

-- A change --------------------------------------------------------------------------------------------

select tests.as_owner();
insert into public.notification_settings (user_id, kind, in_app, mail, push)
select tests.user_id(who), 'deal', false, false, false from unnest('{Bob,Cal}'::text[]) as who;
select tests.holds(who, statement, outcome, rule) from (values
  ('Tia', $$ select tests.enters('first again') $$, 'fails: These are the payment instructions in force.',
    'a change changes something'),
  ('Tia', $$ select tests.enters('evil', '666666666666', phone => '(999) 999-9999', bank => 'Evil Bank') $$, 'works',
    'someone in the title company''s session changes the account'),
  ('Bob', $$ select tests.shown() $$,
    'gives in_force 000123456789 614-555-0100, waiting 666666666666 614-555-0100',
    'it waits, and the number to call stays'),
  ('owner', $$ select takes_effect_at = entered_at + interval '24 hours' from public.deal_payment_instructions
    where id = tests.number('evil') $$, 'gives true', 'for 24 hours'),
  ('owner', $$ select callback_phone from public.deal_payment_instructions where id = tests.number('evil') $$,
    'gives 614-555-0100', 'the other number isn''t even kept'),
  ('Tia', $$ select tests.enters('evil two', '777777777777') $$,
    'fails: A change is already waiting. It has to be withdrawn or stopped first.', 'one waits at a time'),
  ('Bob', $$ tests.heard('Bob', 'callback') $$, 'gives 614-555-0100', 'the buyer hears of it in the app'),
  ('Bob', $$ tests.mailed('Bob') $$, 'gives 1', 'and by email, with both turned off'),
  ('Cal', $$ tests.heard('Cal', 'changed') $$, 'gives ["bank_name", "account_number"]', 'the seller hears what'),
  ('Cal', $$ tests.mailed('Cal') $$, 'gives 1', 'and by email'),
  ('owner', $$ private.wants_push(tests.user_id('Bob'), 'deal', '{"step": "instructions.change"}') $$, 'gives true',
    'devices get it, too'),
  ('owner', $$ private.wants_push(tests.user_id('Bob'), 'deal', '{"step": "instructions.enter"}') $$, 'gives false',
    'but nothing else'),
  ('Jo', $$ tests.heard('Jo') $$, 'gives null', 'a JV partner doesn''t hear of it'),
  ('Jan', $$ select end_payment_change(tests.number('evil')) $$, 'fails 42501', 'a signer can''t stop it'),
  ('Jo', $$ select end_payment_change(tests.number('evil')) $$, 'fails 42501', 'nor a JV partner'),
  ('Dee', $$ select end_payment_change(tests.number('evil')) $$, 'fails 42501', 'nor a stranger'),
  ('Bob', $$ select end_payment_change(tests.number('first')) $$,
    'fails: These payment instructions have taken effect. Call 614-555-0100 before you send money.',
    'those in force can''t be stopped'),
  ('Bob', $$ select end_payment_change(tests.number('evil')) $$, 'works', 'the buyer stops it'),
  ('Bob', $$ select end_payment_change(tests.number('evil')) $$, 'works', 'twice is once'),
  ('owner', $$ tests.passes('24 hours') $$, 'gives null', 'a day passes'),
  ('Bob', $$ select tests.shown() $$, 'gives in_force 000123456789 614-555-0100', 'it never takes effect'),
  ('Tia', $$ select tests.enters('better', '5555', '026009593') $$, 'works', 'it has to be entered again'),
  ('Tia', $$ select end_payment_change(tests.number('better')) $$, 'works', 'who entered it withdraws it'),
  ('Tia', $$ select tests.enters('better', '5555', '026009593') $$, 'works', 'the same ID again'),
  ('Bob', $$ select tests.shown() $$, 'gives in_force 000123456789 614-555-0100', 'doesn''t come back'),
  ('Tia', $$ select tests.enters('best', '987654321') $$, 'works', 'another change'),
  ('owner', $$ tests.passes('23 hours 59 minutes') $$, 'gives null', 'almost a day'),
  ('Bob', $$ select tests.shown() $$, 'gives in_force 000123456789 614-555-0100, waiting 987654321 614-555-0100',
    'isn''t enough'),
  ('owner', $$ tests.passes('1 minute') $$, 'gives null', 'the rest'),
  ('Bob', $$ select tests.shown() $$, 'gives in_force 987654321 614-555-0100', 'nobody stopped it'),
  ('owner', $$ tests.recorded() $$, 'gives instructions.enter, instructions.change, instructions.stop, '
    'instructions.change, instructions.withdraw, instructions.change', 'the ledger has every step'),
  ('owner', $$ select count(*) from public.ledger_entries where content ~ '123456789|666666666666|987654321|0210000' $$,
    'gives 0', 'without whole numbers'),
  ('owner', $$ select string_agg(distinct text, ', ') from public.ledger_texts where field = 'bank' $$,
    'gives Evil Bank, First Bank', 'but the bank')
) as t (who, statement, outcome, rule);

-- What ends them --------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Tia', $$ select tests.enters('late', '11112222') $$, 'works', 'a change waits'),
  ('Cal', $$ select set_party_rights(tests.party_id('bob', 'Tia'), '{messages}') $$, 'works', 'a right is taken'),
  ('Bob', $$ select tests.shown() $$, 'gives void *4321 614-555-0100', 'nothing is in force or waits'),
  ('Tia', $$ select tests.shown() $$, 'gives nothing', 'the guest reads none'),
  ('Cal', $$ select set_party_rights(tests.party_id('bob', 'Tia'), '{earnest_money}') $$, 'works', 'given back'),
  ('Bob', $$ select tests.shown() $$, 'gives void *4321 614-555-0100', 'one side isn''t enough'),
  ('Bob', $$ select accept_party(tests.party_id('bob', 'Tia')) $$, 'works', 'both want them again'),
  ('owner', $$ tests.passes('24 hours') $$, 'gives null', 'a day passes'),
  ('Bob', $$ select tests.shown() $$, 'gives in_force 987654321 614-555-0100', 'the change never takes effect'),
  ('Bob', $$ select accept_party(tests.party_id('bob', 'Amy')) $$, 'works', 'another guest whom both sides want'),
  ('Amy', $$ select tests.enters('amy', '22223333', phone => '(800) 555-0199') $$, 'works', 'enters others'),
  ('Cal', $$ select tests.shown() $$, 'gives in_force 987654321 614-555-0100, waiting 22223333 614-555-0100',
    'which is a change, too'),
  ('Cal', $$ select end_payment_change(tests.number('amy')) $$, 'works', 'the seller stops it'),
  ('owner', $$ delete from auth.users where id = tests.user_id('Tia') $$, 'works', 'the title company''s account goes'),
  ('Bob', $$ select tests.shown() $$, 'gives void *4321 614-555-0100', 'the number to call stays'),
  ('owner', $$ select count(*) from public.deal_payment_instructions where entered_by <> tests.party_id('bob', 'Amy')
    and (account_number, routing_number, account_name, wire_reference) is distinct from (null, null, null, null) $$,
    'gives 0', 'the numbers don''t'),
  ('Amy', $$ select tests.enters('amy two', '33334444') $$, 'works', 'the other guest enters them again'),
  ('Bob', $$ select end_deal(tests.deal_id('bob'), 'financing') $$, 'works', 'the deal ends'),
  ('Bob', $$ select tests.shown() $$, 'gives deal_ended *4321', 'only the last digits stay'),
  ('Amy', $$ select tests.enters('amy three', '33334444') $$, 'fails P0001', 'and nobody enters more'),
  ('owner', $$ select count(*) from public.deal_payment_instructions where account_number is not null
    or callback_phone is not null or ended_at is null and takes_effect_at > now() $$, 'gives 0', 'in any of them')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
