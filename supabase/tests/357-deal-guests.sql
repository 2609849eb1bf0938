-- Guests and JV partners of a deal: they leave and are removed at any time, and their access ends 90 days after it.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();

create function tests.leaves(member text, party text default null) returns void language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.revoke_party(tests.party_id('bob', coalesce(party, member)));
end;
$$;
/* What a member reads: deals, parties, milestones, terms, closings, ledger, splits, documents, and those they open. */
create function tests.sees(member text) returns text language plpgsql as $$
declare
  seen text;
  opened text := 'closed';
begin
  perform tests.as_member(member);
  begin
    perform public.open_deal_document(tests.document_id('title'));
    opened := 'open';
  exception when insufficient_privilege then
    null;
  end;
  select concat_ws(' ', (select count(*) from public.deals), (select count(*) > 0 from public.deal_parties),
    (select count(*) > 0 from public.deal_milestones), (select count(*) from public.offer_versions),
    (select count(*) from public.deal_closings), (select count(*) > 0 from public.ledger_entries),
    (select count(*) from public.deal_splits), (select count(*) from public.deal_documents), opened) into seen;
  return seen;
end;
$$;
create function tests.passes(days interval) returns void language sql security definer
as $$ update public.deals set ended_at = ended_at - days where id = tests.deal_id('bob'); $$;
create function tests.split(shares jsonb) returns void language plpgsql as $$
begin
  perform tests.as_member('Bob');
  perform public.propose_split(gen_random_uuid(), tests.deal_id('bob'), jsonb_build_object('profit',
    jsonb_build_object('amount_cents', 1000, 'shares', (
      select jsonb_object_agg(tests.party_id('bob', share.key), share.value) from jsonb_each(shares) as share))));
end;
$$;
create function tests.approves(member text) returns void language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.answer_split(s.id, 'approved') from public.deal_splits s where s.state = 'proposed';
end;
$$;
create function tests.news_of(member text) returns jsonb language sql security definer as $$
  select n.data - '{deal_id,title,time_zone}'::text[] from public.notifications n
  where n.user_id = tests.user_id(member) and n.data ->> 'step' = 'closed';
$$;

select tests.offers('Bob', 'bob', 'house');
select tests.answers('Cal', 'bob', 'accept');
select tests.joins('Bob', 'Jo', 'jv_partner');
select tests.joins('Bob', 'Dee', 'jv_partner');
select tests.joins('Cal', 'Tia', 'title', '{documents}');
select tests.joins('Cal', 'Amy', 'attorney', '{terms,documents}');
select tests.joins('Bob', 'Lou', 'lender', '{terms}');
select tests.joins('Cal', 'Eve', 'lender', '{terms}');
select tests.adds('Bob', 'title', '{Tia,Amy,Jo,Cal}');

-- While it's open -----------------------------------------------------------------------------------------

select tests.split('{"Bob": 4000, "Cal": 5000, "Dee": 1000}');
select tests.approves(name) from unnest(array['Cal', 'Jo', 'Dee']) as name;
select is((select state from deal_splits), 'agreed', 'a partner has a share') from tests.as_member('Bob');
select throws_ok($$ select tests.leaves('Bob', 'Dee') $$, 'P0001',
  'This partner has a share in the split. Agree on a split without them first.');
select tests.split('{"Bob": 3000, "Cal": 5000, "Dee": 2000}');
select lives_ok($$ select tests.leaves('Dee') $$, 'they can leave all the same');
select is((select string_agg(state, ' ' order by version) from deal_splits), 'agreed withdrawn',
  'which ends a proposed split that pays them, and keeps the agreed one') from tests.as_member('Bob');
select is(tests.sees('Dee'), '0 f f 0 0 f 0 0 closed', 'they see nothing anymore');
select tests.as_member('Staff');
select moderate('suspend', 'profile', tests.user_id('Eve'), 'Spam', until => now() + interval '1 day');
select lives_ok($$ select tests.leaves('Eve') $$, 'a suspended guest can leave, too');
select tests.as_owner();
delete from private.verified_emails where user_id = tests.user_id('Lou');
insert into private.rate_limits values (tests.user_id('Lou'), 'deal_step', '1 hour', now(), 1000)
on conflict on constraint rate_limits_pkey do update set used = 1000;
select lives_ok($$ select tests.leaves('Lou') $$,
  'as can one whose email is no longer verified, and who made more changes than anyone may');

-- After it ended ------------------------------------------------------------------------------------------

select tests.as_member('Bob');
select confirm_closing(tests.deal_id('bob'), 95000, (now() at time zone 'America/Chicago')::date);
select tests.as_member('Cal');
select confirm_closing(tests.deal_id('bob'), 95000, (now() at time zone 'America/Chicago')::date);
select is(tests.news_of('Tia') - '{access_ends_at,by}'::text[], '{"step": "closed"}', 'a guest learns that it closed');
select is((tests.news_of('Tia') ->> 'access_ends_at')::timestamptz,
  date_trunc('milliseconds', now()) + interval '90 days', 'and how long they have access');
