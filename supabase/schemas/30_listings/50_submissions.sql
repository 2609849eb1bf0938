-- Submissions: properties that members submit with their purchase contract. Files are private; the register-upload
-- function checks and hashes each. Staff turn a submission into a verified listing or return it. Members write none
-- of these tables directly.

create table public.property_submissions (
  id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  address text not null check (char_length(address) <= 200 and address ~ '\S'),
  property_type text not null check (property_type in ('single_family', 'multi_family', 'condo', 'land', 'commercial')),
  condition text not null check (condition in ('excellent', 'good', 'fair', 'poor')),
  price bigint not null check (price between 1 and 100000000000),
  sqft integer not null check (sqft between 0 and 2000000000),
  lot_sqft integer check (lot_sqft between 0 and 2000000000),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'accepted', 'returned')),
  reason text check (char_length(reason) <= 1000 and reason ~ '\S'),
  property_id uuid references public.properties (id) on delete set null,
  reviewer_id uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  decided_at timestamptz,
  constraint property_submissions_status check (
    (status = 'returned') = (reason is not null)
    and (status in ('accepted', 'returned')) = (decided_at is not null)
    and (status = 'draft' or submitted_at is not null)
  )
);
comment on table public.property_submissions is
  'Properties submitted with a contract. For the member, and for staff once submitted. Written only by functions.';
comment on column public.property_submissions.id is 'Chosen by the member''s app, so that saving is idempotent.';
comment on column public.property_submissions.condition is
  'As in the submission form. In a listing, these become Turn-Key, Light Rehab, Medium Rehab, and Heavy Rehab, in '
  'this order.';
comment on column public.property_submissions.price is 'Asking price, whole USD.';
comment on column public.property_submissions.lot_sqft is 'Square feet; null if not stated.';
comment on column public.property_submissions.status is
  'draft and returned: can be edited and submitted. submitted: waiting for staff. accepted: has become a listing.';
comment on column public.property_submissions.reason is
  'What the member must change first. Set exactly while returned.';
comment on column public.property_submissions.property_id is
  'The listing it became; null before that, and once the listing is deleted.';
comment on column public.property_submissions.submitted_at is
  'When it was last submitted; null if never, and then hidden from staff.';
create index property_submissions_user_idx on public.property_submissions (user_id, created_at desc, id desc);
create index property_submissions_queue_idx on public.property_submissions (submitted_at, id)
  where status = 'submitted';
create index property_submissions_decided_idx on public.property_submissions (decided_at desc, id desc)
  where decided_at is not null;
create index property_submissions_property_idx on public.property_submissions (property_id);
create index property_submissions_reviewer_idx on public.property_submissions (reviewer_id);

create table public.submission_files (
  id uuid primary key,
  submission_id uuid not null references public.property_submissions (id) on delete cascade,
  path text not null constraint submission_files_path unique,
  -- The file is saved under this name, so its extension must fit its type.
  name text not null check (char_length(name) <= 160 and name ~ '\S'
    and name !~ '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'),
  size bigint not null check (size between 1 and 5242880),
  mime_type text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  uploaded_at timestamptz not null default clock_timestamp(),
  constraint submission_files_once unique (submission_id, sha256),
  constraint submission_files_type check (coalesce(lower(name) ~ case mime_type
    when 'application/pdf' then '\.pdf$'
    when 'application/msword' then '\.doc$'
    when 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' then '\.docx$'
  end, false))
);
comment on table public.submission_files is
  'Contracts of submissions, checked and hashed by the server. For everyone who can read the submission.';
comment on column public.submission_files.id is 'Chosen by the member''s app, so that registering is idempotent.';
comment on column public.submission_files.path is
  'Path in the contracts bucket, named by the hash, so its content never changes.';
comment on column public.submission_files.name is 'File name given by the member.';
comment on column public.submission_files.size is 'Bytes.';
comment on column public.submission_files.sha256 is 'Hash of the stored bytes, hexadecimal.';

