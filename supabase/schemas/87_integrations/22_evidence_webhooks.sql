-- Webhooks about what's known of a member's own listings: their badge, their values, and others of the same property.

create function private.note_claim_webhooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- A declined request to join opens a claim again.
  is_new constant boolean := new.state = 'open' and (tg_op = 'INSERT' or old.state = 'found');
  type constant text := case when is_new then 'listing.claimed' else 'listing.claim_changed' end;
begin
  perform private.note_listing_webhook(id, type) from unnest(array[new.property_id, new.other_id]) as id order by id;
  return null;
end;
$$;
comment on function private.note_claim_webhooks() is
  'Trigger on listing_claims: listing.claimed for both sellers when another seller lists the property, then '
  'listing.claim_changed.';

create trigger note_new_webhooks after insert on public.listing_claims
  for each row when (new.state <> 'found') execute function private.note_claim_webhooks();
create trigger note_webhooks after update of state on public.listing_claims
  for each row when (new.state <> 'found' and new.state <> old.state) execute function private.note_claim_webhooks();

create function private.note_control_webhooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_listing_webhook(
    new.property_id, case when new.ended_for is null then 'listing.availability_asked' else 'listing.badge_ended' end
  );
  return null;
end;
$$;
comment on function private.note_control_webhooks() is
  'Trigger on listing_control: listing.availability_asked before a badge ends without an answer, and '
  'listing.badge_ended.';

create trigger note_webhooks after update of asked_at, ended_for on public.listing_control
  for each row when (
    new.ended_for is not null and old.ended_for is null or new.asked_at is not null and old.asked_at is null
  )
  execute function private.note_control_webhooks();
