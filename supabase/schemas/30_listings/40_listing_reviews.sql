-- Staff review of listings, for the Verified badge. 45_listing_edits.sql has what an edit does to an approval.

create table public.listing_reviews (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz,
  decision text check (decision in ('approved', 'returned')),
  reason text check (char_length(reason) <= 1000 and reason ~ '\S'),
  reviewer_id uuid references public.users (id) on delete set null,
  decided_at timestamptz,
  moved_at timestamptz,
  approved_listing jsonb,
  checked text[] not null default '{}' check (checked <@ array['contract', 'owner', 'license']),
  valid_until date check (valid_until between '2000-01-01' and '2100-12-31'),
  constraint listing_reviews_approved_listing check (
    (coalesce(decision, '') = 'approved') = (approved_listing is not null)
  ),
  constraint listing_reviews_decision check (
    (decision is null) = (decided_at is null) and (coalesce(decision, '') = 'returned') = (reason is not null)
  ),
  -- One pending review per listing. A partial unique index would make an API server treat this as a one-to-one
  -- relation.
  constraint listing_reviews_pending_once exclude using btree (property_id with =) where (decision is null)
);
comment on table public.listing_reviews is
  'Requests to verify a listing, and what staff decided. A request without a decision is pending. For the '
  'listing''s owner and staff.';
comment on column public.listing_reviews.due_at is
  'When staff should decide: 24 hours after the request with the fast_review entitlement, else null.';
comment on column public.listing_reviews.moved_at is
  'When the approved listing changed in a way that needs another review; null if it hasn''t.';
comment on column public.listing_reviews.approved_listing is
  'What was approved: the listing''s fields at that moment, as private.listing_snapshot returns them, and files: the '
  'version of each picture in storage. Set by trigger, exactly when the decision is approved.';
comment on column public.listing_reviews.checked is 'What staff checked, for an approval: see listing_control.';
comment on column public.listing_reviews.valid_until is 'The last day of the contract they saw; null without one.';
comment on column public.listing_reviews.reason is
  'What the seller must change first. Set exactly when the decision is returned.';
create index listing_reviews_property_idx on public.listing_reviews (property_id, requested_at desc);
create index listing_reviews_queue_idx on public.listing_reviews (due_at, requested_at, id) where decision is null;
create index listing_reviews_reviewer_idx on public.listing_reviews (reviewer_id);

