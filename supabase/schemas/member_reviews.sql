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
  constraint member_reviews_once unique (author_id, member_id),
  constraint member_reviews_other check (author_id <> member_id),
  constraint member_reviews_answer check ((answer is null) = (answered_at is null))
);
comment on table public.member_reviews is
  'Reviews of members by members: one per author and member, with at most one answer.';
comment on column public.member_reviews.rating is 'Stars, 1 to 5.';
comment on column public.member_reviews.edited_at is 'When the author last edited it; null if never.';
comment on column public.member_reviews.answer is 'The reviewed member''s answer. Can be given once.';
create index member_reviews_newest_idx on public.member_reviews (member_id, created_at desc, id desc);

create function private.initialize_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_member_pair(new.author_id, new.member_id);
  if private.blocked_between(new.author_id, new.member_id) then
    raise exception 'This member is not available' using errcode = '42501';
  end if;
  new.edited_at := null;
  new.answer := null;
  new.answered_at := null;
  return new;
end;
$$;
comment on function private.initialize_review() is
  'Insert trigger on member_reviews: starts without an answer. Raises 42501 across a block.';

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

create trigger a_require_own_relationship before insert on public.member_reviews
  for each row execute function private.require_own_relationship('author_id', 'member_id');
create trigger initialize_review before insert on public.member_reviews
  for each row execute function private.initialize_review();
create trigger check_updated_columns before update on public.member_reviews
  for each row execute function private.allow_update_columns('rating', 'text');
-- Named to run after check_updated_columns, which would reject its change.
create trigger stamp_review_edit before update of rating, text on public.member_reviews
  for each row execute function private.stamp_review_edit();

create function private.follow_up_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.member_stats s set ratings[old.rating] = s.ratings[old.rating] - 1 where s.user_id = old.member_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.member_stats s set ratings[new.rating] = s.ratings[new.rating] + 1 where s.user_id = new.member_id;
  end if;
  if tg_op = 'INSERT' then
    perform private.notify(new.member_id, 'review', new.author_id, new.id, jsonb_build_object('rating', new.rating));
  elsif tg_op = 'UPDATE' then
    update public.notifications n set data = jsonb_build_object('rating', new.rating) where n.subject_id = new.id
      and n.kind = 'review';
    update private.mail_queue q set data = jsonb_build_object('rating', new.rating)
    where q.subject_id = new.id and q.kind = 'review' and q.claimed_at is null;
  else
    perform private.delete_notifications(old.id, '{review,review_answer}');
  end if;
  return null;
end;
$$;
comment on function private.follow_up_review() is
  'Row trigger on member_reviews: updates the member''s rating counts and the notification of kind review (data '
  '{rating}).';

create trigger follow_up_review after insert or delete or update of rating on public.member_reviews
  for each row execute function private.follow_up_review();

create function private.answer_review(review_id uuid, answer text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  review public.member_reviews;
begin
  select * into review from public.member_reviews r where r.id = answer_review.review_id;
  if review.member_id is distinct from (select auth.uid()) then
    raise exception 'Only the reviewed member can answer a review' using errcode = '42501';
  end if;
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
comment on function private.answer_review(uuid, text) is 'Implements public.answer_review.';

create function public.answer_review(review_id uuid, answer text) returns void
language sql volatile set search_path = ''
as $$ select private.answer_review(review_id, answer); $$;
comment on function public.answer_review(uuid, text) is
  'The reviewed member answers a review, once. Notifies the author (kind review_answer). Raises P0001 for a second '
  'answer, 42501 for anyone else, and 23502 or 23514 for a blank answer or one longer than 2,000 characters.';

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

create policy "Authors and staff can delete reviews"
  on public.member_reviews for delete to authenticated
  using (author_id = (select auth.uid()) or (select private.is_staff()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.member_reviews from anon, authenticated;
grant select, insert, update, delete on public.member_reviews to authenticated;
grant all on public.member_reviews to service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.answer_review(uuid, text) to authenticated, service_role;
revoke execute on function public.answer_review(uuid, text) from public, anon;
grant execute on function public.answer_review(uuid, text) to authenticated, service_role;
