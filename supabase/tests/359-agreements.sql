-- Agreements: approving templates, preparing, signing, declining, and withdrawing them, sealing, and who reads what.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();
select tests.create_user('Mod', staff => true);
update public.staff set role = 'moderator' where user_id = tests.user_id('Mod');
update public.staff set role = 'admin' where user_id = tests.user_id('Staff');
update properties set off_market_contract = true where id = tests.listing_id('house');

create function tests.deals(buyer text, seller text, name text, listing text, fields jsonb default '{}') returns text
language plpgsql as $$
begin
  perform tests.offers(buyer, name, listing, fields);
  return tests.answers(seller, name, 'accept');
end;
$$;
create function tests.splits(offer text, shares jsonb) returns text language plpgsql as $$
declare
  split constant uuid := gen_random_uuid();
  member record;
begin
  for member in select key as name, row_number() over (order by key) as number from jsonb_each(shares) order by key loop
    perform tests.as_member(member.name);
    if member.number = 1 then
      perform public.propose_split(split, tests.deal_id(offer), jsonb_build_object('profit', jsonb_build_object(
        'amount_cents', 1000000, 'shares',
        (select jsonb_object_agg(tests.party_id(offer, key), value) from jsonb_each(shares))
      )));
    else
      perform public.answer_split(split, 'approved');
    end if;
  end loop;
  return null;
end;
$$;
create function tests.inputs(kind text, fields jsonb default '{}') returns jsonb language sql as $$
  select case inputs.kind
    when 'assignment' then jsonb_build_object(
      'original_seller', 'Olga Muñoz', 'original_contract_date', '2026-11-02', 'assignment_fee_usd', 12500
    )
    else jsonb_build_object('contributions', E'Jo: $20,000\nBob: the work', 'ends_on', current_date + 300)
  end || fields;
$$;
create function tests.previews(
  member text, kind text default 'assignment', offer text default 'bob', fields jsonb default '{}'
) returns jsonb language plpgsql as $$
begin
  perform tests.as_member(member);
  return public.preview_agreement(tests.deal_id(offer), kind, tests.inputs(kind, fields));
end;
$$;
/* Prepares what the member sees now, or a text with another hash. */
create function tests.prepares(
  member text, name text, kind text default 'assignment', offer text default 'bob', fields jsonb default '{}',
  hash text default null
) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.prepare_agreement(tests.agreement_id(name), tests.deal_id(offer), kind, tests.inputs(kind, fields),
    coalesce(hash, public.preview_agreement(tests.deal_id(offer), kind, tests.inputs(kind, fields)) ->> 'body_sha256'));
  return null;
end;
$$;
create function tests.signs(
  member text, name text, typed text default null, consent boolean default true, hash text default null,
  confirmed boolean default false
) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.sign_agreement(tests.agreement_id(name), coalesce(hash, tests.hash_of(name)),
    coalesce(typed, member), consent, confirmed);
  return null;
end;
$$;
create function tests.declines(member text, name text, reason text default null) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.decline_agreement(tests.agreement_id(name), reason);
  return null;
end;
$$;
create function tests.withdraws(member text, name text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.withdraw_agreement(tests.agreement_id(name));
  return null;
end;
$$;
create function tests.acts(
  member text, company text default null, state text default null, capacity text default null, offer text default 'ann'
) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.set_party_company(tests.deal_id(offer), company, state, capacity);
  return null;
end;
$$;
create function tests.agreement_status(name text) returns text language sql security definer
as $$ select status from public.agreements where id = tests.agreement_id(name); $$;
create function tests.milestone(offer text) returns text language sql security definer as $$
  select m.state from public.deal_milestones m where m.deal_id = tests.deal_id(offer) and m.kind = 'assignment';
$$;
/* What a member sees: agreements, signatures, documents, readers of documents. */
create function tests.sees(member text) returns text language plpgsql as $$
declare
  seen text;
begin
  perform tests.as_member(member);
  select concat_ws(' ', (select count(*) from public.agreements), (select count(*) from public.agreement_signatures),
    (select count(*) from public.deal_documents), (select count(*) from public.deal_document_readers)) into seen;
  return seen;
end;
$$;
create function tests.notified(member text) returns text language sql security definer as $$
  select string_agg(n.data ->> 'step', ' ' order by n.created_at, e.seq)
  from public.notifications n join public.ledger_entries e on e.id = n.subject_id
  where n.user_id = tests.user_id(member) and n.kind = 'deal' and n.data ->> 'step' ~ '^agreement';
$$;
create function tests.ledger(offer text) returns text[] language sql security definer as $$
  select array_agg(e.actor || ' ' || e.kind order by e.seq) from public.ledger_entries e
  where e.offer_id = tests.offer_id(offer) and e.kind ~ '^(agreement|milestone)';
$$;
create function tests.sealed_path(name text, hash text) returns text language sql immutable
as $$ select 'agreements/' || tests.agreement_id(name) || '/' || hash || '.pdf'; $$;
/* Seals an agreement the way the seal-agreement function does. */
create function tests.seals(name text, mark text default 'a') returns public.deal_documents language plpgsql as $$
declare
  hash constant text := md5(mark) || md5(mark);
begin
  perform tests.as_service();
  insert into storage.objects (bucket_id, name, metadata)
  values ('deal-documents', tests.sealed_path(name, hash), '{"mimetype": "application/pdf", "size": 1000}');
  return public.register_sealed_agreement(tests.agreement_id(name), md5('sealed ' || name || mark)::uuid, 1000, hash,
    tests.sealed_path(name, hash));
end;
$$;
create function tests.sealed_id(name text) returns uuid language sql security definer
as $$ select document_id from public.agreements where id = tests.agreement_id(name); $$;

create function tests.template(kind text) returns uuid language sql
as $$ select id from public.agreement_templates t where t.kind = template.kind; $$;
create function tests.body(kind text default 'assignment', fields jsonb default '{}') returns text language sql
as $$ select tests.previews('Bob', kind, 'bob', fields) ->> 'body'; $$;
create function tests.can_read_sealed() returns boolean language sql
as $$ select exists (select from storage.objects where name = tests.sealed_path('a', md5('a') || md5('a'))); $$;
create function tests.opens(member text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  return public.open_deal_document(tests.sealed_id('a'));
end;
$$;

select tests.deals('Bob', 'Cal', 'bob', 'house');
select tests.joins('Bob', 'Jo', 'jv_partner');
select tests.joins('Cal', 'Tia', 'title', '{terms,documents,earnest_money}');
select tests.deals('Eve', 'Pro', 'eve', 'other');

-- Templates -----------------------------------------------------------------------------------------------

select tests.holds('owner', $$ select kind, version from agreement_templates order by kind $$,
    'gives (amendment,1) (assignment,1) (jv,1) (release,1)', 'there is one template of each kind');
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ select kind from agreement_templates where body !~* 'not legal advice\. Have an attorney licensed in' $$,
    'no rows', 'each says to have an attorney review it'),
  ('owner', $$ update agreement_templates set title = 'x' $$, 'fails 42501', 'templates are never changed'),
  ('owner', $$ delete from agreement_templates $$, 'fails 42501', 'nor deleted'),
  ('Ann', $$ select string_agg(kind, ' ' order by kind) from agreement_templates $$, 'gives amendment release',
    'members see no template before it''s approved')
) as t (who, statement, outcome, rule);
select tests.as_visitor();
select throws_ok($$ select tests.previews('Bob', 'assignment') $$, 'P0001',
  'We don’t have an approved agreement for NY yet. You can add your own as a document.');
