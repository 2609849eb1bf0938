set check_function_bodies = off;

create or replace function private.decide_proof (
  proof_id uuid,
  decision text,
  reason   text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  proof public.proofs_of_funds;
begin
  if not private.has_staff_role('reviewer') then
    raise exception 'Only reviewers can review proofs of funds' using errcode = '42501';
  end if;
  select * into proof from public.proofs_of_funds p where p.id = decide_proof.proof_id for no key update;
  if proof.user_id = auth.uid() then
    raise exception 'Someone else must review your own proof of funds' using errcode = '42501';
  end if;
  if proof.status is distinct from 'pending' then
    raise exception '%', case proof.status when 'withdrawn' then 'The member removed this document.'
      else 'This document has already been reviewed.' end using errcode = 'P0001';
  end if;
  if decision is null or decision not in ('verified', 'rejected') then
    raise exception 'Unknown decision: %', decision using errcode = '22023';
  end if;
  if decision = 'rejected' and coalesce(reason, '') !~ '\S' then
    raise exception 'Give the member a reason' using errcode = '22023';
  end if;
  if decision = 'verified' and proof.expires_on < private.funds_today() then
    raise exception 'This document has expired. Reject it.' using errcode = 'P0001';
  end if;
  if decision = 'verified' and not exists (
    select from public.proof_log l where l.proof_id = proof.id and l.actor_id = auth.uid() and l.step = 'viewed'
  ) then
    raise exception 'Open the document before you verify it.' using errcode = 'P0001';
  end if;
  update public.proofs_of_funds p set
    status = decision, reviewer_id = auth.uid(), decided_at = clock_timestamp(),
    reason = case decision when 'rejected' then btrim(decide_proof.reason, E' \t\r\n') end,
    -- The decision itself names the date.
    reminded_at = case when p.expires_on <= private.funds_today() + 14 then clock_timestamp() end
  where p.id = proof.id returning * into proof;
  perform private.log_proof_step(proof.id, auth.uid(), decision,
    case decision when 'rejected' then jsonb_build_object('reason', proof.reason) else '{}' end);
  perform private.notify_of_proof(proof, decision);
  perform private.broadcast_change(proof.user_id, 'deals');
end;
$function$;

create or replace function private.notify_reporter()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.notify(new.reporter_id, 'report_outcome', null, new.id, jsonb_build_object(
    'subject_kind', new.subject_kind, 'outcome', case when new.upheld then 'acted' else 'kept' end
  ));
  return null;
end;
$function$;

create or replace function private.reported_members (
  member_ids uuid[]
)
  returns table (
    member_id uuid,
    joined_at timestamp with time zone,
    reports   integer,
    upheld    integer,
    linked    jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.has_staff_role('moderator') then
    raise exception 'Only moderators can look up members' using errcode = '42501';
  end if;
  return query
    with asked as materialized (
      select a.id, a.created_at, private.mailbox(a.email) as mailbox, private.company_domain(a.email) as domain,
        private.member_networks(a.id) as networks
      from auth.users a where a.id = any (reported_members.member_ids[1:50])
    ),
    links as (
      select m.id, o.id as other_id,
        case when private.mailbox(o.email) = m.mailbox then 'mailbox' else 'company' end as by
      from asked m join auth.users o
        on private.mailbox(o.email) = m.mailbox or private.company_domain(o.email) = m.domain
      union
      select m.id, s.user_id, 'network' from asked m join auth.sessions s
        on case family(s.ip::inet) when 6 then network(set_masklen(s.ip::inet, 64))::text else host(s.ip::inet) end
          = any (m.networks)
      union
      select m.id, r.reporter_id, 'network' from asked m
      join private.report_networks n on n.network = any (m.networks) join public.reports r on r.id = n.report_id
    )
    select m.id, m.created_at,
      (select count(*)::integer from public.reports r where r.reported_id = m.id),
      (select count(*)::integer from public.reports r where r.reported_id = m.id and r.upheld),
      (
        select coalesce(jsonb_agg(one.entry order by one.name, one.id), '[]')
        from (
          select u.id, u.name, jsonb_build_object('id', u.id, 'name', u.name, 'by', array_agg(distinct l.by)) as entry
          from links l join public.users u on u.id = l.other_id
          where l.id = m.id and l.other_id <> m.id
          group by u.id, u.name order by u.name, u.id limit 10
        ) as one
      )
    from asked m;
end;
$function$;

create or replace function public.reported_members (
  member_ids uuid[]
)
  returns table (
    member_id uuid,
    joined_at timestamp with time zone,
    reports   integer,
    upheld    integer,
    linked    jsonb
  )
  language sql
  stable
  set search_path to ''
  AS $function$ select * from private.reported_members(member_ids); $function$;

create trigger notify_reporter
  after update of handled_at on public.reports
  for each row
  when (((old.handled_at IS NULL) AND (new.handled_at IS NOT NULL)))
  execute function private.notify_reporter();

comment on function "private"."decide_proof"(uuid, text, text) is 'For reviewers: decision is verified, or rejected with a reason of at most 1,000 characters, of a pending proof of funds. Notifies the member. Raises 42501 for others and for one''s own, 22023 for another decision or without a reason, 23514 for a longer one, and P0001, to be shown as is, if it''s already reviewed, withdrawn, or expired, or to verify a document that the caller hasn''t opened.';

comment on function "private"."notify_reporter"() is 'Trigger on reports: notifies the reporter once staff have handled one. Kind report_outcome, data {subject_kind, outcome: acted or kept}, without what staff wrote and about whom.';

comment on function "private"."reported_members"(uuid[]) is 'For moderators: of up to 50 members, when they joined, how many reports about them there are, and how many of those staff acted on, and up to 10 accounts that may be the same person or colleagues: [{id, name, by: mailbox, company domain, or network}]. Raises 42501 for others.';

comment on function "public"."decide_proof"(uuid, text, text) is 'For reviewers: decision is verified, or rejected with a reason of at most 1,000 characters, of a pending proof of funds. Notifies the member. Raises 42501 for others and for one''s own, 22023 for another decision or without a reason, 23514 for a longer one, and P0001, to be shown as is, if it''s already reviewed, withdrawn, or expired, or to verify a document that the caller hasn''t opened.';

comment on function "public"."reported_members"(uuid[]) is 'For moderators: of up to 50 members, when they joined, how many reports about them there are, and how many of those staff acted on, and up to 10 accounts that may be the same person or colleagues: [{id, name, by: mailbox, company domain, or network}]. Raises 42501 for others.';

revoke all on function "private"."notify_reporter"() from public;

revoke all on function "private"."reported_members"(uuid[]) from public;

grant execute on function "private"."reported_members"(uuid[]) to "authenticated";

grant execute on function "private"."reported_members"(uuid[]) to "service_role";

revoke all on function "public"."reported_members"(uuid[]) from public;

grant execute on function "public"."reported_members"(uuid[]) to "authenticated";

grant execute on function "public"."reported_members"(uuid[]) to "service_role";

reset check_function_bodies;
