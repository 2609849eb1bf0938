-- Who signs for a company: the buyer's or the seller's other signers, and the company that makes an offer.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();
select tests.create_user('New', trust => 1);
insert into agreement_template_approvals (template_id, state) select id, 'NY' from agreement_templates
on conflict do nothing;

create function tests.offers_for(
  member text, name text, company text, state text default 'TN', capacity text default 'Manager',
  listing text default 'house'
) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.make_offer(tests.offer_id(name), tests.listing_id(listing), tests.terms(),
    company => offers_for.company, company_state => state, capacity => offers_for.capacity);
  return null;
end;
$$;
create function tests.acts(member text, company text default null, capacity text default 'Manager') returns text
language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.set_party_company(tests.deal_id('bob'), company, 'TN', capacity);
  return null;
end;
$$;
create function tests.invites(member text, signer text, capacity text default 'Member', role text default 'signer')
returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.invite_party(tests.deal_id('bob'), lower(signer) || '@tests.example', signer, role,
    '{terms,earnest_money,messages}', capacity);
  return null;
end;
$$;
create function tests.joins(member text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.join_deal(tests.party_id('bob', member));
  return null;
end;
$$;
create function tests.removes(member text, other text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.revoke_party(tests.party_id('bob', other));
  return null;
end;
$$;
create function tests.previews(member text) returns jsonb language plpgsql as $$
begin
  perform tests.as_member(member);
  return public.preview_agreement(tests.deal_id('bob'), 'assignment',
    '{"original_seller": "Olga", "original_contract_date": "2026-11-02", "assignment_fee_usd": 12500}');
end;
$$;
create function tests.prepares(member text, name text) returns text language plpgsql as $$
begin
  perform public.prepare_agreement(tests.agreement_id(name), tests.deal_id('bob'), 'assignment',
    '{"original_seller": "Olga", "original_contract_date": "2026-11-02", "assignment_fee_usd": 12500}',
    tests.previews(member) ->> 'body_sha256');
  return null;
end;
$$;
create function tests.signs(member text, name text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.sign_agreement(tests.agreement_id(name), tests.hash_of(name), member, true);
  return null;
end;
$$;
create function tests.signed(name text) returns text language sql security definer as $$
  select a.status || ': ' || coalesce(string_agg(s.signed_name, ' ' order by s.position), '')
  from public.agreements a join public.agreement_signatures s on s.agreement_id = a.id
  where a.id = tests.agreement_id(signed.name) group by a.id;
$$;

-- A company makes an offer ----------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ select tests.offers_for('Bob', 'bob', 'O') $$,
    'fails: Enter the company’s legal name, in 2 to 160 characters.', 'a company has a name'),
  (null, $$ select tests.offers_for('Bob', 'bob', 'Oak LLC', 'XX') $$,
    'fails: Choose the state in which the company is organized.', 'and a state'),
  (null, $$ select tests.offers_for('Bob', 'bob', 'Oak LLC', capacity => null) $$, 'fails P0001',
    'and someone acts for it as something'),
  (null, $$ select tests.offers_for('Bob', 'bob', 'Cornerlot Escrow') $$,
    'fails: Choose a company that can''t be mistaken for the Cornerlot team.', 'no company poses as us'),
  (null, $$ select tests.offers_for('New', 'new', 'Oak LLC 212-555-0142') $$, 'fails P0001',
    'new members can''t send contact details as a company'),
  (null, $$ select tests.offers_for('Bob', 'bob', ' Oak  LLC', 'tn') $$, 'works', 'a company makes an offer'),
  ('Cal', $$ select company, company_state, capacity from offers where id = tests.offer_id('bob') $$,
    'gives ("Oak LLC",TN,Manager)', 'the seller sees which'),
  ('Eve', $$ select company from offers where id = tests.offer_id('bob') $$, 'no rows', 'other members don''t'),
  ('visitor', $$ select my_companies() $$, 'fails 42501', 'visitors have no companies'),
  ('Bob', $$ select * from my_companies() $$, 'gives ("Oak LLC",TN,Manager)', 'the buyer can choose it again'),
  ('Cal', $$ select * from my_companies() $$, 'no rows', 'the seller is offered no company of the buyer'),
  (null, $$ select tests.offers('Ann', 'ann', 'house') $$, 'works', 'a member makes an offer for themselves'),
  ('Cal', $$ select company from offers where id = tests.offer_id('ann') $$, 'gives null', 'without a company'),
  (null, $$ select tests.offers_for('Lou', 'lou', 'Elm LLC', listing => 'other') $$, 'works', 'another company'),
  (null, $$ select tests.answers('Cal', 'bob', 'accept') $$, 'works', 'the seller accepts'),
  ('Cal', $$ select role, company, company_state, capacity from deal_parties where deal_id = tests.deal_id('bob')
    order by role $$, 'gives (buyer,"Oak LLC",TN,Manager) (seller,,,)', 'the buyer acts for the company'),
  (null, $$ tests.previews('Bob') ->> 'body' ~ 'Oak LLC \(organized in Tennessee\), acting through Bob as Manager' $$,
    'gives true', 'and agreements name it')
) as t (who, statement, outcome, rule);

-- Who names signers -----------------------------------------------------------------------------------

select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.invites('Cal', 'Tia') $$,
    'fails: Choose the company you act for first. Signers sign for a company.', 'members have no signers'),
  ($$ select tests.invites('Eve', 'Tia') $$, 'fails 42501', 'nobody else names signers'),
  ($$ select tests.invites('Bob', 'Jo', null) $$,
    'fails: Enter their role in the company, such as Member, in up to 80 characters.', 'a signer signs as something'),
  ($$ select tests.invites('Bob', 'Jo', 'Cornerlot escrow officer') $$, 'fails P0001', 'not as us'),
  ($$ select tests.invites('Bob', 'Jo', 'Member', 'title') $$,
    'fails: Only those who sign for your company have a role in it.', 'guests sign as nothing'),
  ($$ select tests.invites('Bob', 'Jo') $$, 'works', 'the buyer names a second signer'),
  ($$ select company, capacity, rights, signs_for = tests.party_id('bob', 'Bob') from deal_parties
    where id = tests.party_id('bob', 'Jo') $$, 'gives ("Oak LLC",Member,"{terms,documents}",t)',
    'of the company, who can read what they sign'),
  ($$ select tests.previews('Bob') $$,
    'fails: Jo has to sign for Oak LLC, and hasn’t joined the deal yet. Wait for them, or remove them under People.',
    'the buyer can''t prepare an agreement without them'),
  ($$ select tests.previews('Cal') $$,
    'fails: Jo has to sign for Oak LLC, and hasn’t joined the deal yet. Wait for them, or ask the buyer to remove '
      'them.', 'nor can the seller'),
  ($$ select tests.acts('Bob', 'Elm LLC') $$,
    'fails: Others sign for this company with you. Remove them first.', 'the company stays while they sign'),
  ($$ select tests.acts('Bob') $$, 'fails P0001', 'nor lose it'),
  ($$ select tests.acts('Bob', 'Oak LLC', 'Managing member') $$, 'works', 'the buyer''s own role can change'),
  ($$ select tests.joins('Eve') $$, 'fails 42501', 'only who was invited joins'),
  ($$ select tests.joins('Jo') $$, 'works', 'the signer joins'),
  ($$ select tests.acts('Jo', 'Elm LLC') $$, 'fails 42501', 'and signs for no other company'),
  ($$ select tests.invites('Jo', 'Amy') $$, 'fails 42501', 'and names no signers'),
  ($$ select tests.acts('Cal', 'Ash Inc.', 'President'), tests.invites('Cal', 'Tia', 'Secretary'),
    tests.joins('Tia') $$, 'works', 'the seller''s company has two, too')
) as t (statement, outcome, rule);

