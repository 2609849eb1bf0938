-- Appeals: a member contests a moderation action once, and somebody other than who acted decides.

create table public.moderation_appeals (
  id uuid primary key default gen_random_uuid(),
  action_id uuid not null constraint moderation_appeals_once unique references public.moderation_actions (id),
  member_id uuid not null references public.users (id) on delete cascade,
  message text not null check (char_length(message) <= 2000 and message ~ '\S'),
  created_at timestamptz not null default now(),
  decision text check (decision in ('upheld', 'reversed')),
  answer text check (char_length(answer) <= 1000 and answer ~ '\S'),
  decided_at timestamptz,
  decided_by uuid references public.users (id) on delete set null,
  constraint moderation_appeals_decided check (num_nulls(decision, answer, decided_at) in (0, 3))
);
comment on table public.moderation_appeals is
  'Appeals against moderation actions, one per action. For moderators; members read theirs in public.my_moderation.';
comment on column public.moderation_appeals.message is 'Why the member disagrees.';
comment on column public.moderation_appeals.answer is 'The answer the member reads.';
comment on column public.moderation_appeals.decided_by is 'Never the one who took the action.';
create index moderation_appeals_pending_idx on public.moderation_appeals (created_at, id) where decided_at is null;
create index moderation_appeals_decided_idx on public.moderation_appeals (decided_at, id) where decided_at is not null;
create index moderation_appeals_member_idx on public.moderation_appeals (member_id);
create index moderation_appeals_decided_by_idx on public.moderation_appeals (decided_by);

create function private.check_appeal_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.decided_by in (
    new.member_id, (select a.actor_id from public.moderation_actions a where a.id = new.action_id)
  ) then
    raise exception 'Someone else must decide this appeal.' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.check_appeal_decision() is
  'Trigger on moderation_appeals, for every role: raises 42501 if the decider took the action or is the member.';

create trigger check_decision before insert or update of decided_by on public.moderation_appeals
  for each row execute function private.check_appeal_decision();

