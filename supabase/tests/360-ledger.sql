-- The ledger's record: canonical JSON, daily roots, proofs, timestamps, and that nobody changes any of it.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();
select tests.create_listing(name, 'Cal', 'House ' || name) from unnest(array['a', 'b', 'c', 'd', 'e']) as name;

/* The day that many days before the one that seal_ledger waits for, which changes 5 minutes after midnight. */
create function tests.utc_day(days integer) returns date language sql as $$
  select ((now() - interval '5 minutes') at time zone 'utc')::date - days;
$$;
/* Moves all steps that no root has yet to an earlier day. */
create function tests.age_ledger(days integer) returns void language plpgsql as $$
begin
  alter table public.ledger_entries disable trigger refuse_change;
  update public.ledger_entries e
  set recorded_at = tests.utc_day(days)::timestamp at time zone 'utc' + interval '12 hours'
  where not exists (select from private.ledger_nodes n where n.offer_id = e.offer_id and n.seq >= e.seq);
  alter table public.ledger_entries enable trigger refuse_change;
end;
$$;
/* Turns the triggers that keep roots from being deleted on or off. */
create function tests.guard_roots(switch text) returns void language plpgsql as $$
begin
  -- A table with checks to come can't be altered.
  set constraints all immediate;
  set constraints all deferred;
  execute format('alter table public.ledger_roots %s trigger refuse_change', switch);
  execute format('alter table private.ledger_nodes %s trigger refuse_change', switch);
end;
$$;
/* Recomputes a root from the caller's proof. */
create function tests.proven_root(name text) returns text language plpgsql as $$
declare
  proof record;
  node text;
  step text;
begin
  select * into proof from public.ledger_proof(tests.offer_id(name));
  node := proof.leaf;
  foreach step in array proof.path loop
    node := encode(sha256(convert_to(
      case when step like 'right:%' then node || substr(step, 7) else split_part(step, ':', 2) || node end, 'UTF8'
    )), 'hex');
  end loop;
  return node;
end;
$$;
create function tests.root(days integer) returns text language sql
as $$ select root from public.ledger_roots where day = tests.utc_day(days); $$;

-- Canonical JSON (RFC 8785) ---------------------------------------------------------------------------

create function tests.canonical(value jsonb) returns text language sql as $$ select private.canonical_json(value); $$;
select is(
  tests.canonical($j${"string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/", "literals": [null, true, false]}$j$),
  $j${"literals":[null,true,false],"string":"€$\u000f\nA'B\"\\\\\"/"}$j$,
  'the example of section 3.2.2, without its fractions'
);
select is(tests.canonical('"\u0008\u0009\u000a\u000c\u000d"'), '"\b\t\n\f\r"', 'short escapes where there are any');
select is(
  tests.canonical((select to_jsonb(string_agg(chr(code), '' order by code)) from generate_series(1, 31) as code)),
  (
    select '"' || string_agg(case code when 8 then '\b' when 9 then '\t' when 10 then '\n' when 12 then '\f'
      when 13 then '\r' else '\u00' || lpad(to_hex(code), 2, '0') end, '' order by code) || '"'
    from generate_series(1, 31) as code
  ),
  'other control characters as \u00 and two lowercase digits'
);
select is(tests.canonical(to_jsonb(chr(127) || '/' || chr(128) || 'öé' || chr(8232) || chr(64285) || chr(128512))),
  '"' || chr(127) || '/' || chr(128) || 'öé' || chr(8232) || chr(64285) || chr(128512) || '"',
  'all other characters as they are, also DEL, line separators, and emoji');
select is(tests.canonical('"A\u030a"'), '"' || 'A' || chr(778) || '"', 'Unicode isn''t normalized');
select is(tests.canonical('{"b": 1, "a_b": 2, "a": {"z": [], "y": {}}, "ab": 3, "a1": "", "_": 0, "10": 1, "1": 2}'),
  '{"1":2,"10":1,"_":0,"a":{"y":{},"z":[]},"a1":"","a_b":2,"ab":3,"b":1}', 'keys in the order of their code units');