select tests.holds('Mod', $$ select count(*) from agreement_templates $$, 'gives 4', 'staff see all');
select throws_ok($$ select approve_template((select id from agreement_templates where kind = 'jv'), '{NY}') $$, '42501',
  'Only admins can approve agreements');
select tests.as_member('Staff');
select throws_ok($$ select approve_template(gen_random_uuid(), '{NY}') $$, '22023', null,
  'an admin approves a template');
select throws_ok($$ select approve_template(tests.template('jv'), '{}') $$, '22023', null, 'for states');
select throws_ok($$ select approve_template(tests.template('jv'), '{NY,XX}') $$, '22023', null, 'that exist');
select throws_ok($$ select approve_template(tests.template('jv'), null) $$, '22023', null, 'and are named');
select lives_ok($$ select approve_template(tests.template('assignment'), '{NY,FL,NY}') $$, 'each once');
select lives_ok($$ select approve_template(tests.template('assignment'), '{NY}') $$, 'twice is once');
select lives_ok($$ select revoke_template_approval(tests.template('assignment'), 'FL') $$, 'and revokes it');
select lives_ok($$ select revoke_template_approval(tests.template('assignment'), 'FL') $$, 'twice is once');
select lives_ok($$ select approve_template(tests.template('jv'), '{NY}') $$, 'the other kind, too');
select results_eq(
  $$ select action, title, reason, actor_id = tests.user_id('Staff') from moderation_actions
    where subject_kind = 'agreement_template' order by created_at, reason $$,
  $$ values ('approve_template', 'Assignment of purchase contract, version 1', 'Approved for FL, NY', true),
    ('revoke_template', 'Assignment of purchase contract, version 1', 'No longer approved for FL', true),
    ('approve_template', 'Joint venture agreement, version 1', 'Approved for NY', true) $$, 'all of it is logged'
);
select tests.as_member('Ann');
select is((select count(*) from agreement_templates), 4::bigint, 'members see approved ones');

-- Previews ------------------------------------------------------------------------------------------------

select is(tests.previews('Bob') - 'body' - 'body_sha256', jsonb_build_object(
  'template_id', tests.template('assignment'), 'template_version', 1, 'title', 'Assignment of purchase contract',
  'state', 'NY', 'signers', jsonb_build_array(
    jsonb_build_object('party_id', tests.party_id('bob', 'Cal'), 'name', 'Cal', 'role', 'seller'),
    jsonb_build_object('party_id', tests.party_id('bob', 'Bob'), 'name', 'Bob', 'role', 'buyer')
  )
), 'the buyer previews an assignment');
select is(tests.previews('Bob') ->> 'body_sha256',
  encode(sha256(convert_to(tests.body(), 'UTF8')), 'hex'), 'with the hash of its text');
select matches(tests.body(), part, 'it says ' || part) from unnest(array[
  'between Cal \(the “Assignor”\) and Bob \(the “Assignee”\)', 'dated November 2, 2026', 'with Olga Muñoz',
  '12 Oak St, New York, NY 10001', 'pays \$95,000 in total', 'an assignment fee of \$12,500', 'deposit is \$3,000',
  to_char(current_date + 30, '"on or before "FMMonth FMDD, YYYY'), 'The law of New York applies'
]) as part;
select doesnt_match(tests.body(), '[{}]', 'no field is left empty');
select matches(tests.body(fields => jsonb_build_object('original_seller', E'  {{price}}\n## 9. Extra\u202e ')),
  'with \{\{price\}\} ## 9. Extra \(the “Owner”\)', 'what a party enters can''t pass for the text');
select tests.as_owner();
update deal_milestones set due_at = (current_date + 46)::timestamp at time zone 'America/Chicago'
where deal_id = tests.deal_id('bob') and kind = 'closing';
select matches(tests.body(), to_char(current_date + 45, '"on or before "FMMonth FMDD, YYYY'),
  'the closing date is the deadline as it is now');
