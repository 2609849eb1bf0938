-- Agreements between parties of a deal: assignments, joint venture agreements, amendments (52_amendments.sql), and
-- releases (54_releases.sql), from templates that the operator's admin approves per state. A party prepares one from
-- what the deal says, everyone it concerns accepts exactly that text by typing their name, and the seal-agreement
-- function makes a sealed PDF of it, a document of the deal.
--
-- We give no legal advice: templates say to have an attorney review them. docs/decisions/0028-deal-documents.md has the
-- reasons.

-- Templates -------------------------------------------------------------------------------------------

create table public.agreement_templates (
  id uuid primary key,
  kind text not null check (kind in ('assignment', 'jv', 'amendment', 'release')),
  version integer not null check (version > 0),
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) between 1 and 50000),
  created_at timestamptz not null default now(),
  constraint agreement_templates_versions unique (kind, version)
);
comment on table public.agreement_templates is
  'Texts of agreements, from supabase/data. Never changed: a new text is a new version. Members read those approved '
  'for a state; staff, all.';
comment on column public.agreement_templates.body is
  'Plain text with ## before headings, - before list items, and an empty line between paragraphs. {{names}} are filled '
  'in by private.draft_agreement.';

create table public.agreement_template_approvals (
  template_id uuid not null references public.agreement_templates (id) on delete cascade,
  state text not null check (state ~ '^[A-Z]{2}$'),
  approved_at timestamptz not null default now(),
  primary key (template_id, state)
);
comment on table public.agreement_template_approvals is
  'The states for which an admin approved a template. Deals there get the newest approved version. Who did it is in '
  'the moderation log. Read by members.';
comment on column public.agreement_template_approvals.state is 'Two-letter postal code.';
create index agreement_template_approvals_state_idx on public.agreement_template_approvals (state);

create trigger refuse_change before update or delete on public.agreement_templates
  for each row execute function private.refuse_change();

create function private.log_template_decision(
  template public.agreement_templates, action text, reason text
) returns void
language sql volatile set search_path = ''
as $$
  insert into public.moderation_actions (action, subject_kind, subject_id, title, actor_id, reason)
  values (log_template_decision.action, 'agreement_template', template.id,
    template.title || ', version ' || template.version, auth.uid(), log_template_decision.reason);
$$;
comment on function private.log_template_decision(public.agreement_templates, text, text) is
  'Adds an admin''s decision about a template to the moderation log.';

