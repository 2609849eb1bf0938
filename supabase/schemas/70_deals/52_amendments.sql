-- Amendments: terms of an open deal that both sides change. An amendment is an agreement of kind amendment: one side
-- prepares it, the other signs or counters it, and once everyone has signed, its terms are a new version that's in
-- force. What was agreed first stays beside it.

create function private.term_text(terms public.offer_versions, term text) returns text
language sql stable set search_path = ''
as $$
  select case term
    when 'price' then private.dollars(terms.price)
    when 'seller_credit' then private.dollars(terms.seller_credit)
    when 'earnest_money' then private.dollars(terms.earnest_money)
    when 'earnest_due_hours' then coalesce(terms.earnest_due_hours || ' hours',
      private.term_text(terms, 'earnest_due_days'))
    when 'earnest_due_days' then coalesce(terms.earnest_due_days || ' business days, by 5 PM',
      terms.earnest_due_hours || ' hours')
    when 'second_deposit' then private.dollars(terms.second_deposit)
    when 'second_deposit_days' then coalesce(terms.second_deposit_days || ' days after the offer was accepted', 'none')
    when 'earnest_holder' then case terms.earnest_holder when 'title' then 'a title company'
      when 'attorney' then 'an attorney' when 'seller' then 'the Seller' else 'not agreed' end
    when 'extension_fee' then private.dollars(terms.extension_fee)
    when 'earnest_refund_days' then case terms.earnest_refund_days
      when 0 then 'not at all' else terms.earnest_refund_days || ' days after the offer was accepted' end
    when 'financing' then terms.financing
    when 'inspection_days' then terms.inspection_days || ' days after the offer was accepted'
    when 'contingencies' then
      replace(coalesce(nullif(array_to_string(terms.contingencies, ', '), ''), 'none'), '_', ' ')
    when 'closing_on' then private.long_date(terms.closing_on)
    when 'jv_share_pct' then terms.jv_share_pct || '%'
  end;
$$;
comment on function private.term_text(public.offer_versions, text) is
  'A term as an amendment''s text has it, by the name of its column; null for what isn''t a term, or isn''t stated.';

create view private.amendable_terms with (security_invoker = true) as
select * from (values
  -- term, label, place in the text
  ('price', 'Price', 1),
  ('seller_credit', 'Credit from the Seller at closing', 2),
  ('earnest_money', 'Earnest money', 3),
  ('earnest_due_hours', 'Earnest money due within', 4),
  ('earnest_due_days', 'Earnest money due within', 5),
  ('second_deposit', 'Second deposit of earnest money', 6),
  ('second_deposit_days', 'Second deposit due within', 7),
  ('earnest_refund_days', 'Earnest money refundable until', 8),
  ('earnest_holder', 'Earnest money held by', 9),
  ('financing', 'Financing', 10),
  ('inspection_days', 'Inspection until', 11),
  ('contingencies', 'Contingencies', 12),
  ('closing_on', 'Closing on or before', 13),
  ('extension_fee', 'Fee to the Seller for more time, not refundable and on top of the price', 14),
  ('jv_share_pct', 'The Seller’s share of the profit', 15)
) as terms (term, label, place);
comment on view private.amendable_terms is
  'The columns of offer_versions that an amendment can change, as its text calls them. A test compares them with the '
  'table.';

create function private.terms_in_force(deal public.deals) returns public.offer_versions
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms public.offer_versions;
begin
  select * into terms from public.offer_versions v where v.offer_id = deal.offer_id and v.version = deal.version;
  select coalesce(
      max(private.last_day(m.due_at, deal.time_zone)) filter (where m.kind = 'closing'), terms.closing_on
    ), coalesce(
      max(private.last_day(m.due_at, deal.time_zone) - (deal.created_at at time zone deal.time_zone)::date)
        filter (where m.kind = 'inspection' and terms.inspection_days > 0), terms.inspection_days
    ), coalesce(
      max(private.last_day(m.due_at, deal.time_zone) - (deal.created_at at time zone deal.time_zone)::date)
        filter (where m.kind = 'refund_period' and terms.earnest_refund_days > 0), terms.earnest_refund_days
    ), coalesce(
      max(private.last_day(m.due_at, deal.time_zone) - (deal.created_at at time zone deal.time_zone)::date)
        filter (where m.kind = 'second_deposit' and terms.second_deposit > 0), terms.second_deposit_days
    )
  into terms.closing_on, terms.inspection_days, terms.earnest_refund_days, terms.second_deposit_days
  from public.deal_milestones m where m.deal_id = deal.id and m.state <> 'waived';
  return terms;
