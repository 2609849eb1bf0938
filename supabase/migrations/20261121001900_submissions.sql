-- Submissions: properties that members bring with the contract they hold on them. The files are private, each checked and hashed
-- by the function register-contract before it counts; staff read them and turn a submission into a verified listing, or return it.
-- Members write none of these tables themselves.

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
  constraint property_submissions_whole check (
    (status = 'returned') = (reason is not null)
    and (status in ('accepted', 'returned')) = (decided_at is not null)
    and (status = 'draft' or submitted_at is not null)
  )
);
comment on table public.property_submissions is
  'Properties submitted with a contract. For the member who submits, and for staff once it was submitted. Written by functions only.';
comment on column public.property_submissions.id is 'Chosen by the member''s app: started again, it is the same submission.';
comment on column public.property_submissions.condition is
  'As the submission form has it. A listing made of it is Turn-Key, Light Rehab, Medium Rehab or Heavy Rehab, in this order.';
comment on column public.property_submissions.price is 'Asking price, whole USD.';
comment on column public.property_submissions.lot_sqft is 'Square feet; null when not stated.';
comment on column public.property_submissions.status is
  'draft and returned ones can be changed, and submitted; submitted ones wait for staff; accepted ones have become a listing.';
comment on column public.property_submissions.reason is 'What must change before it can be accepted, for the member to read. Exactly while returned.';
comment on column public.property_submissions.property_id is 'The listing it has become; null before that, and once the listing is deleted.';
comment on column public.property_submissions.submitted_at is 'When it was last submitted; null while it never was: then staff do not see it.';
create index property_submissions_user_idx on public.property_submissions (user_id, created_at desc, id desc);
create index property_submissions_queue_idx on public.property_submissions (submitted_at, id) where status = 'submitted';
create index property_submissions_decided_idx on public.property_submissions (decided_at desc, id desc) where decided_at is not null;
create index property_submissions_property_idx on public.property_submissions (property_id);
create index property_submissions_reviewer_idx on public.property_submissions (reviewer_id);

