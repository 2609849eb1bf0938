-- What follows from an amendment that everyone has signed: a new version of the terms, deadlines, and earnest money.

create function private.move_deadline(deal public.deals, kind text, due_at timestamptz, reopens boolean) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.deal_milestones as m (deal_id, kind, due_at)
  select deal.id, move_deadline.kind, move_deadline.due_at where reopens
  on conflict on constraint deal_milestones_once do nothing;
  update public.deal_milestones m set due_at = move_deadline.due_at,
    changed_at = case when reopens or m.state <> 'done' then clock_timestamp() else m.changed_at end,
    state = case when reopens and m.state in ('done', 'waived') then 'pending' else m.state end,
    confirmed_by = case when not reopens then m.confirmed_by end,
    confirmed_at = case when not reopens then m.confirmed_at end
  where m.deal_id = deal.id and m.kind = move_deadline.kind and (reopens or m.state <> 'waived');
$$;
comment on function private.move_deadline(public.deals, text, timestamptz, boolean) is
  'Moves the deadline of a step that isn''t waived; one that''s done stays done, since a dispute can open it again. '
  'reopens: opens it, also one that''s waived, or that the deal doesn''t have yet.';

create function private.amend_earnest_money(
  deal public.deals, before public.offer_versions, after public.offer_versions
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.deal_milestones m set state = 'waived', changed_at = clock_timestamp()
  where m.deal_id = deal.id and m.state <> 'waived' and (m.kind = 'earnest_money' and after.earnest_money = 0
    or m.kind = 'second_deposit' and after.second_deposit = 0);
  if after.earnest_money = 0 then
    delete from public.deal_earnest_money e where e.deal_id = deal.id;
    return;
  end if;
  insert into public.deal_earnest_money as e (deal_id, due, first_due)
  values (deal.id, after.earnest_money + after.second_deposit, after.earnest_money)
  on conflict on constraint deal_earnest_money_pkey do update set due = excluded.due, first_due = excluded.first_due,
    accepted = case when (excluded.due, excluded.first_due) = (e.due, e.first_due) then e.accepted end,
    first_accepted = case when excluded.first_due = e.first_due then e.first_accepted end;
  -- What's open again moves as well.
  perform private.settle_deposits(deal);
  if after.earnest_money > before.earnest_money then
    perform private.move_deadline(deal, 'earnest_money',
      private.earnest_due_at(after, clock_timestamp(), deal.time_zone), true);
  elsif (after.earnest_due_hours, after.earnest_due_days)
    is distinct from (before.earnest_due_hours, before.earnest_due_days) then
    perform private.move_deadline(deal, 'earnest_money',
      private.earnest_due_at(after, deal.created_at, deal.time_zone), false);
  end if;
  if after.second_deposit > before.second_deposit
    or after.second_deposit_days is distinct from before.second_deposit_days and after.second_deposit > 0 then
    perform private.move_deadline(deal, 'second_deposit', coalesce((
      select m.due_at from public.deal_milestones m
      where m.deal_id = deal.id and m.kind = 'second_deposit' and m.state <> 'waived'
        and after.second_deposit_days = before.second_deposit_days
    ), private.end_of_day(
      (deal.created_at at time zone deal.time_zone)::date + after.second_deposit_days, deal.time_zone
    )), after.second_deposit > before.second_deposit);
  end if;
  perform private.settle_deposits(deal);
end;
$$;
comment on function private.amend_earnest_money(public.deals, public.offer_versions, public.offer_versions) is
  'Carries an amendment''s earnest money out: what''s due, and the steps of both deposits. More than before of the '
  'first is due as private.earnest_due_at counts from the last signature, and of the second on its day. Another '
  'amount takes back that the seller accepted less, is done once it has arrived, and open until then. None waives '
  'the step.';

create function private.extension_fee(deal public.deals) returns bigint
language sql stable security definer set search_path = ''
as $$
  select v.extension_fee from public.offer_versions v where v.offer_id = deal.offer_id and v.version = deal.version;
$$;
comment on function private.extension_fee(public.deals) is
  'The fees for more time in force, whole USD, all that were agreed so far; 0 for none.';

create function private.extension_fee_received(deal public.deals) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(max((e.content::jsonb #>> '{data,amount_usd}')::bigint), 0) from public.ledger_entries e
  where e.offer_id = deal.offer_id and e.kind = 'milestone.confirm'
    and e.content::jsonb #>> '{data,milestone}' = 'extension_fee';
$$;
comment on function private.extension_fee_received(public.deals) is
  'How much of the fees for more time the seller confirmed, whole USD, as the ledger says: each confirmation is of all '
  'that was agreed until then. 0 for none.';

create function private.amend_extension_fee(
  deal public.deals, before public.offer_versions, after public.offer_versions
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if after.extension_fee > before.extension_fee then
    perform private.move_deadline(deal, 'extension_fee',
      private.earnest_due_at(after, clock_timestamp(), deal.time_zone), true);
  end if;
  update public.deal_milestones m set changed_at = clock_timestamp(),
    state = case when after.extension_fee = 0 and r.received = 0 then 'waived' else 'done' end
  from private.extension_fee_received(deal) as r (received)
  where m.deal_id = deal.id and m.kind = 'extension_fee' and m.state in ('pending', 'declared')
    and after.extension_fee <= r.received;
end;
$$;
comment on function private.amend_extension_fee(public.deals, public.offer_versions, public.offer_versions) is
  'Carries an amendment''s extension fee out: more than before is due as private.earnest_due_at counts from the last '
  'signature, '
  'what the seller has already confirmed is done, and none waives the step.';

create function private.amend_milestones(
  deal public.deals, before public.offer_versions, after public.offer_versions
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  old_closing constant timestamptz := (
    select m.due_at from public.deal_milestones m where m.deal_id = deal.id and m.kind = 'closing'
  );
  new_closing constant timestamptz := case when after.closing_on = before.closing_on then old_closing
    else private.end_of_day(after.closing_on, deal.time_zone) end;
begin
  if after.closing_on <> before.closing_on then
    -- What's due with the closing moves with it.
    perform private.move_deadline(deal, m.kind, new_closing, false) from public.deal_milestones m
    where m.deal_id = deal.id and m.kind in ('closing', 'financing', 'assignment', 'owner_consent')
      and m.due_at = old_closing;
  end if;
  if after.inspection_days <> before.inspection_days and after.inspection_days > 0 then
    perform private.move_deadline(deal, 'inspection', private.end_of_day(
      (deal.created_at at time zone deal.time_zone)::date + after.inspection_days, deal.time_zone
    ), true);
  end if;
  if after.earnest_refund_days > 0 and after.earnest_money > 0 and (
    after.earnest_refund_days is distinct from before.earnest_refund_days or before.earnest_money = 0
  ) then
    perform private.move_deadline(deal, 'refund_period', private.end_of_day(
      (deal.created_at at time zone deal.time_zone)::date + after.earnest_refund_days, deal.time_zone
    ), true);
  end if;
  if 'financing' = any (after.contingencies) and not 'financing' = any (before.contingencies) then
    perform private.move_deadline(deal, 'financing', new_closing, true);
  end if;
  update public.deal_milestones m set state = 'waived', changed_at = clock_timestamp()
  where m.deal_id = deal.id and m.state in ('pending', 'declared') and (
    m.kind = 'inspection' and after.inspection_days = 0
    or m.kind = 'refund_period' and (coalesce(after.earnest_refund_days, 0) = 0 or after.earnest_money = 0)
    or m.kind = 'financing' and not 'financing' = any (after.contingencies)
  );
end;
$$;
comment on function private.amend_milestones(public.deals, public.offer_versions, public.offer_versions) is
  'Moves, adds, and waives the steps of a deal that follow from its terms, where an amendment changes them.';

create function private.apply_amendment(agreement public.agreements, deal public.deals) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before constant public.offer_versions := private.terms_in_force(deal);
  -- Checked again: days have passed, or money has arrived, since it was prepared.
  after public.offer_versions := private.amended_terms(deal, agreement.changes);
  nobody public.deal_parties;
begin
  after.version := 1 + (select max(v.version) from public.offer_versions v where v.offer_id = deal.offer_id);
  after.author := (select p.side from public.deal_parties p where p.id = agreement.prepared_by);
  after.created_at := clock_timestamp();
  -- Extensions can go further than an inspection's days.
  after.inspection_days := least(after.inspection_days, 90);
  after.earnest_refund_days := case when after.earnest_refund_days > 365 then 365 else after.earnest_refund_days end;
  after.second_deposit_days := case when after.second_deposit_days > 365 then 365 else after.second_deposit_days end;
  insert into public.offer_versions select after.*;
  update public.deals d set version = after.version where d.id = deal.id;
  if after.earnest_money > 0 or before.earnest_money > 0 then
    perform private.amend_earnest_money(deal, before, after);
  end if;
  perform private.amend_extension_fee(deal, before, after);
  perform private.amend_milestones(deal, before, after);
  -- Those that wait for signatures have other terms in their text.
  perform private.withdraw_agreements(deal, 'terms_changed');
  perform private.record_deal_step(deal, nobody, 'terms.amend', jsonb_build_object(
    'agreement', agreement.id, 'number', private.amendment_number(deal) - 1, 'terms', private.ledger_terms(after),
    'before', private.changed_terms(after, before), 'milestones', (
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'due_at', private.utc_text(m.due_at))
        order by m.due_at, m.kind)
      from public.deal_milestones m where m.deal_id = deal.id and m.state <> 'waived'
    )
  ));
end;
$$;
comment on function private.apply_amendment(public.agreements, public.deals) is
  'Puts the terms of an amendment that everyone has just signed into force in a locked deal: a new version, with its '
  'deadlines and earnest money. Withdraws agreements that wait for signatures, and notifies all who read the terms. '
  'Raises as private.amended_terms, and the last signature with it, if the terms no longer make sense.';