select is(tests.canonical('[56, {"d": true, "10": null, "1": []}]'), '[56,{"1":[],"10":null,"d":true}]',
  'objects in arrays, in order');
select is(tests.canonical('[0, -1, 9007199254740991, -9007199254740991]'), '[0,-1,9007199254740991,-9007199254740991]',
  'whole numbers up to 2^53');
select throws_ok(format('select tests.canonical(%L)', value), '22023', null, value || ' has no canonical form here')
from unnest(array['1.5', '1.0', '-0.5', '9007199254740992', '1e400', '{"A": 1}', '{"é": 1}', '{"a b": 1}']) as value;
select is(tests.canonical(null), null, 'null for null');

-- The ledger ------------------------------------------------------------------------------------------

select tests.offers('Ann', 'a', 'a', message => E'Cash.\n"As is" \\ no repairs, Renée 🏡\u0001');
select tests.offers('Bob', 'b', 'b');
select tests.offers('Eve', 'c', 'c');
select tests.as_owner();
select tests.holds(statement, outcome, rule) from (values
  ($$ select from ledger_entries e left join ledger_entries p on p.offer_id = e.offer_id and p.seq = e.seq - 1 where
      e.hash <> encode(sha256(convert_to(e.content, 'UTF8')), 'hex') or e.content::jsonb ->> 'prev' <> coalesce(p.hash,
      repeat('0', 64)) or (e.content::jsonb ->> 'seq')::integer <> e.seq $$, 'no rows',
    'each entry has the hash of the one before'),
  ($$ select from ledger_texts t join ledger_entries e using (offer_id, seq) where e.content::jsonb -> 'data' ->>
      (t.field || '_sha256') is distinct from encode(sha256(convert_to(t.salt || t.text, 'UTF8')), 'hex') $$, 'no rows',
    'each text has its salted hash in its entry')
) as t (statement, outcome, rule);
select set_eq($$ select field || ': ' || text from ledger_texts where offer_id = tests.offer_id('c') $$,
  array['buyer_name: Eve', 'title: House c', 'address: 12 Oak St, New York, NY 10001'],
  'an offer''s ledger says what it is for, and who made it');
select tests.answers('Cal', 'c', 'counter');
select tests.answers('Eve', 'c', 'accept', 2);
select tests.as_owner();
select set_eq($$ select text from ledger_texts where offer_id = tests.offer_id('c') and field like '%_name' $$,
  array['Eve', 'Cal'], 'and that of a deal has both names, also after a counteroffer');

select set_eq(
  $$
    select p.role || ' ' || p.id from deal_parties p
      join deals d on d.id = p.deal_id where d.offer_id = tests.offer_id('c')
  $$,
  $$
    select named.key || ' ' || named.value from ledger_entries e,
      jsonb_each_text(e.content::jsonb -> 'data' -> 'parties') as named
    where e.offer_id = tests.offer_id('c') and e.kind = 'deal.open'
  $$,
  'and which party in a split is which'
);

-- Daily roots -----------------------------------------------------------------------------------------

select tests.holds('service', $$ public.seal_ledger() $$, 'gives 0', 'a day is sealed once it''s over');
select tests.as_owner();
select throws_ok($$ select private.seal_ledger_day((now() at time zone 'utc')::date) $$, '22023',
  'This day isn’t over');
select tests.age_ledger(4);
select tests.as_service();
select is(public.seal_ledger(), 4, 'every finished day since the first step is sealed');
select is(public.seal_ledger(), 0, 'once');
select tests.as_owner();
select is(private.seal_ledger_day(tests.utc_day(1)), false, 'also when called for a day');
select is(private.seal_ledger_day(tests.utc_day(9)), false, 'nor is a day before the last one sealed later');
select results_eq('select day, leaf_count from ledger_roots order by day',
  $$ values (tests.utc_day(4), 3), (tests.utc_day(3), 0), (tests.utc_day(2), 0), (tests.utc_day(1), 0) $$,
  'the day with steps has a leaf for each ledger');