select ok(tests.news_of('Jo') ? 'access_ends_at', 'so does a partner');
select ok(not tests.news_of('Bob') ? 'access_ends_at', 'the buyer''s doesn''t end');
select is(tests.sees('Tia'), '1 t t 0 0 f 0 1 open', 'a guest still reads what was shared');
select is(tests.sees('Amy'), '1 t t 1 2 f 0 1 open', 'and the terms');
select is(tests.sees('Jo'), '1 t t 1 2 t 2 1 open', 'a partner, all');
select tests.as_owner();
create function tests.gives(member text, party text, rights text[]) returns void language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.set_party_rights(tests.party_id('bob', party), rights);
end;
$$;
select throws_ok($$ select tests.gives('Cal', 'Amy', '{terms,documents,messages}') $$, 'P0001', 'This deal is closed.',
  'no guest gets more rights of a deal that ended');
select throws_ok($$ select tests.gives('Cal', 'Amy', '{messages}') $$, 'P0001', null, 'nor others for those they have');
select throws_ok($$ select tests.gives('Bob', 'Amy', '{}') $$, '42501', null, 'nor does the other side take theirs');
select throws_ok($$ select tests.gives('Amy', 'Amy', '{}') $$, '42501', null, 'nor they themselves');
select tests.as_member('Staff');
select moderate('suspend', 'profile', tests.user_id('Cal'), 'Spam', until => now() + interval '1 day');
select lives_ok($$ select tests.gives('Cal', 'Amy', '{documents}') $$,
  'but who invited them takes rights away, also while suspended');
select is(tests.sees('Amy'), '1 t t 0 0 f 0 1 open', 'and they no longer read the terms');
select throws_ok($$ select tests.gives('Cal', 'Amy', '{terms,documents}') $$, null, null, 'and doesn''t give them back')
from tests.as_member('Cal');
select tests.as_owner();
delete from private.member_standings where user_id = tests.user_id('Cal');
update deal_parties set rights = '{terms,documents}' where id = tests.party_id('bob', 'Amy');
select throws_ok($$ select tests.leaves('Bob', 'Tia') $$, '42501',
  'Only the side that invited them can remove them.', 'the other side can''t remove a guest');
select throws_ok($$ select tests.leaves('Tia', 'Amy') $$, '42501', null, 'nor can another guest');
select throws_ok(format($$ select tests.leaves('Bob', %L) $$, name), '42501', null, 'buyer and seller stay')
from unnest(array['Bob', 'Cal']) as name;
select lives_ok($$ select unshare_deal_document(tests.document_id('title'), tests.party_id('bob', 'Amy')) $$,
  'but who added a document takes it back') from tests.as_member('Bob');
select is(tests.sees('Amy'), '1 t t 1 2 f 0 0 closed', 'also from the other side''s guest');
select lives_ok($$ select tests.leaves('Cal', 'Amy') $$, 'who invited a guest removes them');
select lives_ok($$ select tests.leaves('Cal', 'Amy') $$, 'twice is once');
select is(tests.sees('Amy'), '0 f f 0 0 f 0 0 closed', 'they read nothing anymore');
select lives_ok($$ select tests.leaves('Tia') $$, 'a guest leaves');
select is(tests.sees('Tia'), '0 f f 0 0 f 0 0 closed', 'and reads nothing anymore');

-- 90 days later -------------------------------------------------------------------------------------------

select tests.adds('Jo', 'own', '{Bob,Cal}');
select tests.as_owner();
select tests.passes('90 days' - interval '1 hour');
select is(tests.sees('Jo'), '1 t t 1 2 t 2 2 open', 'a partner has access for 90 days');
select tests.as_owner();
select tests.passes('2 hours');
select is(tests.sees('Jo'), '0 f f 0 0 f 0 1 closed', 'then only to what they added themselves');
select is(tests.sees('Cal'), '1 t t 1 2 t 2 2 open', 'buyer and seller keep it all');
select throws_ok($$ select tests.adds('Jo', 'late', '{Bob}') $$, '42501', null, 'nor can they add documents');
select throws_ok($$ select share_deal_document(tests.document_id('own'), tests.party_id('bob', 'Cal')) $$, '42501',
  null, 'or share their own') from tests.as_member('Jo');
select throws_ok($$ select share_deal_document(tests.document_id('title'), tests.party_id('bob', 'Jo')) $$, 'P0001',
  'Someone you chose can’t see documents of this deal. Choose again.', 'nothing is shared with them anymore')
from tests.as_member('Bob');
select is(export_my_data() -> 'deals', '[]', 'the export has no deal') from tests.as_member('Jo');
select lives_ok($$ select unshare_deal_document(tests.document_id('own'), tests.party_id('bob', 'Cal')) $$,
  'they can still take theirs back') from tests.as_member('Jo');
select lives_ok($$ select tests.leaves('Jo') $$, 'and leave');

select * from finish();
rollback;