end;
$$;
comment on function private.terms_in_force(public.deals) is
  'The terms of the last amendment, or those accepted, with the days to which extensions moved the closing, the '
  'inspection, the refund period, and the second deposit, unless an amendment dropped them once they were done.';

create function private.amended_terms(deal public.deals, inputs jsonb) returns public.offer_versions
language plpgsql stable security definer set search_path = ''
as $$
declare
  base constant public.offer_versions := private.terms_in_force(deal);
  terms public.offer_versions;
  today constant date := (now() at time zone deal.time_zone)::date;
  opened constant date := (deal.created_at at time zone deal.time_zone)::date;
  share integer;
begin
  terms := jsonb_populate_record(base, case
    when inputs ->> 'earnest_due_days' is not null then '{"earnest_due_hours": null}'::jsonb
    when inputs ->> 'earnest_due_hours' is not null then '{"earnest_due_days": null}' else '{}'
  end || coalesce((
    select jsonb_object_agg(field.key, field.value) from jsonb_each(inputs) as field
    join private.amendable_terms t on t.term = field.key
  ), '{}'));
  if (
    terms.price between 1 and 100000000000 and coalesce(terms.earnest_due_hours between 1 and 720, true)
    and coalesce(terms.earnest_due_days between 1 and 30, true)
    and terms.earnest_money >= 0 and terms.seller_credit >= 0 and terms.jv_share_pct between 0 and 100
    and (terms.inspection_days between 0 and 90 or terms.inspection_days = base.inspection_days)
    and terms.financing = any (private.financing_types()) and terms.closing_on is not null
    and private.is_list_of(terms.contingencies, private.contingencies())
    and (terms.earnest_refund_days is null or terms.earnest_refund_days between 0 and 365
      or terms.earnest_refund_days = base.earnest_refund_days)
    and terms.second_deposit >= 0 and (terms.second_deposit_days is null or terms.second_deposit_days between 0 and 365
      or terms.second_deposit_days = base.second_deposit_days)
    and terms.extension_fee between 0 and 100000000000
    and (terms.earnest_holder is null or terms.earnest_holder in ('title', 'attorney', 'seller'))
  ) is not true then
    raise exception 'A term of this amendment is out of range.' using errcode = '22023';
  end if;
  terms.second_deposit_days := case when terms.second_deposit > 0 then terms.second_deposit_days end;
  perform private.check_money_terms(terms);
  if terms.closing_on <> base.closing_on and terms.closing_on not between today and today + 730 then
    raise exception 'Choose a closing date from today on, within two years.' using errcode = 'P0001';
  end if;
  if terms.inspection_days not in (0, base.inspection_days) and opened + terms.inspection_days < today then
    raise exception 'The inspection would have ended already. Enter more days.' using errcode = 'P0001';
  end if;
  if terms.earnest_refund_days > 0 and terms.earnest_refund_days is distinct from base.earnest_refund_days
    and opened + terms.earnest_refund_days < today then
    raise exception 'The refund period would have ended already. Enter more days.' using errcode = 'P0001';
  end if;
  if (terms.second_deposit > base.second_deposit or terms.second_deposit_days <> base.second_deposit_days)
    and opened + terms.second_deposit_days < today then
    raise exception 'The second deposit would have been due already. Enter more days.' using errcode = 'P0001';
  end if;
  if terms.earnest_money = 0 and exists (
    select from public.deal_earnest_receipts r where r.deal_id = deal.id and r.disputed_at is null
  ) then
    raise exception 'Earnest money has arrived. Lower the amount instead of dropping it.' using errcode = 'P0001';
  end if;
  select private.required_share(o) into share from public.offers o where o.id = deal.offer_id;
  if terms.jv_share_pct <> base.jv_share_pct and terms.jv_share_pct < share then
    raise exception 'This listing requires a joint venture: the seller gets % of the profit.', share || '%'
      using errcode = 'P0001';
  end if;
  return terms;