select is(
  tests.root(4),
  (
    select private.sha256_hex(
      tests.utc_day(4) || private.sha256_hex(private.sha256_hex(hashes[1] || hashes[2]) || hashes[3])
    )
    from (
      select array_agg(e.hash order by e.hash collate "C") as hashes from ledger_entries e
      where e.seq = (select max(l.seq) from ledger_entries l where l.offer_id = e.offer_id)
    ) as leaves
  ),
  'the root hashes the day and the sorted latest hashes in pairs, and the odd one moves up'
);
select is(tests.root(1), private.sha256_hex(tests.utc_day(1) || private.sha256_hex('')),
  'a day without steps has the hash of nothing');

select tests.as_member('Ann');
select is(tests.proven_root('a'), tests.root(4), 'a buyer proves their ledger');
select is((select count(*)::integer from ledger_proof(tests.offer_id('b'))), 0, 'but gets no proof of another one');
select tests.as_member('Cal');
select is(tests.proven_root(name), tests.root(4), 'the seller proves the ledger of ' || name)
from unnest(array['a', 'b', 'c']) as name;
select is((select leaf from ledger_proof(tests.offer_id('c'))),
  (select hash from ledger_entries where offer_id = tests.offer_id('c') order by seq desc limit 1),
  'the leaf is the latest step of that day');
select tests.holds(who, statement, outcome, rule) from (values
  ('Dee', $$ select from ledger_proof(tests.offer_id('a')) $$, 'no rows', 'other members get no proof'),
  ('Dee', $$ select from ledger_roots $$, 'rows', 'but read the roots'),
  ('Staff', $$ select from ledger_proof(tests.offer_id('a')) $$, 'no rows', 'nor do staff'),
  ('visitor', $$ select from ledger_roots $$, 'rows', 'but read the roots, too: they are published')
) as t (who, statement, outcome, rule);

-- Later steps -----------------------------------------------------------------------------------------

select tests.answers('Cal', 'a', 'decline');
select tests.offers('Bob', 'd', 'd');
select tests.offers('Eve', 'e', 'e');
select tests.as_member('Ann');
select is(tests.proven_root('a'), tests.root(4), 'a new step leaves the proof as it is until its day is over');
select tests.as_owner();
-- As if they had been committed after midnight, when their day was sealed: the last one has no place in a root yet.
select tests.age_ledger(1);
select tests.guard_roots('disable');
delete from ledger_roots where day = tests.utc_day(1);
select tests.holds('service', $$ public.seal_ledger() $$, 'gives 1', 'a missed day is sealed later');
select tests.as_owner();
select tests.guard_roots('enable');
select is((select leaf_count from ledger_roots where day = tests.utc_day(1)), 3,
  'only ledgers with new steps are in its root');
select tests.as_member('Ann');
select is(tests.proven_root('a'), tests.root(1), 'the proof is the latest one');
select tests.as_member('Eve');
select is(tests.proven_root('c'), tests.root(4), 'a ledger without new steps keeps its own');
select is(tests.proven_root('e'), tests.root(1), 'and a new one has its first');

-- Steps committed late ----------------------------------------------------------------------------------

select tests.as_owner();
select tests.answers('Cal', 'b', 'decline');
select tests.as_owner();
select tests.age_ledger(2);
select tests.guard_roots('disable');
delete from private.ledger_nodes where day = tests.utc_day(1);
delete from ledger_roots where day = tests.utc_day(1);
select tests.guard_roots('enable');
select is(private.seal_ledger_day(tests.utc_day(1)), true, 'the day after is sealed');
select tests.as_member('Bob');
select is(tests.proven_root('b'), tests.root(1), 'a step of a day that was sealed before it is in the next root');

-- Timestamps ------------------------------------------------------------------------------------------

select tests.as_service();
select results_eq('select day from unstamped_roots()', $$ values (tests.utc_day(4)), (tests.utc_day(1)) $$,
  'days without steps need no timestamp');
