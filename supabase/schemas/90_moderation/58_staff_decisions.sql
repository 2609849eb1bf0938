-- Decisions of staff that can be undone. The staff app passes them to public.decide, which tries them and takes
-- everything back, and stores them. A job carries them out ten seconds later. Until then nothing has changed and nobody
-- has been notified, so undoing one is deleting it, and closing the page changes nothing.
--
-- docs/decisions/0038-undoable-decisions.md has the reasons.

create view private.undoable_decisions with (security_invoker = true) as
select * from (values
  ('accept_submission', 'submission_id'), ('approve_content', 'subject_id'), ('decide_appeal', 'appeal_id'),
  ('decide_event', 'event_id'), ('decide_listing_review', 'review_id'), ('decide_proof', 'proof_id'),
  ('handle_report', 'report_id'), ('moderate', 'subject_id'), ('moderate_reports', 'report_ids'),
  ('resolve_contact_message', 'message_id'), ('return_submission', 'submission_id'), ('settle_claim', 'claim_id')
) as decisions (decision, subject);
comment on view private.undoable_decisions is
  'The functions of public that public.decide carries out, and the argument that names what each one decides about.';

create table private.staff_decisions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  decision text not null,
  arguments jsonb not null,
  claims jsonb not null,
  subjects uuid[] not null,
  title text not null check (char_length(title) <= 200),
  -- Ten seconds in the app, and two for the network.
  due_at timestamptz not null default clock_timestamp() + interval '12 seconds',
  error text
);
comment on table private.staff_decisions is
  'Decisions of staff that aren''t carried out yet, and for a day those that couldn''t be.';
comment on column private.staff_decisions.claims is
  'The token''s claims of who decided, whose rights are checked again when it''s carried out.';
comment on column private.staff_decisions.subjects is 'What it''s about: an item of a queue, or reported content.';
comment on column private.staff_decisions.title is 'What that is called.';
comment on column private.staff_decisions.error is
  'Why it couldn''t be carried out, for who decided; null before. What it was about is in its queue again.';
create index staff_decisions_user_idx on private.staff_decisions (user_id);
create index staff_decisions_due_idx on private.staff_decisions (due_at) where error is null;

create function private.subjects_being_decided() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(s), '{}') from private.staff_decisions d cross join unnest(d.subjects) as s
  where d.error is null;
$$;
comment on function private.subjects_being_decided() is
  'What staff decided about within the last seconds: no longer in a queue, although nothing has changed yet.';

