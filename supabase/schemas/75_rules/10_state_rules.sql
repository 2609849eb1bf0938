-- State rules: what a state's law asks when a contract is marketed, offered on, or assigned. Rules are data, dated and
-- cited. A version never changes; a newer one supersedes it from a later day on, so any past day replays. Defaults come
-- from supabase/data, unsigned, until an admin of the operator signs them off. We give no legal advice.
--
-- 20_rule_answers.sql asks them. docs/state-rules.md has the model and the sources.

create table private.state_rules (
  id uuid primary key default gen_random_uuid(),
  state text not null check (private.is_us_state(state)),
  topic text not null check (
    topic in ('general', 'disclosure', 'license', 'marketing', 'cancellation', 'notice', 'registration')
  ),
  version integer not null check (version > 0),
  effective_from date not null,
  asked_at text[] not null check (
    cardinality(asked_at) > 0 and private.is_list_of(asked_at, '{publish,offer,assign}')
  ),
  applies_to text not null default 'contracts' check (applies_to in ('contracts', 'all')),
  requires text not null check (requires in ('nothing', 'disclosure', 'license')),
  summary text not null check (char_length(summary) <= 1000 and summary ~ '\S'),
  disclosure text check (char_length(disclosure) <= 3000 and disclosure ~ '\S'),
  deals_a_year integer check (deals_a_year between 0 and 1000),
  days integer check (days between 0 and 365),
  citation text check (char_length(citation) <= 300 and citation ~ '\S'),
  url text check (char_length(url) <= 500 and url ~ '^https://[^\s]+$'),
  created_at timestamptz not null default clock_timestamp(),
  constraint state_rules_versions unique (state, topic, version),
  constraint state_rules_disclosure check ((requires = 'disclosure') = (disclosure is not null)),
  constraint state_rules_license check ((requires = 'license') = (deals_a_year is not null))
);
comment on table private.state_rules is
  'Versions of what states ask of members who market, offer on, or assign a contract. Never changed, by anyone: '
  'private.supersede_rule adds the next one. Everyone reads them (private.rule_versions).';
comment on column private.state_rules.state is 'Two-letter postal code.';
comment on column private.state_rules.topic is
  'What it''s about. A state has one line of versions for each of its topics; general is there for every state.';
comment on column private.state_rules.version is 'From 1 within a state and topic. A later one supersedes it.';
comment on column private.state_rules.effective_from is
  'The first day, in Eastern time, on which it''s asked, until a later version is.';
comment on column private.state_rules.asked_at is 'Which steps ask it: publish, offer, assign.';
comment on column private.state_rules.applies_to is
  'contracts: only listings that market a contract (properties.off_market_contract). all: every listing.';
comment on column private.state_rules.requires is
  'What the member has to do: nothing, give a disclosure, or state a license.';
comment on column private.state_rules.summary is 'What to do, in a sentence or two.';
comment on column private.state_rules.disclosure is 'The text that''s given; null unless a disclosure is required.';
comment on column private.state_rules.deals_a_year is
  'How many contracts a member may sell in the state within 12 months without a license; null unless one is required.';
comment on column private.state_rules.days is 'Days of a right to cancel, or of notice; null without one.';
comment on column private.state_rules.citation is 'The act; null where none is known.';
comment on column private.state_rules.url is 'Where to read it; null if none is known.';

create table private.state_rule_signatures (
  rule_id uuid primary key references private.state_rules (id),
  signed_by uuid references public.users (id) on delete set null,
  signer text not null check (char_length(signer) between 1 and 120),
  signed_at timestamptz not null default clock_timestamp()
);
comment on table private.state_rule_signatures is
  'Which versions of rules an admin of the operator signed off after a lawyer''s review. Append-only.';
comment on column private.state_rule_signatures.signed_by is 'Null once the account is deleted; the name stays.';
comment on column private.state_rule_signatures.signer is 'The admin''s name, when they signed.';
create index state_rule_signatures_signer_idx on private.state_rule_signatures (signed_by);

create function private.keep_rule_record() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Deleting an account only clears who it was.
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
    and to_jsonb(new) - 'signed_by' - 'member_id' = to_jsonb(old) - 'signed_by' - 'member_id'
    and coalesce(to_jsonb(new) ->> 'signed_by', to_jsonb(new) ->> 'member_id') is null
  then
    return new;
  end if;
  raise exception 'This can’t be changed' using errcode = '42501';
end;
$$;
comment on function private.keep_rule_record() is
  'Trigger on records about rules: raises 42501 for every change, no matter by whom, except when a foreign key clears '
  'a deleted account.';

create trigger refuse_change before update or delete on private.state_rules
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on private.state_rules
  for each statement execute function private.refuse_change();
create trigger keep_rule_record before update or delete on private.state_rule_signatures
  for each row execute function private.keep_rule_record();
create trigger refuse_truncate before truncate on private.state_rule_signatures
  for each statement execute function private.refuse_change();

create function private.rule_day() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'America/New_York')::date; $$;
comment on function private.rule_day() is
  'Today as rules count days: in Eastern time, so that no state is asked later than its law says.';

create function private.check_rule_version() returns trigger
language plpgsql set search_path = ''
as $$
declare
  latest constant integer := (
    select max(r.version) from private.state_rules r where r.state = new.state and r.topic = new.topic
  );
begin
  -- Reference data is loaded again with every deployment.
  if new.version <= latest then
    return new;
  end if;
  if new.version <> coalesce(latest, 0) + 1 then
    raise exception 'Version % of this rule is missing', coalesce(latest, 0) + 1 using errcode = '23514';
  end if;
  if latest is not null and new.effective_from <= private.rule_day() then
    raise exception 'A new version starts tomorrow at the earliest, so that past days stay as they were.'
      using errcode = 'P0001', detail = 'effective_from';
  end if;
  return new;