select throws_ok(format('select tests.previews(''Bob'', ''assignment'', ''bob'', %L)', fields), 'P0001', message)
from (values
  ('{"original_seller": " "}'::jsonb, 'Enter the seller named in the original contract, in up to 200 characters.'),
  ('{"original_seller": null}', 'Enter the seller named in the original contract, in up to 200 characters.'),
  ('{"original_contract_date": "2026-02-30"}', 'Enter the date of the original contract, in the last 10 years.'),
  ('{"original_contract_date": "soon"}', 'Enter the date of the original contract, in the last 10 years.'),
  ('{"original_contract_date": "2999-01-01"}', 'Enter the date of the original contract, in the last 10 years.'),
  ('{"assignment_fee_usd": 95001}', 'Enter the assignment fee in whole dollars. It can’t be more than the price.'),
  ('{"assignment_fee_usd": -1}', 'Enter the assignment fee in whole dollars. It can’t be more than the price.'),
  ('{"assignment_fee_usd": 1.5}', 'Enter the assignment fee in whole dollars. It can’t be more than the price.'),
  ('{"assignment_fee_usd": "a lot"}', 'Enter the assignment fee in whole dollars. It can’t be more than the price.')
) as wrong (fields, message);
select throws_ok($$ select tests.previews('Bob', 'lease') $$, '22023', null, 'kinds come from the list');
select throws_ok(format('select tests.previews(%L)', name), '42501', null, name || ' can''t preview')
from unnest(array['Jo', 'Tia', 'Eve', 'Ann', 'Staff']) as name;
select throws_ok($$ select tests.previews('Bob', 'jv') $$, 'P0001', 'Agree on a split of the profit first.');

-- Preparing -----------------------------------------------------------------------------------------------

select throws_ok($$ select tests.prepares('Bob', 'a', hash => repeat('0', 64)) $$, 'P0001',
  'The deal changed since you read this agreement. Review it again.', 'only what was read is prepared');
select throws_ok(format('select tests.prepares(%L, ''a'', hash => repeat(''0'', 64))', name), '42501', null,
  name || ' can''t prepare') from unnest(array['Jo', 'Tia', 'Eve', 'Ann', 'Staff']) as name;
select lives_ok($$ select tests.prepares('Bob', 'a') $$, 'the buyer prepares an assignment');
select lives_ok($$ select tests.prepares('Bob', 'a') $$, 'twice is one');
select throws_ok($$ select tests.prepares('Cal', 'a') $$, '42501', null, 'an ID belongs to its preparer');
select throws_ok($$ select tests.prepares('Cal', 'b') $$, 'P0001',
  'An agreement of this kind is already waiting for signatures. It has to be signed, declined, or withdrawn first.');
select is(tests.last_entry() - 'prev' - 'at' - 'offer' - 'seq', jsonb_build_object(
  'actor', 'buyer', 'kind', 'agreement.prepare', 'data', jsonb_build_object(
    'agreement', tests.agreement_id('a'), 'kind', 'assignment', 'template_version', 1, 'state', 'NY',
    'body_sha256', tests.hash_of('a'),
    'signers', jsonb_build_array(tests.party_id('bob', 'Cal'), tests.party_id('bob', 'Bob'))
  )
), 'the ledger has its hash');
select is(tests.sees('Bob') || ', ' || tests.sees('Cal'), '1 2 0 0, 1 2 0 0', 'those who sign see it');
select is(tests.sees(name), '0 0 0 0', name || ' doesn''t')
from unnest(array['Jo', 'Tia', 'Eve', 'Ann', 'Pro', 'Staff']) as name;
select is(tests.notified('Cal'), 'agreement.prepare', 'the seller hears of it');
select is(concat(tests.notified('Bob'), tests.notified('Jo'), tests.notified('Tia')), '', 'and nobody else');
select is(
  (select n.data from notifications n where n.data ->> 'step' = 'agreement.prepare') - 'time_zone' - 'title',
  jsonb_build_object('step', 'agreement.prepare', 'deal_id', tests.deal_id('bob'), 'by', 'buyer', 'kind', 'assignment',
    'asks', true, 'state', 'NY', 'agreement', tests.agreement_id('a'), 'template_version', 1),
  'without more than the text needs'
) from tests.as_member('Cal');
select tests.as_owner();
insert into tests.mail (user_id, kind, data)
select n.user_id, n.kind, n.data from public.notifications n where n.data ->> 'step' = 'agreement.prepare';
select tests.as_service();
select is((select concat_ws(' ', m.actor_name, m.actor_trusted, m.title_trusted) from tests.claim_mail(100) m
  where m.data ->> 'step' = 'agreement.prepare' order by m.email limit 1), 'Bob t t', 'the email names them, too');
select tests.as_member('Cal');

-- Signing -------------------------------------------------------------------------------------------------

select throws_ok(format('select tests.signs(%L, ''a'')', name), '42501', 'This agreement isn’t available to you.',
  name || ' can''t sign') from unnest(array['Jo', 'Tia', 'Eve', 'Ann', 'Pro', 'Staff']) as name;
select throws_ok(format('select tests.declines(%L, ''a'')', name), '42501', null, name || ' can''t decline')
from unnest(array['Jo', 'Tia', 'Eve', 'Ann', 'Pro', 'Staff']) as name;
select throws_ok(format('select tests.withdraws(%L, ''a'')', name), '42501', null, name || ' can''t withdraw')
from unnest(array['Cal', 'Jo', 'Tia', 'Eve', 'Ann', 'Pro', 'Staff']) as name;
select throws_ok($$ select tests.signs('Bob', 'none', hash => 'x') $$, '42501', null, 'an unknown agreement');
select throws_ok($$ select tests.signs('Bob', 'a', hash => repeat('0', 64)) $$, 'P0001',
  'This isn’t the text you read. Review it again.', 'only what was read is signed');