-- Who signs -------------------------------------------------------------------------------------------

select tests.holds(statement, outcome, rule) from (values
  ($$ tests.previews('Cal') ->> 'body' ~ ('Ash Inc. \(organized in Tennessee\), acting through Cal as President and '
    'Tia as Secretary.*Oak LLC \(organized in Tennessee\), acting through Bob as Managing member and Jo as Member') $$,
    'gives true', 'the text names all who sign'),
  ($$ tests.previews('Jo') $$, 'gives 42501 Only the buyer and the seller can prepare agreements.',
    'signers don''t prepare it'),
  ($$ select tests.prepares('Cal', 'a') $$, 'works', 'the seller prepares it'),
  ($$ select tests.invites('Bob', 'Amy') $$,
    'fails: An agreement that names you is waiting for signatures. It has to be signed, declined, or withdrawn first.',
    'who signs doesn''t change under a text'),
  ($$ select tests.signs('Eve', 'a') $$, 'fails 42501', 'someone who isn''t a signer can''t sign'),
  ($$ select tests.signs('Jo', 'a') $$, 'works', 'the buyer''s signer signs'),
  ($$ tests.signed('a') $$, 'gives awaiting_signatures: Jo', 'for nobody else'),
  ($$ select tests.signs('Jo', 'a') $$, 'works', 'twice is once'),
  ($$ select tests.signs('Bob', 'a'), tests.signs('Cal', 'a') $$, 'works', 'buyer and seller sign'),
  ($$ tests.signed('a') $$, 'gives awaiting_signatures: Cal Bob Jo', 'it waits for the last signer'),
  ($$ select tests.removes('Bob', 'Tia') $$, 'fails 42501', 'whom the other side can''t remove'),
  ($$ select tests.signs('Tia', 'a') $$, 'works', 'who signs'),
  ($$ tests.signed('a') $$, 'gives signed: Cal Tia Bob Jo', 'then everyone has'),
  ($$ select tests.prepares('Bob', 'b') $$, 'works', 'another one'),
  ($$ select tests.removes('Cal', 'Tia') $$, 'works', 'a signer whose side removes them'),
  ($$ tests.signed('b') $$, 'gives withdrawn: ', 'takes along what waits for them'),
  ($$ select tests.signs('Tia', 'b') $$, 'fails 42501', 'and can''t sign anymore'),
  ($$ select tests.prepares('Bob', 'c') $$, 'works', 'the next text'),
  ($$ select tests.signs('Tia', 'c') $$, 'fails 42501', 'is without them'),
  ($$ select tests.invites('Bob', 'Tia', 'Member') $$, 'fails P0001', 'so who signs it doesn''t change')
) as t (statement, outcome, rule);
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Cal'), tests.user_id('Bob'));
select throws_ok($$ select tests.invites('Bob', 'Amy', 'Call me') $$, 'P0001',
  'Someone in this deal can’t get messages from you. You can’t name a signer here.', 'no words pass across a block');
select tests.as_service();
select is(
  (select string_agg(concat_ws(' ', s ->> 'role', s ->> 'name', s ->> 'company', s ->> 'capacity', s ->> 'email'), '; ')
  from jsonb_array_elements(agreement_to_seal(tests.user_id('Jo'), tests.agreement_id('a')) -> 'signers') as s),
  'seller Cal Ash Inc. President cal@tests.example; signer Tia Ash Inc. Secretary tia@tests.example; '
    'buyer Bob Oak LLC Managing member bob@tests.example; signer Jo Oak LLC Member jo@tests.example',
  'the certificate lists each, and each can have it made'
);
select tests.as_owner();
delete from auth.users where id = tests.user_id('Lou');
select is((select concat(buyer_name, company, capacity) from offers where id = tests.offer_id('lou')), '',
  'an offer that led to nothing keeps no company of a former member');

select * from finish();
rollback;