end;
$$;
comment on function private.check_rule_version() is
  'Insert trigger on state_rules: versions follow each other, and one that supersedes another starts tomorrow or '
  'later, no matter who adds it. Raises 23514 and P0001.';

create trigger check_rule_version before insert on private.state_rules
  for each row execute function private.check_rule_version();

create function private.rules_on(state text, day date) returns setof private.state_rules
language sql stable security definer rows 4 set search_path = ''
as $$
  select distinct on (r.topic) r.* from private.state_rules r
  where r.state = rules_on.state and r.effective_from <= rules_on.day
  order by r.topic, r.version desc;
$$;
comment on function private.rules_on(text, date) is
  'The versions of a state''s rules in force on a day, one for each topic. For a past day, always the same. state: '
  'two-letter code. No rows for others, and for days before the first version.';

-- Admins ------------------------------------------------------------------------------------------

create function private.log_rule_decision(rule private.state_rules, action text, reason text) returns void
language sql volatile set search_path = ''
as $$
  insert into public.moderation_actions (action, subject_kind, subject_id, title, actor_id, reason)
  values (log_rule_decision.action, 'state_rule', rule.id,
    rule.state || ' ' || rule.topic || ', version ' || rule.version, auth.uid(), log_rule_decision.reason);
$$;
comment on function private.log_rule_decision(private.state_rules, text, text) is
  'Adds an admin''s decision about a rule to the moderation log.';

create function private.supersede_rule(rule_id uuid, replaces uuid, rule jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  added private.state_rules;
  latest private.state_rules;
begin
  if not private.has_staff_role('admin') then
    raise exception 'Only admins can change rules' using errcode = '42501';
  end if;
  if exists (select from private.state_rules r where r.id = supersede_rule.rule_id) then
    return;
  end if;
  added := jsonb_populate_record(null::private.state_rules, '{"applies_to": "contracts"}' || rule);
  perform pg_advisory_xact_lock(hashtextextended('state rule ' || added.state || ' ' || added.topic, 0));
  select * into latest from private.state_rules r
  where r.state = added.state and r.topic = added.topic order by r.version desc limit 1;
  if latest.id is distinct from replaces then
    raise exception 'This rule has a newer version. Review it first.' using errcode = 'P0001';
  end if;
  if added.effective_from <= private.rule_day() then
    raise exception 'A new version starts tomorrow at the earliest, so that past days stay as they were.'
      using errcode = 'P0001', detail = 'effective_from';
  end if;
  added.id := supersede_rule.rule_id;
  added.version := coalesce(latest.version, 0) + 1;
  added.created_at := clock_timestamp();
  insert into private.state_rules select added.*;
  perform private.log_rule_decision(added, 'supersede_rule', 'In force from ' || added.effective_from);
end;
$$;
comment on function private.supersede_rule(uuid, uuid, jsonb) is
  'For admins: adds a version of a rule and logs it. rule_id: a new ID; the same one twice adds one. replaces: the '
  'latest version of its state and topic, or null for a new topic. rule: the columns of state_rules, without id, '
  'version, and created_at. It isn''t signed off. Raises 42501 for others; P0001, to be shown as is, if replaces '
  'isn''t the latest, or it would start today or before; and 23502 or 23514 for what''s missing or impossible.';
select private.expose('supersede_rule', 'authenticated');

create function private.sign_rule(rule_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  rule private.state_rules;
begin
  if not private.has_staff_role('admin') then
    raise exception 'Only admins can sign off rules' using errcode = '42501';
  end if;
  select * into rule from private.state_rules r where r.id = sign_rule.rule_id;
  if rule.id is null then
    raise exception 'Unknown rule' using errcode = '22023';
  end if;
  insert into private.state_rule_signatures (rule_id, signed_by, signer)
  select rule.id, u.id, left(u.name, 120) from public.users u where u.id = auth.uid()
  on conflict on constraint state_rule_signatures_pkey do nothing;
  if found then
    perform private.log_rule_decision(rule, 'sign_rule', 'Signed off');
  end if;
end;
$$;
comment on function private.sign_rule(uuid) is
  'For admins: signs off a version of a rule in their name, and logs it. Idempotent: the first one counts. Raises '
  '42501 for others, and 22023 for an unknown rule.';
select private.expose('sign_rule', 'authenticated');

-- Reading -----------------------------------------------------------------------------------------

create function private.rule_versions(state text, day date default null)
  returns table (
    id uuid, state text, topic text, version integer, effective_from date, asked_at text[], applies_to text,
    requires text, summary text, disclosure text, deals_a_year integer, days integer, citation text, url text,
    signer text, signed_at timestamptz
  )
language sql stable security definer set search_path = ''
as $$
  select r.id, r.state, r.topic, r.version, r.effective_from, r.asked_at, r.applies_to, r.requires, r.summary,
    r.disclosure, r.deals_a_year, r.days, r.citation, r.url, s.signer, s.signed_at
  from private.state_rules r left join private.state_rule_signatures s on s.rule_id = r.id
  where r.state = rule_versions.state
    and (rule_versions.day is null or r.id in (select o.id from private.rules_on(rule_versions.state, day) o))
  order by r.topic <> 'general', r.topic, r.version desc;
$$;
comment on function private.rule_versions(text, date) is
  'The versions of a state''s rules: those in force on a day, one for each topic, or for null all of them, by topic, '
  'newest first. signer and signed_at: which admin of the operator signed it off, and when; null if nobody has. No '
  'rows for what isn''t a state''s two-letter code.';
select private.expose('rule_versions', 'anon');

-- Grants ------------------------------------------------------------------------------------------

revoke all on private.state_rules, private.state_rule_signatures from public, anon, authenticated;