select throws_ok($$ select tests.signs('Bob', 'a', consent => false) $$, 'P0001',
  'Check the box to agree to sign electronically.');
select throws_ok($$ select sign_agreement(tests.agreement_id('a'), tests.hash_of('a'), 'Bob', null) $$, 'P0001',
  'Check the box to agree to sign electronically.');
select throws_ok(format('select tests.signs(''Bob'', ''a'', %L)', typed), 'P0001',
  'Type your full name, in 2 to 120 characters.')
from unnest(array[
  ' B ', E'\u202e\u2066', repeat('x', 121), '', E'\u200d\u200d\u200d', E'\u3164\u3164', E'\u00ad\u00ad',
  E'\u2800\u2800', E'\ufe0f\ufe0f', E'\U000e0042\U000e006f', E'\ue000\ue001', E'\u115f\u1160', E'\uffa0\uffa0', '- . -',
  '👍👍'
]) as typed;
select throws_ok($$ select sign_agreement(tests.agreement_id('a'), tests.hash_of('a'), null, true) $$, 'P0001',
  'Type your full name, in 2 to 120 characters.');
select is((select count(*) from agreement_signatures where signed_at is not null), 0::bigint, 'nobody has signed')
from tests.as_member('Bob');
select throws_ok(format('select tests.signs(''Bob'', ''a'', %L)', typed), 'P0001',
  'Your account has another name. Confirm that you sign as “' || kept || '”.', 'another name: ' || kept)
from (values ('Bob Buyer', 'Bob Buyer'), ('Cal', 'Cal'), (U&'B\200Dob \202EBuyer', 'Bob Buyer'), ('Boß', 'Boß')
) as other (typed, kept);
select lives_ok($$ select tests.signs('Bob', 'a', '  Bob B.  Buyer ', confirmed => true) $$, 'the buyer signs');
select lives_ok($$ select tests.signs('Bob', 'a', 'Robert') $$, 'twice is once');
select results_eq($$ select name, signed_name, signed_at is not null from agreement_signatures order by position $$,
  $$ values ('Cal', null, false), ('Bob', 'Bob B. Buyer', true) $$, 'with the first name they typed');
select tests.holds($$ select t.text from ledger_texts t where t.offer_id = tests.offer_id('bob') and t.field =
      'signed_name' $$, 'gives Bob B. Buyer', 'the ledger has the name beside the chain');
select is(tests.last_entry() -> 'data' ->> 'body_sha256', tests.hash_of('a'), 'and what was signed');
select tests.as_member('Staff');
select revoke_template_approval(tests.template('assignment'), 'NY');
select throws_ok($$ select tests.signs('Cal', 'a') $$, 'P0001',
  'This agreement is no longer approved for NY. Withdraw it, and add your own as a document.');
select tests.as_member('Staff');
select approve_template(tests.template('assignment'), '{NY}');
select throws_ok($$ select tests.as_service(); select public.agreement_to_seal(tests.user_id('Bob'),
  tests.agreement_id('a')) $$, 'P0001', 'Not everyone has signed this agreement.');
select lives_ok($$ select tests.signs('Cal', 'a', ' ÇAL.') $$, 'the seller signs, whatever case and accents');
select is((select other_name from agreement_signatures where signed_name = 'ÇAL.'), false, 'with the same name')
from tests.as_member('Cal');
select is(tests.agreement_status('a'), 'signed', 'the agreement is complete');
select is(tests.milestone('bob'), 'done', 'and the assignment done');
select is(tests.ledger('bob'), array['buyer agreement.prepare', 'buyer agreement.sign', 'seller agreement.sign',
  'system agreement.complete', 'system milestone.complete'], 'the ledger has every step');
select is(tests.notified('Cal'), 'agreement.prepare agreement.sign agreement.complete', 'the seller heard of each');
select is(concat(tests.notified('Jo'), tests.notified('Tia')), '', 'and nobody else');
select throws_ok($$ select tests.declines('Cal', 'a') $$, 'P0001', 'Everyone has signed this agreement.');
select throws_ok($$ select tests.withdraws('Bob', 'a') $$, 'P0001', 'Everyone has signed this agreement.');

-- Sealing -------------------------------------------------------------------------------------------------

select tests.as_service();
select throws_ok(format('select agreement_to_seal(tests.user_id(%L), tests.agreement_id(''a''))', name), '42501', null,
  'the function seals nothing for ' || name) from unnest(array['Jo', 'Tia', 'Eve', 'Ann', 'Staff']) as name;
select tests.as_owner();
create temporary table to_seal as
select agreement_to_seal(tests.user_id('Cal'), tests.agreement_id('a')) as content;
select is((select content -> 'agreement' ->> 'body_sha256' from to_seal), tests.hash_of('a'), 'it gets the text');
select is((select content -> 'document' from to_seal), 'null', 'not sealed yet');
select tests.holds(statement, outcome, rule) from (values
  ($$ select content -> 'signers' -> 1 ->> 'signed_name' from to_seal $$, 'gives Bob B. Buyer', 'the signatures'),
  ($$ select length(content -> 'ledger' ->> 'hash') from to_seal $$, 'gives 64', 'and the head of the ledger'),
  ($$ select register_sealed_agreement(tests.agreement_id('a'), gen_random_uuid(), 1000, repeat('0', 64),
      tests.sealed_path('a', repeat('0', 64))) $$, 'fails 22023', 'a sealed agreement needs a stored file'),
  ($$ select register_sealed_agreement(tests.agreement_id('none'), gen_random_uuid(), 1000, repeat('0', 64),
      tests.sealed_path('none', repeat('0', 64))) $$, 'fails 22023', 'and an agreement')
) as t (statement, outcome, rule);
select is((tests.seals('a')).id, md5('sealed aa')::uuid, 'it''s sealed');
select is((tests.seals('a', 'b')).id, md5('sealed aa')::uuid, 'the first one wins');
select is(tests.last_entry() -> 'data' ->> 'sha256', md5('a') || md5('a'), 'the ledger has its hash');
select is(agreement_to_seal(tests.user_id('Bob'), tests.agreement_id('a')) -> 'document' ->> 'name',
  'Assignment of purchase contract.pdf', 'asking again returns the document') from tests.as_service();