create table public.submission_files (
  id uuid primary key,
  submission_id uuid not null references public.property_submissions (id) on delete cascade,
  path text not null constraint submission_files_path unique,
  -- A name is what the file is saved under: it must not make of it what its type is not.
  name text not null check (char_length(name) <= 160 and name ~ '\S' and name !~ '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'),
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
  'Contracts of submissions: files whose bytes the server has checked and hashed. For whoever may read the submission.';
comment on column public.submission_files.id is 'Chosen by the member''s app: registered again, it is the same file.';
comment on column public.submission_files.path is 'In the bucket contracts, named by the hash: nothing else is ever stored there.';
comment on column public.submission_files.name is 'As the member named it.';
comment on column public.submission_files.size is 'Bytes.';
comment on column public.submission_files.sha256 is 'Of the bytes as they are stored, in hexadecimal.';

create table public.submission_log (
  id bigint generated always as identity primary key,
  submission_id uuid not null references public.property_submissions (id) on delete cascade,
  actor_id uuid references public.users (id) on delete set null,
  step text not null check (step in ('started', 'file_added', 'file_removed', 'submitted', 'returned', 'accepted')),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.submission_log is 'Every step of a submission: who did what, and when. Nobody changes it. For whoever may read the submission.';
comment on column public.submission_log.actor_id is 'Who did it; null once that account is gone.';
comment on column public.submission_log.details is
  'file_added, file_removed: {name, size, sha256}. submitted: what was submitted, with {name, sha256} of each of the files. returned: {reason}. accepted: {property_id}.';
create index submission_log_submission_idx on public.submission_log (submission_id, id);
create index submission_log_actor_idx on public.submission_log (actor_id, created_at);

create function private.log_step(submission uuid, actor uuid, step text, details jsonb default '{}') returns void
language sql volatile set search_path = ''
as $$ insert into public.submission_log (submission_id, actor_id, step, details) values (submission, actor, log_step.step, log_step.details); $$;
comment on function private.log_step(uuid, uuid, text, jsonb) is 'Adds a step to a submission''s log.';

create function private.open_submission(submission uuid, member uuid) returns public.property_submissions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_row public.property_submissions;
begin
  select * into found_row from public.property_submissions s where s.id = submission for no key update;
  if member is null or found_row.user_id is distinct from member then
    raise exception 'Not a submission of yours' using errcode = '42501';
  end if;
  if found_row.status not in ('draft', 'returned') then
    raise exception 'This property was submitted already. It cannot be changed any more.' using errcode = 'P0001';
  end if;
  return found_row;
end;
$$;
comment on function private.open_submission(uuid, uuid) is
  'That member''s submission, locked, while it can be changed: 42501 for another''s or none, P0001 once it was submitted, unless it was returned.';

-- The form ------------------------------------------------------------------------------------------

create function private.save_submission(
  submission uuid, address text, property_type text, condition text, price bigint, sqft integer, lot_sqft integer
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  place constant text := btrim(save_submission.address, E' \t\r\n');
begin
  if me is null then
    raise exception 'Only members submit properties' using errcode = '42501';
  end if;
  insert into public.property_submissions (id, user_id, address, property_type, condition, price, sqft, lot_sqft)
  values (submission, me, place, save_submission.property_type, save_submission.condition, save_submission.price, save_submission.sqft, save_submission.lot_sqft)
  on conflict on constraint property_submissions_pkey do nothing;
  if found then
    perform private.spend('submission', 20, interval '1 day', 'You have started 20 submissions today. Please wait until tomorrow.');
    perform private.log_step(submission, me, 'started');
    return;
  end if;
  perform private.open_submission(submission, me);
  update public.property_submissions s set
    address = place, property_type = save_submission.property_type, condition = save_submission.condition,
    price = save_submission.price, sqft = save_submission.sqft, lot_sqft = save_submission.lot_sqft, updated_at = clock_timestamp()
  where s.id = submission
    and (s.address, s.property_type, s.condition, s.price, s.sqft, s.lot_sqft) is distinct from
      (place, save_submission.property_type, save_submission.condition, save_submission.price, save_submission.sqft, save_submission.lot_sqft);
end;
$$;
comment on function private.save_submission(uuid, text, text, text, bigint, integer, integer) is 'Does the work of public.save_submission.';

create function public.save_submission(
  submission_id uuid, address text, property_type text, condition text, price bigint, sqft integer, lot_sqft integer default null
) returns void
language sql volatile set search_path = ''
as $$ select private.save_submission(submission_id, address, property_type, condition, price, sqft, lot_sqft); $$;
comment on function public.save_submission(uuid, text, text, text, bigint, integer, integer) is
  'Starts a submission under an id chosen by the caller, or changes one of their own that is a draft or was returned: sent again, it is the same one. '
  'P0001, to be shown as it is, for one that was submitted and after 20 started in a day; 42501 for another''s id, 23502 or 23514 for values that the table does not take.';

-- The files -----------------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'contracts', 'contracts', false, 5242880,
  array['application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']
)
on conflict (id) do update
set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

create function private.is_registered(path text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.submission_files f where f.path = is_registered.path); $$;
comment on function private.is_registered(text) is 'Whether that file is part of a submission: then it stays as it is.';

create function private.is_submitted(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.submission_files f join public.property_submissions s on s.id = f.submission_id
    where f.path = is_submitted.path and s.submitted_at is not null
  );
$$;
comment on function private.is_submitted(text) is 'Whether that file is part of a submission that staff may read.';

create function private.may_upload(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if path !~ '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/incoming/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|docx?)$' then
    return false;
  end if;
  return exists (
    select from public.property_submissions s
    where s.id = split_part(path, '/', 2)::uuid and s.user_id = me and s.status in ('draft', 'returned')
  ) and (
    select count(*) < 50 from storage.objects o
    where o.bucket_id = 'contracts' and starts_with(o.name, me || '/')
      and o.created_at > now() - interval '1 day' and not private.is_registered(o.name)
  );
end;
$$;
comment on function private.may_upload(text) is
  'Whether the caller may store a file there, for register-contract to look at: {caller}/{an own submission that can be changed}/incoming/{a new id}.{pdf, doc or docx}. '
  'Where registered files are, nobody but that function stores any. Not while 50 files of the last day wait or were left in the member''s folder.';

create policy "Contracts are for the member, and once submitted for staff"
  on storage.objects for select to authenticated
  using (
    bucket_id = 'contracts'
    and (
      (storage.foldername(name))[1] = (select auth.uid())::text
      or ((select private.is_staff()) and private.is_submitted(name))
    )
  );
create policy "Contracts are added to the member's own submission"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'contracts' and (storage.foldername(name))[1] = (select auth.uid())::text and private.may_upload(name)
  );
-- Nobody replaces one, and what is registered goes only after it was taken out of its submission.
create policy "Contracts in no submission are removed by their member"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'contracts' and (storage.foldername(name))[1] = (select auth.uid())::text and not private.is_registered(name)
  );

create function private.register_contract(
  member uuid, submission uuid, file uuid, name text, size bigint, mime_type text, sha256 text, path text
) returns public.submission_files
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored public.submission_files;
begin
  perform private.open_submission(submission, member);
  select * into stored from public.submission_files f where f.submission_id = submission and f.sha256 = register_contract.sha256;
  if stored.id is not null then
    return stored;
  end if;
  if not starts_with(path, member || '/' || submission || '/' || sha256 || '.')
    or not exists (select from storage.objects o where o.bucket_id = 'contracts' and o.name = register_contract.path)
  then
    raise exception 'No such file is stored' using errcode = '22023';
  end if;
  if size + (select coalesce(sum(f.size), 0) from public.submission_files f where f.submission_id = submission) > 104857600 then
    raise exception 'The files of one submission can have 100 MB together.' using errcode = 'P0001';
  end if;
  if (
    select count(*) from public.submission_log l
    where l.actor_id = member and l.step = 'file_added' and l.created_at > now() - interval '1 day'
  ) >= 200 then
    raise exception 'You have added 200 files today. Please wait until tomorrow.' using errcode = 'P0001';
  end if;
  insert into public.submission_files (id, submission_id, path, name, size, mime_type, sha256)
  values (file, submission, register_contract.path, btrim(register_contract.name), register_contract.size, register_contract.mime_type, register_contract.sha256)
  returning * into stored;
  update public.property_submissions s set updated_at = clock_timestamp() where s.id = submission;
  perform private.log_step(submission, member, 'file_added', jsonb_build_object('name', stored.name, 'size', stored.size, 'sha256', stored.sha256));
  return stored;
end;
$$;
comment on function private.register_contract(uuid, uuid, uuid, text, bigint, text, text, text) is 'Does the work of public.register_contract.';

create function public.register_contract(
  member_id uuid, submission_id uuid, file_id uuid, name text, size bigint, mime_type text, sha256 text, path text
) returns public.submission_files
language sql volatile set search_path = ''
as $$ select private.register_contract(member_id, submission_id, file_id, name, size, mime_type, sha256, path); $$;
comment on function public.register_contract(uuid, uuid, uuid, text, bigint, text, text, text) is
  'For the function register-contract, once it has checked a file''s bytes and stored them at {member}/{submission}/{sha256}.{ending}: makes it part of the submission. The same bytes again are the same file. '
  '42501 for a submission that is not the member''s, P0001, to be shown as it is, for one that was submitted, for more than 100 MB in one or 200 files a day, 22023 for a file that is not there, 23514 for a name that does not fit its type.';

create function private.remove_contract(file uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  submission uuid;
  gone public.submission_files;
begin
  select f.submission_id into submission from public.submission_files f join public.property_submissions s on s.id = f.submission_id
  where f.id = file and s.user_id = me;
  if submission is null then
    -- Taken out before, in another tab perhaps.
    return null;
  end if;
  perform private.open_submission(submission, me);
  delete from public.submission_files f where f.id = file returning * into gone;
  if gone.id is not null then
    update public.property_submissions s set updated_at = clock_timestamp() where s.id = submission;
    perform private.log_step(submission, me, 'file_removed', jsonb_build_object('name', gone.name, 'size', gone.size, 'sha256', gone.sha256));
  end if;
  return gone.path;
end;
$$;
comment on function private.remove_contract(uuid) is 'Does the work of public.remove_submission_file.';

create function public.remove_submission_file(file_id uuid) returns text
language sql volatile set search_path = ''
as $$ select private.remove_contract(file_id); $$;
comment on function public.remove_submission_file(uuid) is
  'Takes a file out of one of the caller''s own submissions that can be changed. Returns its path in the bucket contracts, for the caller to remove it there; null for a file that is gone already, or was never theirs. P0001 once it was submitted.';

-- Submitting ----------------------------------------------------------------------------------------

create function private.submit_property(submission uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  mine public.property_submissions;
begin
  perform from public.property_submissions s where s.id = submission for no key update;
  -- Asked for twice, by a double click or in two tabs: it waits already.
  if exists (select from public.property_submissions s where s.id = submission and s.user_id = me and s.status = 'submitted') then
    return;
  end if;
  mine := private.open_submission(submission, me);
  if not private.email_confirmed() then
    raise exception 'Please confirm your email address to submit a property.' using errcode = 'P0001';
  end if;
  if not exists (select from public.submission_files f where f.submission_id = submission) then
    raise exception 'Upload your contract first.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.submission_files f where f.submission_id = submission
      and not exists (select from storage.objects o where o.bucket_id = 'contracts' and o.name = f.path)
  ) then
    raise exception 'A file is not there any more. Remove it from the list and upload it again.' using errcode = 'P0001';
  end if;
  perform private.spend('submit', 10, interval '1 day', 'You have submitted 10 properties today. Please wait until tomorrow.');
  update public.property_submissions s
  set status = 'submitted', submitted_at = clock_timestamp(), reason = null, decided_at = null, reviewer_id = null
  where s.id = submission;
  perform private.forget_notifications(submission, '{submission_decision}');
  perform private.log_step(submission, me, 'submitted', jsonb_build_object(
    'address', mine.address, 'property_type', mine.property_type, 'condition', mine.condition, 'price', mine.price,
    'sqft', mine.sqft, 'lot_sqft', mine.lot_sqft,
    'files', (
      select jsonb_agg(jsonb_build_object('name', f.name, 'sha256', f.sha256) order by f.uploaded_at, f.id)
      from public.submission_files f where f.submission_id = submission
    )
  ));
end;
$$;
comment on function private.submit_property(uuid) is 'Does the work of public.submit_property.';

create function public.submit_property(submission_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.submit_property(submission_id); $$;
comment on function public.submit_property(uuid) is
  'Hands one of the caller''s own submissions to staff, for the first time or after it was returned; nothing where it waits for them already. '
  'P0001, to be shown as it is: without a confirmed email, without a registered file, with one that is not stored any more, once accepted, and after 10 in a day. 42501 for another''s.';

-- Decisions of staff --------------------------------------------------------------------------------

insert into public.notification_kinds (kind, position) values ('submission_decision', 55);

create function private.waiting_submission(submission uuid, seen timestamptz) returns public.property_submissions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_row public.property_submissions;
begin
  if not private.is_staff() then
    raise exception 'Only staff decide on submissions' using errcode = '42501';
  end if;
  select * into found_row from public.property_submissions s where s.id = submission for no key update;
  if found_row.user_id = auth.uid() then
    raise exception 'A submission of your own is for somebody else to decide' using errcode = '42501';
  end if;
  if found_row.status is distinct from 'submitted' then
    raise exception 'This submission was decided already, or is gone.' using errcode = 'P0001';
  end if;
  if found_row.submitted_at > seen then
    raise exception 'It was submitted again meanwhile. Look at it again.' using errcode = 'P0001';
  end if;
  return found_row;
end;
$$;
comment on function private.waiting_submission(uuid, timestamptz) is
  'For staff: a submission that waits, locked. 42501 for others and for one''s own, P0001 for one that does not wait, or was submitted again since it was seen.';

create function private.settle_submission(submission uuid, decision text, reason text, listing uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  settled public.property_submissions;
begin
  update public.property_submissions s
  set status = decision, reason = settle_submission.reason, property_id = listing, reviewer_id = auth.uid(), decided_at = clock_timestamp()
  where s.id = submission returning * into settled;
  perform private.log_step(submission, settled.reviewer_id, decision, case decision
    when 'returned' then jsonb_build_object('reason', settled.reason)
    else jsonb_build_object('property_id', settled.property_id)
  end);
  -- Told anew: who has read of one decision is to hear of the next.
  perform private.forget_notifications(submission, '{submission_decision}');
  perform private.notify(settled.user_id, 'submission_decision', null, submission, jsonb_build_object(
    'submission_id', submission, 'address', settled.address, 'decision', decision, 'property_id', listing, 'decided_at', settled.decided_at
  ));
end;
$$;
comment on function private.settle_submission(uuid, text, text, uuid) is
  'Writes down what staff decided, and tells the member: kind submission_decision, data {submission_id, address, decision: accepted or returned, property_id, decided_at}.';

create function private.return_submission(submission uuid, reason text, seen timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.waiting_submission(submission, seen);
  if coalesce(reason, '') !~ '\S' then
    raise exception 'Give the member a reason' using errcode = '22023';
  end if;
  perform private.settle_submission(submission, 'returned', btrim(reason, E' \t\r\n'), null);
end;
$$;
comment on function private.return_submission(uuid, text, timestamptz) is 'Does the work of public.return_submission.';

create function public.return_submission(submission_id uuid, reason text, seen timestamptz default null) returns void
language sql volatile set search_path = ''
as $$ select private.return_submission(submission_id, reason, seen); $$;
comment on function public.return_submission(uuid, text, timestamptz) is
  'For staff: returns a submission that waits, with a reason (at most 1,000 characters) for the member, who can change it and submit it again. seen: its submitted_at as it was read; null for any. '
  '42501 for others and for one''s own, 22023 without a reason, 23514 for a longer one, P0001 for one that is decided, gone, or was submitted again since it was seen.';

create function private.accept_submission(submission uuid, listing jsonb, seen timestamptz) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  waiting public.property_submissions;
  given public.properties;
  unknown text;
  made uuid;
begin
  waiting := private.waiting_submission(submission, seen);
  if jsonb_typeof(listing) is distinct from 'object' then
    raise exception 'A listing is an object' using errcode = '22023';
  end if;
  select string_agg(key, ', ') into unknown from jsonb_object_keys(listing) as key
  where key <> all (array[
    'title', 'description', 'property_type', 'address', 'city', 'state', 'zip', 'county', 'price', 'bedrooms', 'bathrooms',
    'sqft', 'lot_sqft', 'condition', 'financing', 'occupancy', 'noi'
  ]);
  if unknown is not null then
    raise exception 'Not part of a listing made of a submission: %', unknown using errcode = '22023';
  end if;
  given := jsonb_populate_record(null::public.properties, listing);
  insert into public.properties (
    user_id, title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms,
    sqft, lot_sqft, condition, financing, occupancy, noi, off_market_contract
  ) values (
    waiting.user_id, btrim(given.title, E' \t\r\n'), btrim(given.description, E' \t\r\n'), given.property_type, btrim(given.address), btrim(given.city),
    given.state, given.zip, given.county, given.price, coalesce(given.bedrooms, 0), coalesce(given.bathrooms, 0),
    coalesce(given.sqft, 0), coalesce(given.lot_sqft, 0), given.condition, given.financing, coalesce(given.occupancy, 'vacant'), given.noi, true
  ) returning id into made;
  -- The contract was read: that is the review that a listing of an unpaid tier waits for. The request goes, so that the
  -- member is told once, of the submission.
  delete from public.listing_reviews r where r.property_id = made;
  insert into public.listing_reviews (property_id, requested_at, decision, reviewer_id, decided_at)
  values (made, waiting.submitted_at, 'approved', auth.uid(), clock_timestamp());
  update public.properties p set verified = true where p.id = made and not p.verified;
  perform private.settle_submission(submission, 'accepted', null, made);
  return made;
end;
$$;
comment on function private.accept_submission(uuid, jsonb, timestamptz) is 'Does the work of public.accept_submission.';

create function public.accept_submission(submission_id uuid, listing jsonb, seen timestamptz default null) returns uuid
language sql volatile set search_path = ''
as $$ select private.accept_submission(submission_id, listing, seen); $$;
comment on function public.accept_submission(uuid, jsonb, timestamptz) is
  'For staff: turns a submission that waits into a listing of the member''s, off market, approved and so verified; returns the listing''s id. '
  'listing: {title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms, sqft, lot_sqft, condition, financing, occupancy, noi}. seen: its submitted_at as it was read; null for any. '
  '42501 for others and for one''s own, 22023 for other fields, 23502 or 23514 for values that no listing takes, P0001 for a submission that is decided, gone, or was submitted again since it was seen.';

-- An account that is deleted ------------------------------------------------------------------------

create function private.hold_property_submissions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.property_submissions s where old.id in (s.user_id, s.reviewer_id) order by s.id for update;
  return old;
end;
$$;
comment on function private.hold_property_submissions() is
  'Delete trigger on auth.users, before hold_relations: submissions before members, as everywhere.';
create trigger hold_property_submissions before delete on auth.users for each row execute function private.hold_property_submissions();

-- What members can download -------------------------------------------------------------------------

create function private.exported_submissions() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'submissions', (
      select coalesce(jsonb_agg(
        to_jsonb(s) - 'user_id' - 'reviewer_id' || jsonb_build_object('files', (
          select coalesce(jsonb_agg(to_jsonb(f) - 'submission_id' order by f.uploaded_at, f.id), '[]')
          from public.submission_files f where f.submission_id = s.id
        )) order by s.created_at, s.id
      ), '[]')
      from public.property_submissions s where s.user_id = me.id
    ),
    'submission_log', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'id' - 'actor_id' order by l.id), '[]')
      from public.submission_log l
      where l.actor_id = me.id or exists (select from public.property_submissions s where s.id = l.submission_id and s.user_id = me.id)
    )
  )
  from me;
$$;
comment on function private.exported_submissions() is 'Part of public.export_my_data: properties the caller has submitted, and every step of them, and of others by the caller.';

create or replace function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$
  select private.exported_account() || private.exported_listings() || private.exported_notifications() || private.exported_network()
    || private.exported_feed() || private.exported_events() || private.exported_forums() || private.exported_messages()
    || private.exported_alerts() || private.exported_submissions()
  where (select auth.uid()) is not null;
$$;

-- Policies ------------------------------------------------------------------------------------------

alter table public.property_submissions enable row level security;
alter table public.submission_files enable row level security;
alter table public.submission_log enable row level security;

create policy "Members read their own submissions, staff what was submitted"
  on public.property_submissions for select to authenticated
  using (user_id = (select auth.uid()) or (submitted_at is not null and (select private.is_staff())));
create policy "Members remove their own drafts"
  on public.property_submissions for delete to authenticated
  using (user_id = (select auth.uid()) and submitted_at is null);
create policy "Whoever may read a submission reads its files"
  on public.submission_files for select to authenticated
  using (exists (select from public.property_submissions s where s.id = submission_id));
create policy "Whoever may read a submission reads its log"
  on public.submission_log for select to authenticated
  using (exists (select from public.property_submissions s where s.id = submission_id));

-- Grants: closed first, then what the policies are written for -----------------------------------------

revoke all on public.property_submissions, public.submission_files, public.submission_log from anon, authenticated;
grant select on public.property_submissions, public.submission_files, public.submission_log to authenticated;
grant delete on public.property_submissions to authenticated;
grant all on public.property_submissions, public.submission_files, public.submission_log to service_role;

revoke execute on all functions in schema private from public;
-- The policies on files ask.
grant execute on function private.is_registered(text), private.is_submitted(text), private.may_upload(text) to authenticated, service_role;
grant execute on function
  private.save_submission(uuid, text, text, text, bigint, integer, integer), private.remove_contract(uuid), private.submit_property(uuid),
  private.return_submission(uuid, text, timestamptz), private.accept_submission(uuid, jsonb, timestamptz), private.exported_submissions()
  to authenticated, service_role;
grant execute on function private.register_contract(uuid, uuid, uuid, text, bigint, text, text, text) to service_role;
revoke execute on function
  public.save_submission(uuid, text, text, text, bigint, integer, integer), public.remove_submission_file(uuid), public.submit_property(uuid),
  public.return_submission(uuid, text, timestamptz), public.accept_submission(uuid, jsonb, timestamptz)
  from public, anon;
grant execute on function
  public.save_submission(uuid, text, text, text, bigint, integer, integer), public.remove_submission_file(uuid), public.submit_property(uuid),
  public.return_submission(uuid, text, timestamptz), public.accept_submission(uuid, jsonb, timestamptz)
  to authenticated, service_role;
revoke execute on function public.register_contract(uuid, uuid, uuid, text, bigint, text, text, text) from public, anon, authenticated;
grant execute on function public.register_contract(uuid, uuid, uuid, text, bigint, text, text, text) to service_role;