create function private.approve_template(template_id uuid, states text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  template public.agreement_templates;
  added text;
begin
  if not private.has_staff_role('admin') then
    raise exception 'Only admins can approve agreements' using errcode = '42501';
  end if;
  select * into template from public.agreement_templates t where t.id = approve_template.template_id;
  if template.id is null or coalesce(cardinality(states), 0) = 0
    or exists (select from unnest(states) as named (code) where code is null or code not in (
      select s.code from private.us_states s
    )) then
    raise exception 'Choose a template and its states' using errcode = '22023';
  end if;
  with inserted as (
    insert into public.agreement_template_approvals as a (template_id, state)
    select distinct template.id, code from unnest(states) as named (code)
    on conflict on constraint agreement_template_approvals_pkey do nothing
    returning a.state
  )
  select string_agg(i.state, ', ' order by i.state) into added from inserted i;
  if added is not null then
    perform private.log_template_decision(template, 'approve_template', 'Approved for ' || added);
  end if;
end;
$$;
comment on function private.approve_template(uuid, text[]) is
  'For admins: approves the template of an agreement for states (two-letter codes), and logs it. Idempotent. Raises '
  '42501 for others, and 22023 for an unknown template or state, and without a state.';
select private.expose('approve_template', 'authenticated');

create function private.revoke_template_approval(template_id uuid, state text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  template public.agreement_templates;
begin
  if not private.has_staff_role('admin') then
    raise exception 'Only admins can approve agreements' using errcode = '42501';
  end if;
  delete from public.agreement_template_approvals a
  where a.template_id = revoke_template_approval.template_id and a.state = revoke_template_approval.state;
  if found then
    select * into template from public.agreement_templates t where t.id = revoke_template_approval.template_id;
    perform private.log_template_decision(template, 'revoke_template', 'No longer approved for ' || state);
  end if;
end;
$$;
comment on function private.revoke_template_approval(uuid, text) is
  'For admins: a template is no longer offered in a state, and agreements from it that wait for signatures there can '
  'no longer be signed. Signed ones stay. Logs it. Idempotent. Raises 42501 for others.';
select private.expose('revoke_template_approval', 'authenticated');

-- Agreements ------------------------------------------------------------------------------------------

create table public.agreements (
  id uuid primary key,
  deal_id uuid not null references public.deals (id) on delete cascade,
  template_id uuid not null references public.agreement_templates (id),
  kind text not null check (kind in ('assignment', 'jv', 'amendment', 'release')),
  title text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  body text,
  body_sha256 text not null check (body_sha256 ~ '^[0-9a-f]{64}$'),
  status text not null default 'awaiting_signatures' check (
    status in ('awaiting_signatures', 'signed', 'declined', 'countered', 'withdrawn')
  ),
  prepared_by uuid not null references public.deal_parties (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  document_id uuid references public.deal_documents (id) on delete set null,
  deal_version integer not null,
  changes jsonb check (jsonb_typeof(changes) = 'object'),
  constraint agreements_amend check ((kind = 'amendment') = (changes is not null)),
  constraint agreements_ended check ((status = 'awaiting_signatures') = (ended_at is null)),
  constraint agreements_sealed check (document_id is null or status = 'signed'),
  constraint agreements_text check (body is not null or status in ('declined', 'countered', 'withdrawn'))
);
comment on table public.agreements is
  'Agreements of deals. Read by those who sign them, as long as they take part in the deal or once all have signed. '
  'Staff have no access. Written only by functions.';
comment on column public.agreements.id is 'Chosen by the browser, so that preparing twice makes one.';
comment on column public.agreements.state is 'Two-letter code of the property''s state.';
comment on column public.agreements.body is
  'The text, as agreement_templates.body. Null once a party deleted their account, unless everyone had signed.';
comment on column public.agreements.body_sha256 is 'SHA-256 of the text in UTF-8, hexadecimal.';
comment on column public.agreements.ended_at is 'When the last one signed, or when it was declined or withdrawn.';
comment on column public.agreements.document_id is 'The sealed PDF; null until it''s made.';
comment on column public.agreements.deal_version is
  'The version of the deal''s terms (deals.version) that it was prepared on. A later one has other terms.';
comment on column public.agreements.changes is
  'What an amendment changes, by the names of the columns of offer_versions; null for other kinds.';
create index agreements_deal_idx on public.agreements (deal_id, created_at desc, id);
create index agreements_template_idx on public.agreements (template_id);
create index agreements_preparer_idx on public.agreements (prepared_by);
create index agreements_document_idx on public.agreements (document_id);
create unique index agreements_awaiting_idx on public.agreements (deal_id, kind) where status = 'awaiting_signatures';

create table public.agreement_signatures (
  agreement_id uuid not null references public.agreements (id) on delete cascade,
  party_id uuid not null references public.deal_parties (id) on delete cascade,
  position integer not null,
  role text not null check (role in ('buyer', 'seller', 'jv_partner', 'signer')),
  name text,
  signed_name text check (char_length(signed_name) between 2 and 120),
  signed_at timestamptz,
  other_name boolean not null default false,
  company text,
  company_state text,
  capacity text,
  email text,
  signed_from text,
  primary key (agreement_id, party_id),
  constraint agreement_signatures_signed check (signed_name is null or signed_at is not null)
);
comment on table public.agreement_signatures is
  'Who has to sign an agreement, and who has. For those who can read it.';
comment on column public.agreement_signatures.position is
  'Order in the text: seller''s side, then buyer''s. Those who sign for a company are together.';
comment on column public.agreement_signatures.role is 'In the deal, when it was prepared.';
comment on column public.agreement_signatures.name is
  'The account''s name when it was prepared, as the text has it. Null once the account is deleted, unless everyone had '
  'signed.';
comment on column public.agreement_signatures.signed_name is 'As they typed it; null until they sign, and as name.';
comment on column public.agreement_signatures.other_name is
  'Whether they confirmed a name that isn''t their account''s (private.folded_name).';
comment on column public.agreement_signatures.company is
  'The company they sign for, as the text has it, with the state and capacity of deal_parties; null for themselves. '
  'Emptied with name, as are email and signed_from.';
comment on column public.agreement_signatures.email is
  'The account''s verified address when they signed; null until they do, and for what was signed before it was kept.';
comment on column public.agreement_signatures.signed_from is
  'The IP address they signed from; null as email, and if the request didn''t have one.';
create index agreement_signatures_party_idx on public.agreement_signatures (party_id);

create function private.protect_agreement() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (new.deal_id, new.template_id, new.kind, new.title, new.state, new.body_sha256, new.prepared_by, new.created_at,
      new.deal_version, new.changes) is distinct from
      (old.deal_id, old.template_id, old.kind, old.title, old.state, old.body_sha256, old.prepared_by, old.created_at,
      old.deal_version, old.changes)
    or (new.body is distinct from old.body and new.body is not null)
    or (old.status <> 'awaiting_signatures' and (new.status, new.ended_at) is distinct from (old.status, old.ended_at))
    or (old.document_id is not null and new.document_id is distinct from old.document_id
      and new.document_id is not null) then
    raise exception 'An agreement can’t be changed' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.protect_agreement() is
  'Update trigger on agreements: the text never changes, and how it ended neither. Raises 42501.';

create trigger protect_agreement before update on public.agreements
  for each row execute function private.protect_agreement();

-- What they say ---------------------------------------------------------------------------------------

create function private.plain_items(content text) returns text
language sql immutable set search_path = ''
as $$
  select string_agg('- ' || private.plain_line(line.content), E'\n' order by line.ordinal)
  from regexp_split_to_table(content, E'\r\n|\r|\n') with ordinality as line (content, ordinal)
  where private.plain_line(line.content) is not null;
$$;
comment on function private.plain_items(text) is
  'The lines of a text as list items, so that no line can pass for a heading of the agreement. Null without any.';

create function private.fill_template(body text, fields jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  literals constant text[] := regexp_split_to_array(body, '\{\{[a-z_]+\}\}');
  names constant text[] := array(
    select match.groups[1] from regexp_matches(body, '\{\{([a-z_]+)\}\}', 'g') as match (groups)
  );
  filled text := literals[1];
begin
  for i in 1 .. cardinality(names) loop
    if fields ->> names[i] is null then
      raise exception 'The template has an unknown field: %', names[i] using errcode = '22023';
    end if;
    filled := filled || (fields ->> names[i]) || literals[i + 1];
  end loop;
  return filled;
end;
$$;
comment on function private.fill_template(text, jsonb) is
  'The template with every {{name}} replaced by its field, once: braces in a value stay as they are. Raises 22023 for '
  'a name without a value.';

create function private.long_date(day date) returns text
language sql immutable set search_path = ''
as $$ select to_char(day, 'FMMonth FMDD, YYYY'); $$;
comment on function private.long_date(date) is 'As in "November 24, 2026". Null for null.';

create function private.dollars(amount bigint) returns text
language sql immutable set search_path = ''
as $$ select '$' || to_char(amount, 'FM999,999,999,999'); $$;
comment on function private.dollars(bigint) is 'Whole USD as in "$1,250". Null for null.';

create function private.agreement_state(deal public.deals) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    substring(deal.address from ',\s+([A-Z]{2})\s+[0-9]{5}$'),
    (select p.state from public.properties p where p.id = deal.property_id)
  );
$$;
comment on function private.agreement_state(public.deals) is
  'The two-letter code of the state in the deal''s address, which later edits of the listing don''t change.';

create function private.agreement_signers(deal public.deals, kind text)
  returns table (
    party_id uuid, user_id uuid, name text, role text, "position" integer, share_bps integer, company text,
    company_state text, capacity text, caption text
  )
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    with signers as (
      select p.*, private.clean_line(u.name) as account_name, h.share_bps,
        row_number() over (
          order by coalesce(h.position, 0), principal.role desc, p.signs_for is not null, p.invited_at, p.id
        )::integer as place
      from public.deal_parties p
      join public.deal_parties principal on principal.id = coalesce(p.signs_for, p.id)
      left join public.users u on u.id = p.user_id
      left join public.deal_splits s on s.deal_id = p.deal_id and s.state = 'agreed'
      left join public.deal_split_shares h on agreement_signers.kind = 'jv' and h.split_id = s.id and h.kind = 'profit'
        and h.party_id = principal.id
      where p.deal_id = deal.id and (p.signs_for is null or p.revoked_at is null) and case agreement_signers.kind
        when 'jv' then h.share_bps > 0
        else principal.role in ('buyer', 'seller')
      end
    )
    select s.id, case when s.revoked_at is null then s.user_id end, s.account_name, s.role, s.place,
      case when s.signs_for is null then s.share_bps end, s.company, s.company_state, s.capacity,
      case
        when s.signs_for is not null then null
        when s.company is null then s.account_name
        else s.company || ' (organized in ' || (select t.name from private.us_states t where t.code = s.company_state)
          || '), acting through ' || (
            select string_agg(o.account_name || ' as ' || o.capacity, ' and ' order by o.place) from signers o
            where s.id in (o.id, o.signs_for)
          )
      end
    from signers s;
end;
$$;
comment on function private.agreement_signers(public.deals, text) is
  'Who signs an agreement: the seller and the buyer sign an assignment, an amendment, or a release; everyone with '
  'a share of the profit in the agreed split signs a JV agreement; and others who sign for their companies. '
  'user_id is null for those who left '
  'the deal, or haven''t joined it; name for those whose name has no letter or digit that can be seen. share_bps is '
  'null for an assignment, and for other signers. caption is what the text calls a party: their name, or "Oak LLC '
  '(organized in Tennessee), acting through Dana Whitfield as Managing member and Evan Roe as Member"; null for other '
  'signers, whom it names.';

create function private.input_date(inputs jsonb, field text) returns date
language plpgsql stable set search_path = ''
as $$
begin
  return case when inputs ->> field ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then (inputs ->> field)::date end;
exception
  when datetime_field_overflow then
    return null;
end;
$$;
comment on function private.input_date(jsonb, text) is 'The date in a field (YYYY-MM-DD); null for anything else.';

create function private.assignment_fields(deal public.deals, inputs jsonb, price bigint, today date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  original_seller constant text := private.clean_line(inputs ->> 'original_seller');
  contract_date constant date := private.input_date(inputs, 'original_contract_date');
  fee constant text := inputs ->> 'assignment_fee_usd';
begin
  if (private.double_close_of(deal.id)).resale_id = deal.id then
    raise exception 'In a double close, nothing is assigned.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if original_seller is null or char_length(original_seller) > 200 then
    raise exception 'Enter the seller named in the original contract, in up to 200 characters.' using errcode = 'P0001';
  end if;
  if contract_date is null or contract_date > today or contract_date < today - interval '10 years' then
    raise exception 'Enter the date of the original contract, in the last 10 years.' using errcode = 'P0001';
  end if;
  if fee is null or fee !~ '^[0-9]{1,12}$' or fee::bigint > price then
    raise exception 'Enter the assignment fee in whole dollars. It can’t be more than the price.'
      using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'original_seller', original_seller, 'original_contract_date', private.long_date(contract_date),
    'assignment_fee', private.dollars(fee::bigint)
  );
end;
$$;
comment on function private.assignment_fields(public.deals, jsonb, bigint, date) is
  'Checks and formats what the preparer of an assignment enters. Raises P0001, to be shown as is.';

create function private.jv_fields(deal public.deals, inputs jsonb, today date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  contributions constant text := private.plain_items(inputs ->> 'contributions');
  ends_on constant date := private.input_date(inputs, 'ends_on');
begin
  if contributions is null or char_length(contributions) > 4000 then
    raise exception 'Describe what each party contributes, in up to 4,000 characters.' using errcode = 'P0001';
  end if;
  if ends_on is null or ends_on <= today or ends_on > today + interval '10 years' then
    raise exception 'Choose an end date in the future, within 10 years.' using errcode = 'P0001';
  end if;
  return jsonb_build_object('contributions', contributions, 'ends_on', private.long_date(ends_on));
end;
$$;
comment on function private.jv_fields(public.deals, jsonb, date) is
  'Checks and formats what the preparer of a JV agreement enters. Raises P0001, to be shown as is.';

create function private.agreement_fields(deal public.deals, kind text, inputs jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms record;
  today constant date := (now() at time zone deal.time_zone)::date;
begin
  -- Those in force: deadlines may have moved since the offer was accepted.
  select * into terms from public.deal_terms(array[deal.id]);
  return jsonb_build_object(
    'date', private.long_date(today), 'property_address', private.plain_line(deal.address),
    'state', (select s.name from private.us_states s where s.code = private.agreement_state(deal)),
    'price', private.dollars(terms.price), 'earnest_money', private.dollars(terms.earnest_money)
      || case when terms.second_deposit > 0 then ', and later a second one of ' || private.dollars(terms.second_deposit)
        || ', due ' || terms.second_deposit_days || ' days after the offer was accepted' else '' end,
    'closing_date', private.long_date(terms.closing_on),
    'seller', (select s.caption from private.agreement_signers(deal, 'assignment') s where s.role = 'seller'),
    'buyer', (select s.caption from private.agreement_signers(deal, 'assignment') s where s.role = 'buyer'),
    'parties', (
      select string_agg(
        '- ' || s.caption || case s.role when 'buyer' then ', the buyer in the deal'
          when 'seller' then ', the seller in the deal' else '' end, E'\n' order by s.position
      ) from private.agreement_signers(deal, agreement_fields.kind) s where s.role <> 'signer'
    ),
    'profit_shares', coalesce((
      select string_agg(
        '- ' || coalesce(s.company, s.name) || ': ' || trim_scale(s.share_bps / 100.0) || '%', E'\n' order by s.position
      ) from private.agreement_signers(deal, agreement_fields.kind) s where s.share_bps is not null
    ), '')
  ) || case agreement_fields.kind
    when 'assignment' then private.assignment_fields(deal, inputs, terms.price, today)
    when 'amendment' then private.amendment_fields(deal, inputs)
    when 'release' then private.release_fields(deal, inputs)
    else private.jv_fields(deal, inputs, today)
  end;
end;
$$;
comment on function private.agreement_fields(public.deals, text, jsonb) is
  'What fills a template: by field, from the deal and from what the preparer enters. Raises P0001, to be shown as is.';

create function private.agreement_title(deal public.deals, template public.agreement_templates) returns text
language sql stable security definer set search_path = ''
as $$
  select template.title || case template.kind when 'amendment' then ' ' || private.amendment_number(deal) else '' end;
$$;
comment on function private.agreement_title(public.deals, public.agreement_templates) is
  'What the next agreement from a template is called: its title, with the number of an amendment.';

create function private.draft_agreement(deal public.deals, party public.deal_parties, kind text, inputs jsonb)
  returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  home constant text := private.agreement_state(deal);
  template public.agreement_templates;
  absent public.deal_parties;
  body text;
begin
  if party.role not in ('buyer', 'seller') then
    raise exception 'Only the buyer and the seller can prepare agreements.' using errcode = '42501';
  end if;
  if kind is null or kind not in ('assignment', 'jv', 'amendment', 'release') then
    raise exception 'Unknown kind of agreement: %', kind using errcode = '22023';
  end if;
  select t.* into template
  from public.agreement_templates t join public.agreement_template_approvals a on a.template_id = t.id
  where t.kind = draft_agreement.kind and a.state = home order by t.version desc limit 1;
  if template.id is null then
    raise exception 'We don’t have an approved agreement for % yet. You can add your own as a document.',
      coalesce(home, 'this state') using errcode = 'P0001', hint = 'no_template';
  end if;
  if not exists (select from private.agreement_signers(deal, draft_agreement.kind)) then
    raise exception 'Agree on a split of the profit first.' using errcode = 'P0001', hint = 'no_split';
  end if;
  select p.* into absent from private.agreement_signers(deal, draft_agreement.kind) s
  join public.deal_parties p on p.id = s.party_id
  where s.user_id is null and s.role = 'signer' order by s.position limit 1;
  if absent.id is not null then
    raise exception '% has to sign for %, and hasn’t joined the deal yet. Wait for them, or %.', absent.name,
      absent.company, case absent.signs_for when party.id then 'remove them under People' else
        'ask the ' || absent.side || ' to remove them' end using errcode = 'P0001';
  end if;
  if exists (select from private.agreement_signers(deal, draft_agreement.kind) s where s.user_id is null) then
    raise exception 'Someone with a share of the profit left the deal. Agree on a new split first.'
      using errcode = 'P0001', hint = 'no_split';
  end if;
  if not exists (select from private.agreement_signers(deal, draft_agreement.kind) s where s.party_id = party.id)
    or (
      select count(*) < 2 from private.agreement_signers(deal, draft_agreement.kind) s where s.role <> 'signer'
    ) then
    raise exception 'A joint venture agreement is between parties who share the profit. In the agreed split, you don’t.'
      using errcode = 'P0001', hint = 'no_split';
  end if;
  if exists (select from private.agreement_signers(deal, draft_agreement.kind) s where s.name is null) then
    raise exception 'A party has no name that can be read. They have to enter their name in their profile first.'
      using errcode = 'P0001';
  end if;
  body := private.fill_template(template.body, private.agreement_fields(deal, draft_agreement.kind, inputs));
  return jsonb_build_object(
    'template_id', template.id, 'template_version', template.version, 'state', home, 'body', body,
    'body_sha256', private.sha256_hex(body), 'title', private.agreement_title(deal, template),
    'signers', (
      select jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object(
          'party_id', s.party_id, 'name', s.name, 'role', s.role, 'company', s.company,
          'company_state', s.company_state, 'capacity', s.capacity
        )) order by s.position
      )
      from private.agreement_signers(deal, draft_agreement.kind) s
    )
  );
end;
$$;
comment on function private.draft_agreement(public.deals, public.deal_parties, text, jsonb) is
  'The agreement that a party of a deal would prepare now, as public.preview_agreement returns it. Raises 42501 '
  'for parties other than buyer and seller, 22023 for an unknown kind, and P0001, to be shown as is.';

create function private.agreeing_party(deal public.deals, kind text) returns public.deal_parties
language plpgsql stable security definer set search_path = ''
as $$
declare
  party public.deal_parties;
begin
  if kind is distinct from 'release' then
    return private.acting_party(deal);
  end if;
  perform private.check_email_verified();
  party := private.own_party(deal);
  if deal.state <> 'fell_through' then
    raise exception 'You can release the earnest money once the deal has fallen through.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  return party;
end;
$$;
comment on function private.agreeing_party(public.deals, text) is
  'The caller''s party of a deal in which an agreement of this kind can be made: a release once the deal fell through, '
  'others while it''s open. Raises 42501 for others, and P0001, to be shown as is.';

create function private.preview_agreement(deal_id uuid, kind text, inputs jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  deal public.deals;
begin
  select * into deal from public.deals d where d.id = preview_agreement.deal_id;
  return private.draft_agreement(deal, private.agreeing_party(deal, kind), kind, inputs);
end;
$$;
comment on function private.preview_agreement(uuid, text, jsonb) is
  'For buyer and seller of a deal: the agreement that prepare_agreement would make now: {template_id, '
  'template_version, title, state, body, body_sha256, signers: [{party_id, name, role, and '
  'company, company_state, capacity of those who act for one}]}. kind: assignment, with the inputs {original_seller, '
  'original_contract_date, assignment_fee_usd}; jv, with {contributions, ends_on}; amendment, with the terms that '
  'change, by the names of the columns of offer_versions; or release, of a deal that fell through, with {to_buyer_usd, '
  'to_seller_usd, reason}. The last two can have, in replaces, the ID of the other side''s that they answer. Dates '
  'are YYYY-MM-DD, amounts whole USD. Raises 42501 for others, 22023 for an unknown kind, and P0001, to be shown as '
  'is: with the hint no_template if none is approved for the state, and no_split if the parties who share the profit '
  'aren''t settled.';
select private.expose('preview_agreement', 'authenticated');

create function private.check_none_awaits(deal public.deals, kind text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from public.agreements a
    where a.deal_id = deal.id and a.kind = check_none_awaits.kind and a.status = 'awaiting_signatures'
  ) then
    raise exception 'An agreement of this kind is already waiting for signatures. It has to be signed, declined, or '
      'withdrawn first.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
end;
$$;
comment on function private.check_none_awaits(public.deals, text) is
  'Raises P0001, to be shown as is, while an agreement of this kind waits for signatures.';

create function private.prepare_agreement(
  agreement_id uuid, deal_id uuid, kind text, inputs jsonb, body_sha256 text
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties;
  draft jsonb;
  agreement public.agreements;
  signers uuid[];
begin
  if exists (select from public.agreements a where a.id = prepare_agreement.agreement_id) then
    if exists (
      select from public.agreements a
      where a.id = prepare_agreement.agreement_id and a.prepared_by = any (private.my_party_ids())
    ) then
      return;
    end if;
    raise exception 'Not an agreement of yours' using errcode = '42501';
  end if;
  party := private.agreeing_party(deal, kind);
  draft := private.draft_agreement(deal, party, kind, inputs);
  if draft ->> 'body_sha256' is distinct from prepare_agreement.body_sha256 then
    raise exception 'The deal changed since you read this agreement. Review it again.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  perform private.counter_agreement(deal, party, kind, inputs ->> 'replaces');
  perform private.check_none_awaits(deal, kind);
  perform private.consume_rate_limit('agreement');
  insert into public.agreements (
    id, deal_id, template_id, kind, title, state, body, body_sha256, prepared_by, deal_version, changes
  )
  values (prepare_agreement.agreement_id, deal.id, (draft ->> 'template_id')::uuid, prepare_agreement.kind,
    draft ->> 'title', draft ->> 'state', draft ->> 'body', draft ->> 'body_sha256', party.id, deal.version,
    case when kind = 'amendment' then private.amended(deal, inputs) end);
  if kind = 'release' then
    insert into public.deal_releases (agreement_id, deal_id, to_buyer, to_seller)
    values (prepare_agreement.agreement_id, deal.id, (inputs ->> 'to_buyer_usd')::bigint,
      (inputs ->> 'to_seller_usd')::bigint);
  end if;
  insert into public.agreement_signatures (
    agreement_id, party_id, position, role, name, company, company_state, capacity
  )
  select prepare_agreement.agreement_id, (signer.value ->> 'party_id')::uuid, signer.ordinal, signer.value ->> 'role',
    signer.value ->> 'name', signer.value ->> 'company', signer.value ->> 'company_state', signer.value ->> 'capacity'
  from jsonb_array_elements(draft -> 'signers') with ordinality as signer (value, ordinal);
  select a.* into agreement from public.agreements a where a.id = prepare_agreement.agreement_id;
  perform private.check_parties(agreement);
  signers := array(
    select s.party_id from public.agreement_signatures s
    where s.agreement_id = prepare_agreement.agreement_id order by s.position
  );
  perform private.record_deal_step(deal, party, 'agreement.prepare', jsonb_build_object(
    'agreement', prepare_agreement.agreement_id, 'kind', prepare_agreement.kind,
    'template_version', draft -> 'template_version', 'state', draft -> 'state', 'body_sha256', draft -> 'body_sha256',
    'signers', to_jsonb(signers)
  ) || jsonb_strip_nulls(jsonb_build_object('changes', agreement.changes)), recipients => signers);
end;
$$;
comment on function private.prepare_agreement(uuid, uuid, text, jsonb, text) is
  'Sends the agreement of public.preview_agreement, with the same arguments, for signatures, and notifies the others '
  'who sign. agreement_id: a new ID; the same one twice makes one. body_sha256: of the text the caller read. Raises as '
  'the preview does; P0001 with the hint deal_changed if the text would differ now, or while another one of the kind '
  'waits for signatures.';
select private.expose('prepare_agreement', 'authenticated');

-- Signing ---------------------------------------------------------------------------------------------

create function private.lock_agreement(
  agreement_id uuid, out agreement public.agreements, out deal public.deals, out party public.deal_parties
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  of_deal constant uuid := (select a.deal_id from public.agreements a where a.id = lock_agreement.agreement_id);
begin
  deal := private.lock_deal(of_deal);
  select * into agreement from public.agreements a where a.id = lock_agreement.agreement_id for no key update;
  select * into party from public.deal_parties p where p.id = any (private.my_party_ids()) and p.deal_id = deal.id;
  if party.id is null
    or not private.may_act(deal, party, 'signature', jsonb_build_object('agreement', agreement.id)) then
    raise exception 'This agreement isn’t available to you.' using errcode = '42501';
  end if;
  party := private.agreeing_party(deal, agreement.kind);
end;
$$;
comment on function private.lock_agreement(uuid) is
  'Locks an agreement and its deal for one of its signers, and returns them with the caller''s party. Raises 42501 for '
  'others, and P0001, to be shown as is, as private.agreeing_party does.';

create function private.check_awaiting(agreement public.agreements) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if agreement.status <> 'awaiting_signatures' then
    raise exception '%', case agreement.status
      when 'signed' then 'Everyone has signed this agreement.'
      when 'declined' then 'This agreement was declined.'
      when 'countered' then 'The other side proposed something else.'
      else 'This agreement was withdrawn.'
    end using errcode = 'P0001', hint = 'deal_changed';
  end if;
end;
$$;
comment on function private.check_awaiting(public.agreements) is
  'Raises P0001, to be shown as is, unless the agreement waits for signatures.';

create function private.check_parties(agreement public.agreements) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) < 2 from public.agreement_signatures s where s.agreement_id = agreement.id and s.role <> 'signer'
  ) or exists (
    select from public.agreement_signatures s
    where s.agreement_id = agreement.id and (
      private.clean_line(s.name) is null
      -- As often as parties have this name.
      or cardinality(string_to_array(agreement.body, s.name)) <= (
        select count(*) from public.agreement_signatures o where o.agreement_id = agreement.id and o.name = s.name
      )
      or cardinality(string_to_array(agreement.body, s.company)) <= (
        select count(*) from public.agreement_signatures o
        where o.agreement_id = agreement.id and o.company = s.company and o.role <> 'signer'
      )
      or (s.signed_at is not null or agreement.status = 'signed') and private.clean_line(s.signed_name) is null
      or agreement.status = 'signed' and s.signed_at is null
    )
  ) then
    raise exception 'This agreement doesn’t have everyone’s name or signature. Prepare it again.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
end;
$$;
comment on function private.check_parties(public.agreements) is
  'Raises P0001, to be shown as is, unless the text of an agreement names everyone who signs it and the companies '
  'they act for, and each has signed with a name if it''s signed.';

create function private.agreement_parties(agreement_id uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select s.party_id from public.agreement_signatures s
    where s.agreement_id = agreement_parties.agreement_id order by s.position
  );
$$;
comment on function private.agreement_parties(uuid) is 'The parties who sign an agreement, in the order of its text.';

create function private.sign_agreement(
  agreement_id uuid, body_sha256 text, signed_name text, consent boolean, confirmed boolean default false
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked constant record := private.lock_agreement(agreement_id);
  agreement constant public.agreements := locked.agreement;
  deal constant public.deals := locked.deal;
  party constant public.deal_parties := locked.party;
  typed constant text := private.clean_line(signed_name);
  is_other boolean;
  is_last boolean;
begin
  if exists (
    select from public.agreement_signatures s
    where s.agreement_id = agreement.id and s.party_id = party.id and s.signed_at is not null
  ) then
    return;
  end if;
  perform private.check_awaiting(agreement);
  if agreement.body_sha256 is distinct from sign_agreement.body_sha256 then
    raise exception 'This isn’t the text you read. Review it again.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if not exists (
    select from public.agreement_template_approvals a
    where a.template_id = agreement.template_id and a.state = agreement.state
  ) then
    raise exception 'This agreement is no longer approved for %. Withdraw it, and add your own as a document.',
      agreement.state using errcode = 'P0001', hint = 'no_template';
  end if;
  if consent is not true then
    raise exception 'Check the box to agree to sign electronically.' using errcode = 'P0001';
  end if;
  if typed is null or char_length(typed) not between 2 and 120 then
    raise exception 'Type your full name, in 2 to 120 characters.' using errcode = 'P0001';
  end if;
  perform private.check_parties(agreement);
  select private.folded_name(s.name) <> private.folded_name(typed) into is_other from public.agreement_signatures s
  where s.agreement_id = agreement.id and s.party_id = party.id;
  if is_other and confirmed is not true then
    raise exception 'Your account has another name. Confirm that you sign as “%”.', typed
      using errcode = 'P0001', hint = 'other_name';
  end if;
  update public.agreement_signatures s
  set signed_name = typed, signed_at = clock_timestamp(), other_name = is_other,
    email = private.own_verified_email(), signed_from = host(private.request_address())
  where s.agreement_id = agreement.id and s.party_id = party.id;
  is_last := not exists (
    select from public.agreement_signatures s where s.agreement_id = agreement.id and s.signed_at is null
  );
  perform private.record_deal_step(deal, party, 'agreement.sign', jsonb_build_object(
    'agreement', agreement.id, 'kind', agreement.kind, 'body_sha256', agreement.body_sha256,
    'other_name', is_other
  ), jsonb_build_object('signed_name', typed),
    recipients => case when is_last then '{}' else private.agreement_parties(agreement.id) end);
  if is_last then
    perform private.complete_agreement(agreement, deal);
  end if;
end;
$$;
comment on function private.sign_agreement(uuid, text, text, boolean, boolean) is
  'For who has to sign an agreement: signs the text with this hash by typing a name (2 to 120 characters) and '
  'consenting to sign electronically. confirmed: that the name may differ from the one in the text; without it, such a '
  'name raises P0001 with the hint other_name. Idempotent. The last signature completes it, and an assignment '
  'completes the deal''s milestone. Raises 42501 for others, and P0001, to be shown as is.';
select private.expose('sign_agreement', 'authenticated');

create function private.complete_agreement(agreement public.agreements, deal public.deals) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  nobody public.deal_parties;
  next_state text;
begin
  update public.agreements a set status = 'signed', ended_at = clock_timestamp() where a.id = agreement.id;
  if agreement.kind = 'assignment' then
    update public.deal_milestones m set state = t.next_state, changed_at = clock_timestamp()
    from private.milestone_transitions t
    where m.deal_id = deal.id and m.kind = 'assignment'
      and t.kind = m.kind and t.state = m.state and t.action = 'complete' and t.actor = 'system'
    returning m.state into next_state;
  end if;
  perform private.record_deal_step(deal, nobody, 'agreement.complete',
    jsonb_build_object('agreement', agreement.id, 'kind', agreement.kind)
      || case when next_state is null then '{}' else jsonb_build_object('milestone', 'assignment') end,
    recipients => private.agreement_parties(agreement.id));
  if agreement.kind = 'amendment' then
    perform private.apply_amendment(agreement, deal);
  elsif agreement.kind = 'release' then
    perform private.agree_release(agreement, deal);
  end if;
  if next_state is not null then
    -- Who signed has just heard it.
    perform private.record_deal_step(deal, nobody, 'milestone.complete',
      jsonb_build_object('milestone', 'assignment', 'state', next_state), recipients => array(
        select p.id from public.deal_parties p
        where p.deal_id = deal.id and 'terms' = any (p.rights)
          and p.id <> all (private.agreement_parties(agreement.id))
      ));
  end if;
end;
$$;
comment on function private.complete_agreement(public.agreements, public.deals) is
  'Marks a locked agreement as signed by everyone. An assignment also completes the deal''s milestone assignment; '
  'an amendment puts its terms into force, and a release asks for the payout.';

create function private.decline_agreement(agreement_id uuid, reason text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked constant record := private.lock_agreement(agreement_id);
  agreement constant public.agreements := locked.agreement;
  deal constant public.deals := locked.deal;
  party constant public.deal_parties := locked.party;
begin
  if agreement.status = 'declined' then
    return;
  end if;
  perform private.check_awaiting(agreement);
  if char_length(reason) > 1000 then
    raise exception 'Keep the reason to 1,000 characters.' using errcode = 'P0001';
  end if;
  update public.agreements a set status = 'declined', ended_at = clock_timestamp() where a.id = agreement.id;
  perform private.record_deal_step(deal, party, 'agreement.decline',
    jsonb_build_object('agreement', agreement.id, 'kind', agreement.kind),
    jsonb_build_object('reason', private.clean_text(reason)),
    recipients => private.agreement_parties(agreement.id));
end;
$$;
comment on function private.decline_agreement(uuid, text) is
  'For who has to sign an agreement: declines it for everyone, with a reason of at most 1,000 characters for the '
  'ledger, until the last one has signed. Idempotent. Raises 42501 for others, and P0001, to be shown as is.';
select private.expose('decline_agreement', 'authenticated');

create function private.withdraw_agreement(agreement_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked constant record := private.lock_agreement(agreement_id);
  agreement constant public.agreements := locked.agreement;
  deal constant public.deals := locked.deal;
  party constant public.deal_parties := locked.party;
begin
  if agreement.prepared_by <> party.id then
    raise exception 'Only the party who prepared an agreement can withdraw it.' using errcode = '42501';
  end if;
  if agreement.status = 'withdrawn' then
    return;
  end if;
  perform private.check_awaiting(agreement);
  update public.agreements a set status = 'withdrawn', ended_at = clock_timestamp() where a.id = agreement.id;
  perform private.record_deal_step(deal, party, 'agreement.withdraw',
    jsonb_build_object('agreement', agreement.id, 'kind', agreement.kind),
    recipients => private.agreement_parties(agreement.id));
end;
$$;
comment on function private.withdraw_agreement(uuid) is
  'For the party who prepared an agreement: takes it back, until the last one has signed. Idempotent. Raises 42501 for '
  'others, and P0001, to be shown as is.';
select private.expose('withdraw_agreement', 'authenticated');

create function private.withdraw_agreements(deal public.deals, reason text, party_id uuid default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  agreement public.agreements;
  nobody public.deal_parties;
begin
  for agreement in
    select a.* from public.agreements a
    where a.deal_id = deal.id and a.status = 'awaiting_signatures'
      and (withdraw_agreements.party_id is null
        or withdraw_agreements.party_id = any (private.agreement_parties(a.id)))
    order by a.id for no key update
  loop
    update public.agreements a set status = 'withdrawn', ended_at = clock_timestamp() where a.id = agreement.id;
    perform private.record_deal_step(deal, nobody, 'agreement.withdraw', jsonb_build_object(
      'agreement', agreement.id, 'kind', agreement.kind, 'reason', withdraw_agreements.reason
    ), recipients => case when reason in ('account_deleted', 'terms_changed')
      then private.agreement_parties(agreement.id) else '{}' end);
  end loop;
end;
$$;
comment on function private.withdraw_agreements(public.deals, text, uuid) is
  'Withdraws the agreements of a locked deal that wait for signatures, or only those that a party signs. reason: '
  'deal_ended, party_left, terms_changed, paid_out, or account_deleted, for the ledger. Who signs hears of '
  'the others with what caused them.';

-- Sealing ---------------------------------------------------------------------------------------------

create function private.agreement_to_seal(member uuid, agreement_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  agreement public.agreements;
  deal public.deals;
begin
  select a.* into agreement from public.agreements a
  join public.agreement_signatures s on s.agreement_id = a.id
  join public.deal_parties p on p.id = s.party_id and p.user_id = member
  where a.id = agreement_to_seal.agreement_id;
  if agreement.id is null then
    raise exception 'This agreement isn’t available to you.' using errcode = '42501';
  end if;
  if agreement.status <> 'signed' then
    raise exception 'Not everyone has signed this agreement.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  -- A sealed one can still be opened.
  if agreement.document_id is null then
    perform private.check_parties(agreement);
  end if;
  select * into deal from public.deals d where d.id = agreement.deal_id;
  return jsonb_build_object(
    'document', (select to_jsonb(d) from public.deal_documents d where d.id = agreement.document_id),
    'agreement', jsonb_build_object(
      'id', agreement.id, 'kind', agreement.kind, 'title', agreement.title, 'state', agreement.state,
      'body', agreement.body, 'body_sha256', agreement.body_sha256, 'prepared_at', agreement.created_at,
      'signed_at', agreement.ended_at, 'template_id', agreement.template_id,
      'template_version', (select t.version from public.agreement_templates t where t.id = agreement.template_id)
    ),
    'deal', jsonb_build_object('id', deal.id, 'address', deal.address),
    'signers', (
      select jsonb_agg(to_jsonb(s) - 'agreement_id' order by s.position) from public.agreement_signatures s
      where s.agreement_id = agreement.id
    ),
    'ledger', (
      select jsonb_build_object('id', e.offer_id, 'seq', e.seq, 'hash', e.hash, 'recorded_at', e.recorded_at)
      from public.ledger_entries e where e.offer_id = deal.offer_id order by e.seq desc limit 1
    )
  );
end;
$$;
comment on function private.agreement_to_seal(uuid, uuid) is
  'For the seal-agreement function: what the PDF of an agreement shows, for a member who signed it: {document: the '
  'sealed one, null until then, agreement: {id, kind, title, state, body, body_sha256, prepared_at, signed_at, '
  'template_id, template_version}, deal: {id, address}, signers: [{party_id, position, role, name, signed_name, '
  'signed_at, other_name, company, company_state, capacity, email, signed_from}], '
  'ledger: {id, seq, hash, recorded_at} of the latest entry}. Raises 42501 for others, and P0001, to be '
  'shown as is, until everyone has signed, and if a name or signature is missing.';
select private.expose('agreement_to_seal', 'service_role', '{member_id,agreement_id}');

create function private.register_sealed_agreement(
  agreement_id uuid, document_id uuid, size bigint, sha256 text, path text
) returns public.deal_documents
language plpgsql volatile security definer set search_path = ''
as $$
declare
  agreement public.agreements;
  deal public.deals;
  stored public.deal_documents;
begin
  select * into agreement from public.agreements a where a.id = register_sealed_agreement.agreement_id;
  deal := private.lock_deal(agreement.deal_id);
  select * into agreement from public.agreements a where a.id = agreement.id for no key update;
  if agreement.id is null or agreement.status <> 'signed' then
    raise exception 'Not a signed agreement' using errcode = '22023';
  end if;
  perform private.check_parties(agreement);
  select * into stored from public.deal_documents d where d.id = agreement.document_id;
  if stored.id is not null then
    return stored;
  end if;
  if path is distinct from 'agreements/' || agreement.id || '/' || sha256 || '.pdf' or not exists (
    select from storage.objects o where o.bucket_id = 'deal-documents' and o.name = register_sealed_agreement.path
  ) then
    raise exception 'No such file is stored' using errcode = '22023';
  end if;
  insert into public.deal_documents (id, deal_id, kind, path, name, size, mime_type, sha256)
  values (register_sealed_agreement.document_id, deal.id,
    case agreement.kind when 'jv' then 'jv_agreement' else agreement.kind end, register_sealed_agreement.path,
    agreement.title || '.pdf', register_sealed_agreement.size, 'application/pdf', register_sealed_agreement.sha256)
  returning * into stored;
  insert into public.deal_document_readers (document_id, party_id)
  select stored.id, s.party_id from public.agreement_signatures s where s.agreement_id = agreement.id
  union
  select stored.id, p.id from public.deal_parties p
  where agreement.kind = 'release' and p.deal_id = deal.id and private.pays_out(p);
  update public.agreements a set document_id = stored.id where a.id = agreement.id;
  perform private.log_document_step(stored.id, null, 'added',
    jsonb_build_object('kind', stored.kind, 'name', stored.name, 'sha256', stored.sha256));
  perform private.append_entry(deal.offer_id, 'system', 'agreement.seal', jsonb_build_object(
    'agreement', agreement.id, 'kind', agreement.kind, 'document', stored.id, 'sha256', stored.sha256
  ));
  return stored;
end;
$$;
comment on function private.register_sealed_agreement(uuid, uuid, bigint, text, text) is
  'For the seal-agreement function, once it has stored the sealed PDF of a signed agreement at '
  'agreements/{agreement}/{sha256}.pdf: adds it to the deal for those who signed, and a release for who holds the '
  'money. The first one wins; later calls return it. Raises 22023 for a missing file, and for an agreement that isn''t '
  'signed.';
select private.expose('register_sealed_agreement', 'service_role');

-- Account deletion ------------------------------------------------------------------------------------

create function private.orphaned_agreements(member uuid) returns setof public.agreements
language sql stable security definer set search_path = ''
as $$
  select a.*
  from public.agreements a
  where a.status = 'signed'
    and exists (
      select from public.agreement_signatures s join public.deal_parties p on p.id = s.party_id
      where s.agreement_id = a.id and p.user_id = member
    )
    and not exists (
      select from public.agreement_signatures s join public.deal_parties p on p.id = s.party_id
      where s.agreement_id = a.id and p.user_id <> member
    );
$$;
comment on function private.orphaned_agreements(uuid) is
  'The signed agreements that a member is the last signer of with an account.';

create function private.orphaned_agreement_files(member uuid) returns setof text
language sql stable security definer set search_path = ''
as $$
  select d.path from private.orphaned_agreements(member) a join public.deal_documents d on d.id = a.document_id;
$$;
comment on function private.orphaned_agreement_files(uuid) is
  'For the delete-account function: paths of sealed agreements in the bucket deal-documents that nobody has access to '
  'once the member''s account is deleted.';
select private.expose('orphaned_agreement_files', 'service_role', '{member_id}');

create function private.leave_agreements(member uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  parties constant uuid[] := array(select p.id from public.deal_parties p where p.user_id = member);
  deal public.deals;
  orphans constant uuid[] := array(select a.id from private.orphaned_agreements(member) a);
  sealed uuid[];
begin
  for deal in
    select d.* from public.deals d
    where d.id in (
      select a.deal_id from public.agreements a join public.agreement_signatures s on s.agreement_id = a.id
      where a.status = 'awaiting_signatures' and s.party_id = any (parties)
    )
    order by d.id for no key update
  loop
    perform private.withdraw_agreements(deal, 'account_deleted', p.id) from public.deal_parties p
    where p.deal_id = deal.id and p.id = any (parties);
  end loop;
  update public.agreements a set body = null
  where a.status in ('declined', 'countered', 'withdrawn') and a.body is not null
    and a.id in (select s.agreement_id from public.agreement_signatures s where s.party_id = any (parties));
  update public.agreement_signatures s set name = null, signed_name = null, company = null, company_state = null,
    capacity = null, email = null, signed_from = null
  from public.agreements a
  where a.id = s.agreement_id and a.status in ('declined', 'countered', 'withdrawn') and s.party_id = any (parties);
  sealed := array(select a.document_id from public.agreements a where a.id = any (orphans));
  delete from public.agreements a where a.id = any (orphans);
  delete from public.deal_documents d where d.id = any (sealed);
end;
$$;
comment on function private.leave_agreements(uuid) is
  'Before an account is deleted: withdraws agreements that wait for its signature, and deletes the texts of those that '
  'never came into force. Signed ones stay with the others who signed; the last of them to leave takes them along.';

create trigger "30_refuse_bank_details" before insert on public.agreements
  for each row execute function private.refuse_bank_details('body');

-- Policies --------------------------------------------------------------------------------------------

alter table public.agreement_templates enable row level security;
alter table public.agreement_template_approvals enable row level security;
alter table public.agreements enable row level security;
alter table public.agreement_signatures enable row level security;

create function private.my_agreement_ids() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select a.id
    from public.deal_parties p
    join public.agreement_signatures s on s.party_id = p.id
    join public.agreements a on a.id = s.agreement_id
    where p.user_id = (select auth.uid()) and (private.takes_part(p) or a.status = 'signed')
  );
$$;
comment on function private.my_agreement_ids() is
  'The agreements the caller signs, in deals they take part in, and those everyone signed, also after they left.';

create policy "Members can read approved templates; staff, all"
  on public.agreement_templates for select to authenticated
  using (
    exists (select from public.agreement_template_approvals a where a.template_id = id)
    or (select private.is_staff())
  );

create policy "Members can read approvals of templates"
  on public.agreement_template_approvals for select to authenticated using (true);

create policy "Signers can read their agreements"
  on public.agreements for select to authenticated using (id = any ((select private.my_agreement_ids())::uuid[]));

create policy "Signers can read the signatures of their agreements"
  on public.agreement_signatures for select to authenticated
  using (agreement_id = any ((select private.my_agreement_ids())::uuid[]));

-- Grants ----------------------------------------------------------------------------------------------

revoke all on
  public.agreement_templates, public.agreement_template_approvals, public.agreements, public.agreement_signatures
  from anon, authenticated, service_role;
grant select on
  public.agreement_templates, public.agreement_template_approvals, public.agreements, public.agreement_signatures
  to authenticated, service_role;
grant execute on function private.my_agreement_ids() to authenticated, service_role;