select is(tests.sees('Bob') || ', ' || tests.sees('Cal'), '1 2 1 2, 1 2 1 2', 'those who signed see it');
select is(tests.sees(name), '0 0 0 0', name || ' doesn''t')
from unnest(array['Jo', 'Tia', 'Eve', 'Ann', 'Pro', 'Staff']) as name;
select is(tests.opens('Cal'), tests.sealed_path('a', md5('a') || md5('a')), 'opening returns the path');
select ok(not tests.can_read_sealed(), 'nobody reads the file in storage') from unnest(array['Cal', 'Bob']) as name,
  tests.as_member(name);
select is((select count(*) from deal_document_log where step = 'viewed'), 1::bigint, 'who signed sees the view')
from tests.as_member('Bob');
select throws_ok(format('select tests.opens(%L)', name), '42501', null, name || ' can''t open it')
from unnest(array['Jo', 'Tia', 'Eve', 'Ann', 'Staff']) as name;
select throws_ok($$ select remove_deal_document(tests.sealed_id('a')) $$, '42501', null, 'it can''t be removed')
from tests.as_member('Bob');
select throws_ok($$ select unshare_deal_document(tests.sealed_id('a'), tests.party_id('bob', 'Cal')) $$, 'P0001',
  'Everyone who signed an agreement keeps it.');
select lives_ok($$ select share_deal_document(tests.sealed_id('a'), tests.party_id('bob', 'Tia')) $$,
  'a signer shares it with the title company');
select is(tests.sees('Tia'), '0 0 1 3', 'who sees the document only');
select is(tests.opens('Tia'), tests.sealed_path('a', md5('a') || md5('a')), 'and opens it');
select throws_ok($$ select share_deal_document(tests.sealed_id('a'), tests.party_id('bob', 'Jo')) $$, '42501', null,
  'but can''t share it on');
select lives_ok($$ select unshare_deal_document(tests.sealed_id('a'), tests.party_id('bob', 'Tia')) $$,
  'the other signer takes it back') from tests.as_member('Cal');

-- Declining and withdrawing -------------------------------------------------------------------------------

select lives_ok($$ select tests.prepares('Cal', 'c') $$, 'another assignment');
select throws_ok($$ select tests.declines('Bob', 'c', repeat('x', 1001)) $$, 'P0001',
  'Keep the reason to 1,000 characters.');
select lives_ok($$ select tests.declines('Bob', 'c', ' The fee is wrong. ') $$, 'is declined');
select lives_ok($$ select tests.declines('Bob', 'c') $$, 'twice is once');
select is((select t.text from ledger_texts t where t.field = 'reason'), 'The fee is wrong.', 'with a reason')
from tests.as_member('Cal');
select throws_ok($$ select tests.signs('Cal', 'c') $$, 'P0001', 'This agreement was declined.');
select throws_ok($$ select tests.withdraws('Cal', 'c') $$, 'P0001', 'This agreement was declined.');
select lives_ok($$ select tests.prepares('Cal', 'd') $$, 'prepared again');
select lives_ok($$ select tests.signs('Bob', 'd') $$, 'signed by one');
select throws_ok($$ select tests.withdraws('Bob', 'd') $$, '42501', null, 'only its preparer withdraws it');
select lives_ok($$ select tests.withdraws('Cal', 'd') $$, 'it''s withdrawn');
select lives_ok($$ select tests.withdraws('Cal', 'd') $$, 'twice is once');
select throws_ok($$ select tests.signs('Cal', 'd') $$, 'P0001', 'This agreement was withdrawn.');
select throws_ok($$ select tests.declines('Bob', 'd') $$, 'P0001', 'This agreement was withdrawn.');

-- Joint ventures ------------------------------------------------------------------------------------------

select lives_ok($$ select tests.splits('bob', '{"Bob": 6250, "Cal": 0, "Jo": 3750}') $$, 'buyer and partner share');
select tests.holds($$ select string_agg(s ->> 'name', ',') from jsonb_array_elements(tests.previews('Bob', 'jv') ->
      'signers') as s $$, 'gives Bob,Jo', 'those who share the profit sign');
select matches(tests.body('jv'), part, 'it says ' || part) from unnest(array[
  E'\n- Bob, the buyer in the deal\n- Jo\n', E'\n- Bob: 62\\.5%\n- Jo: 37\\.5%\n',
  E'\n- Jo: \\$20,000\n- Bob: the work\n',
  to_char(current_date + 300, '"or on "FMMonth FMDD, YYYY')
]) as part;
select doesnt_match(tests.body('jv'), '[{}]', 'no field is left empty');
select matches(tests.body('jv', jsonb_build_object('contributions', E'Jo: cash\r\n## 10. Extra\n\n')),
  E'\n- Jo: cash\n- ## 10. Extra\n\n', 'a line can''t pass for a heading');
