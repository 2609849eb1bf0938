-- What a badge rests on, and when it ends: with the seller's contract, and without an answer whether the property is
-- still available.

create table public.listing_control (
  property_id uuid primary key references public.properties (id) on delete cascade,
  checked text[] not null default '{}' check (checked <@ array['contract', 'owner', 'license']),
  checked_at timestamptz,
  valid_until date,
  confirmed_at timestamptz not null default clock_timestamp(),
  asked_at timestamptz,
  ended_for text check (ended_for in ('contract', 'unanswered')),
  ended_at timestamptz,
  constraint listing_control_ended check ((ended_for is null) = (ended_at is null))
);
comment on table public.listing_control is
  'What staff checked of a listing with a badge, and until when it holds. For everyone who can read the listing. '
  'Written by functions.';
comment on column public.listing_control.checked is
  'contract: they saw the seller''s contract. owner: the owner of record matches it. license: the seller''s license.';
comment on column public.listing_control.checked_at is 'When; null for a partner''s listing, which nobody checked.';
comment on column public.listing_control.valid_until is
  'The last day of the contract that staff saw. The badge ends then, or with the contract''s last day that the seller '
  'states, if that''s earlier. Null without an end.';
comment on column public.listing_control.confirmed_at is
  'When the seller last said that it''s available: with the badge, an answer, or by putting it back on the market.';
comment on column public.listing_control.asked_at is 'When the seller was asked since then; null if they weren''t.';
comment on column public.listing_control.ended_for is
  'Why the badge ended: its contract did, or the seller didn''t answer for 30 days. Null if it hasn''t.';
create index listing_control_until_idx on public.listing_control (valid_until) where ended_for is null;
create index listing_control_confirmed_idx on public.listing_control (confirmed_at) where ended_for is null;
create index listing_terms_expires_idx on public.listing_terms (contract_expires_on);

-- The badge ---------------------------------------------------------------------------------------

create function private.keep_badge_ended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.verified := not exists (
    select from public.listing_control c where c.property_id = new.id and c.ended_for is not null
  );
  return new;
end;
$$;
comment on function private.keep_badge_ended() is
  'Trigger on properties: a badge that ended doesn''t come back with a plan or a moderator''s decision, only with '
  'another review or the seller''s answer.';

-- Named to run after the others that set the badge.
create trigger zz_keep_badge_ended before update on public.properties
  for each row when (new.verified) execute function private.keep_badge_ended();

create function private.note_badge() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.listing_control (property_id) values (new.id) on conflict do nothing;
  return null;
end;
$$;
comment on function private.note_badge() is
  'Trigger on properties: a listing with a badge has a row that says what it rests on.';

create trigger note_badge after insert or update of verified on public.properties
  for each row when (new.verified) execute function private.note_badge();

create function private.note_approval() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.listing_control (property_id, checked, checked_at, valid_until)
  values (new.property_id, new.checked, new.decided_at, new.valid_until)
  on conflict (property_id) do update set checked = excluded.checked, checked_at = excluded.checked_at,
    valid_until = excluded.valid_until, confirmed_at = clock_timestamp(), asked_at = null, ended_for = null,
    ended_at = null;
  return null;
end;
$$;
comment on function private.note_approval() is
  'Trigger on listing_reviews: an approval says what was checked, and starts the badge''s time again.';

create trigger note_approval after insert or update of decision on public.listing_reviews
  for each row when (new.decision = 'approved') execute function private.note_approval();

create function private.note_availability() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.listing_control c set confirmed_at = clock_timestamp(), asked_at = null
  where c.property_id = new.id and c.ended_for is null;
  return null;
end;
$$;
comment on function private.note_availability() is
  'Trigger on properties: who puts a listing back on the market says that it''s available.';

create trigger note_availability after update of status on public.properties
  for each row when (new.status = 'active' and old.status <> 'active') execute function private.note_availability();

-- When it ends ------------------------------------------------------------------------------------

create function private.contract_day() returns date
language sql stable set search_path = ''
as $$ select (clock_timestamp() at time zone 'America/New_York')::date; $$;
comment on function private.contract_day() is 'Today where a day of the mainland ends first.';

create function private.control_ends(listing public.properties, today date) returns text
language sql stable set search_path = ''
as $$
  select case
    when least(c.valid_until, (
      select t.contract_expires_on from public.listing_terms t where t.property_id = listing.id
    )) < today then 'contract'
    when listing.status = 'active' and c.confirmed_at <= clock_timestamp() - interval '30 days' then 'unanswered'
  end
  from public.listing_control c where c.property_id = listing.id;
$$;
comment on function private.control_ends(public.properties, date) is
  'Why a listing''s badge ends: its contract ended before today, or the seller hasn''t said for 30 days that it''s '
  'available. Null if it doesn''t.';

