-- Earnest money that's due in business days instead of hours.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();
create function tests.day(days integer) returns date language sql stable
as $$ select (now() at time zone 'America/Chicago')::date + days; $$;
create function tests.amends(terms jsonb) returns text language plpgsql as $$
declare
  member text;
  added constant uuid := gen_random_uuid();
begin
  perform tests.as_member('Bob');
  perform public.prepare_agreement(added, tests.deal_id('bob'), 'amendment', terms,
    public.preview_agreement(tests.deal_id('bob'), 'amendment', terms) ->> 'body_sha256');
  for member in select unnest(array['Bob', 'Cal']) loop
    perform tests.as_member(member);
    perform public.sign_agreement(added, a.body_sha256, member, true, true) from public.agreements a where id = added;
  end loop;
  return null;
end;
$$;
create function tests.line(terms jsonb, label text) returns text language plpgsql as $$
begin
  perform tests.as_member('Bob');
  return substring(public.preview_agreement(tests.deal_id('bob'), 'amendment', terms) ->> 'body'
    from '- ' || label || ': ([^\n]*)');
end;
$$;
create function tests.business_day(days integer) returns text language sql stable as $$
  select to_char(private.business_day_after(tests.day(0), days) + time '17:00', 'YYYY-MM-DD HH24:MI');
$$;
create function tests.due(kind text, offer text default 'bob') returns text language sql security definer as $$
  select to_char(m.due_at at time zone 'America/Chicago', 'YYYY-MM-DD HH24:MI')
  from public.deal_milestones m where m.id = tests.milestone_id(due.kind, due.offer);
$$;

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house', '{"earnest_due_days": 3}') $$,
    'fails: Say when the earnest money is due: in hours or in business days.', 'it''s hours or business days'),
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house', '{"earnest_due_hours": null}') $$,
    'fails: Say when the earnest money is due: in hours or in business days.', 'and one of them'),
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house', '{"earnest_due_hours": null, "earnest_due_days": 31}') $$,
    'fails 23514', 'business days are at most 30'),
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house', '{"earnest_due_hours": null, "earnest_due_days": 0}') $$,
    'fails 23514', 'and at least one'),
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house') $$, 'gives null', null),
  ('Cal', $$ select tests.answers('Cal', 'bob', 'accept') $$, 'gives null', null),
  ('Bob', $$ select tests.line('{"earnest_due_days": 3}', 'Earnest money due within') $$,
    'gives 3 business days, by 5 PM, instead of 48 hours', 'an amendment''s text says both'),
  ('Bob', $$ select tests.line('{"earnest_due_days": 31}', '') $$, 'fails 22023', 'in range'),
  ('Bob', $$ select tests.line('{"earnest_due_days": 3, "earnest_due_hours": 3}', '') $$,
    'fails: Say when the earnest money is due: in hours or in business days.', 'not both'),
  ('Bob', $$ select tests.amends('{"earnest_due_days": 3}') $$, 'gives null', 'business days replace hours'),
  ('Bob', $$ select tests.due('earnest_money') = tests.business_day(3) $$, 'gives true', 'until 5 PM of the last'),
  ('Bob', $$ select earnest_due_days, earnest_due_hours is null, earnest_due_at <> agreed_earnest_due_at
    from deal_terms(array[tests.deal_id('bob')]) $$, 'gives (3,t,t)', 'as the terms in force say'),
  ('Bob', $$ select tests.amends('{"extension_fee": 4000}') $$, 'gives null', null),
  ('Bob', $$ select tests.due('extension_fee') = tests.business_day(3) $$, 'gives true', 'as is a fee for more time'),
  ('Bob', $$ select tests.amends('{"earnest_due_hours": 24}') $$, 'gives null', null),
  ('Bob', $$ select earnest_due_days is null, earnest_due_hours from deal_terms(array[tests.deal_id('bob')]) $$,
    'gives (t,24)', 'and hours business days'),
  ('Bob', $$ select tests.offers('Bob', 'pro', 'other', '{"earnest_due_hours": null, "earnest_due_days": 5}') $$,
    'gives null', null),
  ('Pro', $$ select tests.answers('Pro', 'pro', 'accept', 1) $$, 'gives null', null),
  ('Bob', $$ select tests.due('earnest_money', 'pro') = tests.business_day(5) $$, 'gives true', 'so do offers')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