select tests.as_owner();
select is_empty($$ select from private.jobs where job = 'stamp-ledger' $$, 'without an authority, it''s not a job');
select tests.as_service();
select throws_ok('select store_timestamp(tests.utc_day(4), ''not base64'')', '23514', null, 'a token is base64');
select is(public.store_timestamp(tests.utc_day(4), 'AAAA'), true, 'a root gets a timestamp');
select is(public.store_timestamp(tests.utc_day(4), 'BBBB'), false, 'once');
select is(public.store_timestamp(tests.utc_day(1), 'CCCC'), true, 'and so does the other');
select is_empty('select from unstamped_roots()', 'then none is left');
select tests.as_owner();
select isnt_empty($$ select from private.jobs where job = 'stamp-ledger' and not is_late $$,
  'and the job counts as successful');
select tests.as_member('Eve');
select is((select tsa_token from ledger_proof(tests.offer_id('c'))), 'AAAA', 'a proof comes with the timestamp');

-- Nobody changes the record, even with every grant and policy -----------------------------------------

select tests.as_owner();
-- A table with checks to come can't be emptied.
set constraints all immediate;
grant all on ledger_entries, ledger_texts, ledger_roots, private.ledger_nodes to authenticated, service_role;
create policy every_entry on ledger_entries for all to authenticated, service_role using (true) with check (true);
create policy every_text on ledger_texts for all to authenticated, service_role using (true) with check (true);
create policy every_root on ledger_roots for all to authenticated, service_role using (true) with check (true);
create function tests.denials(who text) returns setof text language plpgsql as $$
declare
  statement text;
begin
  foreach statement in array array[
    'update ledger_entries set content = ''{}''', 'update ledger_entries set recorded_at = now()',
    'delete from ledger_entries', 'truncate ledger_entries cascade',
    'insert into ledger_entries select * from ledger_entries',
    'update ledger_texts set text = ''''', 'delete from ledger_texts', 'truncate ledger_texts',
    'insert into ledger_texts select * from ledger_texts',
    'update ledger_roots set root = repeat(''0'', 64)', 'update ledger_roots set tsa_token = null, stamped_at = null',
    'update ledger_roots set tsa_token = ''DDDD''', 'delete from ledger_roots', 'truncate ledger_roots cascade',
    'insert into ledger_roots (day, root, leaf_count) values (current_date, repeat(''0'', 64), 0)',
    'update private.ledger_nodes set hash = ''''', 'delete from private.ledger_nodes', 'truncate private.ledger_nodes',
    'insert into private.ledger_nodes (day, level, position, hash) values (current_date, 1, 0, '''')'
  ] loop
    return next throws_ok(statement, '42501', null, who || ' can''t ' || statement);
  end loop;
end;
$$;
grant execute on function tests.denials(text) to public;
select tests.as_member('Ann');
select tests.denials('a party');
select tests.as_member('Staff');
select tests.denials('an admin');
select tests.as_service();
select tests.denials('the service role');
select tests.as_owner();
select throws_ok(statement, '42501', null, 'not even the owner can ' || statement)
from unnest(array[
  'update ledger_entries set content = ''{}''', 'delete from ledger_entries', 'truncate ledger_entries cascade',
  'update ledger_roots set root = repeat(''0'', 64)', 'update ledger_roots set sealed_at = now()',
  'update ledger_roots set tsa_token = null, stamped_at = null',
  'update ledger_roots set tsa_token = ''DDDD'' where tsa_token is not null',
  'delete from ledger_roots', 'truncate ledger_roots cascade', 'update private.ledger_nodes set hash = ''''',
  'delete from private.ledger_nodes', 'truncate private.ledger_nodes'
]) as statement;

-- Account deletion ------------------------------------------------------------------------------------

delete from auth.users where id = tests.user_id('Eve');
select tests.as_member('Cal');
select is(tests.proven_root('c'), tests.root(4), 'the other side keeps the proof when an account is deleted');
select set_eq($$ select field from ledger_texts where offer_id = tests.offer_id('c') $$,
  array['title', 'address', 'seller_name', 'buyer_name'], 'and the texts of both sides');
select tests.holds($$ select from ledger_entries e left join ledger_entries p on p.offer_id = e.offer_id and p.seq =
      e.seq - 1 where e.content::jsonb ->> 'prev' <> coalesce(p.hash, repeat('0', 64)) $$, 'no rows',
    'the chain still holds');

select * from finish();
rollback;
