-- Releases: who can propose, sign, pause, and pay out the earnest money of a deal that fell through.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();
select tests.create_user('Jan');
create function tests.day(days integer) returns date language sql stable
as $$ select (now() at time zone 'America/Chicago')::date + days; $$;
create function tests.split(buyer bigint, seller bigint, why text default 'The inspection') returns jsonb
language sql as $$
  select jsonb_build_object('to_buyer_usd', buyer::text, 'to_seller_usd', seller::text, 'reason', why);
$$;
create function tests.proposes(member text, name text, inputs jsonb, offer text default 'bob') returns text
language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.prepare_agreement(tests.agreement_id(name), tests.deal_id(offer), 'release', inputs,
    public.preview_agreement(tests.deal_id(offer), 'release', inputs) ->> 'body_sha256');
  return null;
end;
$$;
create function tests.signs(member text, name text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.sign_agreement(tests.agreement_id(name), tests.hash_of(name), member, true, true);
  return null;
end;
$$;
create function tests.pays(name text, day date default tests.day(0), reference text default 'Wire 7') returns text
language plpgsql as $$
begin
  perform public.confirm_payout(tests.agreement_id(name), day, reference);
  return null;
end;
$$;
create function tests.release(name text) returns text language sql security definer as $$
  select concat_ws(' ', a.status, case when r.agreed_at is not null then 'agreed' end,
    case when r.paused_at is not null then 'paused' end, case when r.paid_at is not null then 'paid' end)
  from public.deal_releases r join public.agreements a on a.id = r.agreement_id
  where r.agreement_id = tests.agreement_id(name);
$$;
create function tests.heard(member text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', n.data ->> 'step', n.data ->> 'asks'), ', ' order by n.created_at, e.seq)
  from public.notifications n join public.ledger_entries e on e.id = n.subject_id
  where n.user_id = tests.user_id(member) and n.kind = 'deal' and n.data ->> 'step' ~ '^release';
$$;
create function tests.seals(name text) returns text language plpgsql as $$
declare
  file constant text := 'agreements/' || tests.agreement_id(name) || '/' || repeat('a', 64) || '.pdf';
begin
  perform tests.as_service();
  perform tests.put(file);
  perform public.register_sealed_agreement(tests.agreement_id(name), md5('sealed ' || name)::uuid, 1000,
    repeat('a', 64), file);
  return null;
end;
$$;

select tests.offers('Bob', 'bob', 'house');
select tests.answers('Cal', 'bob', 'accept');
-- Bob buys for a company that Jan signs for, too. Tia holds the money; Lou doesn't, although he was to.
select tests.as_member('Bob');
select set_party_company(tests.deal_id('bob'), 'Oak LLC', 'TN', 'Managing member');
select invite_party(tests.deal_id('bob'), 'jan@tests.example', 'Jan', 'signer', '{}', 'Member');
select tests.as_member('Jan');
select join_deal(tests.party_id('bob', 'Jan'));
select tests.joins('Cal', 'Tia', 'title', '{earnest_money}');
select tests.joins('Bob', 'Lou', 'lender', '{terms,documents,earnest_money}');
select tests.joins('Bob', 'Jo', 'jv_partner');
select tests.as_member('Bob');
select accept_party(tests.party_id('bob', 'Tia'));

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'release', tests.split(1, 1)) $$,
    'fails P0001: You can release the earnest money once the deal has fallen through.', 'an open deal has no release'),
  ('Tia', $$ select move_milestone(tests.milestone_id('earnest_money'), 'confirm', 3000, tests.day(0), '1') $$,
    'works', null),
  ('Bob', $$ select end_deal(tests.deal_id('bob'), 'inspection') $$, 'works', null),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"price": 1}') $$,
    'fails P0001: This deal fell through.', 'one that fell through, nothing else'),

  ('Jo', $$ select preview_agreement(tests.deal_id('bob'), 'release', tests.split(3000, 0)) $$, 'fails 42501',
    'a partner can''t propose one'),
  ('Jan', $$ select preview_agreement(tests.deal_id('bob'), 'release', tests.split(3000, 0)) $$, 'fails 42501',
    'nor one who only signs'),
  ('Tia', $$ select preview_agreement(tests.deal_id('bob'), 'release', tests.split(3000, 0)) $$, 'fails 42501',
    'nor who holds the money'),
  ('Ann', $$ select preview_agreement(tests.deal_id('bob'), 'release', tests.split(3000, 0)) $$, 'fails 42501',
    'nor anyone else'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'release', tests.split(2000, 999)) $$,
    'fails P0001: The amounts have to add up to the $3,000 that arrived.', 'the parts add up'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'release', tests.split(3001, -1)) $$,
    'fails P0001: Enter what each side gets in whole dollars; 0 for nothing.', 'no part is negative'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'release', '{"to_buyer_usd": 3000}') $$,
    'fails P0001: Enter what each side gets in whole dollars; 0 for nothing.', 'or missing'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'release', tests.split(3000, 0, ' ')) $$,
    'fails P0001: Say why, in up to 500 characters.', 'there is a reason'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'release', tests.split(3000, 0, E'A\n\n## B')) ->> 'body'
    ~ E'\n\n## B' $$, 'gives false', 'which can''t pass for a heading'),
  ('Bob', $$ select tests.proposes('Bob', 'all back', tests.split(3000, 0)) $$, 'gives null', null),
  ('Cal', $$ select body ~ 'To the Buyer: \$3,000' and body ~ 'To the Seller: \$0' and body ~ 'Oak LLC'
    from agreements where kind = 'release' $$, 'gives true', 'the text has who gets what'),
  ('Cal', $$ select tests.proposes('Cal', 'mine', tests.split(0, 3000)) $$, 'fails P0001', 'one waits at a time'),
  ('Cal', $$ select tests.proposes('Cal', 'half', tests.split(1000, 2000)
    || jsonb_build_object('replaces', tests.agreement_id('all back'))) $$, 'gives null', 'the other side counters'),
  ('owner', $$ select tests.release('all back') $$, 'gives countered', null),

  ('Tia', $$ select count(*) from deal_releases $$, 'gives 0', 'what isn''t signed, who holds the money doesn''t see'),
  ('Jo', $$ select count(*) from deal_releases $$, 'gives 0', 'nor a partner'),
  ('Jan', $$ select count(*) from deal_releases $$, 'gives 2', 'signers do'),
  ('Tia', $$ select tests.signs('Tia', 'half') $$, 'fails 42501', 'nor can they sign it'),
  ('Tia', $$ select tests.pays('half') $$, 'fails P0001: This release isn’t in force.', 'or pay before all signed'),
  ('Bob', $$ select tests.signs('Bob', 'half') $$, 'gives null', null),
  ('Cal', $$ select tests.signs('Cal', 'half') $$, 'gives null', null),
  ('Tia', $$ select tests.pays('half') $$, 'fails P0001: This release isn’t in force.', 'all signers of a company do'),
  ('Jan', $$ select tests.signs('Jan', 'half') $$, 'gives null', null),
  ('owner', $$ select tests.release('half') $$, 'gives signed agreed', 'then it''s in force'),
  ('owner', $$ select tests.heard('Tia') $$, 'gives release.agree true', 'and who holds the money is asked'),
  ('owner', $$ select tests.heard('Lou') $$, 'gives release.agree', 'others who confirm nothing hear of it'),
  ('owner', $$ select tests.heard('Cal') $$, 'gives null', 'who signed has heard'),
  ('owner', $$ select (tests.last_entry() -> 'data') - '{agreement}'::text[] $$,
    'gives {"milestone": "earnest_money", "to_buyer_usd": 1000, "to_seller_usd": 2000}', 'the ledger has the parts'),
  ('Tia', $$ select to_buyer, to_seller from deal_releases $$, 'gives (1000,2000)', 'they see the parts'),
  ('Ann', $$ select count(*) from deal_releases $$, 'gives 0', 'a stranger doesn''t'),
  ('Ada', $$ select count(*) from deal_releases $$, 'gives 0', 'nor staff'),

  ('owner', $$ select tests.seals('half') $$, 'gives null', null),
  ('Tia', $$ select name from deal_documents $$, 'gives Release of earnest money.pdf',
    'they get the sealed PDF without the right to documents'),
  ('Tia', $$ select open_deal_document(id) ~ '^agreements/' from deal_documents $$, 'gives true', 'and open it'),
  ('Lou', $$ select count(*) from deal_documents $$, 'gives 0', 'a guest whom only one side wants doesn''t'),

  ('Cal', $$ select report_ending(tests.deal_id('bob'), money => 'disputed') $$, 'works', null),
  ('owner', $$ select tests.release('half') $$, 'gives signed agreed paused', 'a dispute pauses it'),
  ('Tia', $$ select tests.pays('half') $$,
    'fails P0001: A side disputes the earnest money. Wait until they say that it’s settled.', 'nothing is paid then'),
  ('Bob', $$ select report_ending(tests.deal_id('bob'), money => 'disputed') $$, 'works', null),
  ('Cal', $$ select report_ending(tests.deal_id('bob'), money => 'released', moved_on => tests.day(0),
    paid_by => 'title') $$, 'works', null),
  ('owner', $$ select tests.release('half') $$, 'gives signed agreed paused', 'while one does'),
  ('Bob', $$ select report_ending(tests.deal_id('bob'), money => 'returned', moved_on => tests.day(0),
    paid_by => 'title') $$, 'works', null),
  ('owner', $$ select tests.release('half') $$, 'gives signed agreed', 'until neither does'),
  ('owner', $$ select tests.heard('Tia') $$, 'gives release.agree true, release.pause, release.resume true',
    'who holds the money hears of both'),

  ('Bob', $$ select tests.pays('half') $$, 'fails 42501', 'the buyer can''t confirm a payout'),
  ('Cal', $$ select tests.pays('half') $$, 'fails 42501', 'nor the seller while a guest holds the money'),
  ('Lou', $$ select tests.pays('half') $$, 'fails 42501', 'nor a guest whom only one side wants'),
  ('Jo', $$ select tests.pays('half') $$, 'fails 42501', 'nor a partner'),
  ('Ann', $$ select tests.pays('half') $$, 'fails 42501', 'nor anyone else'),
  ('Tia', $$ select tests.pays('half', tests.day(1)) $$,
    'fails P0001: Choose the day it was paid out, between the last signature and today.', 'not tomorrow'),
  ('Tia', $$ select tests.pays('half', reference => 'soon') $$, 'fails P0001', 'with the number of the wire'),
  ('Tia', $$ select tests.pays('all back') $$, 'fails P0001: This release isn’t in force.', 'only the one in force'),
  ('Tia', $$ select tests.pays('half') $$, 'gives null', 'who holds the money confirms it'),
  ('Tia', $$ select tests.pays('half', reference => 'Wire 8') $$, 'gives null', 'once'),
  ('owner', $$ select tests.release('half') $$, 'gives signed agreed paid', null),
  ('owner', $$ select count(*) from ledger_entries where kind = 'release.pay' $$, 'gives 1', null),
  ('Bob', $$ select paid_on = tests.day(0), reference from deal_releases where paid_at is not null $$,
    'gives (t,"Wire 7")', 'both sides see when and with which reference'),
  ('Bob', $$ select tests.proposes('Bob', 'again', tests.split(3000, 0)) $$,
    'fails P0001: The earnest money has been paid out.', 'after that there''s nothing to release'),
  ('Cal', $$ select report_ending(tests.deal_id('bob'), money => 'disputed') $$, 'works', null),
  ('owner', $$ select tests.release('half') $$, 'gives signed agreed paid', 'or to pause')
) as t (who, statement, outcome, rule);

