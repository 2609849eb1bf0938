-- Public questions about a listing, and the seller's answers. Everyone who can read the listing sees questions that are
-- answered; until then, only the asker, the seller, and staff do. Members write these tables only through functions,
-- and delete their own.

create table public.listing_questions (
  id uuid primary key,
  property_id uuid not null references public.properties (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  content text not null check (char_length(content) <= 500 and content ~ '\S'),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  hidden_at timestamptz,
  removed_at timestamptz
);
comment on table public.listing_questions is
  'Questions about listings. Answered ones are for everyone who can read the listing, except across a block.';
comment on column public.listing_questions.id is 'Chosen by the asker''s app, so that asking is idempotent.';
comment on column public.listing_questions.content is 'Plain text.';
comment on column public.listing_questions.answered_at is
  'Since when it has an answer that others can read; null without one. Kept by trigger.';
comment on column public.listing_questions.hidden_at is
  'When the seller hid it; null if not. Then only the asker, the seller, and staff can read it.';
comment on column public.listing_questions.removed_at is
  'When a moderator removed it, or since when it waits for review; null if not. Then only the asker and staff can read '
  'it.';
create index listing_questions_property_idx on public.listing_questions (property_id, created_at, id);
create index listing_questions_user_idx on public.listing_questions (user_id, property_id);
create index listing_questions_unanswered_idx on public.listing_questions (answered_at, property_id)
  where answered_at is null;
create index listing_questions_hidden_idx on public.listing_questions (hidden_at) where hidden_at is not null;
create index listing_questions_removed_idx on public.listing_questions (removed_at) where removed_at is not null;

create table public.listing_answers (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references public.listing_questions (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  content text not null check (char_length(content) <= 2000 and content ~ '\S'),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  removed_at timestamptz,
  constraint listing_answers_once unique (question_id)
);
comment on table public.listing_answers is
  'Sellers'' answers, at most one for each question, for those who can read it.';
comment on column public.listing_answers.user_id is 'The seller.';
comment on column public.listing_answers.content is 'Plain text.';
comment on column public.listing_answers.edited_at is 'When the seller last edited it; null if never.';
comment on column public.listing_answers.removed_at is
  'When a moderator removed it, or since when it waits for review; null if not. Then only the seller and staff can '
  'read it.';
create index listing_answers_user_idx on public.listing_answers (user_id);
create index listing_answers_removed_idx on public.listing_answers (removed_at) where removed_at is not null;

-- Asking ------------------------------------------------------------------------------------------

create function private.ask_question(question_id uuid, property_id uuid, content text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  most_open constant integer := 3;
  listing public.properties;
begin
  select p.* into listing from public.properties p
  where p.id = ask_question.property_id and p.status = 'active' and p.user_id <> all (private.hidden_member_ids());
  if me is null or listing.id is null then
    raise exception 'This listing isn’t available' using errcode = '42501';
  end if;
  if listing.user_id = me then
    raise exception 'This is your own listing' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  if exists (select from public.listing_questions q where q.id = ask_question.question_id and q.user_id = me) then
    return;
  end if;
  -- Serializes the member's questions.
  perform private.consume_rate_limit('question');
  if exists (select from public.listing_questions q where q.id = ask_question.question_id and q.user_id = me) then
    return;
  end if;
  if (
    select count(*) from public.listing_questions q
    where q.user_id = me and q.property_id = listing.id and q.answered_at is null
  ) >= most_open then
    raise exception 'You have % questions here without an answer. Wait for the seller, or delete one.', most_open
      using errcode = 'P0001';
  end if;
  insert into public.listing_questions (id, property_id, user_id, content)
  values (ask_question.question_id, listing.id, me, btrim(ask_question.content, E' \t\r\n'));
end;
$$;
comment on function private.ask_question(uuid, uuid, text) is
  'Asks the seller of an active listing a question of at most 500 characters, under an ID chosen by the caller, and '
  'notifies them (kind listing_question, data {property_id, title}). Idempotent. What new members write waits for '
  'review first. Raises 42501 for visitors, one''s own listing, and one that isn''t active or that the caller can''t '
  'see; P0001, to be shown as is, with an unconfirmed email, with three unanswered questions on the listing, and '
  'beyond the limit of questions a day; 23514 or 23502 for a blank, missing, or longer text; and 23505 for the ID of '
  'someone else''s question.';
select private.expose('ask_question', 'authenticated');

-- Answering ---------------------------------------------------------------------------------------

create function private.own_question(question_id uuid) returns public.listing_questions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  question public.listing_questions;
begin
  select q.* into question
  from public.listing_questions q join public.properties p on p.id = q.property_id
  where q.id = own_question.question_id and p.user_id = auth.uid() and q.removed_at is null
    and q.user_id <> all (private.hidden_member_ids())
  for no key update of q;
  if not found then
    raise exception 'Not a question to you' using errcode = '42501';
  end if;
  return question;
end;
$$;
comment on function private.own_question(uuid) is
  'Locks a question about one of the caller''s listings. Raises 42501 for any other, for one that was removed or waits '
  'for review, and across a block.';

create function private.answer_question(question_id uuid, content text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  question constant public.listing_questions := private.own_question(question_id);
  new_content constant text := coalesce(private.clean_text(answer_question.content), '');
  answer public.listing_answers;
begin
  select a.* into answer from public.listing_answers a where a.question_id = question.id;
  if answer.content = new_content then
    return;
  end if;
  if answer.removed_at is not null then
    raise exception 'Your answer waits for review or was removed, so it can’t be changed.' using errcode = 'P0001';
  end if;
  perform private.check_email_verified();
  perform private.consume_rate_limit('answer');
  if answer.id is null then
    insert into public.listing_answers (question_id, user_id, content) values (question.id, auth.uid(), new_content);
  else
    update public.listing_answers a set content = new_content, edited_at = now() where a.id = answer.id;
  end if;
end;
$$;
comment on function private.answer_question(uuid, text) is
  'For sellers: answers a question about one of the caller''s listings with at most 2,000 characters, or edits the '
  'answer, and notifies the asker of a new one (kind listing_answer, data {property_id, title}). Does nothing for the '
  'same text. What new members write waits for review first. Raises 42501 for another''s listing, a question that was '
  'removed or waits for review, and across a block; P0001, to be shown as is, with an unconfirmed email, for an '
  'answer that was removed or waits for review, and beyond the limit of answers a day; and 23514 or 23502 for a '
  'blank, missing, or longer text.';
select private.expose('answer_question', 'authenticated');

create function private.hide_question(question_id uuid, hidden boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  question constant public.listing_questions := private.own_question(question_id);
begin
  if (question.hidden_at is not null) = hidden then
    return;
  end if;
  if not hidden then
    perform private.check_email_verified();
  end if;
  perform private.consume_rate_limit('answer');
  update public.listing_questions q set hidden_at = case when hidden then now() end where q.id = question.id;
end;
$$;
comment on function private.hide_question(uuid, boolean) is
  'For sellers: hides a question about one of the caller''s listings, with its answer, from everyone but its asker and '
  'staff, or shows it again. Idempotent. Raises what public.answer_question does, except for texts; hiding takes no '
  'verified email.';
select private.expose('hide_question', 'authenticated');

-- Follow-up ---------------------------------------------------------------------------------------

create function private.follow_up_question() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What was held or removed notifies when the seller can read it.
  is_new constant boolean := tg_op = 'INSERT' or old.removed_at is not null;
begin
  if tg_op = 'DELETE' then
    perform private.delete_notifications(old.id, '{listing_question}', old.user_id);
  elsif is_new and new.removed_at is null then
    perform private.notify(p.user_id, 'listing_question', new.user_id, new.id,
      jsonb_build_object('property_id', p.id, 'title', p.title))
    from public.properties p where p.id = new.property_id;
  end if;
  perform private.broadcast_to_topic(
    'listing:' || case when tg_op = 'DELETE' then old.property_id else new.property_id end, 'questions'
  );
  return null;
end;
$$;
comment on function private.follow_up_question() is
  'Trigger on listing_questions: notifies the seller once they can read it, deletes the notification with the '
  'question, and tells open pages.';

create trigger follow_up_question
  after insert or delete or update of hidden_at, removed_at, answered_at on public.listing_questions
  for each row execute function private.follow_up_question();

create function private.follow_up_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_new constant boolean := tg_op = 'INSERT' or tg_op = 'UPDATE' and old.removed_at is not null;
begin
  if tg_op = 'DELETE' then
    perform private.delete_notifications(old.id, '{listing_answer}');
    update public.listing_questions q set answered_at = null where q.id = old.question_id;
  elsif new.removed_at is not null then
    update public.listing_questions q set answered_at = null
    where q.id = new.question_id and q.answered_at is not null;
  elsif is_new then
    update public.listing_questions q set answered_at = now() where q.id = new.question_id;
    perform private.record_response(q.user_id, new.user_id), private.notify(
      q.user_id, 'listing_answer', new.user_id, new.id, jsonb_build_object('property_id', p.id, 'title', p.title)
    )
    from public.listing_questions q join public.properties p on p.id = q.property_id
    where q.id = new.question_id;
  else
    perform private.broadcast_to_topic('listing:' || q.property_id, 'questions')
    from public.listing_questions q where q.id = new.question_id;
  end if;
  return null;
end;
$$;
comment on function private.follow_up_answer() is
  'Trigger on listing_answers: keeps answered_at of the question, whose trigger tells open pages, and notifies the '
  'asker once they can read the answer, which also counts for their trust level.';

create trigger follow_up_answer after insert or delete or update of content, removed_at on public.listing_answers
  for each row execute function private.follow_up_answer();

-- Policies ----------------------------------------------------------------------------------------

alter table public.listing_questions enable row level security;
alter table public.listing_answers enable row level security;

create policy "Everyone can read answered questions; both sides, all of theirs"
  on public.listing_questions for select to anon, authenticated
  using (
    user_id = (select auth.uid())
    or (select private.is_staff())
    or (
      removed_at is null
      and user_id <> all ((select private.hidden_member_ids())::uuid[])
      and exists (
        select from public.properties p
        where p.id = property_id
          and (p.user_id = (select auth.uid()) or (answered_at is not null and hidden_at is null))
      )
    )
  );

create policy "Askers can delete their unanswered questions"
  on public.listing_questions for delete to authenticated
  using (user_id = (select auth.uid()) and answered_at is null);

create policy "Everyone who can read a question can read its answer"
  on public.listing_answers for select to anon, authenticated
  using (
    user_id = (select auth.uid())
    or (select private.is_staff())
    or (
      removed_at is null
      and user_id <> all ((select private.hidden_member_ids())::uuid[])
      and exists (select from public.listing_questions q where q.id = question_id)
    )
  );

create policy "Sellers can delete their answers"
  on public.listing_answers for delete to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.listing_questions, public.listing_answers from anon, authenticated;
grant select on public.listing_questions, public.listing_answers to anon, authenticated;
grant delete on public.listing_questions, public.listing_answers to authenticated;
grant all on public.listing_questions, public.listing_answers to service_role;
