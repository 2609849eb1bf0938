-- Reports to staff.

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references public.users (id) on delete set null,
  reported_id uuid references public.users (id) on delete set null,
  subject_kind text not null check (
    subject_kind in ('profile', 'review', 'listing', 'post', 'comment', 'event', 'forum', 'topic', 'reply', 'message',
      'question', 'answer')
  ),
  subject_id uuid not null,
  reason text not null check (reason in ('spam', 'scam', 'harassment', 'false_information', 'other')),
  details text check (char_length(details) <= 2000 and details ~ '\S'),
  snapshot jsonb not null,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid references public.users (id) on delete set null,
  outcome text check (char_length(outcome) <= 1000 and outcome ~ '\S'),
  severity integer not null generated always as (
    case reason when 'scam' then 3 when 'harassment' then 2 when 'false_information' then 1 else 0 end
  ) stored,
  upheld boolean,
  is_automatic boolean not null default false,
  constraint reports_handled check ((handled_at is null) = (outcome is null)),
  constraint reports_automatic check (not (is_automatic and reporter_id is not null))
);
comment on table public.reports is
  'Reports by members, with the subject as the reporter saw it. For moderators; reporters read their own.';
comment on column public.reports.severity is
  'Rank of the reason in the queue, from the most harmful: 3 scam, 2 harassment, 1 false information, 0 others.';
comment on column public.reports.is_automatic is
  'Whether it isn''t by a member: private.flag_payment found a text that asks for money up front.';
comment on column public.reports.reported_id is 'The owner of the reported subject.';
comment on column public.reports.snapshot is 'The reported row as the reporter saw it.';
comment on column public.reports.upheld is
  'Whether staff acted on it; null until handled. private.report_weight counts it for or against the reporter.';
comment on column public.reports.outcome is 'What staff did about it.';
create index reports_open_idx on public.reports (severity desc, created_at, id) where handled_at is null;
create index reports_subject_idx on public.reports (subject_id) where handled_at is null;
create unique index reports_once_idx on public.reports (reporter_id, subject_kind, subject_id) where handled_at is null;
create index reports_reported_idx on public.reports (reported_id);
create index reports_reporter_idx on public.reports (reporter_id, handled_at);
create index reports_handled_by_idx on public.reports (handled_by);

create function private.file_report(kind text, subject uuid, reported uuid, reason text, details text, snapshot jsonb)
  returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  report_id uuid;
begin
  if reported = me then
    raise exception 'That is your own' using errcode = '42501';
  end if;
  perform from public.users u where u.id = me for no key update;
  select r.id into report_id from public.reports r
  where r.reporter_id = me and r.subject_kind = kind and r.subject_id = subject and r.handled_at is null;
  if report_id is not null then
    return report_id;
  end if;
  perform private.consume_rate_limit('report');
  insert into public.reports (reporter_id, reported_id, subject_kind, subject_id, reason, details, snapshot)
  values (me, reported, kind, subject, reason, nullif(btrim(details, E' \t\r\n'), ''), snapshot)
  returning id into report_id;
  insert into private.report_networks (report_id, network)
  select report_id, a.address from private.client_address() as a (address) where a.address is not null;
  perform private.hold_reported(kind, subject);
  return report_id;
end;
$$;
comment on function private.file_report(text, uuid, uuid, text, text, jsonb) is
  'Implements public.report, which has read the subject under the caller''s policies. Stores a report by the '
  'caller.';

create function private.content_source(kind text) returns text[]
language sql immutable set search_path = ''
as $$
  select case kind
    when 'profile' then '{users,id}'
    when 'review' then '{member_reviews,author_id}'
    when 'listing' then '{properties,user_id}'
    when 'post' then '{feed_posts,user_id}'
    when 'comment' then '{feed_comments,user_id}'
    when 'event' then '{events,user_id}'
    when 'forum' then '{forums,user_id}'
    when 'topic' then '{forum_topics,user_id}'
    when 'reply' then '{forum_posts,user_id}'
    when 'message' then '{messages,user_id}'
    when 'question' then '{listing_questions,user_id}'
    when 'answer' then '{listing_answers,user_id}'
  end::text[];
