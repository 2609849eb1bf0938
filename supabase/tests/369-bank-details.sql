-- Bank details in texts of deals: refused where others read them, while prices, dates, and other numbers aren't.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();
select setseed(0.42);

select is(private.is_routing_number(number), valid, coalesce(number, 'null') || ': ' || rule) from (values
  ('021000021', true, 'a bank in New York'), ('026009593', true, 'another'), ('322271627', true, 'one in California'),
  ('111000025', true, 'one in Texas'), ('021000022', false, 'a wrong checksum'), ('120000006', false, 'not mod 10'),
  ('400000008', false, 'no such district'), ('000000000', false, 'no district'), ('02100002', false, 'eight digits'),
  ('0210000210', false, 'ten digits'), ('02100002a', false, 'a letter'), ('', false, 'nothing'),
  (null, false, 'nothing at all')
) as t (number, valid, rule);

select is(private.has_bank_details(content), found, content) from (values
  ('Routing 021000021 account 123456789', true), ('021000021 / 000123456', true), ('021000021 123456789012', true),
  ('ABA: 021-000-021', true), ('acct no. 021000021', true), ('Wire it to 0 2 1 0 0 0 0 2 1 please', true),
  ('0210 0002 1, then 9876-5432-10', true), ('０２１００００２１ ／ １２３４５６７８', true),
  (U&'02100\00A00021\2009 and \0661\0662\0663\0664\0665\0666\0667', true), (U&'021\200B000021 \2013 12345678', true),
  ('o2looo02l acct 123456', true),
  ('zero two one zero zero zero zero two one, account one two three four five six', true),
  ('②① 021000021 — 5550001234567', true), ('IBAN 021000021', true), ('021.000.021 / 44.55.66.77', true),
  ('routing: 02100-0021', true), (E'021000021\n123456789', true), ('*021000021* _12345678_', true),
  -- No bank details.
  ('The earnest money is $3,000, due 12/24/2026. Call (614) 555-0142.', false),
  ('APN 010-123-456, call 614-555-0142', false),
  ('Our account manager at the bank will call', false), ('The wire arrived, ref. 20261130', false),
  ('Atlanta, GA 30301-1234, phone 404-555-0100, $212,000', false), ('30301-1234 and 4045550100', false),
  ('Parcel number 03-210-0002-1, 1234567 sq ft', false), ('021000021', false), ('123456789 and 987654321', false),
  ('', false), (null, false)
) as t (content, found);

create function tests.digits(count integer) returns text language sql volatile
as $$ select string_agg(floor(random() * 10)::integer::text, '') from generate_series(1, count); $$;
create function tests.any_of(choices text[]) returns text language sql volatile
as $$ select choices[1 + floor(random() * cardinality(choices))::integer]; $$;
create function tests.between(low integer, high integer) returns integer language sql volatile
as $$ select low + floor(random() * (high - low + 1))::integer; $$;
create function tests.phone_number() returns text language sql volatile as $$
  select format(tests.any_of('{(%s) %s-%s,%s-%s-%s,%s %s %s,%s.%s.%s,+1 %s-%s-%s,%s%s%s}'), tests.between(201, 989),
    tests.between(201, 989), tests.digits(4));
$$;
/* What people write about a property and its dates, and how to reach them. */
create function tests.innocent() returns text language sql volatile as $$
  select (array[
    'Call ' || tests.phone_number() || '.', 'The price is $' || to_char(tests.between(1000, 99000000), 'FM999,999,999'),
    '$' || tests.between(1000, 9000000) || ' as is', to_char(tests.between(50, 900) * 1000, 'FM999,999') || ' ARV.',
    'Closing ' || tests.between(1, 12) || '/' || tests.between(1, 28) || '/' || tests.between(2024, 2030),
    'by ' || to_char(date '2026-01-01' + tests.between(0, 900), 'YYYY-MM-DD') || '.',
    tests.between(1, 99999) || ' Oak St, Columbus, OH ' || tests.digits(5) || '-' || tests.digits(4),
    'ZIP ' || tests.digits(5) || '-' || tests.digits(4) || ';',
    'APN ' || tests.digits(3) || '-' || tests.digits(3) || '-' || tests.digits(3),
    'Parcel no. ' || tests.digits(2) || '-' || tests.digits(7), tests.between(600, 4000) || ' sq ft, built '
      || tests.between(1890, 2025), tests.between(1, 6) || ' beds, ' || tests.between(1, 4) || ' baths'
  ])[tests.between(1, 12)];
$$;
/* A routing number with a valid checksum. */
create function tests.routing() returns text language sql volatile as $$
  select head || (10 - (3 * (d[1] + d[4] + d[7]) + 7 * (d[2] + d[5] + d[8]) + d[3] + d[6]) % 10) % 10
  from (
    select head, regexp_split_to_array(head, '')::integer[] as d
    from (select lpad(tests.any_of('{1,2,6,11,12,21,26,31,32,61,67,72,80}'), 2, '0') || tests.digits(6) as head) as h
  ) as digits;