select throws_ok(format('select tests.previews(''Bob'', ''jv'', ''bob'', %L)', fields), 'P0001', message)
from (values
  ('{"contributions": "\n \n"}'::jsonb, 'Describe what each party contributes, in up to 4,000 characters.'),
  (jsonb_build_object('contributions', repeat('x', 4001)),
    'Describe what each party contributes, in up to 4,000 characters.'),
  ('{"ends_on": "2020-01-01"}', 'Choose an end date in the future, within 10 years.'),
  ('{"ends_on": "2999-01-01"}', 'Choose an end date in the future, within 10 years.'),
  ('{"ends_on": null}', 'Choose an end date in the future, within 10 years.')
) as wrong (fields, message);
select throws_ok($$ select tests.previews('Cal', 'jv') $$, 'P0001',
  'A joint venture agreement is between parties who share the profit. In the agreed split, you don’t.');
select throws_ok($$ select tests.previews('Jo', 'jv') $$, '42501', null, 'a partner doesn''t prepare');
select lives_ok($$ select tests.prepares('Bob', 'j', 'jv') $$, 'the buyer prepares it');
select lives_ok($$ select tests.prepares('Cal', 'e') $$, 'while another kind waits, too');
select throws_ok($$ select tests.signs('Cal', 'j') $$, '42501', null, 'the seller can''t sign it');
select throws_ok($$ select tests.withdraws('Jo', 'j') $$, '42501', null, 'the partner can''t withdraw it');
select lives_ok($$ select tests.splits('bob', '{"Bob": 10000, "Cal": 0, "Jo": 0}') $$,
  'a new split without the partner');
select lives_ok($$ select revoke_party(tests.party_id('bob', 'Jo')) $$, 'who is removed') from tests.as_member('Bob');
select is(tests.agreement_status('j'), 'withdrawn', 'what needed them is withdrawn');
select is(tests.last_entry() - 'prev' - 'at' - 'offer' - 'seq', jsonb_build_object(
  'actor', 'system', 'kind', 'agreement.withdraw', 'data',
  jsonb_build_object('agreement', tests.agreement_id('j'), 'kind', 'jv', 'reason', 'party_left')
), 'the ledger says why');
select is(tests.sees('Jo'), '0 0 0 0', 'a removed partner doesn''t see what they didn''t sign');
select throws_ok($$ select tests.signs('Jo', 'j') $$, '42501', null, 'nor can sign');
select throws_ok($$ select tests.previews('Bob', 'jv') $$, 'P0001', null, 'nobody has a joint venture alone');
select lives_ok($$ select tests.joins('Bob', 'Jo', 'jv_partner') $$, 'the partner is back');
select lives_ok($$ select tests.splits('bob', '{"Bob": 5000, "Cal": 0, "Jo": 5000}') $$, 'with a share');
select lives_ok($$ select tests.prepares('Bob', 'k', 'jv') $$, 'prepared again');
select lives_ok($$ select tests.signs('Jo', 'k') $$, 'the partner signs');
select lives_ok($$ select tests.signs('Bob', 'k') $$, 'the buyer signs');
select is((tests.seals('k', 'k')).kind, 'jv_agreement', 'and sealed');
select lives_ok($$ select tests.splits('bob', '{"Bob": 10000, "Cal": 0, "Jo": 0}') $$, 'later they agree on less');
select lives_ok($$ select revoke_party(tests.party_id('bob', 'Jo')) $$, 'and the partner leaves')
from tests.as_member('Jo');
select is(tests.sees('Jo'), '1 2 1 2', 'who keeps what everyone signed');
select lives_ok($$ select open_deal_document(tests.sealed_id('k')) $$, 'and opens it');
select lives_ok($$ select tests.joins('Bob', 'Jo', 'attorney', '{documents}') $$, 'also in another role');
select is(tests.sees('Jo'), '2 4 1 2', 'which shows what they didn''t sign again');

-- Direct writes ---------------------------------------------------------------------------------------

select tests.as_owner();
select throws_ok($$ update agreements set body = 'x' where id = tests.agreement_id('a') $$, '42501', null,
  'nobody changes a text');
select throws_ok($$ update agreements set body_sha256 = repeat('0', 64) $$, '42501', null, 'nor its hash');
select throws_ok($$ update agreements set status = 'withdrawn' where id = tests.agreement_id('a') $$, '42501', null,
  'nor undoes a signed one');
select throws_ok($$ update agreements set body = null where id = tests.agreement_id('a') $$, '23514', null,
  'nor deletes its text');

-- Standing and blocks -------------------------------------------------------------------------------------

select tests.as_member('Cal');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Cal'), tests.user_id('Bob'));
select tests.as_member('Staff');
select moderate('suspend', 'profile', tests.user_id('Bob'), 'Spam', until => now() + interval '1 day');
select throws_ok($$ select tests.signs('Bob', 'e') $$, '42501', null, 'a suspended member can''t sign');
select throws_ok($$ select open_deal_document(tests.sealed_id('a')) $$, '42501', null, 'nor open the PDF');
select is(tests.sees('Bob'), '6 12 2 5', 'but still reads what they agreed on');
select tests.as_owner();
delete from private.member_standings;
delete from private.verified_emails where user_id = tests.user_id('Bob');
select throws_ok($$ select tests.signs('Bob', 'e') $$, 'P0001', 'Verify your email address first.');
select tests.as_owner();
select tests.verify_email('Bob');

-- Limits --------------------------------------------------------------------------------------------------

select tests.as_owner();
delete from private.rate_limits;
select tests.set_trust('Eve', 0);
do $$
begin
  for i in 1 .. 10 loop
    perform tests.prepares('Eve', 'limit ' || i, offer => 'eve');
    perform tests.withdraws('Eve', 'limit ' || i);
  end loop;