create table public.submission_log (
  id bigint generated always as identity primary key,
  submission_id uuid not null references public.property_submissions (id) on delete cascade,
  actor_id uuid references public.users (id) on delete set null,
  step text not null check (step in ('started', 'file_added', 'file_removed', 'submitted', 'returned', 'accepted')),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.submission_log is
  'Every step of a submission: who did what, and when. Append-only. For everyone who can read the submission.';
comment on column public.submission_log.actor_id is 'Who did it; null once that account is deleted.';
comment on column public.submission_log.details is
  'file_added, file_removed: {name, size, sha256}. submitted: the submitted values, with {name, sha256} of each '
  'file. returned: {reason}. accepted: {property_id}.';
create index submission_log_submission_idx on public.submission_log (submission_id, id);
create index submission_log_actor_idx on public.submission_log (actor_id, created_at);

create function private.log_submission_step(submission uuid, actor uuid, step text, details jsonb default '{}')
  returns void
language sql volatile set search_path = ''
as $$ insert into public.submission_log (submission_id, actor_id, step, details) values (submission, actor,
  log_submission_step.step, log_submission_step.details); $$;
comment on function private.log_submission_step(uuid, uuid, text, jsonb) is 'Adds a step to a submission''s log.';

create function private.open_submission(submission uuid, member uuid) returns public.property_submissions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  submission_row public.property_submissions;
begin
  select * into submission_row from public.property_submissions s where s.id = submission for no key update;
  if member is null or submission_row.user_id is distinct from member then
    raise exception 'Not a submission of yours' using errcode = '42501';
  end if;
  if submission_row.status not in ('draft', 'returned') then
    raise exception 'This property has already been submitted and can’t be changed.' using errcode = 'P0001';
  end if;
  return submission_row;
end;
$$;
comment on function private.open_submission(uuid, uuid) is
  'The member''s submission, locked for editing. Raises 42501 for another member''s or none, and P0001 once '
  'submitted, unless it was returned.';

-- Saving ------------------------------------------------------------------------------------------

create function private.save_submission(
  submission uuid, address text, property_type text, condition text, price bigint, sqft integer, lot_sqft integer
  default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  trimmed_address constant text := btrim(save_submission.address, E' \t\r\n');
begin
  if me is null then
    raise exception 'Only members can submit properties' using errcode = '42501';
  end if;
  insert into public.property_submissions (id, user_id, address, property_type, condition, price, sqft, lot_sqft)
  values (submission, me, trimmed_address, save_submission.property_type, save_submission.condition,
    save_submission.price, save_submission.sqft, save_submission.lot_sqft)
  on conflict on constraint property_submissions_pkey do nothing;
  if found then
    perform private.consume_rate_limit('submission');
    perform private.log_submission_step(submission, me, 'started');
    return;
  end if;
  perform private.open_submission(submission, me);
  update public.property_submissions s set
    address = trimmed_address, property_type = save_submission.property_type, condition = save_submission.condition,
    price = save_submission.price, sqft = save_submission.sqft, lot_sqft = save_submission.lot_sqft,
      updated_at = clock_timestamp()
  where s.id = submission
    and (s.address, s.property_type, s.condition, s.price, s.sqft, s.lot_sqft) is distinct from
      (trimmed_address, save_submission.property_type, save_submission.condition, save_submission.price,
        save_submission.sqft, save_submission.lot_sqft);
end;
$$;
comment on function private.save_submission(uuid, text, text, text, bigint, integer, integer) is
  'Creates a submission under an ID chosen by the caller, or updates one of their drafts or returned ones. '
  'Idempotent. Raises P0001, to be shown as is, once submitted and after 20 new ones a day, 42501 for another '
  'member''s ID, and 23502 or 23514 for invalid values.';
select private.expose(
  'save_submission', 'authenticated', '{submission_id,address,property_type,condition,price,sqft,lot_sqft}'
);

-- Contract files ----------------------------------------------------------------------------------

create function private.is_contract_registered(path text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.submission_files f where f.path = is_contract_registered.path); $$;
comment on function private.is_contract_registered(text) is
  'Whether a file is part of a submission, and so can''t change.';

create function private.open_contract(file_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  opened text;
begin
  select f.path into opened
  from public.submission_files f join public.property_submissions s on s.id = f.submission_id
  where f.id = open_contract.file_id and (
    s.user_id = (select auth.uid()) or (s.submitted_at is not null and private.has_staff_role('reviewer'))
  );
  if opened is null then
    raise exception 'This contract isn’t available to you.' using errcode = '42501';
  end if;
  return private.openable('contracts', opened);
end;
$$;
comment on function private.open_contract(uuid) is
  'For the member who submitted it and, once submitted, reviewers: the path of a contract in the bucket contracts, for '
  'the open-file function to sign. Raises 42501 for others, and P0001 if it''s infected.';
select private.expose('open_contract', 'authenticated');

create function private.can_upload_contract(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if path !~ (
      '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
      || '/incoming/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|docx?)$'
    ) then
    return false;
  end if;
  return exists (
    select from public.property_submissions s
    where s.id = split_part(path, '/', 2)::uuid and s.user_id = me and s.status in ('draft', 'returned')
  ) and (
    select count(*) < 50 from storage.objects o
    where o.bucket_id = 'contracts' and starts_with(o.name, me || '/')
      and o.created_at > now() - interval '1 day' and not private.is_contract_registered(o.name)
  );
end;
$$;
comment on function private.can_upload_contract(text) is
  'Whether the caller may upload a file to this path, for register-upload to check: {caller}/{their editable '
  'submission}/incoming/{a new id}.{pdf, doc or docx}. Only that function stores files elsewhere. False while 50 '
  'unregistered files from the last day are in the folder.';

create function private.register_contract(
  member uuid, submission uuid, file uuid, name text, size bigint, mime_type text, sha256 text, path text
) returns public.submission_files
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored public.submission_files;
begin
  perform private.open_submission(submission, member);
  select * into stored from public.submission_files f where f.submission_id = submission
    and f.sha256 = register_contract.sha256;
  if stored.id is not null then
    return stored;
  end if;
  if not starts_with(path, member || '/' || submission || '/' || sha256 || '.')
    or not exists (select from storage.objects o where o.bucket_id = 'contracts' and o.name = register_contract.path)
  then
    raise exception 'No such file is stored' using errcode = '22023';
  end if;
  if size + (select coalesce(sum(f.size), 0) from public.submission_files f
    where f.submission_id = submission) > 104857600 then
    raise exception 'The files of one submission can’t exceed 100 MB in total.' using errcode = 'P0001';
  end if;
  if (
    select count(*) from public.submission_log l
    where l.actor_id = member and l.step = 'file_added' and l.created_at > now() - interval '1 day'
  ) >= 200 then
    raise exception 'You have added 200 files today. Please wait until tomorrow.' using errcode = 'P0001';
  end if;
  insert into public.submission_files (id, submission_id, path, name, size, mime_type, sha256)
  values (file, submission, register_contract.path, btrim(register_contract.name), register_contract.size,
    register_contract.mime_type, register_contract.sha256)
  returning * into stored;
  update public.property_submissions s set updated_at = clock_timestamp() where s.id = submission;
  perform private.log_submission_step(submission, member, 'file_added',
    jsonb_build_object('name', stored.name, 'size', stored.size, 'sha256', stored.sha256));
  return stored;
end;
$$;
comment on function private.register_contract(uuid, uuid, uuid, text, bigint, text, text, text) is
  'For the register-upload function, once it has checked a file and stored it at '
  '{member}/{submission}/{sha256}.{extension}: adds it to the submission. Idempotent for the same bytes. Raises '
  '42501 for another member''s submission; P0001, to be shown as is, once submitted and above 100 MB per submission '
  'or 200 files a day; 22023 for a missing file; and 23514 for a file name that doesn''t fit its type.';
select private.expose(
  'register_contract', 'service_role', '{member_id,submission_id,file_id,name,size,mime_type,sha256,path}'
);

create function private.delete_submission_file(file uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  submission uuid;
  deleted public.submission_files;
begin
  select f.submission_id into submission from public.submission_files f
    join public.property_submissions s on s.id = f.submission_id
  where f.id = file and s.user_id = me;
  if submission is null then
    -- Already removed, perhaps in another tab.
    return null;
  end if;
  perform private.open_submission(submission, me);
  delete from public.submission_files f where f.id = file returning * into deleted;
  if deleted.id is not null then
    update public.property_submissions s set updated_at = clock_timestamp() where s.id = submission;
    perform private.log_submission_step(submission, me, 'file_removed',
      jsonb_build_object('name', deleted.name, 'size', deleted.size, 'sha256', deleted.sha256));
  end if;
  return deleted.path;
end;
$$;
comment on function private.delete_submission_file(uuid) is
  'Removes a file from one of the caller''s editable submissions. Returns its path in the contracts bucket, for the '
  'caller to delete it there; null if it''s gone or wasn''t theirs. Raises P0001 once submitted.';
select private.expose('delete_submission_file', 'authenticated', '{file_id}');

-- Submitting --------------------------------------------------------------------------------------

create function private.submit_property(submission uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  submission_row public.property_submissions;
begin
  perform from public.property_submissions s where s.id = submission for no key update;
  -- Already submitted, by a double click or in another tab.
  if exists (select from public.property_submissions s where s.id = submission and s.user_id = me
    and s.status = 'submitted') then
    return;
  end if;
  submission_row := private.open_submission(submission, me);
  perform private.check_email_verified();
  if not exists (select from public.submission_files f where f.submission_id = submission) then
    raise exception 'Upload your contract first.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.submission_files f where f.submission_id = submission
      and not exists (select from storage.objects o where o.bucket_id = 'contracts' and o.name = f.path)
  ) then
    raise exception 'A file is no longer available. Remove it from the list and upload it again.'
      using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('submit');
  update public.property_submissions s
  set status = 'submitted', submitted_at = clock_timestamp(), reason = null, decided_at = null, reviewer_id = null
  where s.id = submission;
  perform private.delete_notifications(submission, '{submission_decision}');
  perform private.log_submission_step(submission, me, 'submitted', jsonb_build_object(
    'address', submission_row.address, 'property_type', submission_row.property_type,
    'condition', submission_row.condition, 'price', submission_row.price,
    'sqft', submission_row.sqft, 'lot_sqft', submission_row.lot_sqft,
    'files', (
      select jsonb_agg(jsonb_build_object('name', f.name, 'sha256', f.sha256) order by f.uploaded_at, f.id)
      from public.submission_files f where f.submission_id = submission
    )
  ));
end;
$$;
comment on function private.submit_property(uuid) is
  'Submits one of the caller''s submissions to staff, for the first time or again after it was returned. Does '
  'nothing while it''s pending. Raises P0001, to be shown as is, with an unconfirmed email, without a registered '
  'file, with a missing one, once accepted, and after 10 a day, and 42501 for another member''s.';
select private.expose('submit_property', 'authenticated', '{submission_id}');

-- Staff decisions ---------------------------------------------------------------------------------

create function private.lock_pending_submission(submission uuid, if_unmodified_since timestamptz)
  returns public.property_submissions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  submission_row public.property_submissions;
begin
  if not private.has_staff_role('reviewer') then
    raise exception 'Only reviewers can review submissions' using errcode = '42501';
  end if;
  select * into submission_row from public.property_submissions s where s.id = submission for no key update;
  if submission_row.user_id = auth.uid() then
    raise exception 'Someone else must review your own submission' using errcode = '42501';
  end if;
  if submission_row.status is distinct from 'submitted' then
    raise exception 'This submission has already been reviewed.' using errcode = 'P0001';
  end if;
  if submission_row.submitted_at > if_unmodified_since then
    raise exception 'It was resubmitted since you opened it. Review it again.' using errcode = 'P0001';
  end if;
  return submission_row;
end;
$$;
comment on function private.lock_pending_submission(uuid, timestamptz) is
  'For staff: a pending submission, locked. Raises 42501 for others and for one''s own, and P0001 if it isn''t '
  'pending or was resubmitted since if_unmodified_since.';

create function private.decide_submission(submission uuid, decision text, reason text, listing uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  decided public.property_submissions;
begin
  update public.property_submissions s
  set status = decision, reason = decide_submission.reason, property_id = listing, reviewer_id = auth.uid(),
    decided_at = clock_timestamp()
  where s.id = submission returning * into decided;
  perform private.log_submission_step(submission, decided.reviewer_id, decision, case decision
    when 'returned' then jsonb_build_object('reason', decided.reason)
    else jsonb_build_object('property_id', decided.property_id)
  end);
  -- Deleted and inserted again, so that a member who has read about one decision is notified of the next.
  perform private.delete_notifications(submission, '{submission_decision}');
  perform private.notify(decided.user_id, 'submission_decision', null, submission, jsonb_build_object(
    'submission_id', submission, 'address', decided.address, 'decision', decision, 'property_id', listing,
      'decided_at', decided.decided_at
  ) || jsonb_strip_nulls(jsonb_build_object('words', decided.reason)));
end;
$$;
comment on function private.decide_submission(uuid, text, text, uuid) is
  'Stores the decision of staff and notifies the member: kind submission_decision, data {submission_id, address, '
  'decision: accepted or returned, property_id, decided_at, words: the reason, which the email quotes}.';

create function private.return_submission(
  submission uuid, reason text, if_unmodified_since timestamptz default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_pending_submission(submission, if_unmodified_since);
  if coalesce(reason, '') !~ '\S' then
    raise exception 'Give the member a reason' using errcode = '22023';
  end if;
  perform private.decide_submission(submission, 'returned', btrim(reason, E' \t\r\n'), null);
end;
$$;
comment on function private.return_submission(uuid, text, timestamptz) is
  'For staff: returns a pending submission to the member with a reason of at most 1,000 characters. '
  'if_unmodified_since: its submitted_at when the reviewer loaded it; null skips the check. Raises 42501 for others '
  'and for one''s own, 22023 without a reason, 23514 for a longer one, and P0001 if it''s gone, already reviewed, or '
  'resubmitted since then.';
select private.expose('return_submission', 'authenticated', '{submission_id,reason,if_unmodified_since}');

create function private.accept_submission(
  submission uuid, listing jsonb, if_unmodified_since timestamptz default null, valid_until date default null
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  listing_id constant uuid := gen_random_uuid();
  pending constant public.property_submissions := private.lock_pending_submission(submission, if_unmodified_since);
  refused_for text;
begin
  if valid_until is null then
    raise exception 'State the last day of the contract' using errcode = '22023';
  end if;
  if valid_until < private.contract_day() then
    raise exception 'The contract has ended' using errcode = '22023';
  end if;
  begin
    perform private.add_listing(listing_id, pending.user_id, listing || '{"off_market_contract": true}');
  exception
    when raise_exception then
      get stacked diagnostics refused_for = pg_exception_hint;
      if refused_for is distinct from 'state_rule' then
        raise;
      end if;
      -- Only the member can give what the state requires. They're asked when they put it on the market.
      perform private.add_listing(listing_id, pending.user_id,
        listing || '{"off_market_contract": true, "status": "paused"}');
  end;
  -- Staff have read the contract, which is the review a listing of an unpaid tier needs. Drops the request, so that the
  -- member is notified only once, of the submission.
  delete from public.listing_reviews r where r.property_id = listing_id;
  insert into public.listing_reviews
    (property_id, requested_at, decision, reviewer_id, decided_at, checked, valid_until)
  values (listing_id, pending.submitted_at, 'approved', auth.uid(), clock_timestamp(), '{contract}',
    accept_submission.valid_until);
  update public.properties p set verified = true where p.id = listing_id and not p.verified;
  perform private.decide_submission(submission, 'accepted', null, listing_id);
  return listing_id;
end;
$$;
comment on function private.accept_submission(uuid, jsonb, timestamptz, date) is
  'For staff: turns a pending submission into an approved, verified, off-market listing of the member and returns '
  'its ID. It starts paused if its state requires a disclosure or license of the member first. listing: as '
  'private.add_listing takes it. if_unmodified_since: its submitted_at when the reviewer loaded '
  'it; null skips the check. valid_until: the contract''s last day, with which the badge ends. Raises 42501 for others '
  'and for one''s own, 22023 without it and for a contract that has ended, P0001 if it''s gone, already reviewed, or '
  'resubmitted since then, and what private.add_listing does.';
select private.expose('accept_submission', 'authenticated', '{submission_id,listing,if_unmodified_since,valid_until}');

-- Policies ----------------------------------------------------------------------------------------

alter table public.property_submissions enable row level security;
alter table public.submission_files enable row level security;
alter table public.submission_log enable row level security;

create policy "Members see the contracts in their own folder"
  on storage.objects for select to authenticated
  using (bucket_id = 'contracts' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Members can upload contracts to their own submissions"
  on storage.objects for insert to authenticated
 
  with check (
    bucket_id = 'contracts' and (storage.foldername(name))[1] = (select auth.uid())::text
      and private.can_upload_contract(name) and (select private.account_standing()) = 'active'
  );

-- No update policy: contracts never change. Registered ones must be removed from the submission before they're deleted.
create policy "Members can delete contracts that aren't part of a submission"
  on storage.objects for delete to authenticated
 
  using (
    bucket_id = 'contracts' and (storage.foldername(name))[1] = (select auth.uid())::text
      and not private.is_contract_registered(name)
      and (select private.account_standing()) not in ('suspended', 'banned')
  );

create policy "Members can read their own submissions; staff, submitted ones"
  on public.property_submissions for select to authenticated
  using (user_id = (select auth.uid()) or (submitted_at is not null and (select private.has_staff_role('reviewer'))));

create policy "Members can delete their own drafts"
  on public.property_submissions for delete to authenticated
  using (user_id = (select auth.uid()) and submitted_at is null);

create policy "Everyone who can read a submission can read its files"
  on public.submission_files for select to authenticated
  using (exists (select from public.property_submissions s where s.id = submission_id));

create policy "Everyone who can read a submission can read its log"
  on public.submission_log for select to authenticated
  using (exists (select from public.property_submissions s where s.id = submission_id));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.property_submissions, public.submission_files, public.submission_log from anon, authenticated;
grant select, delete on public.property_submissions to authenticated;
grant select on public.submission_files, public.submission_log to authenticated;
grant all on public.property_submissions, public.submission_files, public.submission_log to service_role;
grant execute on function
  private.is_contract_registered(text), private.can_upload_contract(text)
  to authenticated, service_role;
