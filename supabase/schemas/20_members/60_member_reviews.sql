-- Reviews of members: stars, a text, and one answer.

create table public.member_reviews (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references public.users (id) on delete cascade,
  member_id uuid not null references public.users (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  text text not null check (char_length(text) <= 2000 and text ~ '\S'),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  answer text check (char_length(answer) <= 2000 and answer ~ '\S'),
  answered_at timestamptz,
  basis text check (basis in ('deal', 'connected', 'event')),
  basis_on date,
  basis_title text,
  removed_at timestamptz,
  constraint member_reviews_basis check (
    (basis is null) = (basis_on is null) and (basis_title is null or basis = 'event')
  ),
  constraint member_reviews_once unique (author_id, member_id),
  constraint member_reviews_other check (author_id <> member_id),
  constraint member_reviews_answer check ((answer is null) = (answered_at is null))
);
comment on table public.member_reviews is
  'Reviews of members by members: one per author and member, with at most one answer.';
comment on column public.member_reviews.rating is 'Stars, 1 to 5.';
comment on column public.member_reviews.edited_at is 'When the author last edited it; null if never.';
comment on column public.member_reviews.answer is 'The reviewed member''s answer. Can be given once.';
comment on column public.member_reviews.basis is
  'How the author knows the member: deal if they closed one together, connected, or event if both attended one. Null '
  'for reviews written by SQL.';
comment on column public.member_reviews.basis_on is
  'Date of the closing, UTC date since when they were connected, or of the event.';
comment on column public.member_reviews.basis_title is 'The event''s title when the review was written.';
comment on column public.member_reviews.removed_at is
  'When a moderator removed it; null if not. Then only its author and staff can read it, and it doesn''t count.';
create index member_reviews_removed_idx on public.member_reviews (removed_at) where removed_at is not null;
create index member_reviews_newest_idx on public.member_reviews (member_id, created_at desc, id desc);

-- Who may review whom --------------------------------------------------------------------------------

create type private.review_basis as (basis text, basis_on date, basis_title text);
comment on type private.review_basis is 'The columns of public.member_reviews with the same names.';

create function private.review_basis(author uuid, member uuid) returns private.review_basis
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_basis private.review_basis;
begin
  select 'deal', private.utc_day(d.ended_at), null into found_basis
  from public.deals d
  where d.state = 'closed' and d.buyer_id in (author, member) and d.seller_id in (author, member)
    and private.is_proven(d)
  order by d.ended_at desc limit 1;
  if found_basis.basis is not null then
    return found_basis;
  end if;
  select 'connected', private.utc_day(c.updated_at), null into found_basis
  from public.connections c
  where least(c.sender_id, c.receiver_id) = least(author, member)
    and greatest(c.sender_id, c.receiver_id) = greatest(author, member)
    and c.status = 'accepted' and c.updated_at <= now() - interval '7 days'
    and (
      select count(distinct m.user_id) = 2
      from public.conversations v join public.messages m on m.conversation_id = v.id
      where v.user_a_id = least(author, member) and v.user_b_id = greatest(author, member)
    );
  if found_basis.basis is null then
    with attended as (
      select e.id, e.title, e.ends_at, r.user_id
      from public.events e
      cross join lateral (
        select g.user_id from public.event_registrations g where g.event_id = e.id and g.status = 'registered'
        union select e.user_id
      ) as r
      where e.status = 'published' and e.ends_at <= now() and r.user_id in (author, member)
        and e.id in (
          select g.event_id from public.event_registrations g where g.user_id = author
          union all select o.id from public.events o where o.user_id = author
        )
    )
    select 'event', private.utc_day(a.ends_at), a.title into found_basis
    from attended a group by a.id, a.title, a.ends_at having count(*) = 2
    order by a.ends_at desc, a.id limit 1;
  end if;
  return found_basis;
end;
$$;
comment on function private.review_basis(uuid, uuid) is
  'What a review of a member is based on: a proven deal that the two closed as buyer and seller, or connected for at '
  'least 7 days with messages in both directions, or else the last past event both attended, which its organizer does '
  'too. Nulls without any.';

create function private.review_refusal(member uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  connected_at timestamptz;
begin
  if me is null or me = member or private.blocked_between(me, member) then
    return 'You can’t review this member.';
  end if;
  if not private.email_confirmed() then
    return 'Verify your email to review this member.';
  end if;
  if (private.review_basis(me, member)).basis is not null then
    return null;
  end if;
  select c.updated_at into connected_at from public.connections c
  where least(c.sender_id, c.receiver_id) = least(me, member)
    and greatest(c.sender_id, c.receiver_id) = greatest(me, member) and c.status = 'accepted';
  if connected_at > now() - interval '7 days' then
    return 'You can review this member from ' || to_char(connected_at + interval '7 days', 'FMMonth FMDD')
      || ', once you’ve been connected for 7 days and have both written messages.';
  elsif connected_at is not null then
    return 'You can review this member once you’ve both written messages to each other.';
  end if;
  if exists (
    select from public.deals d
    where d.state = 'closed' and d.buyer_id in (me, member) and d.seller_id in (me, member)
  ) then
    return 'The deal you closed counts for reviews once you’ve both earned trust level 1, and there’s evidence: a '
      'signed agreement, a closing statement you shared, or earnest money confirmed by someone you both accepted.';
  end if;
  return 'You can review a member after working together: once you’ve closed a deal, once you’ve been connected for 7 '
    'days and have both written messages, or after you’ve attended the same event.';
end;
$$;
comment on function private.review_refusal(uuid) is
  'Why the caller may not write a first review of a member, to be shown as is; null if they may. See '
  'private.review_basis.';
select private.expose('review_refusal', 'authenticated', '{member_id}');

-- Writing --------------------------------------------------------------------------------------------

create function private.initialize_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  known private.review_basis;
begin
  perform private.lock_member_pair(new.author_id, new.member_id);
  if private.blocked_between(new.author_id, new.member_id) then
    raise exception 'This member is not available' using errcode = '42501';
  end if;
  new.edited_at := null;
  new.answer := null;
  new.answered_at := null;
  new.removed_at := null;
  -- Without a caller, this is the service role or a migration, which states the basis.
  if auth.uid() is not null then
    known := private.review_basis(new.author_id, new.member_id);
    -- Reviewing oneself fails a constraint.
    if known.basis is null and new.author_id <> new.member_id then
      raise exception '%', private.review_refusal(new.member_id) using errcode = 'P0001';
    end if;
    new.basis := known.basis;
    new.basis_on := known.basis_on;
    new.basis_title := known.basis_title;
  end if;
  return new;
end;
$$;
comment on function private.initialize_review() is
  'Insert trigger on member_reviews: starts without an answer, and stores what the review is based on. Raises 42501 '
  'across a block, and P0001 with private.review_refusal without a basis.';

create function private.stamp_review_edit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (new.rating, new.text) is distinct from (old.rating, old.text) then
    new.edited_at := now();
  end if;
  return new;
end;
$$;
comment on function private.stamp_review_edit() is
  'Update trigger on member_reviews: sets edited_at when the stars or the text change.';

create trigger "10_require_own_relationship" before insert on public.member_reviews
  for each row execute function private.require_own_relationship('author_id', 'member_id');
create trigger initialize_review before insert on public.member_reviews
  for each row execute function private.initialize_review();
create trigger limit_reviews before insert on public.member_reviews
  for each row execute function private.enforce_rate_limit('review');
create trigger check_updated_columns before update on public.member_reviews
  for each row execute function private.allow_update_columns('rating', 'text');
-- Named to run after check_updated_columns, which would reject its change.
create trigger stamp_review_edit before update of rating, text on public.member_reviews
  for each row execute function private.stamp_review_edit();

create function private.follow_up_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.removed_at is null then
    update public.member_stats s set ratings[old.rating] = s.ratings[old.rating] - 1 where s.user_id = old.member_id;
  end if;
  if tg_op <> 'DELETE' and new.removed_at is null then
    update public.member_stats s set ratings[new.rating] = s.ratings[new.rating] + 1 where s.user_id = new.member_id;
  end if;
  -- A review that was held notifies when others can read it.
  if tg_op <> 'DELETE' and new.removed_at is null and (tg_op = 'INSERT' or old.removed_at is not null) then
    perform private.notify(new.member_id, 'review', new.author_id, new.id, jsonb_build_object('rating', new.rating));
  elsif tg_op = 'UPDATE' then
    update public.notifications n set data = jsonb_build_object('rating', new.rating) where n.subject_id = new.id
      and n.kind = 'review';
    update private.unsent_mail q set data = jsonb_build_object('rating', new.rating)
    where q.subject_id = new.id and q.kind = 'review';
  else
    perform private.delete_notifications(old.id, '{review,review_answer}');
  end if;
  return null;
end;
$$;
comment on function private.follow_up_review() is
  'Row trigger on member_reviews: updates the member''s rating counts and the notification of kind review (data '
  '{rating}).';

create trigger follow_up_review after insert or delete or update of rating, removed_at on public.member_reviews
  for each row execute function private.follow_up_review();

create function private.answer_review(review_id uuid, answer text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  review public.member_reviews;
begin
  select * into review from public.member_reviews r where r.id = answer_review.review_id;
  if review.member_id is distinct from (select auth.uid()) or review.removed_at is not null then
    raise exception 'Only the reviewed member can answer a review' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  -- Locked before the review, as when one is written. The review may be gone or answered by then.
  perform private.lock_member_pair(review.author_id, review.member_id);
  select * into review from public.member_reviews r where r.id = answer_review.review_id for update;
  if review.answer is not null then
    raise exception 'You’ve already answered this review.' using errcode = 'P0001';
  end if;
  if private.blocked_between(review.author_id, review.member_id) then
    raise exception 'This member is not available' using errcode = '42501';
  end if;
  update public.member_reviews r set answer = btrim(answer_review.answer, E' \t\r\n'), answered_at = now()
    where r.id = review.id;
  perform private.notify(
    review.author_id, 'review_answer', review.member_id, review.id, jsonb_build_object('member_id', review.member_id)
  );
end;
$$;
comment on function private.answer_review(uuid, text) is
  'The reviewed member answers a review, once. Notifies the author (kind review_answer). Raises P0001 for a second '
  'answer, 42501 for anyone else, and 23502 or 23514 for a blank answer or one longer than 2,000 characters.';
select private.expose('answer_review', 'authenticated');

-- Activity feed -----------------------------------------------------------------------------------

create index member_reviews_author_idx on public.member_reviews (author_id, created_at desc, id desc);

-- Policies ----------------------------------------------------------------------------------------

alter table public.member_reviews enable row level security;

create policy "Members can read reviews of members they can see"
  on public.member_reviews for select to authenticated
  using (
    author_id = (select auth.uid())
    or (
      author_id <> all ((select private.hidden_member_ids())::uuid[])
      and (removed_at is null or (select private.is_staff()))
      and exists (select from public.users u where u.id = member_id)
    )
  );

create policy "Members can review members they can see"
  on public.member_reviews for insert to authenticated
  with check (author_id = (select auth.uid()) and exists (select from public.users u where u.id = member_id));

create policy "Authors can update their reviews of members they can see"
  on public.member_reviews for update to authenticated
  using (author_id = (select auth.uid()) and exists (select from public.users u where u.id = member_id))
  with check (author_id = (select auth.uid()) and exists (select from public.users u where u.id = member_id));

create policy "Authors and moderators can delete reviews"
  on public.member_reviews for delete to authenticated
  using (author_id = (select auth.uid()) or (select private.has_staff_role('moderator')));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.member_reviews from anon, authenticated;
grant select, insert, update, delete on public.member_reviews to authenticated;
grant all on public.member_reviews to service_role;