create function private.is_approved(property_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((
    select r.decision = 'approved' and r.moved_at is null from public.listing_reviews r
    where r.property_id = is_approved.property_id order by r.requested_at desc, r.id desc limit 1
  ), false);
$$;
comment on function private.is_approved(uuid) is
  'Whether the listing''s last review approved it and no edit has needed another since; false while one is pending or '
  'without any.';

create function private.queue_review(property_id uuid, tier text) returns void
language sql volatile set search_path = ''
as $$
  insert into public.listing_reviews (property_id, due_at, requested_at)
  values (property_id, private.review_due(tier), clock_timestamp())
  on conflict do nothing;
$$;
comment on function private.queue_review(uuid, text) is
  'Adds a listing to the review queue; does nothing if it''s already there.';

create function private.queue_listing_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_review(new.id, (select u.membership_tier from public.users u where u.id = new.user_id));
  return null;
end;
$$;
comment on function private.queue_listing_review() is
  'Trigger on properties: queues a new listing for review, unless it''s a partner''s, which starts verified, or waits '
  'for a moderator, whose approval queues it.';

create trigger review_new_listing after insert on public.properties
  for each row when (not new.verified and new.removed_at is null) execute function private.queue_listing_review();

create function private.decide_listing_review(
  review_id uuid, decision text, reason text default null, if_unmodified_since timestamptz default null,
  checked text[] default '{}', valid_until date default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  listing public.properties;
begin
  if not private.has_staff_role('reviewer') then
    raise exception 'Only reviewers can review listings' using errcode = '42501';
  end if;
  if coalesce(decision, '') not in ('approved', 'returned') then
    raise exception 'Unknown decision %', decision using errcode = '22023';
  end if;
  if decision = 'returned' and coalesce(reason, '') !~ '\S' then
    raise exception 'Give the seller a reason' using errcode = '22023';
  end if;
  if decision = 'approved' and 'contract' = any (checked) and valid_until is null then
    raise exception 'State the last day of the contract' using errcode = '22023';
  end if;
  if decision = 'approved' and valid_until < private.contract_day() then
    raise exception 'The contract has ended' using errcode = '22023';
  end if;
  -- Locks the listing before its review, as everywhere, so that neither its place nor its tier changes until this is
  -- done.
  select p.* into listing from public.properties p
  where p.id = (select r.property_id from public.listing_reviews r where r.id = review_id)
  for no key update;
  if listing.user_id = me then
    raise exception 'Someone else must review your own listing' using errcode = '42501';
  end if;
  if listing.removed_at is not null then
    raise exception 'This listing was taken down.' using errcode = 'P0001';
  end if;
  if listing.updated_at > if_unmodified_since then
    raise exception 'The listing was edited since you opened it. Review it again.' using errcode = 'P0001';
  end if;
  update public.listing_reviews r
  set decision = decide_listing_review.decision,
      reason = case when decide_listing_review.decision = 'returned' then
        btrim(decide_listing_review.reason, E' \t\r\n') end,
      checked = case when decide_listing_review.decision = 'approved'
        then coalesce(decide_listing_review.checked, '{}') else '{}' end,
      valid_until = case when decide_listing_review.decision = 'approved' then decide_listing_review.valid_until end,
      reviewer_id = me, decided_at = clock_timestamp()
  where r.id = review_id and r.decision is null;
  if not found then
    raise exception 'This request has already been reviewed.' using errcode = 'P0001';
  end if;
  if decision = 'approved' then
    update public.properties set verified = true where id = listing.id;
  end if;
end;
$$;
comment on function private.decide_listing_review(uuid, text, text, timestamptz, text[], date) is
  'For reviewers: approves a listing, which verifies it, or returns it to its seller with a reason of at most 1,000 '
  'characters. if_unmodified_since: the listing''s updated_at when the reviewer loaded it; null skips the check. '
  'checked: what of contract, owner, and license the reviewer saw. valid_until: the contract''s last day. '
  'Raises 42501 for others and for one''s own listing, 22023 for an unknown decision, a return without a reason, or a '
  'contract that has ended, '
  '23514 for a longer reason, and P0001 for a request that is gone or already decided, or a listing edited since then.';
select private.expose('decide_listing_review', 'authenticated');

create function private.request_listing_review(property_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid;
begin
  -- Locked until the request is in, so that a concurrent tier change sees it.
  select p.user_id into owner from public.properties p
  where p.id = request_listing_review.property_id and p.user_id = (select auth.uid()) and not p.verified
    and p.removed_at is null
  for no key update;
  if owner is null then
    raise exception 'No unverified listing of your own' using errcode = '42501';
  end if;
  perform private.queue_review(property_id, (select u.membership_tier from public.users u where u.id = owner));
end;
$$;
comment on function private.request_listing_review(uuid) is
  'Asks staff to verify one of the caller''s unverified listings, also after it was returned. Does nothing while a '
  'review is pending. Raises 42501 for any other listing, and one that moderators hide.';
select private.expose('request_listing_review', 'authenticated');

create function public.own_listing_counts()
  returns table (
    active integer, under_contract integer, paused integer, held integer, removed integer, sold integer,
    returned integer
  )
language sql stable set search_path = ''
as $$
  select
    count(*) filter (where p.status = 'active' and p.held_at is null and p.removed_at is null)::integer,
    count(*) filter (where p.status = 'under_contract' and p.held_at is null and p.removed_at is null)::integer,
    count(*) filter (where p.status = 'paused' and p.held_at is null and p.removed_at is null)::integer,
    count(*) filter (where p.held_at is not null)::integer,
    count(*) filter (where p.removed_at is not null and p.held_at is null)::integer,
    count(*) filter (where p.status = 'sold' and p.held_at is null and p.removed_at is null)::integer,
    count(*) filter (where not p.verified and (
      select r.decision from public.listing_reviews r
      where r.property_id = p.id order by r.requested_at desc, r.id desc limit 1
    ) = 'returned')::integer
  from public.properties p where p.user_id = (select auth.uid());
$$;
comment on function public.own_listing_counts() is
  'Number of the caller''s listings by status, of those held for review and those taken down (removed), which count '
  'by no status, and of those returned by staff.';

create function private.notify_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    p.user_id, 'listing_decision', null, new.id,
    jsonb_build_object('property_id', p.id, 'title', p.title, 'decision', new.decision)
      || jsonb_strip_nulls(jsonb_build_object('words', new.reason))
  )
  from public.properties p where p.id = new.property_id;
  return null;
end;
$$;
comment on function private.notify_decision() is
  'Trigger on listing_reviews: notifies the seller of the decision. Kind listing_decision, data {property_id, '
  'title, decision: approved or returned, words: the reason, which the email quotes}.';

create trigger notify_decision after update of decision on public.listing_reviews
  for each row when (old.decision is null and new.decision is not null) execute function private.notify_decision();

create trigger delete_decision_notification after delete on public.listing_reviews
  for each row when (old.decision is not null) execute function private.delete_notifications_about('listing_decision');

-- Policies ----------------------------------------------------------------------------------------

alter table public.listing_reviews enable row level security;

create policy "Owners and staff can read reviews of listings"
  on public.listing_reviews for select to authenticated
  using (
    exists (select from public.properties p where p.id = property_id and p.user_id = (select auth.uid()))
    or (select private.has_staff_role('reviewer'))
  );

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.listing_reviews from anon, authenticated;
grant select on public.listing_reviews to authenticated;
grant all on public.listing_reviews to service_role;
grant execute on function public.own_listing_counts() to authenticated, service_role;