create function private.notify_control(listing public.properties, decision text) returns void
language sql volatile set search_path = ''
as $$
  select private.notify(
    listing.user_id, 'listing_decision', null, listing.id,
    jsonb_build_object('property_id', listing.id, 'title', listing.title, 'decision', decision)
  );
$$;
comment on function private.notify_control(public.properties, text) is
  'Tells the seller about the badge of a listing. decision: available (a question), contract, or unanswered.';

create function private.end_stale_badges(today date default private.contract_day()) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := 500;
  listing public.properties;
  why text;
  found_rows integer := 0;
begin
  for listing in
    select p.* from public.properties p
    where p.verified and p.id in (
      select c.property_id from public.listing_control c where c.ended_for is null and (
        c.valid_until < today or c.confirmed_at <= clock_timestamp() - interval '30 days'
        or c.asked_at is null and c.confirmed_at <= clock_timestamp() - interval '25 days'
      )
      union all
      select t.property_id from public.listing_terms t join public.listing_control c using (property_id)
      where t.contract_expires_on < today and c.ended_for is null
    ) and (p.status = 'active' or private.control_ends(p, today) is not null)
    -- One that's being edited is seen in the next run.
    order by p.id limit most for no key update of p skip locked
  loop
    found_rows := found_rows + 1;
    why := private.control_ends(listing, today);
    if why is null then
      update public.listing_control c set asked_at = clock_timestamp() where c.property_id = listing.id;
    else
      update public.listing_control c set ended_for = why, ended_at = clock_timestamp()
      where c.property_id = listing.id;
      update public.properties p set verified = false where p.id = listing.id;
    end if;
    perform private.notify_control(listing, coalesce(why, 'available'));
  end loop;
  return found_rows = most;
end;
$$;
comment on function private.end_stale_badges(date) is
  'Ends the badges whose contract is over or whose seller hasn''t answered, and asks sellers five days before. At most '
  '500 listings; returns whether there may be more.';

create function public.end_stale_badges() returns boolean
language sql volatile set search_path = ''
as $$ select private.record_job_run('end-stale-badges'); select private.end_stale_badges(); $$;
comment on function public.end_stale_badges() is
  'For a schedule, every minute: private.end_stale_badges. Returns whether to call it again.';

create function private.confirm_listing(property_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  listing public.properties;
  control public.listing_control;
begin
  perform private.check_email_verified();
  select p.* into listing from public.properties p
  where p.id = confirm_listing.property_id and p.user_id = (select auth.uid()) and p.status = 'active'
  for no key update;
  if listing.id is null then
    raise exception 'No active listing of your own' using errcode = '42501';
  end if;
  update public.listing_control c set confirmed_at = clock_timestamp(), asked_at = null,
    ended_for = nullif(c.ended_for, 'unanswered'), ended_at = case c.ended_for when 'contract' then c.ended_at end
  where c.property_id = listing.id returning * into control;
  if control.ended_for is null and not listing.verified and control.property_id is not null then
    update public.properties p set verified = private.is_approved(p.id) or exists (
      select from public.users u where u.id = p.user_id and u.membership_tier = 'partner'
    ) where p.id = listing.id;
  end if;
end;
$$;
comment on function private.confirm_listing(uuid) is
  'For the seller: the property is still available. A badge that ended without an answer comes back. Raises 42501 for '
  'anything but an active listing of one''s own.';
select private.expose('confirm_listing', 'authenticated');

create function private.renew_partner_badge() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.properties p join public.users u on u.id = p.user_id
    where p.id = new.property_id and u.membership_tier = 'partner'
  ) then
    update public.listing_control c set ended_for = null, ended_at = null, valid_until = null
    where c.property_id = new.property_id and c.ended_for = 'contract';
    if found then
      update public.properties p set verified = p.removed_at is null where p.id = new.property_id;
    end if;
  end if;
  return null;
end;
$$;
comment on function private.renew_partner_badge() is
  'Trigger on listing_terms: a partner''s listing, which nobody reviews, has its badge again with a contract that '
  'hasn''t ended. Others'' need another review.';

create trigger renew_partner_badge after update of contract_expires_on on public.listing_terms
  for each row when (new.contract_expires_on is null or new.contract_expires_on > old.contract_expires_on)
  execute function private.renew_partner_badge();

-- Policies ----------------------------------------------------------------------------------------

alter table public.listing_control enable row level security;

create policy "Everyone who can read a listing can read its control"
  on public.listing_control for select to anon, authenticated
  using (exists (select from public.properties p where p.id = property_id));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.listing_control from anon, authenticated;
grant select on public.listing_control to anon, authenticated;
grant all on public.listing_control to service_role;
grant execute on function private.contract_day(), private.end_stale_badges(date) to service_role;
grant execute on function public.end_stale_badges() to service_role;