$$;
/* With something between the digits, or digits of another script. */
create function tests.spelled(number text) returns text language sql volatile as $$
  select case tests.between(1, 6)
    when 1 then number
    when 2 then regexp_replace(number, '(...)(?=.)',
      '\1' || tests.any_of(array[' ', '-', '.', U&'\00A0', U&'\2011']), 'g')
    when 3 then regexp_replace(number, '(.)(?=.)', '\1' || tests.any_of(array[' ', '-', '. ', U&'\2009']), 'g')
    when 4 then translate(number, '0123456789', '０１２３４５６７８９')
    when 5 then translate(number, '0123456789', '٠١٢٣٤٥٦٧٨٩')
    else regexp_replace(number, '(....)(?=.)', '\1' || U&'\200B', 'g')
  end;
$$;
select is((
  select coalesce(string_agg(content, E'\n'), '') from (
    select string_agg(tests.innocent(), ' ') as content
    from generate_series(1, 1500) as text (n), generate_series(1, 4 + n % 3) as part group by n
  ) as texts where private.has_bank_details(content)
), '', 'phone numbers, prices, ZIP codes, dates, parcel numbers, and addresses are no bank details');
select is((
  select coalesce(string_agg(content, E'\n'), '') from (
    select tests.any_of(array['', 'Hi. ', 'Send it here: ', 'Routing ', 'ABA #', 'Bank: '])
      || tests.spelled(tests.routing())
      || tests.any_of(array[' / ', ', ', '; ', E'\n', ' Account ', ' acct # ', ' and '])
      || tests.spelled('9' || tests.digits(tests.between(6, 16))) || tests.any_of(array['', '.', ' Thanks!']) as content
    from generate_series(1, 1000)
  ) as texts where not private.has_bank_details(content)
), '', 'a routing number with an account number is, however it''s written');

-- Where they're refused -------------------------------------------------------------------------------

create function tests.bank() returns text language sql immutable
as $$ select 'Wire it to 021000021, account 123456789'; $$;
create function tests.writes(other text, content text default tests.bank()) returns uuid language sql
as $$ select public.send_message(tests.user_id(other), gen_random_uuid(), content); $$;
select tests.connect('Pro', 'Partner');
select tests.offers('Bob', 'bob', 'house');
select tests.answers('Cal', 'bob', 'accept');
select tests.joins('Cal', 'Tia', 'title', '{earnest_money,messages,documents}');
select tests.holds(who, statement, 'fails: This looks like bank details. In a deal, only the title company enters '
  || 'them, under Payment instructions, where nobody else can change them.', rule) from (values
  ('Bob', $$ select tests.writes('Cal') $$, 'in a message to the other side'),
  ('Cal', $$ select tests.writes('Bob') $$, 'from them'),
  ('Tia', $$ select tests.writes('Bob') $$, 'from the title company'),
  ('Bob', $$ select tests.offers('Bob', 'more', 'other', message => tests.bank()) $$, 'with an offer'),
  ('Cal', $$ select propose_extension(tests.milestone_id('closing'), now() + interval '60 days', tests.bank()) $$,
    'in a reason'),
  ('Cal', $$ select end_deal(tests.deal_id('bob'), 'other', tests.bank()) $$, 'in a note'),
  ('Cal', $$ select invite_party(tests.deal_id('bob'), 'x@tests.example', tests.bank(), 'title') $$, 'as a name'),
  ('Cal', $$ select set_party_company(tests.deal_id('bob'), tests.bank(), 'TN', 'Manager') $$, 'as a company'),
  ('Cal', $$ select move_milestone(tests.milestone_id('earnest_money'), 'confirm', 1,
      (now() at time zone 'America/Chicago')::date, tests.bank()) $$, 'as a reference'),
  ('Cal', $$ select tests.adds('Cal', 'paper', '{Bob}', file => tests.bank() || '.pdf') $$, 'as a document''s name'),
  ('Cal', $$ insert into listing_terms (property_id, access_instructions)
      values (tests.listing_id('house'), tests.bank()) $$, 'where the buyer reads how to get in')
) as t (who, statement, rule);
select tests.holds(who, statement, outcome, rule) from (values
  ('Cal', $$ select tests.writes('Bob', 'The price is $95,000, call 614-555-0142') $$, 'works', 'the rest is sent'),
  ('Pro', $$ select tests.writes('Partner') $$, 'works', 'members without a deal write what they like')
) as t (who, statement, outcome, rule);

-- Every trigger, so that no text that others in a deal read is forgotten.
select set_eq(
  $$ select tgrelid::regclass || '.' || split_part(encode(tgargs, 'escape'), '\000', 1) from pg_trigger
    where tgfoid = 'private.refuse_bank_details'::regproc and tgenabled = 'O' $$,
  array['agreements.body', 'deal_documents.name', 'ledger_texts.text', 'listing_terms.access_instructions',
    'message_attachments.name', 'messages.content'],
  'these are checked'
);

select * from finish();
rollback;