end;
$$;
comment on function private.amended_terms(public.deals, jsonb) is
  'The terms in force with those of inputs, by the names of their columns; other fields count for nothing. '
  'Raises P0001, to be shown as is, for terms that make no sense together, and 22023 for impossible ones.';

create function private.changed_terms(before public.offer_versions, after public.offer_versions) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(t.term, to_jsonb(after) -> t.term), '{}') from private.amendable_terms t
  where to_jsonb(after) -> t.term <> to_jsonb(before) -> t.term;
$$;
comment on function private.changed_terms(public.offer_versions, public.offer_versions) is
  'The terms of after that differ from those of before, by the names of their columns, as the ledger has them.';

create function private.amended(deal public.deals, inputs jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.changed_terms(private.terms_in_force(deal), private.amended_terms(deal, inputs)); $$;
comment on function private.amended(public.deals, jsonb) is
  'What an amendment with these inputs changes, as private.changed_terms and private.amended_terms.';

create function private.amendment_number(deal public.deals) returns integer
language sql stable security definer set search_path = ''
as $$
  select 1 + count(*)::integer from public.agreements a
  where a.deal_id = deal.id and a.kind = 'amendment' and a.status = 'signed';
$$;
comment on function private.amendment_number(public.deals) is
  'The number that the next amendment of a deal has. Those that weren’t signed by everyone have none.';

create function private.amendment_fields(deal public.deals, inputs jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  before constant public.offer_versions := private.terms_in_force(deal);
  after constant public.offer_versions := private.amended_terms(deal, inputs);
  rest constant text := 'as the contingencies say';
  changes text;
begin
  select string_agg('- ' || t.label || ': ' || coalesce(private.term_text(after, t.term), rest) || ', instead of '
    || coalesce(private.term_text(before, t.term), rest), E'\n' order by t.place) into changes
  from private.amendable_terms t
  where private.changed_terms(before, after) ? t.term
    -- If hours are replaced by business days, one line says both.
    and (t.term not in ('earnest_due_hours', 'earnest_due_days') or to_jsonb(after) ->> t.term is not null);
  if changes is null then
    raise exception 'Change at least one term.' using errcode = 'P0001';
  end if;
  return jsonb_build_object('number', private.amendment_number(deal)::text, 'changes', changes);
end;
$$;
comment on function private.amendment_fields(public.deals, jsonb) is
  'What fills an amendment''s text besides the deal: its number, and each term that changes beside the one it '
  'replaces. Raises P0001, to be shown as is, if none does, and as private.amended_terms.';

create function private.counter_agreement(deal public.deals, party public.deal_parties, kind text, replaces text)
  returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  countered public.agreements;
begin
  update public.agreements a set status = 'countered', ended_at = clock_timestamp()
  from public.deal_parties p
  where a.deal_id = deal.id and a.kind = counter_agreement.kind and a.kind in ('amendment', 'release')
    and a.status = 'awaiting_signatures'
    and a.id::text = replaces and p.id = a.prepared_by and p.id <> party.id
  returning a.* into countered;
  if countered.id is not null then
    perform private.record_deal_step(deal, party, 'agreement.counter',
      jsonb_build_object('agreement', countered.id, 'kind', countered.kind), recipients => '{}');
  end if;
end;
$$;
comment on function private.counter_agreement(public.deals, public.deal_parties, text, text) is
  'Ends the other side''s amendment or release with this ID, which the caller answers with their own. Does nothing if '
  'it no longer waits. Who signs hears of the new one.';