end;
$$;
select throws_ok($$ select tests.prepares('Eve', 'limit 11', offer => 'eve') $$, 'P0001',
  'New members can prepare 10 agreements a day.');

-- Ended deals ---------------------------------------------------------------------------------------------

select lives_ok($$ select tests.signs('Bob', 'e') $$, 'one side signs');
select lives_ok($$ select end_deal(tests.deal_id('bob'), 'financing') $$, 'the deal falls through');
select is(tests.agreement_status('e'), 'withdrawn', 'what wasn''t signed by all is withdrawn');
select is(tests.last_entry() -> 'data' ->> 'reason', 'deal_ended', 'the ledger says why');
select throws_ok($$ select tests.signs('Cal', 'e') $$, 'P0001', 'This deal fell through.');
select throws_ok($$ select tests.declines('Cal', 'e') $$, 'P0001', 'This deal fell through.');
select throws_ok($$ select tests.withdraws('Cal', 'e') $$, 'P0001', 'This deal fell through.');
select throws_ok($$ select tests.previews('Cal') $$, 'P0001', 'This deal fell through.');
select throws_ok($$ select tests.prepares('Cal', 'g', hash => 'x') $$, 'P0001', 'This deal fell through.');
select is(tests.agreement_status('a') || ' ' || tests.agreement_status('k'), 'signed signed', 'signed agreements stay');
select isnt(tests.opens('Cal'), null, 'and readable');

-- Missing parties -----------------------------------------------------------------------------------------

select tests.as_owner();
/* A name from before names were checked. */
create function tests.renames(member text, name text) returns void language plpgsql security definer as $$
begin
  alter table public.users disable trigger "10_clean_lines";
  update public.users u set name = renames.name where u.id = tests.user_id(member);
  alter table public.users enable trigger "10_clean_lines";
end;
$$;
create function tests.rewrites(agreement text, member text, field text, value text) returns void language plpgsql
security definer as $$
begin
  alter table public.agreement_signatures disable trigger "10_clean_lines";
  execute format('update public.agreement_signatures set %I = $1 where agreement_id = $2 and party_id = $3', field)
    using value, tests.agreement_id(agreement), tests.party_id('eve', member);
  alter table public.agreement_signatures enable trigger "10_clean_lines";
end;
$$;
create function tests.to_seal(name text) returns jsonb language plpgsql as $$
begin
  perform tests.as_service();
  return public.agreement_to_seal(tests.user_id('Pro'), tests.agreement_id(name));
end;
$$;
delete from private.rate_limits;
select tests.joins('Eve', 'Lou', 'jv_partner', offer => 'eve');
select tests.splits('eve', '{"Eve": 5000, "Pro": 2500, "Lou": 2500}');
select tests.as_owner();
select throws_ok(format($$ select tests.renames('Lou', %L), tests.prepares('Eve', 'x', 'jv', 'eve') $$, name), 'P0001',
  'A party has no name that can be read. They have to enter their name in their profile first.',
  'a partner whose name nobody sees isn''t left out')
from unnest(array[U&'\200B', U&'\3164\3164', U&'\2800', '. .', U&'\FE0F', U&'\+0E0041']) as name;
select throws_ok($$ select tests.renames('Pro', U&'\200B'), tests.prepares('Eve', 'x', 'assignment', 'eve') $$, 'P0001',
  'A party has no name that can be read. They have to enter their name in their profile first.', 'nor is a seller');
select tests.renames('Pro', 'Pro'), tests.renames('Lou', U&' L\200Bou\202E  Eve ');
select matches(tests.previews('Eve', 'jv', 'eve') ->> 'body', part, 'names that can be seen are cleaned')
from unnest(array[E'\n- Lou Eve\n', E'\n- Lou Eve: 25%\n', E'\n- Eve, the buyer in the deal\n']) as part;
select tests.prepares('Eve', 'x', 'jv', 'eve');
select tests.rewrites('x', 'Lou', 'name', null);
select throws_ok($$ select tests.signs('Eve', 'x') $$, 'P0001',
  'This agreement doesn’t have everyone’s name or signature. Prepare it again.', 'without a name, nobody signs');
select tests.rewrites('x', 'Lou', 'name', 'Someone');
select throws_ok($$ select tests.signs('Eve', 'x') $$, 'P0001',
  'This agreement doesn’t have everyone’s name or signature. Prepare it again.', 'nor without their name in the text');