$$;
comment on function private.content_source(text) is
  'The public table of a kind of content that can be reported, and its owner column; null for an unknown kind.';

create function public.report(subject_kind text, subject_id uuid, reason text, details text default null) returns uuid
language plpgsql volatile set search_path = ''
as $$
declare
  source constant text[] := private.content_source(report.subject_kind);
  reported uuid;
  snapshot jsonb;
begin
  if source is null then
    raise exception 'Nothing that can be reported: %', report.subject_kind using errcode = '22023';
  end if;
  execute format('select s.%I, to_jsonb(s) - ''search_text'' from public.%I s where s.id = $1', source[2], source[1])
    into reported, snapshot using report.subject_id;
  if reported is null then
    raise exception 'This content no longer exists, so there is nothing to report.' using errcode = 'P0001';
  end if;
  return private.file_report(report.subject_kind, report.subject_id, reported, report.reason, report.details, snapshot);
end;
$$;
comment on function public.report(text, uuid, text, text) is
  'Reports something the caller can see to staff, with a snapshot: profile, review, listing, post, comment, event, '
  'forum, topic, reply, message, question, or answer. reason: spam, scam, harassment, false_information, or '
  'other. details: at most 2,000 characters. Returns the report''s ID; repeating it while it''s open returns the same '
  'one. Raises 22023 for another kind, 42501 for the caller''s own content, 23514 for another reason or longer '
  'details, and P0001 for something the caller can''t see and beyond the limit of reports a day.';

create function private.handle_report(report_id uuid, outcome text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  report public.reports;
begin
  if not private.has_staff_role('moderator') then
    raise exception 'Only moderators can handle reports' using errcode = '42501';
  end if;
  if exists (select from public.reports r where r.id = report_id and r.reported_id = auth.uid()) then
    raise exception 'Someone else must handle a report about you' using errcode = '42501';
  end if;
  update public.reports r
  set handled_at = now(), handled_by = auth.uid(), outcome = btrim(handle_report.outcome, E' \t\r\n'), upheld = false
  where r.id = report_id and r.handled_at is null
  returning r.* into report;
  if not found then
    raise exception 'This report has already been handled.' using errcode = 'P0001';
  end if;
  insert into public.moderation_actions
    (action, subject_kind, subject_id, title, member_id, actor_id, reason, report_id)
  values ('dismiss', report.subject_kind, report.subject_id, private.content_title(report.snapshot),
    report.reported_id, auth.uid(), report.outcome, report.id);
end;
$$;
comment on function private.handle_report(uuid, text) is
  'For moderators: closes a report without an action, with an outcome of 1 to 1,000 characters. Raises '
  '42501 for others and for a report about oneself, P0001 for one that''s closed or gone, and '
  '23502 or 23514 for a missing, blank, or longer outcome.';
select private.expose('handle_report', 'authenticated');

create function private.notify_reporter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(new.reporter_id, 'report_outcome', null, new.id, jsonb_build_object(
    'subject_kind', new.subject_kind, 'outcome', case when new.upheld then 'acted' else 'kept' end
  ));
  return null;
end;
$$;
comment on function private.notify_reporter() is
  'Trigger on reports: notifies the reporter once staff have handled one. Kind report_outcome, data {subject_kind, '
  'outcome: acted or kept}, without what staff wrote and the member''s name.';

create trigger notify_reporter after update of handled_at on public.reports
  for each row when (old.handled_at is null and new.handled_at is not null) execute function private.notify_reporter();

-- Policies ----------------------------------------------------------------------------------------

alter table public.reports enable row level security;

create policy "Moderators can read reports; reporters can read their own"
  on public.reports for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.has_staff_role('moderator')));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.reports from anon, authenticated;
grant select on public.reports to authenticated;
grant all on public.reports to service_role;
grant execute on function
  private.content_source(text), private.file_report(text, uuid, uuid, text, text, jsonb)
  to authenticated, service_role;
grant execute on function public.report(text, uuid, text, text) to authenticated, service_role;