create function private.carry_out(decision text, arguments jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  call text;
begin
  select format('select public.%I(%s) from jsonb_to_record($1) as a (%s)', carry_out.decision,
    string_agg(format('%1$I => a.%1$I', i.name), ', '), string_agg(format('%I %s', i.name, i.type), ', '))
  into call
  from pg_catalog.pg_proc p
  cross join lateral (
    select p.proargnames[t.nr] as name, format_type(t.oid, null) as type
    from unnest(p.proargtypes::oid[]) with ordinality as t (oid, nr)
  ) as i
  where p.pronamespace = 'public'::regnamespace and p.proname = carry_out.decision and arguments ? i.name;
  execute call using arguments;
end;
$$;
comment on function private.carry_out(text, jsonb) is
  'Calls the function of public with the name, which must be in private.undoable_decisions, with arguments by name. '
  'Raises what it does.';

create function private.decide(decision text, arguments jsonb, title text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subject constant jsonb := arguments -> (
    select u.subject from private.undoable_decisions u where u.decision = decide.decision
  );
  subjects constant uuid[] := array(
    select jsonb_array_elements_text(case jsonb_typeof(subject) when 'array' then subject
      else jsonb_build_array(subject) end)::uuid
  );
  stored uuid;
begin
  if not (private.has_staff_role('moderator') or private.has_staff_role('reviewer')) then
    raise exception 'Only staff can decide' using errcode = '42501';
  end if;
  if subject is null then
    raise exception 'Unknown decision %', decision using errcode = '22023';
  end if;
  -- Serialized, so that the second of two about the same sees the first.
  perform pg_advisory_xact_lock(hashtextextended('staff decisions', 0));
  if subjects && private.subjects_being_decided() then
    raise exception 'Someone on the team has just decided this.' using errcode = 'P0001';
  end if;
  begin
    perform private.carry_out(decision, arguments);
    raise exception using errcode = 'TRIED';
  exception when sqlstate 'TRIED' then null;
  end;
  insert into private.staff_decisions (user_id, decision, arguments, claims, subjects, title)
  values (auth.uid(), decide.decision, decide.arguments, auth.jwt(), subjects, left(decide.title, 200))
  returning id into stored;
  return stored;
end;
$$;
comment on function private.decide(text, jsonb, text) is
  'For staff: calls a function of private.undoable_decisions with arguments by name, takes back what it did, and has '
  'it called again after ten seconds, with the caller''s rights, unless the caller undoes it (private.undo_decision). '
  'title: what it''s about, for the caller. Returns the decision''s ID. Raises 42501 for others, 22023 for another '
  'function, P0001 while another decision about the same waits, and what the function does.';
select private.expose('decide', 'authenticated');

create function private.undo_decision(decision_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if exists (select from private.staff_decisions d where d.id = decision_id and d.user_id <> auth.uid()) then
    raise exception 'Only who decided can undo it' using errcode = '42501';
  end if;
  delete from private.staff_decisions d
  where d.id = decision_id and (d.due_at > clock_timestamp() or d.error is not null);
  if not found then
    raise exception 'It’s too late to undo this decision.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.undo_decision(uuid) is
  'Undoes one of the caller''s decisions within ten seconds, as if it had never been made, or forgets one that '
  'couldn''t be carried out. Raises 42501 for another''s, and P0001 for one that was carried out or is due.';
select private.expose('undo_decision', 'authenticated');

create function private.staff_decisions()
returns table (id uuid, subjects uuid[], is_own boolean, title text, error text)
language sql stable security definer set search_path = ''
as $$
  select d.id, d.subjects, d.user_id = (select auth.uid()), d.title, d.error from private.staff_decisions d
  where (select private.is_staff()) and (d.error is null or d.user_id = (select auth.uid()))
  order by d.due_at, d.id;
$$;
comment on function private.staff_decisions() is
  'For staff: the decisions that aren''t carried out yet, of all staff, and the caller''s own that couldn''t be, '
  'with the error. Nothing for others.';
select private.expose('staff_decisions', 'authenticated');

create function private.apply_staff_decisions() returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
  -- Which auth.uid() and auth.role() prefer, where a gateway sets them.
  sub constant text := current_setting('request.jwt.claim.sub', true);
  role constant text := current_setting('request.jwt.claim.role', true);
  due private.staff_decisions;
begin
  delete from private.staff_decisions d where d.error is not null and d.due_at < now() - interval '1 day';
  select * into due from private.staff_decisions d
  where d.error is null and d.due_at <= clock_timestamp() order by d.due_at, d.id limit 1 for update skip locked;
  if due.id is null then
    return false;
  end if;
  perform set_config('request.jwt.claims', due.claims::text, true),
    set_config('request.jwt.claim.sub', due.user_id::text, true),
    set_config('request.jwt.claim.role', 'authenticated', true);
  begin
    perform private.carry_out(due.decision, due.arguments);
    delete from private.staff_decisions d where d.id = due.id;
  exception
    when transaction_rollback then raise;
    when others then
      update private.staff_decisions d
      set error = case sqlstate when 'P0001' then sqlerrm else 'This couldn’t be saved. Decide again.' end
      where d.id = due.id;
  end;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true),
    set_config('request.jwt.claim.sub', coalesce(sub, ''), true),
    set_config('request.jwt.claim.role', coalesce(role, ''), true);
  return true;
end;
$$;
comment on function private.apply_staff_decisions() is
  'Carries out one decision of staff that is due, with the rights that who made it has now. '
  'One that can''t be, because what it''s about has changed, keeps the error. Returns whether there may be more.';

create function private.end_staff_decisions(member uuid, kept uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.staff_decisions d
  where d.user_id = member and d.error is null and d.claims ->> 'session_id' is distinct from kept::text;
  return found;
end;
$$;
comment on function private.end_staff_decisions(uuid, uuid) is
  'For private.end_access: forgets the decisions that a member made in other sessions and that aren''t carried out '
  'yet. Returns whether there was one.';

create function public.apply_staff_decisions() returns boolean
language sql volatile set search_path = ''
as $$
  select private.record_job_run('apply-staff-decisions');
  select private.apply_staff_decisions();
$$;
comment on function public.apply_staff_decisions() is 'Scheduled every 2 seconds: see private.apply_staff_decisions.';
revoke all on function public.apply_staff_decisions() from public;
grant execute on function private.apply_staff_decisions(), public.apply_staff_decisions() to service_role;

grant execute on function private.subjects_being_decided() to authenticated, service_role;
revoke all on private.undoable_decisions, private.staff_decisions from public, anon, authenticated;
