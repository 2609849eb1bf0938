-- What follows when a listing enters or leaves the market, in order. The steps are in their domains' files.
--
-- Changes of any kind are also noted for search (40_search/10_search_listings.sql), deal alerts
-- (50_matching/70_alert_outbox.sql), and figures (85_analytics/10_dashboard.sql), which react later.

create function private.follow_up_listing_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'active' and old.status is distinct from 'active' then
    perform private.limit_active_listings(new.user_id);
  end if;
  perform private.note_listing_state(old, new);
  if tg_op = 'INSERT' then
    return null;
  end if;
  if old.held_at is not null and new.removed_at is null then
    perform private.resume_listing_offers(new.id, old.held_at);
  end if;
  if new.held_at is not null and old.held_at is null then
    perform private.hold_listing_offers(new.id);
  end if;
  -- Offers outlive a pause and end with a sale. A deal cancels the others itself.
  perform private.cancel_listing_offers(old, new);
  if private.market_status(old) = 'active' and private.market_status(new) <> 'active' then
    perform private.close_showings(new.id);
    perform private.withdraw_invitations(new.id);
  end if;
  return null;
end;
$$;
comment on function private.follow_up_listing_status() is
  'Trigger on properties: what follows from a listing''s status, from reports that hold it, or from a moderator who '
  'takes it down, step by step.';

create trigger follow_up_listing_status
  after insert or update of status, sales_status, removed_at, held_at on public.properties
  for each row execute function private.follow_up_listing_status();

create function private.prepare_listing_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.cancel_deleted_offers(old.id);
  -- While there still are showings, so that those who booked learn of it.
  perform private.close_showings(old.id);
  return old;
end;
$$;
comment on function private.prepare_listing_deletion() is
  'Delete trigger on properties: cancels offers and showings, step by step. Foreign keys delete the rest.';

create trigger prepare_listing_deletion before delete on public.properties
  for each row execute function private.prepare_listing_deletion();