-- Without a guest, and without a receipt: the seller holds the money.
select tests.offers('Amy', 'amy', 'house');
select tests.answers('Cal', 'amy', 'accept');
select tests.holds(who, statement, outcome, rule) from (values
  ('Cal', $$ select end_deal(tests.deal_id('amy'), 'other') $$, 'works', null),
  ('Cal', $$ select report_ending(tests.deal_id('amy'), money => 'disputed') $$, 'works', null),
  ('Amy', $$ select tests.proposes('Amy', 'more', tests.split(3000, 1), 'amy') $$,
    'fails P0001: The amounts have to add up to what was paid, at most $3,000.', 'at most what was agreed on'),
  ('Amy', $$ select tests.proposes('Amy', 'none', tests.split(0, 0), 'amy') $$, 'fails P0001', 'and something'),
  ('Amy', $$ select tests.proposes('Amy', 'part', tests.split(500, 500), 'amy') $$, 'gives null', null),
  ('Cal', $$ select decline_agreement(tests.agreement_id('part')) $$, 'works', 'it can be declined'),
  ('Amy', $$ select tests.proposes('Amy', 'gone', tests.split(1, 0), 'amy') $$, 'gives null', null),
  ('owner', $$ select private.leave_agreements(tests.user_id('Cal')) $$, null, null),
  ('owner', $$ select tests.release('gone') $$, 'gives withdrawn', 'who deletes their account takes theirs back'),
  ('Amy', $$ select tests.proposes('Amy', 'back', tests.split(700, 300), 'amy') $$, 'gives null', null),
  ('Amy', $$ select tests.signs('Amy', 'back') $$, 'gives null', null),
  ('Cal', $$ select tests.signs('Cal', 'back') $$, 'gives null', null),
  ('owner', $$ select tests.release('back') $$, 'gives signed agreed', 'signing it settles a dispute from before'),
  ('owner', $$ select tests.heard('Cal') ~ '^release.agree true' $$, 'gives true', 'a seller without a guest pays'),
  ('Cal', $$ select report_ending(tests.deal_id('amy'), money => 'disputed') $$, 'works', null),
  ('owner', $$ select tests.release('back') $$, 'gives signed agreed paused', 'the same dispute again pauses it'),
  ('Amy', $$ select tests.proposes('Amy', 'new', tests.split(800, 200), 'amy') $$, 'gives null', null),
  ('Amy', $$ select tests.signs('Amy', 'new') $$, 'gives null', null),
  ('Cal', $$ select tests.signs('Cal', 'new') $$, 'gives null', null),
  ('Cal', $$ select tests.pays('back') $$, 'fails P0001: This release isn’t in force.', 'a later release replaces it'),
  ('Amy', $$ select tests.proposes('Amy', 'late', tests.split(900, 100), 'amy') $$, 'gives null', null),
  ('Cal', $$ select tests.pays('new') $$, 'gives null', null),
  ('owner', $$ select tests.release('late') $$, 'gives withdrawn', 'what waits for signatures then is withdrawn'),
  ('owner', $$ select count(*) from deal_releases where paid_at is not null $$, 'gives 2', 'one payout for each deal')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