select tests.rewrites('x', 'Lou', 'name', 'Lou Eve');
select tests.signs('Eve', 'x', 'EVE'), tests.signs('Pro', 'x'), tests.signs('Lou', 'x', 'Lou  eve');
select is(tests.to_seal('x') #>> '{signers,2,name}', 'Lou Eve', 'everyone''s name and signature is sealed');
select throws_ok(format($$ select tests.as_owner(), tests.rewrites('x', 'Lou', %L, %L), tests.to_seal('x') $$, field,
  value), 'P0001', 'This agreement doesn’t have everyone’s name or signature. Prepare it again.',
  'it isn''t sealed with the ' || field || ' ' || coalesce(value, 'null'))
from (values ('signed_name', null), ('signed_name', U&'\200D\200D\200D'), ('name', null), ('name', U&'\3164\3164'),
  ('name', 'Someone')) as missing (field, value);
select tests.rewrites('x', 'Lou', 'signed_name', U&'\00AD\00AD');
select throws_ok($$ select tests.seals('x') $$, 'P0001',
  'This agreement doesn’t have everyone’s name or signature. Prepare it again.', 'nor is a file of it registered');

-- Export and account deletion -----------------------------------------------------------------------------

select tests.deals('Ann', 'Dee', 'ann', 'jv', '{"jv_share_pct": 50}');
select tests.splits('ann', '{"Ann": 5000, "Dee": 5000}');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.acts('Dee', 'Oak Street LLC') $$, 'fails: Choose the state in which the company is organized.',
    'a company is organized somewhere'),
  ($$ select tests.acts('Dee', 'Oak Street LLC', 'XX', 'Owner') $$, 'fails P0001', 'in a state'),
  ($$ select tests.acts('Dee', 'Oak Street LLC', 'TN') $$, 'fails P0001', 'and someone signs for it as something'),
  ($$ select tests.acts('Dee', U&'\200b', 'TN', 'Owner') $$, 'works', 'without a name to see, it''s none'),
  ($$ select company from deal_parties where role = 'seller' $$, 'gives null', 'as here'),
  ($$ select tests.acts('Eve', 'Oak Street LLC', 'TN', 'Owner') $$, 'fails 42501', 'strangers don''t'),
  ($$ select tests.acts('Dee', 'C0rnerlot Escrow', 'TN', 'Owner') $$,
    'fails: Choose a company that can''t be mistaken for the Cornerlot team.', 'no company poses as us'),
  ($$ select tests.acts('Dee', 'Oak Street LLC', 'TN', 'Cornerlot escrow officer') $$,
    'fails: Choose a capacity that can''t be mistaken for the Cornerlot team.', 'nor does anyone who signs for one'),
  ($$ select tests.acts('Dee', ' Oak  Street LLC', 'tn', 'Managing member') $$, 'works', 'the seller acts for one'),
  ($$ select tests.acts('Dee', 'Oak Street LLC', 'TN', 'Managing member') $$, 'works', 'the same again is once'),
  ($$ select tests.acts('Ann', 'Elm Partners LP', 'DE', 'General partner') $$, 'works', 'the buyer for another'),
  ($$ tests.previews('Ann', 'assignment', 'ann') ->> 'body' ~ ('between Oak Street LLC \(organized in Tennessee\), '
    'acting through Dee as Managing member \(the “Assignor”\) and Elm Partners LP \(organized in Delaware\)') $$,
    'gives true', 'agreements name the companies, and who acts for them')
) as t (statement, outcome, rule);
select lives_ok($$ select tests.prepares('Ann', 'ann jv', 'jv', 'ann') $$, 'a joint venture of buyer and seller');
select throws_ok($$ select tests.acts('Dee') $$, 'P0001', null, 'what waits for signatures keeps its parties');
select lives_ok($$ select tests.signs('Dee', 'ann jv', 'Dee Signer', confirmed => true) $$, 'signed by the seller');
select lives_ok($$ select tests.prepares('Dee', 'ann', 'assignment', 'ann') $$, 'an assignment');
select tests.set_headers('{"x-forwarded-for": "10.9.8.7, 203.0.113.7"}');
select lives_ok($$ select tests.signs('Ann', 'ann') $$, 'signed by one');
select lives_ok($$ select tests.signs('Dee', 'ann') $$, 'and the other');
select tests.as_service();
select is(
  (select jsonb_agg(concat_ws(' ', s ->> 'name', s ->> 'company', s ->> 'company_state', s ->> 'capacity',
    s ->> 'email', s ->> 'signed_from')) from jsonb_array_elements(
      agreement_to_seal(tests.user_id('Ann'), tests.agreement_id('ann')) -> 'signers') as s),
  '["Dee Oak Street LLC TN Managing member dee@tests.example 203.0.113.7", '
    '"Ann Elm Partners LP DE General partner ann@tests.example 203.0.113.7"]',
  'the certificate has each signer''s company, email, and address'
);
select tests.seals('ann', 'ann');
select is(tests.milestone('ann'), null, 'a deal without the milestone needs none');
select tests.as_service();
select is_empty($$ select orphaned_agreement_files(tests.user_id('Dee')) $$, 'the buyer keeps what was signed');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Dee');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.agreement_status('ann jv') $$, 'gives withdrawn',
    'deleting an account withdraws what waits for its signature'),
  ($$ select body from agreements where id = tests.agreement_id('ann jv') $$, 'gives null', 'and deletes the text'),
  ($$ select role, name, signed_name, email from agreement_signatures where agreement_id =
      tests.agreement_id('ann jv') order by position $$, 'gives (seller,,,) (buyer,Ann,,)',
    'with the name and the signature'),
  ($$ select from ledger_texts where text = 'Dee Signer' $$, 'rows', 'the record keeps who signed as whom'),
  ($$ tests.sees('Ann') $$, 'gives 2 4 1 2', 'the other side keeps its agreements')
) as t (statement, outcome, rule);
select matches((select body from agreements where id = tests.agreement_id('ann')), 'acting through Dee',
  'and what was signed');
select results_eq($$ select orphaned_agreement_files(tests.user_id('Ann')) $$,
  $$ values (tests.sealed_path('ann', md5('ann') || md5('ann'))) $$, 'until they leave, too') from tests.as_service();
select tests.as_owner();
delete from auth.users where id = tests.user_id('Ann');
select is_empty($$ select from agreements where id = tests.agreement_id('ann') $$, 'which deletes the agreement');
select is_empty($$ select from deal_documents where deal_id = tests.deal_id('ann') $$, 'and the document');
select isnt_empty($$ select from ledger_entries where offer_id = tests.offer_id('ann') $$, 'not the ledger');
delete from auth.users where id in (tests.user_id('Bob'), tests.user_id('Cal'));
select is(tests.agreement_status('k'), 'signed',
  'a partner keeps a joint venture agreement when buyer and seller have left');

select * from finish();
rollback;
