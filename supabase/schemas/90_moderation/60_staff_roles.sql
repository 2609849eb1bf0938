-- Granting staff roles. The roles are described at the table staff.

create function private.set_staff_role(member uuid, role text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_staff_role('admin') then
    raise exception 'Only admins can change staff roles' using errcode = '42501';
  end if;
  -- Serialized, so that two admins can't remove each other.
  lock table public.staff in share row exclusive mode;
  if role is distinct from 'admin'
    and not exists (select from public.staff s where s.role = 'admin' and s.user_id <> member)
  then
    raise exception 'There must be at least one admin.' using errcode = 'P0001';
  end if;
  if role is null then
    delete from public.staff s where s.user_id = member;
  else
    insert into public.staff as s (user_id, role) values (member, set_staff_role.role)
    on conflict on constraint staff_pkey do update set role = excluded.role, granted_at = now();
  end if;
  insert into public.moderation_actions (action, subject_kind, subject_id, member_id, actor_id, reason)
  values ('change_role', 'profile', member, member, auth.uid(), coalesce('Made ' || role, 'Removed from the team'));
  perform private.broadcast_change(member, 'standing');
end;
$$;
comment on function private.set_staff_role(uuid, text) is
  'For admins: gives a member a staff role (moderator, reviewer, or admin), or removes them from the team for null, '
  'and logs it. Raises 42501 for others, P0001 for the last admin, 23514 for an unknown role, and 23503 for an unknown '
  'member.';
select private.expose('set_staff_role', 'authenticated', '{member_id,role}');

create function public.review_queue(
  kind text default null, after_due timestamptz default null, after_time timestamptz default null,
  after_id uuid default null
) returns table (id uuid, kind text, due_at timestamptz, entered_at timestamptz)
language sql stable set search_path = ''
as $$
  with me as materialized (
    select auth.uid() as id, private.has_staff_role('reviewer') as reviewer,
      private.has_staff_role('moderator') as moderator, private.subjects_being_decided() as decided
  )
  select q.id, q.kind, q.due_at, q.entered_at
  from me cross join lateral (
    select r.id, 'listing' as kind, r.due_at, r.requested_at as entered_at
    from public.listing_reviews r join public.properties p on p.id = r.property_id
    where me.reviewer and r.decision is null and p.user_id is distinct from me.id
    union all
    select s.id, 'submission', null, s.submitted_at from public.property_submissions s
    where me.reviewer and s.status = 'submitted' and s.user_id <> me.id
    union all
    select e.id, 'event', null, e.created_at from public.events e where me.reviewer and e.status = 'proposed'
    union all
    select f.id, 'funds', null, f.created_at from public.proofs_of_funds f
    where me.reviewer and f.status = 'pending' and f.user_id <> me.id
    union all
    select c.id, 'claim', null, c.found_at from public.listing_claims c
    where me.reviewer and c.state in ('open', 'join_asked') and not private.is_own_claim(c)
    union all
    select h.subject_id, 'held', null, h.created_at from public.held_content h
    where me.moderator and h.member_id <> me.id
  ) as q
  where q.kind = coalesce(review_queue.kind, q.kind) and q.id <> all (me.decided)
    and (after_id is null
      or (coalesce(q.due_at, 'infinity'), q.entered_at, q.id) > (coalesce(after_due, 'infinity'), after_time, after_id))
  order by coalesce(q.due_at, 'infinity'), q.entered_at, q.id limit 20;
$$;
comment on function public.review_queue(text, timestamptz, timestamptz, uuid) is
  'For staff: the next 20 items that wait for their review, of one kind or of all: listing (to be verified), '
  'submission, event (proposed), funds (proofs of funds), claim (two listings of one property), and held '
  '(content that nobody sees until it''s approved). '
  'Those with a due time come first, then the oldest. Never the caller''s own, and what staff have just decided. '
  'after: due time, time, and ID of the last item there is. Nothing for others.';
revoke all on function public.review_queue(text, timestamptz, timestamptz, uuid) from public;
grant execute on function public.review_queue(text, timestamptz, timestamptz, uuid) to authenticated, service_role;

create function public.staff_counts()
returns table (
  listings bigint, submissions bigint, funds bigint, events bigint, claims bigint, waiting bigint, reports bigint,
  appeals bigint, messages bigint
)
language sql stable set search_path = ''
as $$
  with me as materialized (
    select auth.uid() as id, private.has_staff_role('reviewer') as reviewer,
      private.has_staff_role('moderator') as moderator, private.subjects_being_decided() as decided
  )
  select
    case when me.reviewer then (
      select count(*) from public.listing_reviews r join public.properties p on p.id = r.property_id
      where r.decision is null and p.user_id is distinct from me.id and r.id <> all (me.decided)
    ) end,
    case when me.reviewer then (
      select count(*) from public.property_submissions s
      where s.status = 'submitted' and s.user_id <> me.id and s.id <> all (me.decided)
    ) end,
    case when me.reviewer then (
      select count(*) from public.proofs_of_funds f
      where f.status = 'pending' and f.user_id <> me.id and f.id <> all (me.decided)
    ) end,
    case when me.reviewer then (
      select count(*) from public.events e where e.status = 'proposed' and e.id <> all (me.decided)
    ) end,
    case when me.reviewer then (
      select count(*) from public.listing_claims c
      where c.state in ('open', 'join_asked') and c.id <> all (me.decided) and not private.is_own_claim(c)
    ) end,
    case when me.moderator then (
      select count(*) from public.held_content h where h.subject_id <> all (me.decided) and h.member_id <> me.id
    ) end,
    case when me.moderator then (
      select count(*) from public.reports r
      where r.handled_at is null and r.id <> all (me.decided) and r.subject_id <> all (me.decided)
    ) end,
    case when me.moderator then (
      select count(*) from public.moderation_appeals a where a.decided_at is null and a.id <> all (me.decided)
    ) end,
    case when me.moderator then (
      select count(*) from public.contact_messages m where m.resolved_at is null and m.id <> all (me.decided)
    ) end
  from me;
$$;
comment on function public.staff_counts() is
  'How many items wait in each queue that the caller''s staff role opens, without the caller''s own listings, '
  'submissions, and proofs of funds, and what staff have just decided; null for the other queues, and in each column '
  'for members who aren''t staff.';
revoke all on function public.staff_counts() from public;
grant execute on function public.staff_counts() to authenticated, service_role;
