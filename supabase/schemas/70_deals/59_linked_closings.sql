-- What the deals of a double close do to each other: the purchase closes first, moves with its own deal, and ends the
-- link if it falls through.

create function private.check_purchase_closed(deal public.deals, closed_on date) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  purchase public.deal_milestones;
begin
  select * into purchase from public.deal_milestones m
  where m.deal_id = deal.id and m.kind = 'purchase' and m.state <> 'waived';
  if purchase.state = 'pending' then
    raise exception 'The seller’s purchase closes first. Confirm this closing once it has.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if closed_on < private.last_day(purchase.due_at, deal.time_zone) then
    raise exception 'The seller’s purchase closed on %. Choose that day or a later one.',
      private.long_date(private.last_day(purchase.due_at, deal.time_zone)) using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.check_purchase_closed(public.deals, date) is
  'For a closing on a day: raises P0001, to be shown as is, if the deal is the resale of a double close whose purchase '
  'is open, or closed later than that.';

create function private.follow_double_close(deal public.deals) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link constant private.double_closes := private.double_close_of(deal.id);
  ended constant public.deals := (select d from public.deals d where d.id = deal.id);
  resale constant public.deals := (select d from public.deals d where d.id = link.resale_id);
  closed_on constant date := (select min(c.closed_on) from public.deal_closings c where c.deal_id = deal.id);
  nobody public.deal_parties;
begin
  if ended.state = 'fell_through' and link.purchase_id is not null then
    perform private.close_double_close(link, deal.id,
      case deal.id when link.purchase_id then 'purchase_fell_through' else 'resale_fell_through' end);
  elsif ended.state = 'closed' and deal.id = link.purchase_id then
    -- Its deadline becomes the day on which it closed.
    update public.deal_milestones m set state = 'done', changed_at = clock_timestamp(),
      due_at = private.end_of_day(closed_on, resale.time_zone)
    where m.deal_id = resale.id and m.kind = 'purchase' and m.state = 'pending';
    perform private.tell_double_close(resale, nobody, 'double_close.close', jsonb_build_object('closed_on', closed_on));
  end if;
end;
$$;
comment on function private.follow_double_close(public.deals) is
  'What the end of a deal does to its double close, if it''s part of one: a closed purchase lets the resale close, and '
  'a deal that fell through ends the link. The caller has locked the deal, and so both.';

create function private.follow_closing_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  link constant private.double_closes := private.double_close_of(new.deal_id);
  resale constant public.deals := (select d from public.deals d where d.id = link.resale_id and d.state = 'open');
  nobody public.deal_parties;
begin
  if link.purchase_id is distinct from new.deal_id then
    return null;
  end if;
  update public.deal_milestones m set due_at = new.due_at
  where m.deal_id = new.deal_id and m.kind = 'funding' and m.state in ('pending', 'declared');
  update public.deal_milestones m set due_at = new.due_at
  where m.deal_id = resale.id and m.kind = 'purchase' and m.state = 'pending';
  perform private.tell_double_close(resale, nobody, 'double_close.move',
    jsonb_build_object('due_at', private.utc_text(new.due_at)));
  return null;
end;
$$;
comment on function private.follow_closing_day() is
  'Update trigger on the closing''s deadline: that of a purchase moves its funding, and the step purchase of the '
  'resale, whose parties hear of it.';

create trigger follow_closing_day after update of due_at on public.deal_milestones
  for each row when (new.kind = 'closing' and new.due_at <> old.due_at)
  execute function private.follow_closing_day();