create function private.answer_hold_appeals(subject uuid, decision text, answer text, decided_by uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.moderation_appeals p
  set decision = answer_hold_appeals.decision, answer = answer_hold_appeals.answer, decided_at = now(),
    decided_by = answer_hold_appeals.decided_by
  from public.moderation_actions a
  where a.id = p.action_id and a.action = 'hold' and a.subject_id = subject and p.decided_at is null;
$$;
comment on function private.answer_hold_appeals(uuid, text, text, uuid) is
  'Closes the open appeal of a hold that is over.';

create function private.answer_hold_appeal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.answer_hold_appeals(
    new.subject_id, case new.action when 'approve' then 'reversed' else 'upheld' end, new.reason, new.actor_id
  );
  return null;
end;
$$;
comment on function private.answer_hold_appeal() is
  'Insert trigger on moderation_actions: a decision about held content also decides the appeal of its hold.';

create trigger answer_hold_appeal after insert on public.moderation_actions
  for each row when (new.action in ('approve', 'take_down', 'hide')) execute function private.answer_hold_appeal();

create function private.appeal(action_id uuid, message text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  appeal_id uuid;
begin
  if not exists (
    select from public.moderation_actions a where a.id = appeal.action_id and a.member_id = me
  ) then
    raise exception 'Not a decision about you' using errcode = '42501';
  end if;
  perform private.lock_action(appeal.action_id);
  insert into public.moderation_appeals (action_id, member_id, message)
  values (appeal.action_id, me, btrim(appeal.message, E' \t\r\n'))
  on conflict on constraint moderation_appeals_once do nothing returning id into appeal_id;
  if appeal_id is null then
    raise exception 'You’ve already appealed this decision.' using errcode = 'P0001';
  end if;
  return appeal_id;
end;
$$;
comment on function private.appeal(uuid, text) is
  'Appeals a moderation action about the caller, once, with 1 to 2,000 characters, whatever the caller''s standing. '
  'Also a hold, while the content waits. Returns the appeal''s ID. Raises 42501 for any other action, P0001 if it was '
  'reversed, already appealed, or is a hold that is over, and 23502 or 23514 for a missing, blank, or longer message.';
select private.expose('appeal', 'authenticated');

create function private.decide_appeal(appeal_id uuid, decision text, answer text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  found_appeal public.moderation_appeals;
  action public.moderation_actions;
  stored public.moderation_actions;
  trimmed_answer constant text := btrim(decide_appeal.answer, E' \t\r\n');
begin
  perform private.require_authority(null);
  if coalesce(decision, '') not in ('upheld', 'reversed') then
    raise exception 'Unknown decision %', decision using errcode = '22023';
  end if;
  select * into found_appeal from public.moderation_appeals a where a.id = decide_appeal.appeal_id;
  if found_appeal.id is null then
    raise exception 'This appeal no longer exists.' using errcode = 'P0001';
  end if;
  perform private.require_authority(found_appeal.member_id);
  -- Locks the action first, as everywhere.
  action := private.lock_action(found_appeal.action_id);
  update public.moderation_appeals a
  set decision = decide_appeal.decision, answer = trimmed_answer, decided_at = now(), decided_by = me
  where a.id = found_appeal.id and a.decided_at is null;
  if not found then
    raise exception 'This appeal has already been decided.' using errcode = 'P0001';
  end if;
  if decision = 'reversed' then
    perform private.undo_action(action, trimmed_answer);
  elsif action.action = 'hold' then
    -- Nobody has decided about the content before.
    perform private.moderate('remove', action.subject_kind, action.subject_id, trimmed_answer);
  else
    insert into public.moderation_actions
      (action, subject_kind, subject_id, title, member_id, actor_id, reason, parent_id)
    values ('uphold', action.subject_kind, action.subject_id, action.title, action.member_id, me, trimmed_answer,
      action.id)
    returning * into stored;
    perform private.notify_moderation(stored);
  end if;
end;
$$;
comment on function private.decide_appeal(uuid, text, text) is
  'For moderators: decides an appeal, upheld or reversed (which restores what the action changed), with an answer of 1 '
  'to 1,000 characters that the member reads. Of a hold, upheld removes the content, which is a decision that can be '
  'appealed itself. Notifies the member (kind appeal_decision, or moderation, always by email). Raises '
  '42501 for others, who took the action, and the member; P0001 if it''s decided or gone; 22023 for another decision; '
  'and 23502 or 23514 for a missing, blank, or longer answer.';
select private.expose('decide_appeal', 'authenticated');

-- Members -----------------------------------------------------------------------------------------

create function private.my_moderation() returns table (
  id uuid, action text, subject_kind text, subject_id uuid, title text, reason text, until timestamptz,
  created_at timestamptz, reversed boolean, appeal text, appealed_at timestamptz, decision text, answer text,
  decided_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.action, a.subject_kind, a.subject_id, a.title, a.reason, a.until, a.created_at,
    exists (select from public.moderation_actions r where r.parent_id = a.id and r.action in ('reverse', 'approve')),
    p.message, p.created_at, p.decision, p.answer, p.decided_at
  from public.moderation_actions a left join public.moderation_appeals p on p.action_id = a.id
  where a.member_id = (select auth.uid()) and private.action_outcome(a.action) is not null
    and (a.action <> 'hold' or p.id is not null or private.is_held(a.subject_id))
  order by a.created_at desc, a.id desc;
$$;
comment on function private.my_moderation() is
  'What moderators decided about the caller, latest first, with the reason and the caller''s appeal. Also holds, while '
  'they last or if they were appealed. Without the staff''s names and notes.';
select private.expose('my_moderation', 'authenticated');

create function private.own_standing() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('standing', private.account_standing(), 'until', (
    select s.until from private.member_standings s where s.user_id = (select auth.uid()) and s.until > now()
  ));
$$;
comment on function private.own_standing() is 'The caller''s {standing, until}. Until is null without an end.';

create function public.standing(public.users) returns jsonb
language sql stable set search_path = ''
as $$ select case when $1.id = (select auth.uid()) then private.own_standing() end; $$;
comment on function public.standing(public.users) is
  'Computed field: the caller''s own account standing, {standing: active, read_only, suspended, or banned; until: when '
  'a suspension ends}; null on other rows.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.moderation_appeals enable row level security;

create policy "Moderators can read appeals"
  on public.moderation_appeals for select to authenticated using ((select private.has_staff_role('moderator')));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.moderation_appeals from anon, authenticated;
grant select on public.moderation_appeals to authenticated;
grant all on public.moderation_appeals to service_role;
grant execute on function private.own_standing() to authenticated, service_role;
grant execute on function public.standing(public.users) to authenticated, service_role;
